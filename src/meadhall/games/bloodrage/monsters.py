"""What monsters do when they invade (459). Their other gifts are told where they matter: figures, battle, pillage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.engine.frames import Frame
from meadhall.games.bloodrage.board import YGGDRASIL
from meadhall.games.bloodrage.cards import ROOTS, SHIP, SLAYS, SLAYS_ALL, WARRIOR
from meadhall.games.bloodrage.clans import MONSTER_SLOT, SLOTS
from meadhall.games.bloodrage.figures import force, here
from meadhall.games.bloodrage.valhalla import INVASION, Destroy

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage


def may_root(s: BloodRage, seat: int, kind: int) -> bool:
    """A Dark Elf may invade Yggdrasil itself."""
    return kind >= MONSTER_SLOT and ROOTS[s.slots[seat * SLOTS + kind]] > 0


def slaughter(s: BloodRage, seat: int, kind: int, place: int) -> list[Frame[Any]]:
    """A Troll who invades destroys every enemy warrior there, a Fire Giant every enemy that is no monster.

    Only by invading, never by a march or a call to battle (R-18); the giant's fire reaches ships in the supporting
    fjord (R-14) but spares a Sea Serpent, which is a monster (R-53). Victims fall from the invader's left on (R-79).
    """
    if kind < MONSTER_SLOT or place > YGGDRASIL:
        return []
    slays = SLAYS[s.slots[seat * SLOTS + kind]]
    if slays == 0:
        return []
    out: list[Frame[Any]] = []
    for i in range(1, s.seats):
        rival = (seat + i) % s.seats
        if slays == SLAYS_ALL:
            present = force(s, rival, place)
            victims = (present[0], present[WARRIOR], present[SHIP], 0, 0)
        else:
            victims = (0, here(s, rival, place, WARRIOR), 0, 0, 0)
        if sum(victims):
            out.append(Destroy(rival, place, victims, INVASION))
    return out
