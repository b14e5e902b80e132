"""Chance: the same numbers everywhere, and shuffles that follow the dice."""

from castles.rules.chance import below, shuffled


def test_the_numbers_are_those_of_splitmix64() -> None:
    chance, numbers = 1234567, []
    for _ in range(3):
        chance, number = below(chance, 1 << 64)
        numbers.append(number)
    assert numbers == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_shuffle_uses_one_die_for_each_place() -> None:
    chance, order = 42, list("castle")
    for last in range(5, 0, -1):
        chance, other = below(chance, last + 1)
        order[last], order[other] = order[other], order[last]
    assert shuffled(42, "castle") == (chance, order)


def test_dice_are_fair_enough() -> None:
    chance, counts = 7, [0] * 6
    for _ in range(6000):
        chance, number = below(chance, 6)
        counts[number] += 1
    assert all(900 < count < 1100 for count in counts)
