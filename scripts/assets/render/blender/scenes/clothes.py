"""The clothes of a stop's store: a rail with shirts, one facing us with its price, folded ones on shelves."""
import math
import random

import camera
import studio
from materials import light, picture, surface, zinc
from mesh import cylinder, decal, group, loft, mesh_object, pillar, plate, prism, recorded, round_path, rounded, tube

WALL = 1500
RAIL = 1640
GREEN, CREAM, SAGE, WHITE, INK = (0.016, 0.075, 0.045), (0.55, 0.47, 0.34), (0.16, 0.24, 0.19), (0.66, 0.65, 0.61), (0.03, 0.04, 0.045)


def build(job):
    _room()
    _rail()
    _shelves(1180)
    _lamps()
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _cloth(color):
    return surface(f"cotton {color}", color, 0.95, specular=0.15)


def _room():
    floor = surface("store floor", (0.17, 0.125, 0.085), 0.35)
    pillar("floor", 0, -1500, -60, 9000, 7000, 60, floor, 0, 0)
    for index in range(24):
        pillar("joint", -3000 + index * 250, -1500, -0.5, 2.5, 7000, 1, surface("floor joint", (0.06, 0.04, 0.025), 0.7), 0, 0)
    panel = surface("store panel", (0.20, 0.128, 0.075), 0.5)
    mesh_object("wall", [(-4500, WALL + 30, 0), (4500, WALL + 30, 0), (4500, WALL + 30, 3200), (-4500, WALL + 30, 3200)], [(0, 1, 2, 3)], surface("panel gap", (0.04, 0.022, 0.012), 0.8))
    for index in range(30):
        plate("panel", -2900 + index * 200, 90, 192, 3100, WALL, 24, panel, 3, 2)
    plate("skirting", 0, 0, 9000, 90, WALL - 8, 30, surface("skirting", (0.03, 0.026, 0.02), 0.5), 0, 2)
    pillar("rug", -250, 250, 0, 2300, 1500, 9, surface("store rug", (0.20, 0.185, 0.15), 0.98), 30, 2)


def _rail():
    metal = surface("rail", (0.035, 0.036, 0.036), 0.35, metallic=0.8)
    path = [(-1150, 420, 0), (-1150, 420, RAIL), (650, 420, RAIL), (650, 420, 0)]
    tube("rail", round_path(path, 90), 15, metal)
    for x in (-1150, 650):
        tube("foot", [(x, 130, 14), (x, 710, 14)], 14, metal)
    dice = random.Random(12)
    colors = [WHITE, GREEN, CREAM, SAGE, GREEN, WHITE, INK, CREAM, SAGE, GREEN, CREAM, WHITE]
    places = [-1060 + 62 * k for k in range(6)] + [230 + 62 * k for k in range(6)]
    for x, color in zip(places, colors):
        group("hanging", recorded(_edgewise, color, dice), (x + dice.uniform(-9, 9), 420, 0), dice.uniform(-9, 9))
    group("shirt", recorded(_shirt), (-240, 405, 0), 7)


def _hook(metal):
    """A hanger's hook over the rail; the hanger's neck is 70 mm below the rail."""
    bend = [(0, 17 * math.cos(t), RAIL + 17 * math.sin(t)) for t in [math.radians(200 - 20 * k) for k in range(12)]]
    tube("hook", [*bend, (0, 0, RAIL - 40), (0, 0, RAIL - 78)], 2.4, metal)


def _edgewise(color, dice):
    """A shirt that hangs across the rail, so that one sees its edge and sleeve."""
    _hook(zinc())
    top, length, lean = RAIL - 78, dice.uniform(690, 760), dice.uniform(-14, 14)
    phase = dice.uniform(0, 6)
    rings = []
    for step in range(15):
        t = step / 14
        half = 70 + 165 * min(1, t / 0.16) ** 0.7
        thick = 9 + 8 * min(1, t / 0.2) + 3 * math.sin(5 * t + phase)
        drift = lean * t + 7 * math.sin(4.2 * t + phase)
        loop = []
        for k in range(20):
            a = 2 * math.pi * k / 20
            wave = 9 * t * math.sin(4 * a + phase + 2 * t)
            loop.append((drift + (thick + wave) * math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a)), half * math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a)), top - length * t))
        rings.append(loop)
    loft("shirt edge", rings, _cloth(color), 1)
    for side in (-1, 1):
        sleeve = []
        for step in range(7):
            t = step / 6
            sleeve.append([(lean * 0.2 + (14 - 3 * t + 4 * math.sin(3 * a + phase)) * math.sin(a), side * (205 + 42 * t) + 42 * math.cos(a), top - 60 - 210 * t) for a in [2 * math.pi * k / 14 for k in range(14)]])
        loft("sleeve edge", sleeve, _cloth(color), 1)


def _shirt():
    """The shirt that faces us: a flat chest, folds towards the hem, short sleeves, a price tag."""
    cloth, dark = _cloth(GREEN), surface("collar rib", (0.012, 0.055, 0.033), 0.95, specular=0.1)
    top = RAIL - 92
    _hook(zinc())
    tube("hanger", [(-160, 0, top - 50), (-60, 0, top - 10), (0, 0, top + 14), (60, 0, top - 10), (160, 0, top - 50)], 8, surface("hanger wood", (0.36, 0.21, 0.10), 0.4))
    outline = [(0, 86, 24), (20, 122, 36), (50, 205, 44), (90, 236, 48), (180, 238, 52), (330, 236, 55), (480, 240, 58), (620, 248, 62), (690, 252, 60)]
    rings = []
    for drop, half, thick in outline:
        share = max(0, (drop - 260) / 430)
        loop = []
        for k in range(72):
            a = 2 * math.pi * k / 72
            c, s = math.cos(a), math.sin(a)
            x = half * math.copysign(abs(c) ** 0.55, c)
            fold = share * (15 * math.sin(x / 36 + 0.6 + drop / 260) + 8 * math.sin(x / 17 + drop / 150))
            neck = 60 * max(0, 1 - abs(x) / 88) ** 0.5 if drop == 0 and s < 0 else (14 * max(0, 1 - abs(x) / 88) if drop == 0 else 0)
            loop.append((x, thick * math.copysign(abs(s) ** 0.45, s) + fold * (1 if s < 0 else 0.6), top - drop - neck))
        rings.append(loop)
    loft("shirt", rings, cloth, 1, closed_ends=False)
    for side in (-1, 1):
        sleeve = []
        for step in range(8):
            t = step / 7
            x, z = side * (168 + 150 * t), top - 128 - 150 * t
            reach = 74 + 20 * t
            sleeve.append([(x + side * 0.71 * reach * math.cos(a), 34 * math.sin(a) + 4 * math.sin(3 * a + 4 * t), z + 0.70 * reach * math.cos(a)) for a in [2 * math.pi * k / 24 for k in range(24)]])
        loft("sleeve", sleeve, cloth, 1, closed_ends=False)
    tube("collar", [_neck(math.radians(9 * k), top) for k in range(41)], 7.5, dark)
    decal("print", 0, top - 330, 130, 130, -68, picture("mark-volt.png"))
    tube("string", [(150, -58, top - 235), (168, -72, top - 300)], 1.2, _cloth(WHITE))
    group("tag", recorded(_tag), (172, -76, top - 430), 0, 3, 5)


def _neck(angle, top):
    """A point of the neckline: 0 is its deepest, in front, and half a turn on its back."""
    front = math.cos(angle)
    dip = 54 * front ** 0.6 if front > 0 else -10 * front
    return (80 * math.sin(angle), -38 * math.copysign(abs(front) ** 0.5, front), top - 10 - dip)


def _tag():
    prism("tag card", rounded(110, 140, 10), 0, 2, surface("tag card", (0.70, 0.68, 0.62), 0.8), "y", (0, 0, 70), 0.4)
    decal("tag text", 0, 0, 110, 140, -0.6, picture("tag-price.png"))


def _shelves(x):
    oak = surface("store oak", (0.34, 0.20, 0.10), 0.4)
    dice = random.Random(5)
    for z in (380, 800, 1220, 1640, 2060):
        pillar("shelf", x + 250, WALL - 210, z, 1150, 400, 32, oak, 4, 2)
        if z > 2000:
            continue
        for column in range(3):
            color = dice.choice((GREEN, CREAM, SAGE, WHITE, INK))
            z_at = z + 33
            for _ in range(dice.choice((3, 4, 5))):
                tall = dice.uniform(34, 46)
                item = recorded(pillar, "folded", 0, 0, 0, 300 + dice.uniform(-10, 10), 330, tall, _cloth(color), 12, tall * 0.32, 4)
                group("folded", item, (x - 125 + column * 365, WALL - 225 + dice.uniform(-8, 8), z_at), dice.uniform(-2, 2))
                z_at += tall - 1.5
    for side in (-1, 1):
        plate("upright", x + 250 + side * 585, 0, 32, 2300, WALL - 410, 400, surface("store upright", (0.03, 0.031, 0.03), 0.4), 0, 2)


def _lamps():
    warm = (1.0, 0.87, 0.70)
    for x in (-850, -200, 450, 1400):
        cylinder("spot", (x, 350, 2820), 55, 150, surface("spot", (0.02, 0.02, 0.02), 0.4), "z", 4)
        cylinder("spot glow", (x, 350, 2743), 46, 4, light("spot glow", (1.0, 0.85, 0.62), 8), "z", 1)
    tube("track", [(-2600, 350, 2900), (2600, 350, 2900)], 14, surface("spot", (0.02, 0.02, 0.02), 0.4))
    studio.softbox((-700, -1500, 2850), (-240, 420, 1200), 1500, 900, 64, warm, mirrored=False)
    studio.softbox((1500, -600, 2800), (1350, 1300, 1000), 1200, 700, 34, warm, mirrored=False)
    studio.softbox((-2600, -700, 1800), (-600, 500, 1000), 700, 1500, 16, (1.0, 0.92, 0.80), mirrored=False)
    studio.softbox((-300, 900, 2900), (-300, 1500, 1300), 2600, 200, 22, warm, mirrored=False)
    studio.world((1.0, 0.9, 0.78), 0.05)
