"""The pictures of Castle Combo: characters composed from parts, signs derived from the rules, frames and pieces."""
