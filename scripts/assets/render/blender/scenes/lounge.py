"""The lounge of a stop at dusk: a sofa, a lamp and a low table; the forecourt behind the window."""
import math
import random

import camera
import studio
from materials import graphite, light, surface
from mesh import cylinder, group, lathe, loft, mesh_object, pillar, plate, recorded, tube
from places import forecourt, outdoors, stop
from places.finishes import timber, woven

WINDOW = 2300


def build(job):
    forecourt.sky(forecourt.DUSK, 0.8)
    _outside(job["products"])
    _room()
    group("sofa", recorded(_sofa), (-150, 1150, 0))
    _table(40, -120)
    _lamp(1390, 1300)
    _plant(-1750, 900)
    _lamps()
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _outside(products):
    forecourt.wet_ground()
    forecourt.skyline(330000, -330000, 280000, 3)
    forecourt.canopy(1500, 6600, 13000, 6500, 4300, 2, 5)
    forecourt.island(1600, 8200, 5600, 2400)
    stop.charger(products, "dc-240-dualcore", (-350, 7600, 153), 4, -1)
    stop.charger(products, "dc-120-ultra", (1900, 7700, 153), -4)
    stop.parked(stop.SILVER, (-3300, 8600, 0), -152)
    outdoors.tree(-9000, 26000, 8600, 5, (0.020, 0.045, 0.018))


def _room():
    wood = timber("floor boards", (0.17, 0.092, 0.048), "y", "x", 250, -3600)
    pillar("floor", 0, -1500, -60, 9000, 7600, 62, wood, 0, 0)
    groove = surface("board groove", (0.05, 0.026, 0.013), 0.7)
    for index in range(30):
        pillar("groove", -3600 + index * 250, -1500, 1.5, 2.5, 7600, 1, groove, 0, 0)
    cylinder("rug", (-100, 450, 5), 1480, 10, woven("rug", (0.085, 0.105, 0.092), 14, 0.6), "z", 4, 96)
    cylinder("rug edge", (-100, 450, 4), 1550, 8, woven("rug edge", (0.30, 0.29, 0.25), 14, 0.6), "z", 4, 96)
    wall = surface("lounge wall", (0.17, 0.155, 0.135), 0.8)
    plate("wall", 2650, 0, 2900, 3000, WINDOW, 120, wall, 0, 0)
    plate("wall", -3900, 0, 2600, 3000, WINDOW, 120, wall, 0, 0)
    plate("head", -700, 2620, 3900, 400, WINDOW, 120, wall, 0, 0)
    slat = timber("slat", (0.25, 0.135, 0.066), "z", "x", 75, 1197, 0.5)
    for index in range(24):
        plate("slat", 1235 + index * 75, 60, 46, 2900, WINDOW - 40, 40, slat, 4, 2)
    frame = graphite()
    for x in (-2590, -1380, -170, 1180):
        plate("mullion", x, 0, 60, 2640, WINDOW - 10, 80, frame, 0, 3)
    for z in (0, 2580):
        plate("frame", -700, z, 3860, 60, WINDOW - 10, 80, frame, 0, 3)
    mesh_object("ceiling", [(-5000, -5500, 2950), (5000, -5500, 2950), (5000, WINDOW, 2950), (-5000, WINDOW, 2950)], [(0, 1, 2, 3)], surface("lounge ceiling", (0.14, 0.13, 0.115), 0.9))


def _cushion(name, at, width, depth, thick, material, facing, crown, lean=0, turn=0):
    """A stuffed cushion with piping around its face, which looks to "z" or "-y"; `at` is its middle."""
    def place(u, v, n):
        puff = crown * max(0, 1 - (2 * u / width) ** 2) * max(0, 1 - (2 * v / depth) ** 2) * max(0, n) * 2 / thick
        n += puff + 3 * math.sin(u / 70 + v / 130) * math.sin(v / 95 + 1)
        return (u, v, n) if facing == "z" else (u, -n, v)

    def outline(phi, count):
        share, rise = math.cos(phi) ** 0.26, math.copysign(abs(math.sin(phi)) ** 0.26, phi) * thick / 2
        return [
            (width / 2 * share * math.copysign(abs(math.cos(a)) ** 0.17, math.cos(a)), depth / 2 * share * math.copysign(abs(math.sin(a)) ** 0.17, math.sin(a)), rise)
            for a in [2 * math.pi * k / count for k in range(count)]
        ]

    def make():
        angles = [math.radians(step * 7.4) for step in range(-12, 13)]
        loft(name, [[place(*point) for point in outline(phi, 64)] for phi in angles], material, 1)
        edge = [place(*point) for point in outline(math.radians(47), 160)]
        tube("piping", edge, 6.5, material, closed=True)

    return group(name, recorded(make), at, turn, lean)


def _pillow(at, size, thick, material, turn, lean, roll):
    """A loose pillow: full in the middle, its corners drawn out; it stands on its lower edge."""
    count, points = 28, []
    for side in (-1, 1):
        for row in range(count + 1):
            for column in range(count + 1):
                u, v = 2 * column / count - 1, 2 * row / count - 1
                full = ((1 - u * u) * (1 - v * v)) ** 0.42
                fold = 7 * math.sin(9 * math.atan2(v, u)) * (u * u + v * v) * full
                pinch = 1 - 0.055 * (1 - v * v) * u * u, 1 - 0.055 * (1 - u * u) * v * v
                points.append((u * pinch[0] * size / 2, side * (thick / 2 * full + fold), (v * pinch[1] + 1) * size / 2))
    faces = []
    for side in range(2):
        for row in range(count):
            for column in range(count):
                first = side * (count + 1) ** 2 + row * (count + 1) + column
                face = (first, first + 1, first + count + 2, first + count + 1)
                faces.append(face if side == 0 else face[::-1])
    return group("pillow", recorded(mesh_object, "pillow", points, faces, material, 80), at, turn, lean, roll)


def _sofa():
    cloth = woven("sofa cloth", (0.030, 0.105, 0.075))
    pillar("base", 0, 0, 150, 2120, 880, 130, cloth, 40, 18, 6)
    for side in (-1, 1):
        _cushion("seat", (side * 468, -50, 365), 926, 820, 190, cloth, "z", 26)
        _cushion("back", (side * 468, 255, 640), 920, 430, 190, cloth, "-y", 46, -13)
        _cushion("arm", (side * 1015, -20, 400), 170, 880, 420, cloth, "z", 4)
        for y in (-340, 340):
            cylinder("leg", (side * 930, y, 75), 20, 150, surface("sofa leg", (0.10, 0.05, 0.024), 0.4), "z", 3)
    pillar("back board", 0, 400, 150, 2120, 130, 560, cloth, 50, 30, 6)
    _pillow((-640, -60, 466), 460, 190, woven("cream cloth", (0.58, 0.50, 0.38), 8), 12, -20, 4)
    _pillow((640, -70, 466), 420, 180, woven("rust cloth", (0.30, 0.10, 0.036), 5), -14, -21, -5)


def _table(x, y):
    oak = timber("lounge oak", (0.30, 0.165, 0.08), "x", "y", 130, roughness=0.34, contrast=0.8)
    def top():
        cylinder("top", (0, 0, 392), 520, 30, oak, "z", 8, 96)
    group("table", recorded(top), (x, y, 0), 24)
    for k in range(3):
        angle = math.radians(90 + 120 * k)
        tube("leg", [(x + 250 * math.cos(angle), y + 250 * math.sin(angle), 380), (x + 380 * math.cos(angle), y + 380 * math.sin(angle), 12)], 17, graphite())
    _books(x - 150, y + 60)
    for dx, dy in ((190, -90), (60, 210)):
        _cup(x + dx, y + dy)


def _books(x, y):
    paper = surface("book paper", (0.62, 0.58, 0.50), 0.9)
    foot = 407
    for width, depth, tall, color, turn in ((290, 215, 26, (0.02, 0.075, 0.05), 12), (250, 180, 20, (0.50, 0.44, 0.34), -6)):
        def make():
            cover = surface(f"book {color}", color, 0.55)
            for z in (0, tall - 3):
                pillar("cover", 0, 0, z, width, depth, 3, cover, 3, 1)
            pillar("pages", 1, 0, 3, width - 8, depth - 8, tall - 6, paper, 1, 0)
            pillar("spine", 2 - width / 2, 0, 0, 4, depth, tall, cover, 1, 1)
        group("book", recorded(make), (x, y, foot), turn)
        foot += tall


def _cup(x, y):
    """A cup of filter coffee."""
    cup = [(0.1, 2), (27, 2), (30, 8), (38, 84), (38, 88), (35.5, 88), (28.5, 12), (0.1, 9)]
    white = surface("cup", (0.62, 0.60, 0.55), 0.22, coat=0.4)
    lathe("cup", cup, white, "z", (x, y, 407), 64)
    lathe("coffee", [(0.1, 74), (34.2, 74)], surface("filter coffee", (0.16, 0.075, 0.03), 0.3), "z", (x, y, 407), 48)
    tube("handle", [(x + 33 + 24 * math.sin(t / 8 * math.pi), y, 407 + 68 - t * 5) for t in range(9)], 5, white)


def _lamp(x, y):
    cylinder("lamp foot", (x, y, 12), 170, 24, graphite(), "z", 6, 64)
    tube("lamp pole", [(x, y, 20), (x, y, 1420)], 12, graphite())
    lathe("shade", [(270, 0), (190, 380), (188, 380), (268, 0)], light("shade", (1.0, 0.62, 0.32), 0.5), "z", (x, y, 1360), 96)
    cylinder("bulb", (x, y, 1500), 45, 90, light("lounge bulb", (1.0, 0.76, 0.48), 2), "z", 20)


def _plant(x, y):
    """A rubber plant: long leaves on stems that lean outwards."""
    dice = random.Random(4)
    pot = [(0.1, 0), (150, 0), (165, 20), (205, 400), (205, 420), (185, 420), (180, 380), (0.1, 370)]
    lathe("pot", pot, surface("pot", (0.52, 0.49, 0.43), 0.6), "z", (x, y, 0), 64)
    lathe("earth", [(0.1, 384), (183, 384)], surface("earth", (0.03, 0.02, 0.014), 1.0), "z", (x, y, 0), 48)
    leaf = surface("rubber leaf", (0.016, 0.075, 0.030), 0.28, coat=0.4)
    for stem in range(22):
        turn, lift = dice.uniform(0, 360), dice.uniform(22, 82)
        length, width = dice.uniform(520, 900), dice.uniform(75, 115)
        rings = []
        for step in range(11):
            t = step / 10
            bend = math.radians(lift) - t * t * math.radians(45)
            out = length * t * math.cos(bend)
            up = length * t * math.sin(bend) + 360
            half = width * math.sin(math.pi * min(1, max(0.03, t * 0.94 + 0.03))) ** 0.8
            half = max(half if t > 0.3 else 9 + (half - 9) * max(0, (t - 0.12) / 0.18), 7)
            rings.append([(out, -half, up + 0.22 * half), (out, 0, up), (out, half, up + 0.22 * half), (out, 0, up + 5)])
        group("leaf", recorded(loft, "leaf", rings, leaf, 1), (x, y, 0), turn)


def _lamps():
    warm = (1.0, 0.78, 0.52)
    studio.softbox((1200, 830, 1560), (600, 300, 300), 420, 420, 60, warm, mirrored=False)
    studio.softbox((1390, 1300, 1360), (1390, 1300, 0), 420, 420, 14, warm, mirrored=False)
    studio.softbox((1300, 1400, 1900), (1900, 2300, 1700), 500, 900, 16, warm, mirrored=False)
    studio.softbox((-600, -1200, 2850), (-200, 700, 300), 3600, 2200, 62, (1.0, 0.86, 0.68), mirrored=False)
    studio.softbox((-2800, -1500, 2000), (-1200, 900, 500), 1200, 1600, 24, (1.0, 0.88, 0.72), mirrored=False)
    studio.softbox((1000, 7500, 4200), (1000, 8400, 0), 10000, 4000, 900, (1.0, 0.92, 0.80), mirrored=False)
