"""`python -m castles.rules.throne.work_out`: works out the table of `known`; needed only when dice or cards change."""

from pathlib import Path

from castles.rules.throne.known import ENTRIES, NAME, packed
from castles.rules.throne.odds import Odds, payoffs


def main() -> None:
    """Writes the table."""
    chances = [Odds(payoffs(mark, extra)).chance_at_first(rolls) for rolls, extra, mark in ENTRIES]
    Path(__file__).with_name(NAME).write_bytes(packed(chances))


if __name__ == "__main__":
    main()
