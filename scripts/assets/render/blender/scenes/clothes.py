"""The clothes of a stop's store: a rail with shirts, one facing us with its price, folded ones on shelves."""
import math
import random

import numpy as np

import camera
import studio
from materials import light, picture, surface, zinc
from mesh import cylinder, decal, group, loft, mesh_object, pillar, plate, prism, recorded, round_path, rounded, tube
from places import shirts
from places.finishes import timber, woven

WALL = 1500
RAIL = 1640
# Where the shirts' shoulders begin.
TOP = RAIL - 100
GREEN, CREAM, SAGE, WHITE, INK = (0.016, 0.075, 0.045), (0.55, 0.47, 0.34), (0.16, 0.24, 0.19), (0.66, 0.65, 0.61), (0.03, 0.04, 0.045)


def build(job):
    _room()
    _rail()
    _shelves(1180)
    _lamps()
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _room():
    floor = timber("store floor", (0.17, 0.125, 0.085), "y", "x", 250, -3000, 0.35)
    pillar("floor", 0, -1500, -60, 9000, 7000, 60, floor, 0, 0)
    for index in range(24):
        pillar("joint", -3000 + index * 250, -1500, -0.5, 2.5, 7000, 1, surface("floor joint", (0.06, 0.04, 0.025), 0.7), 0, 0)
    panel = timber("store panel", (0.21, 0.135, 0.08), "z", "x", 200, -3000, 0.5, 0.8)
    mesh_object("wall", [(-4500, WALL + 30, 0), (4500, WALL + 30, 0), (4500, WALL + 30, 3200), (-4500, WALL + 30, 3200)], [(0, 1, 2, 3)], surface("panel gap", (0.04, 0.022, 0.012), 0.8))
    for index in range(30):
        plate("panel", -2900 + index * 200, 90, 192, 3100, WALL, 24, panel, 3, 2)
    plate("skirting", 0, 0, 9000, 90, WALL - 8, 30, surface("skirting", (0.03, 0.026, 0.02), 0.5), 0, 2)
    pillar("rug", -250, 250, 0, 2300, 1500, 9, woven("store rug", (0.20, 0.185, 0.15), 14, 0.6), 30, 2)


def _rail():
    metal = surface("rail", (0.035, 0.036, 0.036), 0.35, metallic=0.8)
    path = [(-1150, 420, 0), (-1150, 420, RAIL), (650, 420, RAIL), (650, 420, 0)]
    tube("rail", round_path(path, 90), 15, metal)
    for x in (-1150, 650):
        tube("foot", [(x, 130, 14), (x, 710, 14)], 14, metal)
    dice = random.Random(12)
    shirt = shirts.hanging()
    colors = [WHITE, GREEN, CREAM, SAGE, GREEN, WHITE, INK, CREAM, SAGE, GREEN, CREAM, WHITE]
    places = [-1085 + 68 * k for k in range(6)] + [212 + 68 * k for k in range(6)]
    for x, color in zip(places, colors):
        x += dice.uniform(-6, 6)
        _hook(x, 420)
        depth = dice.uniform(0.5, 0.62)
        item = recorded(_hung, shirts.another(shirt, depth, dice), color, depth)
        group("hanging", item, (x, 420, TOP), dice.uniform(-6, 6) - 90)
    _hook(-240, 405)
    group("shirt", recorded(_shirt, shirt), (-240, 405, TOP), 7)


def _hook(x, y):
    """A hanger's hook over the rail."""
    bend = [(x, y + 17 * math.cos(t), RAIL + 17 * math.sin(t)) for t in [math.radians(200 - 20 * k) for k in range(12)]]
    tube("hook", [*bend, (x, y, RAIL - 40), (x, y, TOP + 20)], 2.4, zinc())
    cylinder("neck of the hook", (x, y, TOP + 27), 5, 8, zinc(), "z", 1)


def _hung(shirt, color, depth, print_file=None):
    """A shirt with its hanger, which is a little thinner than the one that it was draped on."""
    shirts.garment(shirt, color, print_file)
    shirts.hanger(timber("hanger wood", (0.32, 0.19, 0.10), "x", "z", roughness=0.38), depth * 0.9)


def _shirt(shirt):
    """The shirt that faces us, with its price on a string from the seam under its arm."""
    _hung(shirt, GREEN, 1, "mark-volt.png")
    off = np.hypot(*(shirt.flat - (236, -205)).T) + 1000 * (shirt.places[:, 1] > np.median(shirt.places[:, 1]))
    x, y, z = shirt.places[off.argmin()]
    behind = np.abs(shirt.places[:, 0] - x - 4) < 58
    front = shirt.places[behind & (shirt.places[:, 2] < z - 60) & (shirt.places[:, 2] > z - 215), 1].min() - 5
    tube("string", [(x, y - 2, z), (x + 2, (y + front) / 2 - 3, z - 30), (x + 4, front - 2, z - 68)], 1.1, surface("string", WHITE, 0.9))
    group("tag", recorded(_tag), (x + 4, front, z - 200), 4, 2, 3)


def _tag():
    prism("tag card", rounded(110, 140, 10), 0, 2, surface("tag card", (0.70, 0.68, 0.62), 0.8), "y", (0, 0, 70), 0.4)
    decal("tag text", 0, 0, 110, 140, -0.6, picture("tag-price.png"))


def _shelves(x):
    oak = timber("store oak", (0.36, 0.215, 0.11), "x", "y", 110, roughness=0.4)
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
                item = recorded(_folded, 300 + dice.uniform(-12, 12), 330, tall, color, dice)
                group("folded", item, (x - 125 + column * 365 + dice.uniform(-4, 4), WALL - 225 + dice.uniform(-10, 10), z_at), dice.uniform(-3, 3))
                z_at += tall - 1.5
    for side in (-1, 1):
        plate("upright", x + 250 + side * 585, 0, 32, 2300, WALL - 410, 400, surface("store upright", (0.03, 0.031, 0.03), 0.4), 0, 2)


def _folded(width, depth, tall, color, dice):
    """A folded shirt: its body lies double with a round fold in front, and its sleeves and sides are inside."""
    lower = tall * dice.uniform(0.5, 0.62)
    for foot, high, back in ((0, lower, 0), (lower - 1, tall - lower, dice.uniform(0, 9))):
        phase, rings = dice.uniform(0, 6), []
        for step in range(25):
            t = 2 * step / 24 - 1
            round_end = max(0.08, 1 - abs(t) ** 14) ** 0.5
            front = -depth / 2 + back + 3.5 * math.sin(3.1 * t + phase) + 1.2 * math.sin(9 * t + 2 * phase) + (1 - round_end) * 14
            sag = -1.6 * t * t + 1.1 * math.sin(4 * t + phase)
            half = high / 2 * round_end
            lip = [(front + half - half * 1.25 * math.sin(a), foot + high / 2 + sag + half * math.cos(a)) for a in [math.pi * k / 10 for k in range(11)]]
            rings.append([(t * width / 2, y, z) for y, z in [*lip, (depth / 2, foot + high / 2 + sag - half), (depth / 2, foot + high / 2 + sag + half)]])
        loft("folded", rings, shirts.plain_cotton(color), 0)


def _lamps():
    warm = (1.0, 0.87, 0.70)
    for x in (-850, -200, 450, 1400):
        cylinder("spot", (x, 350, 2820), 55, 150, surface("spot", (0.02, 0.02, 0.02), 0.4), "z", 4)
        cylinder("spot glow", (x, 350, 2743), 46, 4, light("spot glow", (1.0, 0.85, 0.62), 8), "z", 1)
    tube("track", [(-2600, 350, 2900), (2600, 350, 2900)], 14, surface("spot", (0.02, 0.02, 0.02), 0.4))
    studio.softbox((-1650, -400, 2680), (-240, 420, 1250), 600, 600, 98, warm, mirrored=False)
    studio.softbox((900, -1300, 2600), (-240, 420, 1200), 1300, 900, 18, warm, mirrored=False)
    studio.softbox((1500, -600, 2800), (1350, 1300, 1000), 1200, 700, 34, warm, mirrored=False)
    studio.softbox((-2600, -700, 1800), (-600, 500, 1000), 700, 1500, 16, (1.0, 0.92, 0.80), mirrored=False)
    studio.softbox((-300, 900, 2900), (-300, 1500, 1300), 2600, 200, 22, warm, mirrored=False)
    studio.world((1.0, 0.9, 0.78), 0.05)
