"""Who the computer players are: a name and a face for each, six at every level."""

from castles.match import Player
from castles.rules.game import Seat

PERSONAS = {  # names that all three languages know, and the picture below art/faces
    "page": (
        ("Bence", "v32"),
        ("Hanka", "v30"),
        ("Marcsi", "v33"),
        ("Panni", "v38"),
        ("Szymon", "v36"),
        ("Jagoda", "v24"),
    ),
    "squire": (
        ("Ádám", "v07"),
        ("Wojtek", "v09"),
        ("Dorka", "v17"),
        ("Benedek", "c12"),
        ("Mikołaj", "c32"),
        ("Zsuzsanna", "c37"),
    ),
    "knight": (
        ("Kinga", "c33"),
        ("Zawisza", "c14"),
        ("Botond", "c29"),
        ("Bronisława", "c31"),
        ("Miklós", "c34"),
        ("Zbigniew", "c30"),
    ),
    "king": (
        ("Kazimierz", "c02"),
        ("Erzsébet", "c08"),
        ("Jadwiga", "c07"),
        ("Kunegunda", "c01"),
        ("Bolesław", "v35"),
        ("László", "c03"),
    ),
}


def persona_name(level: str, number: int) -> str:
    """The name of a level's computer player on a chair."""
    known = PERSONAS.get(level, PERSONAS["squire"])
    return known[number % len(known)][0]


def face(player: Player, seat: Seat) -> str:
    """The picture of a computer player: the one that belongs to its name, else one of its level's; "" for a person."""
    if player.level is None:
        return ""
    known = PERSONAS.get(player.level, PERSONAS["squire"])
    return f"faces/{dict(known).get(player.name, known[seat % len(known)][1])}"
