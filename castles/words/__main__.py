"""`python -m castles.words [LANGUAGE…]`: gathers every message, updates the catalogues, compiles them (needs Babel)."""

import ast
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

WORDS = Path(__file__).parent
PACKAGE = WORDS.parent
KEYWORDS = {"_": 1, "N_": 1, "ngettext": 2}  # and how many of their arguments are messages
UNDATED = datetime(2000, 1, 1, tzinfo=UTC)
PLURALS = {  # Babel's own rule for Hungarian knows no plural
    "pl": (3, "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"),
    "hu": (2, "(n != 1)"),
}


def messages() -> Catalog:
    """Every message of the program, also those inside f-strings."""
    found = Catalog()
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if message := _message(node):
                found.add(message, locations=[(path.relative_to(PACKAGE.parent).as_posix(), 0)])
    return found


def _message(node: ast.AST) -> str | tuple[str, ...] | None:
    """The message that a call of `_`, `N_` or `ngettext` names."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEYWORDS):
        return None
    given = [each.value for each in node.args[: KEYWORDS[node.func.id]] if isinstance(each, ast.Constant)]
    texts = tuple(value for value in given if isinstance(value, str) and value)
    return texts if len(texts) == 2 else texts[0] if texts else None


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
    known, fresh = catalogue(language), read_po(BytesIO(_head(language)))  # which knows the number of plural forms
    for message in messages():
        if message.id:
            same = known.get(message.id)
            fresh.add(message.id, same.string if same else None, locations=sorted(set(message.locations)))
    return fresh


def po_text(catalog: Catalog, language: str) -> bytes:
    """The catalogue as readable text, without dates, so that it changes only with its messages."""
    body = BytesIO()
    write_po(body, catalog, omit_header=True, sort_output=True, include_lineno=False, width=0)
    return _head(language) + body.getvalue()


def _head(language: str) -> bytes:
    count, rule = PLURALS[language]
    lines = [
        "# Castles: every message for players.",
        'msgid ""',
        'msgstr ""',
        f'"Language: {language}\\n"',
        f'"Plural-Forms: nplurals={count}; plural={rule};\\n"',
        '"Content-Type: text/plain; charset=utf-8\\n"',
    ]
    return "\n".join([*lines, "", ""]).encode()


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
