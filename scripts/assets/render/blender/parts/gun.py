"""Charging guns: CCS2 and Type 2, with the pin faces of the standards. The nose points to +y."""
import math

from mathutils import Matrix, Vector

from materials import black_plastic, contact, light, surface, void
from mesh import cylinder, group, plate, prism, recorded, ring, rounded, sweep_sections
from parts.cable import strain_relief

# Centres of the pins in mm, seen from the front, and their radius: IEC 62196-2 and -3.
TYPE2_PINS = [(-7.5, 11.5, 2.4), (7.5, 11.5, 2.4), (-16, 0, 3.4), (0, 0, 3.4), (16, 0, 3.4), (-8.5, -13.5, 3.4), (8.5, -13.5, 3.4)]
DC_PINS = [(-13.5, -43, 4.5), (13.5, -43, 4.5)]

CCS2_NOSE = [
    (-18, 25), (18, 25), (25, 21), (30, 12), (31, 2), (29.5, -9), (26, -17), (25, -23), (28, -30),
    (30, -38), (30, -46), (27, -54), (21, -58), (-21, -58), (-27, -54), (-30, -46), (-30, -38),
    (-28, -30), (-25, -23), (-26, -17), (-29.5, -9), (-31, 2), (-30, 12), (-25, 21),
]
TYPE2_NOSE = [
    (-18, 25), (18, 25), (25, 21), (30, 12), (31, 2), (28, -11), (21, -21), (11, -28), (-11, -28),
    (-21, -21), (-28, -11), (-31, 2), (-30, 12), (-25, 21),
]

# (y, z, half width, half height, pitch)
CCS2_GRIP = [
    (-40, -16, 33.5, 45, 0), (-46, -16, 35.5, 47, 0), (-62, -15, 35.5, 46, 0), (-92, -9, 31, 38, 3),
    (-126, -3, 26.5, 30, 12), (-158, -9, 23.5, 25.5, 32), (-186, -31, 22, 24, 54), (-206, -66, 21.5, 24.5, 64),
    (-223, -104, 22, 25.5, 67), (-238, -140, 23, 25.5, 68), (-243, -153, 21.5, 23.5, 68),
]
TYPE2_GRIP = [
    (-40, -1, 32, 30, 0), (-45, -1, 34, 32, 0), (-60, -1, 33.5, 31.5, 0), (-88, 0, 27, 26, 4),
    (-120, 1, 23, 22.5, 10), (-152, -6, 21, 21, 24), (-184, -24, 20, 20.5, 38), (-212, -49, 20, 20.5, 45),
    (-236, -74, 19.5, 20, 46), (-243, -81, 18, 18.5, 46),
]


def _shrunk(outline, amount):
    """An outline drawn in by about this much, around its middle."""
    cz = (max(b for _, b in outline) + min(b for _, b in outline)) / 2
    half_w = max(a for a, _ in outline)
    half_h = (max(b for _, b in outline) - min(b for _, b in outline)) / 2
    return [(a * (1 - amount / half_w), cz + (b - cz) * (1 - amount / half_h)) for a, b in outline]


def _pin_face(outline, pins):
    shell = black_plastic()
    ring("nose", outline, _shrunk(outline, 3.2), -44, 0, shell, edge=0.8)
    prism("nose floor", _shrunk(outline, 3.0), -44, -9, surface("pin carrier", (0.028, 0.028, 0.027), 0.5), edge=0)
    for a, b, radius in pins:
        ring("pin collar", [(a + x, b + z) for x, z in _round(radius + 2.6)], [(a + x, b + z) for x, z in _round(radius + 0.9)], -9, -2.5, shell, edge=0.3)
        cylinder("pin hole", (a, -8.9, b), radius + 0.9, 0.4, void(), edge=0, segments=24)
        cylinder("pin", (a, -7.5, b), radius * 0.78, 4, contact(), edge=0.3, segments=24)


def _round(radius):
    return [(radius * math.cos(i * math.pi / 12), radius * math.sin(i * math.pi / 12)) for i in range(24)]


def _trigger(y, z, pitch):
    button = prism("trigger", rounded(21, 40, 7), 0, 7, surface("trigger", (0.05, 0.055, 0.052), 0.5), "z", edge=2)
    return group("trigger", [button], (0, y, z), tilt=pitch)


def _gun(name, outline, pins, grip, hose_radius):
    """Build a gun around the origin; returns its objects and where the hose leaves it."""

    def make():
        _pin_face(outline, pins)
        sweep_sections(f"{name} grip", grip, black_plastic())
        _trigger(-104, grip[3][1] + grip[3][3] - 4.5, 9)
        relief = strain_relief(hose_radius, 78)
        end_y, end_z, *_, end_pitch = grip[-1]
        slope = math.radians(end_pitch)
        # Smoothing draws the grip's end in: the relief begins inside it.
        inside = (0, end_y + 9 * math.cos(slope), end_z + 9 * math.sin(slope))
        group("gun relief", relief, inside, tilt=-(90 - end_pitch))

    items = recorded(make)
    end_y, end_z, *_, end_pitch = grip[-1]
    slope = math.radians(end_pitch)
    way = Vector((0, -math.cos(slope), -math.sin(slope)))
    return items, Vector((0, end_y, end_z)) + way * 60, way


def _placed(built, at, turn, tilt, roll=0):
    """Move a gun; returns the hose's start and way in the world (mm)."""
    items, start, way = built
    empty = group("gun", items, at, turn, tilt, roll)
    matrix = Matrix.Translation(Vector(at)) @ empty.rotation_euler.to_matrix().to_4x4()
    return tuple(matrix @ start), tuple(matrix.to_3x3() @ way)


def ccs2(at, turn=0, tilt=0, hose_radius=16):
    """A CCS2 gun whose nose's mouth is at `at`; returns (start, way) of its hose."""
    return _placed(_gun("ccs2", CCS2_NOSE, TYPE2_PINS[:4] + DC_PINS, CCS2_GRIP, hose_radius), at, turn, tilt)


def type2(at, turn=0, tilt=0, hose_radius=9):
    """A Type 2 gun whose nose's mouth is at `at`; returns (start, way) of its hose."""
    return _placed(_gun("type2", TYPE2_NOSE, TYPE2_PINS, TYPE2_GRIP, hose_radius), at, turn, tilt)


def holster(at, turn=0, tilt=0, live=True):
    """A moulded cup for a CCS2 gun: its mouth faces -y at `at`, a block of 118 x 190 mm behind it."""

    def make():
        shell = black_plastic()
        prism("holster block", rounded(120, 190, 34), 8, 70, shell, at=(0, 0, -10), edge=7, segments=4)
        outer = [(a * 1.42, (b + 16) * 1.3 - 16) for a, b in CCS2_NOSE]
        inner = [(a * 1.1, (b + 16) * 1.08 - 16) for a, b in CCS2_NOSE]
        ring("holster lip", outer, inner, -14, 14, shell, edge=3)
        if live:
            plate("holster light", 0, 86, 46, 5, 5.5, 3, light(), 2.5, 1)

    return group("holster", recorded(make), at, turn, tilt)
