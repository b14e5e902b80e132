"""What the program says when the disk doesn't do what was asked: one sentence for every usual cause."""

import errno

from castles.i18n import N_, _

CAUSES = {
    errno.ENOENT: N_("There is no such file or folder."),
    errno.EACCES: N_("You have no permission to use this file or folder."),
    errno.EPERM: N_("You have no permission to use this file or folder."),
    errno.ENODEV: N_("This is a pipe or a device, not a file."),
    errno.EISDIR: N_("This is a folder, not a file."),
    errno.ENOTDIR: N_("A file lies where there should be a folder."),
    errno.EEXIST: N_("A file lies where there should be a folder."),
    errno.ENOTEMPTY: N_("This is a folder, not a file."),
    errno.ENOSPC: N_("There is no space left on the disk."),
    errno.EDQUOT: N_("There is no space left on the disk."),
    errno.EROFS: N_("This disk can only be read, not written."),
    errno.ESTALE: N_("Another program has changed this save; what you play becomes a save of its own."),
    errno.EFBIG: N_("The file would be larger than the system allows."),
    errno.EAGAIN: N_("The system allows no more processes."),
    errno.ENAMETOOLONG: N_("This name is too long for a file."),
}
UNUSUAL = N_("The system can't use this file or folder.")


def disk_words(error: OSError) -> str:
    """The cause of a system's error in the player's language; the system itself speaks only its own."""
    return _(CAUSES.get(error.errno or 0, UNUSUAL))
