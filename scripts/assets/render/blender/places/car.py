"""An electric car: a loft over stations, cut by wheel arches, with what bodywork.py draws on it, seats and wheels.

Own coordinates in mm: x is forward, y to the car's left, z up; the middle between the axles is (0, 0).
"""
import math

import bpy
from mathutils import Vector

from materials import black_plastic, light, picture, surface, void
from mesh import MM, carve, circle, cylinder, group, lathe, loft, mesh_object, prism, recorded, ring, rounded, tube
from places import bodywork
from places.bodies import COMPACT

TYRE = 345
PLATES = 6
# Sharp edges along the body, by the row of points around its section: sill, rocker, shoulder line, belt, roof.
CREASES = {2: 0.5, 3: 0.55, 6: 0.85, 7: 0.3, 8: 0.35, 9: 0.7, 11: 0.45}


def _section(station, wheels):
    """The body's outline at a station: the door is hollow between rocker and shoulder line, wings swell over the wheels."""
    x, low, middle, belt, roof, sill, wide, shoulder, top = station
    cabin = roof - belt > 200
    swell = 14 * sum(math.exp(-(((x - wheel) / 330) ** 2)) for wheel in wheels)
    wide += swell
    hollow = 30 * min(1, max(0, (wide - 780) / 90)) - swell
    door, rise = belt - middle, roof - belt
    half = [
        (0.0, low), (sill * 0.9, low), (sill, low + 80), (wide - 8, low + (middle - low) * 0.5), (wide - hollow, middle),
        (wide - hollow * 0.6, middle + door * 0.34), (wide, belt - door * 0.36), (wide - (wide - shoulder) * 0.45, belt - door * 0.16),
        (shoulder, belt),
        (shoulder - 22, belt + 24) if cabin else (shoulder - 55, belt + rise * 0.5),
        (top, roof - 66) if cabin else (top, belt + rise * 0.82),
        (top - 130, roof - 15) if cabin else (top - 220, roof - 6),
        (0.0, roof),
    ]
    left = [(x, a, b) for a, b in half]
    right = [(x, -a, b) for a, b in half[-2:0:-1]]
    return left + right


def _body(shape, paint):
    rings = [_section(station, shape.wheels) for station in shape.stations]
    body = loft("car body", rings, paint, smooth=0)
    count = len(rings[0])
    for edge in body.data.edges:
        rows = {vertex % count for vertex in edge.vertices}
        if len(rows) == 1:
            row = rows.pop()
            edge.crease = CREASES.get(min(row, count - row), 0)
        elif min(edge.vertices) < count and max(edge.vertices) < count:
            edge.crease = 0.25
    modifier = body.modifiers.new("smooth", "SUBSURF")
    modifier.levels = modifier.render_levels = 3
    cutters = [
        cylinder("arch cutter", (x, side * 760, shape.tyre + 8), shape.tyre + 38, 560, void(), "y", 0, 64)
        for x in shape.wheels
        for side in (-1, 1)
    ]
    return carve(body, cutters)


def _both(draw, outline, *color):
    """Draws an outline given by its left half, and its right half."""
    draw(outline, *color)
    draw(bodywork.mirrored(outline), *color)


def _drawn(shape):
    """The three views of the body with what is on them."""
    side, front, back = bodywork.View(bodywork.SIDE), bodywork.View(bodywork.END), bodywork.View(bodywork.END)
    low = shape.cladding
    for view, extent in ((side, bodywork.SIDE), (front, bodywork.END), (back, bodywork.END)):
        left, right = extent[0], extent[0] + extent[1]
        view.fill([(left, 0), (right, 0), (right, low), (left, low)], bodywork.CLADDING)
    side.fill(shape.band, bodywork.GLOSS)
    side.line((*shape.band, shape.band[0]), 9, bodywork.SATIN)
    for pane in shape.panes:
        side.window(pane)
    for line in shape.seams:
        side.line(line)
    x, z = shape.plug
    side.line([(x + 82 * math.cos(a), z + 82 * math.sin(a)) for a in [2 * math.pi * k / 32 for k in range(33)]], 5)
    _draw_front(shape, front)
    _draw_back(shape, back)
    _draw_lamps(shape, front)
    _both(back.fill, shape.tail, bodywork.RED)
    return side, front, back


def _draw_front(shape, view):
    frame = [(y * 1.03, z + (18 if z > 1200 else -30)) for y, z in shape.windscreen]
    _both(view.fill, frame, bodywork.GLOSS)
    _both(view.window, shape.windscreen)
    _both(view.fill, shape.panel, bodywork.GLOSS)
    _both(view.line, shape.bonnet)
    low, middle = shape.cladding, shape.stations[2][2]
    # The intake below, and the slots beside it that lead air around the wheels.
    _both(view.fill, [(-520, low - 60), (-470, low + 30), (0, low + 36), (0, low - 60)], bodywork.GLOSS)
    _both(view.fill, [(-742, low + 40), (-760, middle - 10), (-706, middle - 60), (-690, low + 60)], bodywork.GLOSS)


def _draw_lamps(shape, view):
    """Headlamps with four modules each below the daytime light, joined by a dark strip."""
    y, z = max(shape.lamp)
    _both(view.fill, [(y - 30, z - 4), (0, z - 4), (0, z - 26), (y - 30, z - 30)], bodywork.GLOSS)
    _both(view.fill, shape.lamp, bodywork.LAMP)
    (inner, low), (outer, high) = shape.day_light[0], shape.day_light[-1]
    lean = 24 * (high - low) / (inner - outer)
    for share in (0.2, 0.39, 0.58, 0.77):
        y, z = -(inner + (outer - inner) * share), low + (high - low) * share - 30
        _both(view.fill, [(y - 24, z - 11 + lean), (y + 24, z - 11 - lean), (y + 24, z + 11 - lean), (y - 24, z + 11 + lean)], bodywork.MODULE)


def _draw_back(shape, view):
    frame = [(y * 1.07, z + (30 if z > 1300 else -34)) for y, z in shape.rear_window]
    _both(view.fill, frame, bodywork.GLOSS)
    _both(view.window, shape.rear_window)
    _both(view.line, shape.tailgate)
    low = shape.cladding
    view.fill([(-700, low - 10), (-610, low + 130), (610, low + 130), (700, low - 10)], bodywork.CLADDING)
    _both(view.fill, [(-735, low + 150), (-600, low + 158), (-600, low + 182), (-735, low + 174)], bodywork.RED)


def _wheel(x, side, tyre):
    y = side * 774
    spin = math.copysign(1, side)
    dark, bright = surface("rim dark", (0.012, 0.012, 0.012), 0.35), surface("rim", (0.55, 0.56, 0.56), 0.2, metallic=1.0)
    disc, wall = surface("brake disc", (0.25, 0.25, 0.25), 0.3, metallic=1.0), surface("tyre", (0.016, 0.016, 0.016), 0.62)

    def make():
        lathe("tyre", [(262, -96), (300, -104), (330, -98), (TYRE, -72), (TYRE, 72), (330, 98), (300, 104), (268, 98), (262, 92)], wall, "y", segments=96, caps=False)
        lathe("rim barrel", [(264, 92), (250, 84), (236, 30), (236, -90)], dark, "y", segments=96, caps=False)
        cylinder("rim back", (0, -20, 0), 240, 6, dark, "y", 0)
        cylinder("brake disc", (0, 6, 0), 168, 10, disc, "y", 1)
        ring("rim lip", circle(264, 96), circle(252, 96), 80, 97, bright, edge=3)
        for index in range(5):
            for lean in (-1, 1):
                _spoke(index, lean, dark, bright)
        cylinder("hub", (0, 62, 0), 58, 34, dark, "y", 6)
        cylinder("hub cap", (0, 84, 0), 34, 8, bright, "y", 3)

    wheel = group("wheel", recorded(make), (x, y, tyre), turn=0 if spin > 0 else 180)
    wheel.scale = (tyre / TYRE, 1, tyre / TYRE)


def _spoke(index, lean, dark, bright):
    """One of two that meet at the hub: dark sides, a bright face."""
    angle = 2 * math.pi * index / 5

    def turned(outline):
        return [(a * math.cos(angle) - b * math.sin(angle), a * math.sin(angle) + b * math.cos(angle)) for a, b in outline]

    near, far = lean * 22, lean * 74
    prism("spoke", turned([(near - 17, 44), (near + 17, 44), (far + 20, 252), (far - 20, 252)]), 48, 74, dark, "y", edge=4)
    prism("spoke face", turned([(near - 11, 50), (near + 11, 50), (far + 14, 254), (far - 14, 254)]), 74, 78, bright, "y", edge=2)


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
    found = []
    seen = body.evaluated_get(bpy.context.evaluated_depsgraph_get())
    for x, side, z in points:
        hit, place, normal, _ = seen.ray_cast(Vector((x, side * 1500, z)) * MM, Vector((0, -side, 0)))
        if hit:
            found.append(tuple((place + normal * lift * MM) / MM))
    return found


def _on_end(body, places, lift, way):
    """Points on the nose (way 1) or the back (-1); `places` are (y, z)."""
    found = []
    seen = body.evaluated_get(bpy.context.evaluated_depsgraph_get())
    for y, z in places:
        hit, place, normal, _ = seen.ray_cast(Vector((way * 3000, y, z)) * MM, Vector((-way, 0, 0)))
        if hit:
            found.append(tuple((place + normal * lift * MM) / MM))
    return found


def _handles(shape, body):
    for side in (-1, 1):
        for x, z in shape.handles:
            points = _on_body(body, [(x - 200 * i / 5, side, z) for i in range(6)], 3)
            tube("door handle", points, 10, surface("handle", (0.012, 0.012, 0.012), 0.25))


def _lights(shape, body, front_glow, rear_glow, plate):
    lamp = light(f"headlamp {front_glow}", (1.0, 0.96, 0.88), front_glow)
    tail = light(f"tail lamp {rear_glow}", (1.0, 0.02, 0.012), rear_glow)
    for side in (-1, 1):
        tube("day light", _on_end(body, [(side * y, z) for y, z in shape.day_light], 3, 1), 9, lamp)
    height = sum(z for _, z in shape.tail[1:5]) / 4 + 10
    across = [(-700 + 50 * i, height) for i in range(29)]
    back = shape.stations[-1][0]
    tube("tail light", [p for p in _on_end(body, across, 2, -1) if p[0] < back + 300], 9, tail)
    # Behind it, so that nobody sees it shine through the windscreen.
    cover = surface("car dark", (0.008, 0.008, 0.008), 0.9)
    tube("tail light back", [p for p in _on_end(body, across, -24, -1) if p[0] < back + 300], 18, cover)
    for way, z in zip((1, -1), shape.plate_heights):
        places = _on_end(body, [(-250, z), (0, z), (250, z), (0, z + 55), (0, z - 55)], 0, way)
        x = max(p[0] * way for p in places) * way + way * 6
        prism("number plate", rounded(516, 124, 8), x - way * 26, x - way, surface("plate edge", (0.02, 0.02, 0.02), 0.5), "x", (0, 0, z), 1)
        number_plate(x, z, way, plate)


def number_plate(x, z, turn, index):
    """The picture of a number plate that looks forward (turn 1) or back (-1); centre x, z."""
    vertices = [(x, turn * -245, z - 54), (x, turn * 245, z - 54), (x, turn * 245, z + 54), (x, turn * -245, z + 54)]
    item = mesh_object("plate text", vertices, [(0, 1, 2, 3)], picture(f"number-plate-{index}.png"), None)
    layer = item.data.uv_layers.new(name="uv")
    for loop in item.data.loops:
        layer.data[loop.index].uv = [(0, 0), (1, 0), (1, 1), (0, 1)][loop.vertex_index]


def _mirrors(shape, paint):
    """Painted shells on a dark foot."""
    x, z = shape.mirror
    for side in (-1, 1):
        _shell("mirror", (x, z), side, 58, paint)
        _shell("mirror foot", (x, z - 40), side, 32, black_plastic())
        tube("mirror arm", [(x + 10, side * 790, z - 62), (x, side * 900, z - 50)], 20, black_plastic())


def _shell(name, middle, side, height, material):
    """A box with round corners that leans back and ends outwards; half its `height` in mm."""
    x, z = middle
    rings = []
    for share, size in ((0, 0.55), (0.12, 0.9), (0.6, 1), (0.92, 0.92), (1, 0.7)):
        across, up = x - 50 * share, height * size * (1 - 0.15 * share)
        angles = [2 * math.pi * i / 16 for i in range(16)]
        rings.append([(across + 48 * size * _squarish(math.cos(a)), side * (868 + 190 * share), z + up * _squarish(math.sin(a))) for a in angles])
    loft(name, rings, material, 2)


def _squarish(value):
    """Bends a circle's coordinate towards a square."""
    return math.copysign(abs(value) ** 0.55, value)


def _inside(shape):
    """What one sees through the windows: floor, dashboard, steering wheel, seats."""
    trim, cloth = surface("car inside", (0.020, 0.020, 0.021), 0.7), surface("car seat", (0.055, 0.052, 0.05), 0.8)
    front, back, height = shape.seats
    belt = shape.stations[9][3]
    prism("car floor", rounded(3000, 1400, 200), height - 130, height - 110, trim, "z", (-450, 0, 0), 0)
    prism("door trim", rounded(2600, 1560, 100), height - 110, belt - 170, surface("car dark", (0.008, 0.008, 0.008), 0.9), "z", (-600, 0, 0), 30)
    dash = [(front + 560, height), (front + 820, height), (front + 800, belt - 10), (front + 590, belt - 30)]
    prism("dashboard", dash, -690, 690, trim, "y", edge=40)
    path = [(-70 * math.cos(a), -370 + 178 * math.sin(a), 160 * math.cos(a)) for a in [2 * math.pi * i / 24 for i in range(24)]]
    tube("steering wheel", [(front + 500 + x, y, belt - 20 + z) for x, y, z in path], 15, trim, closed=True)
    for x, sides in ((front, (-370, 370)), (back, (-400, 0, 400))):
        for y in sides:
            prism("seat back", [(x - 140, height), (x + 10, height), (x - 90, belt + 190), (x - 190, belt + 190)], y - 225, y + 225, cloth, "y", edge=50)
            prism("head rest", [(x - 205, belt + 200), (x - 105, belt + 200), (x - 125, belt + 385), (x - 215, belt + 385)], y - 130, y + 130, cloth, "y", edge=40)


def _plate_of(color, shape):
    """Cars of different colours and bodies have different plates."""
    return int(sum(color) * 997 + len(shape.name) * 3) % PLATES


def build(color=(0.30, 0.33, 0.325), front_glow=9.0, rear_glow=2.0, shape=COMPACT):
    """The car around its own origin; returns its objects."""

    def make():
        name = f"car paint {shape.name} {color}"
        paint = bpy.data.materials.get(name) or bodywork.skin(name, color, _drawn(shape))
        body = _body(shape, paint)
        bpy.context.view_layer.update()
        _handles(shape, body)
        for x in shape.wheels:
            for side in (-1, 1):
                _wheel(x, side, shape.tyre)
        _arches(shape)
        _lights(shape, body, front_glow, rear_glow, _plate_of(color, shape))
        _mirrors(shape, surface(f"car mirror {color}", color, 0.25, metallic=0.25, coat=1.0))
        _inside(shape)

    return recorded(make)
