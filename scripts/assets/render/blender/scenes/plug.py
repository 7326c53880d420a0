"""A charging gun that lies on the floor, its hose in a loop: for pages that are not there and lists that are empty."""
import math

import numpy as np
from mathutils import Matrix, Vector

import camera
import studio
from mesh import group, recorded
from parts import cable, gun

RADIUS = 16
AT, TURN, ROLL = (330, 40, 36), -72, 82


def build(job):
    view = job["view"]
    ends = []
    items = recorded(lambda: ends.extend(gun.ccs2((0, 0, 0), hose_radius=RADIUS)))
    group("lying gun", items, AT, TURN, 0, ROLL)
    turn = Matrix.Rotation(math.radians(TURN), 3, "Z") @ Matrix.Rotation(math.radians(ROLL), 3, "Y")
    start, way = Vector(AT) + turn @ Vector(ends[0]), turn @ Vector(ends[1])
    cable.hose("hose", _loop(start, way), RADIUS)
    studio.paper(0, 900)
    camera.free(view["place"], view["target"], view["lens"])


def _loop(start, way):
    """From the gun over the floor in one loop, which lies across itself, and out of the picture on the left."""
    flat = [(start.x, start.y, start.z), tuple(start + way * 70)]
    flat += [(60, -150, 17), (-120, -170, 17), (-250, -40, 17), (-150, 130, 17), (20, 110, 20), (30, -40, 34), (-90, -140, 50), (-330, -190, 17), (-640, -150, 17), (-1100, -190, 17)]
    ends = [np.array(p, float) for p in (flat[0], *flat, flat[-1])]
    path = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for t in np.arange(12) / 12:
            path.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)))
    return path
