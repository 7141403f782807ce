"""Berserk's battle a second time, written from the rulebook and the rulings alone, for comparing.

Nothing here comes from the title's own code but the words of cards and what is printed on them. It is slow and plain:
a list of cards, and functions that stop where somebody is asked. What chance decides it hears from the events of the
play it follows. L is a line of the rulebook, K a ruling.
"""
