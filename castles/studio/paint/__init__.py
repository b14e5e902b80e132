"""The paint library: seeded noise, colour ramps, shadows, materials and lettering, with Pillow alone."""
