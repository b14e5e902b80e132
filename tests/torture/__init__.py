"""What disks, files, signals and other programs do to the game: nothing is lost, and nothing odd is seen."""
