"""`python -m castles.words [LANGUAGE…]`: gathers every message, updates the catalogues, compiles them (needs Babel)."""

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

WORDS = Path(__file__).parent
PACKAGE = WORDS.parent
KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2)}
UNDATED = datetime(2000, 1, 1, tzinfo=UTC)
PLURALS = {  # Babel's own rule for Hungarian knows no plural
    "pl": (3, "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"),
    "hu": (2, "(n != 1)"),
}


def messages() -> Catalog:
    """Every message of the program."""
    found = Catalog()
    for name, line, message, _comments, _context in extract_from_dir(PACKAGE, keywords=KEYWORDS):
        if message:
            found.add(message, locations=[(f"castles/{name}", line)])
    return found


def catalogue(language: str) -> Catalog:
    """A language's catalogue as it is on disk."""
    path = po_path(language)
    if not path.exists():
        return Catalog(locale=language)
    return read_po(BytesIO(path.read_bytes()), locale=language)


def po_path(language: str) -> Path:
    return WORDS / language / "LC_MESSAGES" / "castles.po"


def updated(language: str) -> Catalog:
    """The catalogue with every message of the program and none besides."""
    known, fresh = catalogue(language), Catalog()
    for message in messages():
        if message.id:
            same = known.get(message.id)
            fresh.add(message.id, same.string if same else None, locations=sorted(set(message.locations)))
    return fresh


def po_text(catalog: Catalog, language: str) -> bytes:
    """The catalogue as readable text, without dates, so that it changes only with its messages."""
    body = BytesIO()
    write_po(body, catalog, omit_header=True, sort_output=True, include_lineno=False, width=0)
    count, rule = PLURALS[language]
    head = [
        "# Castles: every message for players.",
        'msgid ""',
        'msgstr ""',
        f'"Language: {language}\\n"',
        f'"Plural-Forms: nplurals={count}; plural={rule};\\n"',
        '"Content-Type: text/plain; charset=utf-8\\n"',
    ]
    return "\n".join([*head, "", ""]).encode() + body.getvalue()


def mo_bytes(text: bytes) -> bytes:
    """The catalogue as the program reads it."""
    compiled, catalog = BytesIO(), read_po(BytesIO(text))
    catalog.creation_date = UNDATED  # else it would be different every day
    write_mo(compiled, catalog)
    return compiled.getvalue()


def missing(catalog: Catalog) -> list[str]:
    """The messages without a translation."""
    return [str(message.id) for message in catalog if message.id and not _is_whole(message.string)]


def _is_whole(string: str | Sequence[str] | None) -> bool:
    return bool(string) if string is None or isinstance(string, str) else all(string)


def main() -> None:
    """Updates and compiles every catalogue, and says what is missing."""
    for language in sys.argv[1:] or PLURALS:
        catalog = updated(language)
        path = po_path(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        text = po_text(catalog, language)
        path.write_bytes(text)
        path.with_suffix(".mo").write_bytes(mo_bytes(text))
        absent = missing(catalog)
        print(f"{language}: {len(catalog)} messages, {len(absent)} not translated")


if __name__ == "__main__":
    main()
