"""What the stations by day share: a car on charge, and where the picture is taken from."""
import math

import camera
from places import bodies, stop

WHITE, GREY = (0.5, 0.5, 0.48), (0.10, 0.105, 0.11)
RED = (0.26, 0.018, 0.014)


# Chargers with one gun: their models always hang it in its holder.
ONE_GUN = {"dc-60-compact", "dc-120-ultra"}


def busy_charger(products, name, at, turn=0):
    """A charger whose left, or only, gun is at a car: its holder is empty."""
    whole = stop.charger(products, name, at, turn, -1)
    if name not in ONE_GUN:
        return
    for item in whole.children_recursive:
        if item.name.split(".")[0] in ("gun", "hose", "gland"):
            for part in (item, *item.children_recursive):
                part.hide_render = True


def on_charge(products, name, car_at, color, shape=bodies.COMPACT, gap=2700, length=3700, turn=0, foot=153):
    """A car that looks away from the viewer, and the charger before it to its right, with a gun in the car.

    `turn` turns both around the car; `foot` is how high the charger stands.
    """
    x, y, z = car_at
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    charger_at = (x + gap * c - 3200 * s, y + gap * s + 3200 * c, z + foot)
    stop.parked(color, car_at, 90 + turn, shape)
    busy_charger(products, name, charger_at, turn)
    stop.connect(car_at, 90 + turn, charger_at, turn, products[name]["width"] / 2, -1, length, -1, INLETS[shape.name])


# Where a gun fits in the front wing of each body.
INLETS = {"compact": (860, 905, 800), "sedan": (860, 868, 715), "estate": (860, 905, 800)}


def taken_from(view):
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))
