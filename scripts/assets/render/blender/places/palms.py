"""Coconut palms: a leaning trunk, and a crown of fronds that hang by their weight."""
import math

import numpy as np

from materials import surface
from mesh import mesh_object, tube

FRONDS, LEAFLETS = 24, 46


def palm(x, y, height, seed=1):
    """A palm whose foot is at x, y."""
    dice = np.random.default_rng(seed)
    lean = dice.uniform(-0.10, 0.10, 2) * height
    bark = surface("palm bark", (0.20, 0.16, 0.12), 0.9, relief=(14, 0.5, 8.0))
    points = [(x + lean[0] * s**1.7, y + lean[1] * s**1.7, height * s - 60) for s in np.linspace(0, 1, 12)]
    tube("palm trunk", points, 125, bark)
    tube("palm foot", [points[0], tuple(np.array(points[0]) + [0, 0, 700])], 190, bark)
    top = np.array(points[-1])
    for index in range(FRONDS):
        angle = 2 * math.pi * (index * 0.382 + dice.uniform(-0.05, 0.05))
        _frond(dice, top, angle, 1.05 - 1.75 * index / FRONDS, dice.uniform(2300, 3000))
    nut = surface("coconut", (0.16, 0.20, 0.05), 0.5)
    for index in range(7):
        angle = index * 0.9
        place = top + [230 * math.cos(angle), 230 * math.sin(angle), -260 - 60 * (index % 2)]
        tube("coconut", [tuple(place), tuple(place - np.array([0, 0, 90]))], 105, nut)


def _frond(dice, top, angle, rise, length):
    """One frond: `rise` is how steeply it leaves the crown, from up (1) to down (-0.7)."""
    out = np.array([math.cos(angle), math.sin(angle), 0])
    side = np.array([-math.sin(angle), math.cos(angle), 0])
    vertices, faces = [], []

    def at(s):
        return top + out * length * s * (1 - 0.16 * s) + np.array([0, 0, length * (rise * s - 0.95 * s * s)])

    for step in range(LEAFLETS):
        s = 0.10 + 0.90 * step / LEAFLETS
        foot, ahead = at(s), at(s + 0.02)
        along = (ahead - foot) / np.linalg.norm(ahead - foot)
        reach = 760 * math.sin(math.pi * min(1, 0.16 + 0.80 * s)) ** 0.7 * dice.uniform(0.88, 1.08)
        for sign in (-1, 1):
            way = side * sign * 0.80 + along * 0.55 + np.array([0, 0, -0.30 - 0.25 * dice.random()])
            tip = foot + way * reach
            middle = foot + way * reach * 0.55 + np.array([0, 0, 55])
            width = along * 34
            first = len(vertices)
            vertices += [tuple(foot - width * 0.5), tuple(foot + width * 0.5), tuple(middle + width), tuple(middle - width), tuple(tip)]
            faces += [(first, first + 1, first + 2, first + 3), (first + 3, first + 2, first + 4)]
    tone = dice.uniform(0.75, 1.3)
    green = surface(f"palm leaf {int(tone * 4)}", (0.052 * tone + 0.02, 0.105 * tone, 0.022), 0.4, specular=0.5)
    mesh_object("frond", vertices, faces, green, None)
    tube("rib", [tuple(at(s)) for s in np.linspace(0, 1, 9)], 16, surface("palm rib", (0.20, 0.19, 0.06), 0.6))
