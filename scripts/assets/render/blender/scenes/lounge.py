"""The lounge of a stop at dusk: a sofa, a lamp and a low table; the forecourt behind the window."""
import math
import random

import camera
import studio
from materials import graphite, light, picture, steel, surface
from mesh import cylinder, decal, group, lathe, loft, mesh_object, pillar, plate, prism, recorded, rounded, tube
from places import forecourt, outdoors, stop

WINDOW = 2300


def build(job):
    forecourt.sky(forecourt.DUSK, 0.8)
    _outside(job["products"])
    _room()
    group("sofa", recorded(_sofa), (-150, 1150, 0))
    _table(-60, -260)
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
    wood = surface("floor boards", (0.16, 0.085, 0.042), 0.38)
    pillar("floor", 0, -1500, -60, 9000, 7600, 62, wood, 0, 0)
    groove = surface("board groove", (0.05, 0.026, 0.013), 0.7)
    for index in range(30):
        pillar("groove", -3600 + index * 250, -1500, 1.5, 2.5, 7600, 1, groove, 0, 0)
    cylinder("rug", (-100, 450, 5), 1480, 10, surface("rug", (0.075, 0.10, 0.088), 0.95), "z", 4, 96)
    cylinder("rug edge", (-100, 450, 4), 1550, 8, surface("rug edge", (0.30, 0.29, 0.25), 0.95), "z", 4, 96)
    wall = surface("lounge wall", (0.17, 0.155, 0.135), 0.8)
    plate("wall", 2650, 0, 2900, 3000, WINDOW, 120, wall, 0, 0)
    plate("wall", -3900, 0, 2600, 3000, WINDOW, 120, wall, 0, 0)
    plate("head", -700, 2620, 3900, 400, WINDOW, 120, wall, 0, 0)
    slat = surface("slat", (0.24, 0.125, 0.06), 0.5)
    for index in range(24):
        plate("slat", 1235 + index * 75, 60, 46, 2900, WINDOW - 40, 40, slat, 4, 2)
    frame = graphite()
    for x in (-2590, -1380, -170, 1180):
        plate("mullion", x, 0, 60, 2640, WINDOW - 10, 80, frame, 0, 3)
    for z in (0, 2580):
        plate("frame", -700, z, 3860, 60, WINDOW - 10, 80, frame, 0, 3)
    mesh_object("ceiling", [(-5000, -5500, 2950), (5000, -5500, 2950), (5000, WINDOW, 2950), (-5000, WINDOW, 2950)], [(0, 1, 2, 3)], surface("lounge ceiling", (0.14, 0.13, 0.115), 0.9))


def _cushion(name, x, y, z, width, depth, height, material, lean=0, roll=0, turn=0):
    """A stuffed block: a box whose faces bulge."""
    rings = []
    for step in range(9):
        t = -1 + step / 4
        swell = (1 - abs(t) ** 4) ** 0.25 if abs(t) < 1 else 0.72
        swell = max(swell, 0.72)
        loop = []
        for k in range(28):
            angle = 2 * math.pi * k / 28
            c, s = math.cos(angle), math.sin(angle)
            loop.append((width / 2 * swell * math.copysign(abs(c) ** 0.32, c), depth / 2 * swell * math.copysign(abs(s) ** 0.32, s), height / 2 * t))
        rings.append(loop)
    return group(name, recorded(loft, name, rings, material, 2), (x, y, z), turn, lean, roll)


def _sofa():
    cloth = surface("sofa cloth", (0.030, 0.105, 0.075), 0.92, specular=0.2)
    pillar("base", 0, 0, 130, 2080, 860, 190, cloth, 60, 40, 6)
    for side in (-1, 1):
        _cushion("seat", side * 480, -40, 400, 965, 800, 210, cloth)
        _cushion("back", side * 480, 300, 680, 960, 250, 520, cloth, -10)
        _cushion("arm", side * 1060, -10, 400, 200, 900, 520, cloth)
        for y in (-340, 340):
            cylinder("leg", (side * 930, y, 65), 22, 130, surface("sofa leg", (0.22, 0.12, 0.06), 0.4), "z", 3)
    pillar("back board", 0, 400, 300, 2060, 140, 500, cloth, 60, 40, 6)
    _cushion("cream", -640, 80, 640, 430, 150, 430, surface("cream cloth", (0.58, 0.50, 0.38), 0.95, specular=0.2), -20, 8, 6)
    _cushion("green", 690, 80, 630, 420, 150, 420, surface("dark cloth", (0.018, 0.055, 0.040), 0.95, specular=0.2), -20, -9, -8)


def _table(x, y):
    oak = surface("lounge oak", (0.33, 0.185, 0.09), 0.35)
    cylinder("top", (x, y, 392), 520, 30, oak, "z", 8, 96)
    for k in range(3):
        angle = math.radians(90 + 120 * k)
        tube("leg", [(x + 250 * math.cos(angle), y + 250 * math.sin(angle), 380), (x + 380 * math.cos(angle), y + 380 * math.sin(angle), 12)], 17, graphite())
    group("laptop", recorded(_laptop), (x - 60, y + 20, 408), 172)
    cup = [(0.1, 2), (27, 2), (33, 10), (40, 78), (40, 84), (37, 84), (31, 14), (0.1, 10)]
    white = surface("cup", (0.70, 0.68, 0.63), 0.25)
    lathe("cup", cup, white, "z", (x + 300, y - 40, 408), 64)
    lathe("coffee", [(0.1, 72), (37, 72)], surface("filter coffee", (0.12, 0.05, 0.02), 0.2), "z", (x + 300, y - 40, 408), 48)
    tube("handle", [(x + 338 + 24 * math.sin(t / 8 * math.pi), y - 40, 472 - t * 5) for t in range(9)], 5, white)


def _laptop():
    """Open, its screen to -y when not turned; its foot at the origin."""
    prism("body", rounded(320, 220, 12), 0, 14, surface("aluminium", (0.55, 0.56, 0.56), 0.35, metallic=0.9), "z", edge=3)
    def lid():
        prism("lid", rounded(320, 212, 10), 0, 6, surface("aluminium", (0.55, 0.56, 0.56), 0.35, metallic=0.9), "y", (0, 0, 106), 2)
        decal("screen", 0, 8, 304, 190, -0.6, picture("ems-dashboard.png", glow=0.8))
    group("lid", recorded(lid), (0, 108, 12), 0, -18)


def _lamp(x, y):
    cylinder("lamp foot", (x, y, 12), 170, 24, graphite(), "z", 6, 64)
    tube("lamp pole", [(x, y, 20), (x, y, 1420)], 12, graphite())
    lathe("shade", [(270, 0), (190, 380), (188, 380), (268, 0)], light("shade", (1.0, 0.66, 0.36), 1.25), "z", (x, y, 1360), 96)
    cylinder("bulb", (x, y, 1480), 60, 120, light("lounge bulb", (1.0, 0.76, 0.48), 6), "z", 20)


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
    studio.softbox((1390, 1200, 1700), (600, 300, 300), 420, 420, 60, warm, mirrored=False)
    studio.softbox((1390, 1300, 1360), (1390, 1300, 0), 420, 420, 14, warm, mirrored=False)
    studio.softbox((1300, 1400, 1900), (1900, 2300, 1700), 500, 900, 16, warm, mirrored=False)
    studio.softbox((-600, -1200, 2850), (-200, 700, 300), 3600, 2200, 62, (1.0, 0.86, 0.68), mirrored=False)
    studio.softbox((-2800, -1500, 2000), (-1200, 900, 500), 1200, 1600, 24, (1.0, 0.88, 0.72), mirrored=False)
    studio.softbox((1000, 7500, 4200), (1000, 8400, 0), 10000, 4000, 900, (1.0, 0.92, 0.80), mirrored=False)
