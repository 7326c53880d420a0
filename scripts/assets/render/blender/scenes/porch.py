"""The porch of a house in the evening: a car on charge beside the home charger on the front wall."""
import math
import random

import camera
import studio
from materials import concrete, graphite, light, surface
from mesh import cylinder, group, lathe, loft, mesh_object, pillar, plate, recorded, tube
from parts import cable, gun
from places import bodies, forecourt, outdoors, site, stop
from products import smart_home_charger

CAR, CAR_TURN = (-1790, 1150, 0), -96
# The corner of the house: left of it is the car's place under the porch.
CORNER, CEILING = -430, 2750
DOOR = 1130


def build(job):
    forecourt.sky(forecourt.DUSK, 0.8)
    outdoors.ground("paving", (0.20, 0.17, 0.14), (0.27, 0.235, 0.195), 0.6, 0.7, 60000, 0, 9.0)
    for index in range(-14, 15):
        outdoors.stripe(index * 400, -1500, 7, 12000, 0, 0.6, (0.09, 0.08, 0.07))
        outdoors.stripe(0, -1500 + index * 400, 7, 12000, 90, 0.8, (0.09, 0.08, 0.07))
    _house()
    _door()
    _pot(520, -260)
    product = {**job["products"]["smart-home-charger"], "taken": 1}
    group("home charger", recorded(smart_home_charger.build, product))
    stop.parked(stop.SILVER, CAR, CAR_TURN)
    _cable()
    _lamps()
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _house():
    plaster = surface("house plaster", (0.56, 0.47, 0.35), 0.85, relief=(90, 0.12, 1.0))
    trim = surface("house trim", (0.60, 0.57, 0.50), 0.8)
    left, right, back = CORNER, 5200, 5200
    pillar("house", (left + right) / 2, back / 2, 0, right - left, back, 5600, plaster, 0, 8)
    pillar("plinth", (left + right) / 2, back / 2 - 12, 0, right - left + 24, back, 420, surface("plinth stone", (0.17, 0.12, 0.09), 0.7), 0, 6)
    plate("porch wall", -3300, 0, 6400, CEILING, back - 300, 240, plaster, 0, 4)
    pillar("porch roof", -900, 1700, CEILING, 7400, 6400, 220, trim, 0, 12)
    pillar("porch post", -3250, -1250, 0, 320, 320, CEILING, plaster, 0, 12)
    pillar("porch lamp", -1500, 700, CEILING - 40, 420, 420, 40, light("porch lamp", (1.0, 0.80, 0.55), 7), 200, 4)
    _wall_lamp(330, 1930)


def _wall_lamp(x, z):
    pillar("lamp plate", x, -20, z - 90, 110, 40, 220, graphite(), 12, 4)
    lathe("lamp glass", [(0.1, -95), (46, -88), (58, -40), (58, 60), (46, 92), (0.1, 96)], light("wall lamp", (1.0, 0.74, 0.44), 3.5), "z", (x, -118, z))
    cylinder("lamp cap", (x, -118, z + 104), 70, 16, graphite(), "z", 4)
    tube("lamp arm", [(x, -20, z + 60), (x, -70, z + 108), (x, -118, z + 112)], 9, graphite())


def _door():
    """A teak door behind two steps, with lit glass beside it."""
    teak, dark = surface("teak", (0.20, 0.085, 0.035), 0.4, coat=0.3), surface("teak frame", (0.11, 0.045, 0.02), 0.45)
    for index, (depth, z) in enumerate(((1100, 0), (760, 150))):
        pillar("step", DOOR + 520, -depth / 2, z, 2100 - index * 160, depth, 150, surface("step stone", (0.24, 0.20, 0.17), 0.5), 10, 8)
    plate("door frame", DOOR + 520, 300, 1240, 2260, -26, 40, dark, 4, 3)
    plate("door", DOOR + 520, 300, 1080, 2160, -34, 30, teak, 4, 3)
    for z in (420, 1080, 1740):
        for x in (-260, 260):
            plate("door panel", DOOR + 520 + x, z, 400, 560, -44, 14, teak, 10, 6)
    plate("side light", DOOR - 190, 360, 300, 2100, -14, 12, light("hall", (1.0, 0.58, 0.26), 0.42), 0, 0)
    for x in (-150, 0, 150):
        plate("grille", DOOR - 190 + x, 340, 22, 2140, -34, 26, dark, 0, 2)
    for z in range(340, 2500, 430):
        plate("grille bar", DOOR - 190, z, 340, 22, -36, 26, dark, 0, 2)


def _pot(x, y):
    """A croton in a clay pot."""
    dice = random.Random(7)
    clay = surface("clay", (0.30, 0.10, 0.045), 0.8)
    lathe("clay pot", [(0.1, 0), (115, 0), (165, 250), (180, 250), (180, 300), (150, 300), (146, 262), (0.1, 258)], clay, "z", (x, y, 0), 48)
    lathe("earth", [(0.1, 262), (148, 262)], surface("earth", (0.03, 0.02, 0.014), 1.0), "z", (x, y, 0), 32)
    leaf = surface("croton leaf", (0.020, 0.085, 0.024), 0.35, coat=0.3)
    for _ in range(34):
        turn, lift = dice.uniform(0, 360), dice.uniform(35, 86)
        length, width = dice.uniform(300, 560), dice.uniform(34, 56)
        rings = []
        for step in range(9):
            t = step / 8
            bend = math.radians(lift) - t * t * math.radians(55)
            out, up = length * t * math.cos(bend), length * t * math.sin(bend) + 255
            half = max(4, width * math.sin(math.pi * min(1, 0.05 + t * 0.93)))
            rings.append([(out, -half, up + 0.2 * half), (out, 0, up), (out, half, up + 0.2 * half), (out, 0, up + 4)])
        group("leaf", recorded(loft, "leaf", rings, leaf, 1), (x, y, 0), turn)


def _cable():
    """From the car's front wing down over the paving and up into the charger."""
    x, y, z = site.INLETS[bodies.COMPACT.name]
    turn = math.radians(CAR_TURN)
    port = (CAR[0] + x * math.cos(turn) - y * math.sin(turn), CAR[1] + x * math.sin(turn) + y * math.cos(turn), z)
    start, way = gun.type2(port, turn=CAR_TURN + 180, tilt=-6, hose_radius=9)
    end = smart_home_charger.GLAND
    house = ((CORNER, -6, 0), (6000, 3000, 3000))
    points = cable.hang(start, way, (end[0], end[1], end[2] - 57), (0, 0, -1), 2750, 9, [house], stiffness=0.8, side=(0, -0.12, 0))
    cable.hose("cable", points, 9)


def _lamps():
    warm = (1.0, 0.76, 0.48)
    studio.softbox((-1500, 700, CEILING - 60), (-1500, 700, 0), 900, 900, 130, warm, mirrored=False)
    studio.softbox((330, -420, 2050), (150, 0, 1300), 320, 420, 11, warm, mirrored=False)
    studio.softbox((1300, -1500, 2600), (900, 0, 900), 700, 500, 30, warm, mirrored=False)
    studio.softbox((-2600, -5200, 3600), (-300, 0, 1100), 3200, 2600, 190, (0.62, 0.80, 1.0), mirrored=False)
