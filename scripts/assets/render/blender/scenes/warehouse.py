"""A warehouse: three sizes of charger on pallets, racks with cartons, daylight through the open gate."""
import random

import camera
import studio
from materials import light, steel, surface, zinc
from mesh import group, mesh_object, pillar, plate, prism, recorded, tube
from places import outdoors, stop

WOOD = (0.40, 0.27, 0.15)


def build(job):
    _hall()
    for x, name, turn in ((-1750, "dc-60-compact", 14), (0, "dc-120-ultra", 12), (1850, "dc-240-dualcore", 10)):
        group("pallet", recorded(_pallet, 1300, 1000), (x, 0, 0), turn)
        stop.charger(job["products"], name, (x, -40, 144), turn)
    for x in (-3300, 400, 4100):
        _rack(x, 4800, 3500)
    group("pallet", recorded(_pallet, 1200, 1000), (4100, 1500, 0), -6)
    group("load", recorded(_load, 3, 2, 3, 5), (4100, 1500, 144), -6)
    group("pallet", recorded(_pallet, 1200, 1000), (-4300, 2300, 0), 8)
    group("load", recorded(_load, 3, 2, 2, 9), (-4300, 2300, 144), 8)
    _lamps()
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _hall():
    outdoors.ground("polished floor", (0.20, 0.20, 0.195), (0.27, 0.265, 0.255), 0.4, 0.28, 60000, 0, 3.0)
    for x, y, width, length in ((-3300, 500, 90, 9000), (3150, 500, 90, 9000)):
        outdoors.stripe(x, y, width, length, 0, 1.5, (0.62, 0.42, 0.02))
    sheet = surface("wall sheet", (0.42, 0.44, 0.43), 0.6)
    mesh_object("back", [(-14000, 7200, 0), (14000, 7200, 0), (14000, 7200, 9000), (-14000, 7200, 9000)], [(0, 1, 2, 3)], sheet)
    for index in range(90):
        plate("rib", -14000 + index * 310, 1200, 60, 7800, 7180, 20, sheet, 0, 4)
    plate("plinth", 0, 0, 28000, 1200, 7150, 40, surface("plinth", (0.05, 0.11, 0.085), 0.6), 0, 2)
    roof = surface("roof", (0.30, 0.31, 0.31), 0.7)
    mesh_object("roof", [(-14000, -14000, 7600), (14000, -14000, 7600), (14000, 7200, 7600), (-14000, 7200, 7600)], [(0, 1, 2, 3)], roof)
    for y in (-2000, 1500, 5000):
        tube("beam", [(-14000, y, 7300), (14000, y, 7300)], 130, zinc())
    for x in (-4200, 0, 4200):
        pillar("lamp", x, 2600, 6600, 280, 5200, 60, light("hall lamp", (1, 0.96, 0.9), 6), 10, 2)


def _pallet(width, depth):
    wood = surface("pallet wood", WOOD, 0.85)
    for y in (-depth / 2 + 60, 0, depth / 2 - 60):
        for x in (-width / 2 + 70, 0, width / 2 - 70):
            pillar("block", x, y, 22, 130, 100, 78, wood, 3, 2)
        pillar("runner", 0, y, 100, width, 100, 22, wood, 3, 2)
        pillar("sole", 0, y, 0, width, 100, 22, wood, 3, 2)
    for index in range(7):
        pillar("board", -width / 2 + 60 + index * (width - 120) / 6, 0, 122, 115, depth, 22, wood, 3, 2)


def _carton(x, y, z, width, depth, height, dice):
    shade = dice.uniform(0.85, 1.1)
    pillar("carton", x, y, z, width, depth, height, surface(f"carton {shade:.1f}", (0.36 * shade, 0.235 * shade, 0.13 * shade), 0.8), 6, 4)
    plate("tape", x, z + 2, 55, height - 2, y - depth / 2 - 1.5, 1, surface("tape", (0.46, 0.36, 0.22), 0.35), 0, 0)
    plate("label", x + width * 0.26, z + height * 0.3, width * 0.24, height * 0.3, y - depth / 2 - 2, 1, surface("label", (0.72, 0.72, 0.69), 0.6), 2, 0)


def _load(columns, rows, levels, seed):
    """Cartons stacked on a pallet."""
    dice = random.Random(seed)
    width, depth = 1160 / columns, 960 / rows
    for level in range(levels):
        for column in range(columns):
            for row in range(rows):
                place = ((column - (columns - 1) / 2) * width, (row - (rows - 1) / 2) * depth)
                _carton(place[0] + dice.uniform(-5, 5), place[1], level * 420, width - 12, depth - 12, 412, dice)


def _rack(x, y, width):
    frame, beam = surface("rack frame", (0.035, 0.075, 0.06), 0.45), surface("rack beam", (0.60, 0.22, 0.02), 0.45)
    dice = random.Random(int(x))
    for side in (-1, 1):
        for back in (0, 1000):
            pillar("upright", x + side * width / 2, y + back, 0, 100, 80, 5200, frame, 6, 3)
        for z in range(500, 5000, 900):
            tube("stay", [(x + side * width / 2, y, z), (x + side * width / 2, y + 1000, z + 700)], 18, frame)
    for level in (150, 1900, 3650):
        for back in (0, 1000):
            plate("beam", x, level, width - 100, 120, y + back - 30, 60, beam, 6, 3)
        pillar("deck", x, y + 500, level + 118, width - 120, 1000, 12, steel(), 4, 1)
        for share in (-0.27, 0.27):
            if dice.random() < 0.88:
                levels = dice.choice((2, 3))
                group("pallet", recorded(_pallet, 1200, 1000), (x + share * width, y + 500, level + 130))
                group("load", recorded(_load, dice.choice((2, 3)), 1, levels, dice.randrange(99)), (x + share * width, y + 500, level + 274))


def _lamps():
    studio.softbox((-9500, -2500, 3200), (0, 800, 900), 5200, 4600, 1500, (1.0, 0.97, 0.93))
    studio.softbox((500, -3500, 6800), (300, 500, 800), 6000, 3000, 650, (1, 0.97, 0.92), mirrored=False)
    studio.softbox((0, 3000, 7000), (0, 4800, 1500), 9000, 1500, 420, (1, 0.96, 0.9), mirrored=False)
    studio.world((0.75, 0.82, 0.86), 0.10)
