"""Charging cables: hoses with weight that hang between two ends, and their strain reliefs."""
import numpy as np

from materials import black_plastic, rubber
from mesh import group, lathe, recorded, tube


def hang(start, start_way, end, end_way, length, radius, boxes=(), floor=0.0, stiffness=0.35, side=(0, 0, 0)):
    """Points (mm) of a hose of this length at rest.

    The hose leaves `start` along `start_way` and comes to `end` against `end_way`. `boxes` are
    (low corner, high corner) that it cannot enter; `side` is a small push, to spread hoses apart.
    """
    count = max(24, int(length / 32))
    step = length / (count - 1)
    start, end = np.array(start, float), np.array(end, float)
    ways = [np.array(w, float) / np.linalg.norm(w) for w in (start_way, end_way)]
    share = np.linspace(0, 1, count)[:, None]
    points = start * (1 - share) + end * share
    slack = max(0.0, length - np.linalg.norm(end - start))
    points[:, 2] -= 4 * (share * (1 - share))[:, 0] * slack * 0.5
    points += 4 * share * (1 - share) * np.array(side, float) * 200
    points = settle(points, ways, step, radius, boxes, floor, stiffness, side, 700)
    return [tuple(p) for p in smooth(points)]


def settle(points, ways, step, radius, boxes=(), floor=0.0, stiffness=0.35, side=(0, 0, 0), rounds=60):
    """The points after they have fallen for so many rounds; both ends stay and keep their `ways`."""
    start, end = points[0].copy(), points[-1].copy()
    speed = np.zeros_like(points)
    held = 4
    for _ in range(rounds):
        speed *= 0.94
        speed[:, 2] -= 0.9
        speed += np.array(side, float) * 0.25
        before = points.copy()
        points = points + speed
        for _ in range(24):
            for i in range(held):
                points[i] = start + ways[0] * step * i
                points[-1 - i] = end + ways[1] * step * i
            for odd in (0, 1):
                _keep_lengths(points, step, odd)
            _resist_bending(points, step, stiffness)
            _stay_outside(points, radius, boxes, floor)
        speed = points - before
    return points


def _keep_lengths(points, step, odd):
    a, b = points[odd:-1:2], points[odd + 1 :: 2]
    count = min(len(a), len(b))
    gap = b[:count] - a[:count]
    size = np.linalg.norm(gap, axis=1, keepdims=True)
    move = gap * (0.5 * (1 - step / np.maximum(size, 1e-6)))
    a[:count] += move
    b[:count] -= move


def _resist_bending(points, step, stiffness):
    middle = (points[:-2] + points[2:]) / 2
    bend = (middle - points[1:-1]) * stiffness * 0.5
    points[1:-1] += bend
    points[:-2] -= bend * 0.5
    points[2:] -= bend * 0.5


def _stay_outside(points, radius, boxes, floor):
    points[:, 2] = np.maximum(points[:, 2], floor + radius)
    for low, high in boxes:
        low, high = np.array(low, float) - radius, np.array(high, float) + radius
        inside = np.all((points > low) & (points < high), axis=1)
        for i in np.nonzero(inside)[0]:
            depths = np.concatenate([points[i] - low, high - points[i]])
            face = int(np.argmin(depths))
            points[i, face % 3] = low[face] if face < 3 else high[face - 3]


def smooth(points, rounds=3, between=4):
    """Even out what is left of the joints, and put a Catmull-Rom curve through them."""
    for _ in range(rounds):
        points[1:-1] = points[1:-1] * 0.5 + (points[:-2] + points[2:]) * 0.25
    ends = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    a, b, c, d = ends[:-3], ends[1:-2], ends[2:-1], ends[3:]
    curve = []
    for t in np.arange(between) / between:
        curve.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    fine = np.stack(curve, axis=1).reshape(-1, 3)
    return np.vstack([fine, points[-1:]])


def hose(name, points, radius):
    """The hose itself."""
    return tube(name, points, radius, rubber())


def strain_relief(radius, length=70, material=None):
    """A ribbed sleeve from (0, 0, 0) downwards, for a hose of this radius. Returns its objects."""

    def make():
        grip = material or black_plastic()
        ribs = max(5, int(length / 9))
        profile = [(radius + 6, 0), (radius + 7, -3), (radius + 7, -14), (radius + 5, -17)]
        for rib in range(ribs):
            depth = -18 - rib * (length - 18) / ribs
            shrink = (radius + 4.5) - 3.2 * rib / ribs
            profile += [(shrink - 1.4, depth), (shrink, depth - 1.5), (shrink, depth - 5), (shrink - 1.4, depth - 6.5)]
        lathe("strain relief", profile, grip, "z")

    return recorded(make)


def gland(at, radius, turn=0, tilt=0):
    """Where a hose enters a cabinet: a nut and a short sleeve, pointing down before it is turned."""

    def make():
        lathe("gland nut", [(radius + 12, 6), (radius + 12, -10), (radius + 10, -14)], black_plastic(), "z", segments=6)
        strain_relief(radius, 60)

    return group("gland", recorded(make), at, turn, tilt)
