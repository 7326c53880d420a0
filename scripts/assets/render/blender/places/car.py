"""A compact electric car that is nobody's make: a loft over stations, cut by wheel arches. Other bodies: sedan.py.

Own coordinates in mm: x is forward, y to the car's left, z up; the middle between the axles is (0, 0).
"""
import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from materials import black_plastic, light, picture, rubber, surface, void
from mesh import MM, carve, circle, cylinder, group, lathe, loft, mesh_object, prism, recorded, ring, rounded, tube

# x, underside, widest height, belt, roof, half widths: sill, widest, belt, roof
STATIONS = [
    (2010, 330, 480, 640, 690, 560, 600, 560, 430),
    (1960, 250, 500, 700, 775, 700, 760, 715, 560),
    (1780, 215, 540, 765, 855, 800, 850, 790, 640),
    (1350, 205, 570, 850, 945, 840, 885, 815, 660),
    (980, 205, 590, 905, 1005, 850, 893, 822, 670),
    (860, 205, 595, 920, 1045, 852, 895, 824, 672),
    (520, 205, 600, 945, 1300, 855, 897, 826, 640),
    (180, 205, 605, 960, 1500, 856, 898, 826, 610),
    (-60, 205, 608, 968, 1548, 857, 898, 826, 606),
    (-150, 205, 610, 971, 1556, 857, 898, 826, 606),
    (-700, 205, 618, 985, 1568, 857, 898, 824, 602),
    (-1050, 205, 622, 995, 1560, 856, 897, 822, 596),
    (-1500, 210, 630, 1015, 1525, 850, 892, 812, 580),
    (-1700, 225, 640, 1025, 1480, 835, 880, 800, 560),
    (-1920, 270, 650, 1010, 1210, 780, 840, 765, 540),
    (-2030, 330, 640, 930, 1010, 700, 760, 700, 520),
    (-2075, 390, 620, 820, 870, 600, 660, 600, 450),
]
TYRE = 345


@dataclass(frozen=True)
class Shape:
    """A shape: its stations, and what lies on them. Laps are the strips between stations, from the front."""

    stations: tuple
    wheels: tuple
    tyre: float
    side_glass: range
    screens: tuple
    # (x, z) along the side
    seams: tuple
    handles: tuple
    handle_height: float
    lamp_height: float
    # (x, side, z) on the left; mirrored for the right
    tail: tuple
    plate_height: float
    nose: float
    back: float
    mirror: tuple


COMPACT = Shape(
    stations=tuple(STATIONS),
    wheels=(1270, -1290),
    tyre=TYRE,
    side_glass=range(5, 12),
    screens=(5, 6, 13),
    seams=(
        [(930 - 60 * t, 300 + 640 * t) for t in (0, 0.25, 0.5, 0.75, 1)],
        [(-95, 290 + 690 * i / 6) for i in range(7)],
        [(-960 - 150 * max(0, 1 - i / 3), 330 + 660 * i / 6) for i in range(7)],
        [(1040 - 2010 * i / 14, 300) for i in range(15)],
    ),
    handles=(60, -800),
    handle_height=850,
    lamp_height=632,
    tail=((-2052, 120, 905), (-2046, 420, 908), (-2010, 620, 914), (-1930, 735, 922)),
    plate_height=452,
    nose=2021,
    back=-2081,
    mirror=(640, 1010),
)


def _section(station):
    x, low, middle, belt, roof, sill, wide, shoulder, top = station
    cabin = roof - belt > 200
    half = [
        (0.0, low), (sill * 0.86, low), (sill, low + 95), (wide, middle), (shoulder + 12, belt - 60), (shoulder, belt),
        (shoulder - 26, belt + 26) if cabin else (shoulder - 60, belt + (roof - belt) * 0.45),
        (top, roof - 62) if cabin else (top, belt + (roof - belt) * 0.8),
        (top - 130, roof - 14) if cabin else (top - 200, roof - 6),
        (0.0, roof),
    ]
    left = [(x, a, b) for a, b in half]
    right = [(x, -a, b) for a, b in half[-2:0:-1]]
    return left + right


def _body(shape, paint, glass):
    rings = [_section(station) for station in shape.stations]
    body = loft("car body", rings, paint, smooth=0)
    body.data.materials.append(glass)
    body.data.materials.append(black_plastic())
    count = len(rings[0])
    for polygon in body.data.polygons:
        if len(polygon.vertices) != 4:
            continue
        polygon.material_index = _material_of(shape, min(polygon.vertices) // count, sorted(v % count for v in polygon.vertices))
    modifier = body.modifiers.new("smooth", "SUBSURF")
    modifier.levels = modifier.render_levels = 3
    cutters = [
        cylinder("arch cutter", (x, side * 760, shape.tyre + 8), shape.tyre + 42, 560, void(), "y", 0, 64)
        for x in shape.wheels
        for side in (-1, 1)
    ]
    return carve(body, cutters)


def _material_of(shape, lap, points):
    """0 paint, 1 glass, 2 cladding: by station and by the row of points around the section."""
    row = points[0]
    first, last = points[0], points[-1]
    if last - first > 4:
        row = 17 if first == 0 else first
    if row in (0, 1, 16, 17):
        return 2
    # Dark glass runs around the cabin without pillars; the roof floats on it.
    if row in (6, 11) and lap in shape.side_glass:
        return 1
    if row in (7, 8, 9, 10) and lap in shape.screens:
        return 1
    return 0


def _wheel(x, side, tyre):
    y = side * 770
    spin = math.copysign(1, side)
    dark, bright = surface("rim dark", (0.02, 0.021, 0.021), 0.35), surface("rim", (0.42, 0.43, 0.43), 0.28, metallic=0.9)

    def make():
        lathe("tyre", [(235, -100), (300, -104), (330, -96), (TYRE, -70), (TYRE, 70), (330, 96), (300, 104), (235, 100)], rubber(), "y", segments=64, caps=False)
        lathe("rim barrel", [(238, 100), (226, 92), (205, 30), (205, -90)], dark, "y", segments=64, caps=False)
        cylinder("rim back", (0, 20, 0), 222, 6, dark, "y", 0)
        ring("rim lip", circle(238, 64), circle(222, 64), 84, 102, bright, edge=3)
        for index in range(5):
            angle = 2 * math.pi * index / 5
            blade = [(-34, 40), (34, 40), (52, 226), (-52, 226)]
            turned = [(a * math.cos(angle) - b * math.sin(angle), a * math.sin(angle) + b * math.cos(angle)) for a, b in blade]
            prism("spoke", turned, 62, 88, bright, "y", edge=6)
        cylinder("hub", (0, 84, 0), 46, 26, dark, "y", 5)

    wheel = group("wheel", recorded(make), (x, y, tyre), turn=0 if spin > 0 else 180)
    wheel.scale = (tyre / TYRE, 1, tyre / TYRE)


def _arches(shape):
    trim, tyre = black_plastic(), shape.tyre
    for x in shape.wheels:
        for side in (-1, 1):
            angles = [math.radians(-12 + 204 * i / 40) for i in range(41)]
            points = [(x + (tyre + 52) * math.cos(a), 0, tyre + 8 + (tyre + 52) * math.sin(a)) for a in angles]
            points = [(px, side * _half_width(shape, px, pz) + side * 2, pz) for px, _, pz in points]
            tube("arch trim", points, 17, trim)
            cylinder("arch inside", (x, side * 640, tyre + 8), tyre + 40, 200, void(), "y", 0, 48)


def _half_width(shape, x, z):
    """Roughly how far the body reaches to the side at this place."""
    for before, after in zip(shape.stations, shape.stations[1:]):
        if after[0] <= x <= before[0]:
            share = (before[0] - x) / (before[0] - after[0])
            low, middle, belt = (before[i] + (after[i] - before[i]) * share for i in (1, 2, 3))
            sill, wide, shoulder = (before[i] + (after[i] - before[i]) * share for i in (5, 6, 7))
            if z < middle:
                t = max(0, (z - low) / (middle - low))
                return sill + (wide - sill) * min(1, t * 1.4) - 10
            t = min(1, (z - middle) / (belt - middle))
            return wide + (shoulder - wide) * t * t - 10
    return 600


def _on_body(body, points, lift=1.0):
    """Points moved sideways onto the body's skin; `points` are (x, side, z)."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    tree_object = body.evaluated_get(depsgraph)
    found = []
    for x, side, z in points:
        hit, place, normal, _ = tree_object.ray_cast(Vector((x, side * 1500, z)) * MM, Vector((0, -side, 0)))
        if hit:
            found.append(tuple((place + normal * lift * MM) / MM))
    return found


def _seams(shape, body):
    dark = void()
    for side in (-1, 1):
        for line in shape.seams:
            points = _on_body(body, [(x, side, z) for x, z in line])
            if len(points) > 1:
                tube("seam", points, 2.6, dark)
        for x in shape.handles:
            points = _on_body(body, [(x - 190 * i / 5, side, shape.handle_height) for i in range(6)], 4)
            if len(points) > 1:
                tube("door handle", points, 11, black_plastic())


def _on_nose(body, places, lift):
    """Points on the nose seen from the front; `places` are (y, z)."""
    found = []
    seen = body.evaluated_get(bpy.context.evaluated_depsgraph_get())
    for y, z in places:
        hit, place, normal, _ = seen.ray_cast(Vector((3000, y, z)) * MM, Vector((-1, 0, 0)))
        if hit:
            found.append(tuple((place + normal * lift * MM) / MM))
    return found


def _lights(shape, body, front_glow, rear_glow):
    lamp = light("headlamp", (1.0, 0.96, 0.88), front_glow)
    tail = light("tail lamp", (1.0, 0.02, 0.012), rear_glow)
    for side in (-1, 1):
        places = [(side * (330 + 38 * i), shape.lamp_height + 3 * i) for i in range(10)]
        bar = _on_nose(body, places, 17)
        tube("lamp bezel", _on_nose(body, places, -6), 27, surface("lamp glass", (0.02, 0.022, 0.024), 0.06, specular=0.8))
        tube("day light", bar, 10, lamp)
        rear = [(x, side * y, z) for x, y, z in shape.tail]
        tube("tail light", rear, 12, tail)
    low = shape.plate_height
    prism("number plate", rounded(500, 120, 8), shape.nose - 11, shape.nose - 1, surface("plate edge", (0.1, 0.1, 0.1), 0.5), "x", (0, 0, low), 1)
    for x, turn in ((shape.nose, 1), (shape.back, -1)):
        number_plate(x, low, turn)


def number_plate(x, z, turn):
    """The picture of a number plate that looks forward (turn 1) or back (-1); centre x, z."""
    vertices = [(x, turn * -245, z - 54), (x, turn * 245, z - 54), (x, turn * 245, z + 54), (x, turn * -245, z + 54)]
    item = mesh_object("plate text", vertices, [(0, 1, 2, 3)], picture("number-plate.png"), None)
    layer = item.data.uv_layers.new(name="uv")
    for loop in item.data.loops:
        layer.data[loop.index].uv = [(0, 0), (1, 0), (1, 1), (0, 1)][loop.vertex_index]


def _mirrors(shape, paint):
    x, z = shape.mirror
    for side in (-1, 1):
        rings = []
        for share, size in ((0, 0.55), (0.25, 0.92), (0.6, 1), (0.9, 0.85), (1, 0.5)):
            y = side * (835 + 185 * share)
            rings.append([(x - 40 * share + 58 * size * math.cos(a), y, z + 62 * size * math.sin(a)) for a in [2 * math.pi * i / 12 for i in range(12)]])
        loft("mirror", rings, paint, 2)


def build(color=(0.30, 0.33, 0.325), front_glow=9.0, rear_glow=2.0, shape=COMPACT):
    """The car around its own origin; returns its objects."""

    def make():
        paint = surface(f"car paint {color}", color, 0.22, metallic=0.35, coat=1.0)
        body = _body(shape, paint, surface("car glass", (0.004, 0.005, 0.005), 0.03, specular=0.6))
        bpy.context.view_layer.update()
        _seams(shape, body)
        for x in shape.wheels:
            for side in (-1, 1):
                _wheel(x, side, shape.tyre)
        _arches(shape)
        _lights(shape, body, front_glow, rear_glow)
        _mirrors(shape, paint)
        middle = [(-300 + 60 * i, shape.lamp_height - 2) for i in range(11)]
        tube("nose line", _on_nose(body, middle, -2), 9, black_plastic())
        prism("nose panel", rounded(760, 118, 40), shape.nose - 31, shape.nose - 9, black_plastic(), "x", (0, 0, shape.plate_height), 8)

    return recorded(make)
