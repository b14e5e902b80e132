"""Where pictures and sounds lie: inside the package when installed, beside it in a checkout."""

from pathlib import Path

PACKAGE = Path(__file__).parent


def resource(name: str) -> Path:
    """The path of a file or folder such as "art/fonts"; it need not exist."""
    inside = PACKAGE / name
    return inside if inside.exists() else PACKAGE.parent / name
