"""A service workshop: chargers on trolleys, the bench with tools and a laptop, spare parts."""
import math
import random

import camera
import studio
from materials import black_plastic, light, picture, steel, surface, yellow, zinc
from mesh import circle, cylinder, decal, group, lathe, mesh_object, pillar, plate, recorded, ring, tube
from places import outdoors, stop

BENCH = 5100


def build(job):
    _room()
    products = job["products"]
    _trolley(-600, 1500)
    stop.charger(products, "dc-120-ultra", (-600, 1500, 190), 16)
    _trolley(2700, 2500)
    stop.charger(products, "dc-60-compact", (2700, 2500, 190), -14)
    _bench()
    _board()
    _lamps()
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _trolley(x, y):
    """A low platform on castors."""
    deck = surface("trolley", (0.05, 0.12, 0.30), 0.4)
    pillar("deck", x, y, 130, 1150, 950, 60, deck, 30, 6)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder("castor", (x + sx * 470, y + sy * 370, 62), 62, 44, black_plastic(), "x", 8)
            pillar("fork", x + sx * 470, y + sy * 370, 60, 70, 60, 74, zinc(), 6, 3)


def _room():
    outdoors.ground("workshop floor", (0.20, 0.215, 0.215), (0.25, 0.26, 0.255), 0.4, 0.30, 40000, 0, 3.0)
    wall = surface("workshop wall", (0.62, 0.62, 0.58), 0.8)
    mesh_object("back", [(-9000, 5900, 0), (11000, 5900, 0), (11000, 5900, 5200), (-9000, 5900, 5200)], [(0, 1, 2, 3)], wall)
    mesh_object("right", [(7600, -9000, 0), (7600, 5900, 0), (7600, 5900, 5200), (7600, -9000, 5200)], [(0, 1, 2, 3)], wall)
    mesh_object("roof", [(-9000, -9000, 5000), (11000, -9000, 5000), (11000, 5900, 5000), (-9000, 5900, 5000)], [(0, 1, 2, 3)], surface("workshop roof", (0.40, 0.41, 0.41), 0.8))
    plate("dado", 1000, 0, 20000, 1200, 5892, 6, surface("workshop dado", (0.05, 0.17, 0.13), 0.6), 0, 0)
    for x in (-2200, 2600):
        outdoors.stripe(x, 1500, 80, 6500, 0, 2, (0.62, 0.42, 0.02))
    decal("sign", 1100, 3150, 3200, 800, 5885, picture("sign-service.png"))


def _bench():
    wood, frame = surface("bench top", (0.34, 0.21, 0.11), 0.5), surface("bench frame", (0.05, 0.12, 0.30), 0.45)
    pillar("bench top", 1200, BENCH, 880, 6400, 760, 55, wood, 12, 5)
    for x in (-1900, 400, 2700, 4300):
        for y in (-320, 320):
            pillar("leg", x, BENCH + y, 0, 70, 70, 880, frame, 6, 3)
    pillar("lower shelf", 1200, BENCH, 260, 6200, 640, 30, frame, 8, 3)
    _drawers(-1150, 3)
    _drawers(3500, 3)
    _laptop(-850)
    dice = random.Random(3)
    for index in range(5):
        pillar("carton", 250 + index * 520, BENCH + 40, 292, 420, 420, dice.uniform(190, 380), surface("carton", (0.36, 0.235, 0.13), 0.8), 4, 3)
    _coil(2350, BENCH)
    _coil(3900, BENCH)


def _drawers(x, count):
    red = surface("drawers", (0.36, 0.03, 0.02), 0.35)
    for index in range(count):
        plate("drawer", x, 300 + index * 185, 900, 170, BENCH - 350, 620, red, 6, 5)
        tube("pull", [(x - 160, BENCH - 370, 400 + index * 185), (x + 160, BENCH - 370, 400 + index * 185)], 9, steel())


def _laptop(x):
    pillar("keys", x, BENCH - 60, 937, 360, 250, 18, surface("laptop", (0.30, 0.31, 0.31), 0.4, metallic=0.6), 14, 3)

    def make():
        plate("lid", 0, 0, 360, 240, 0, 10, surface("laptop", (0.30, 0.31, 0.31), 0.4, metallic=0.6), 12, 3)
        decal("picture", 0, 12, 336, 196, -1, picture("ems-dashboard.png", glow=1.0))

    group("screen", recorded(make), (x, BENCH + 70, 950), tilt=-14)


def _coil(x, y):
    """A spare hose, coiled on the bench."""
    points = []
    for step in range(170):
        turn = step / 170 * 2 * math.pi * 3.4
        points.append((x + (205 + 9 * math.sin(step * 0.31)) * math.cos(turn), y + (205 + 9 * math.cos(step * 0.23)) * math.sin(turn), 953 + 36 * step / 170 * 3.1))
    tube("coil", points, 17, surface("rubber", (0.011, 0.0115, 0.011), 0.5))


def _board():
    """Tools on a perforated board above the bench."""
    plate("tool board", 1200, 1250, 4600, 1350, 5870, 20, surface("tool board", (0.11, 0.13, 0.135), 0.6), 20, 4)
    dice = random.Random(8)
    metal, handles = steel(), (surface("handle red", (0.5, 0.03, 0.02), 0.4), yellow(), surface("handle green", (0.03, 0.22, 0.11), 0.4))
    for row, top in enumerate((2430, 1980)):
        for index in range(14):
            x = -900 + index * 320
            long = dice.uniform(210, 330)
            grip = handles[dice.randrange(3)]
            tube("shaft", [(x, 5856, top), (x, 5856, top - long)], dice.uniform(5, 11), metal)
            if dice.random() < 0.6:
                cylinder("grip", (x, 5852, top - long - 40), 17, 120, grip, "z", 6, 16)
            else:
                ring("spanner", circle(30, 18), circle(17, 18), 5846, 5858, metal, "y", (x, 0, top - 10), 2)
                ring("spanner", circle(24, 18), circle(13, 18), 5846, 5858, metal, "y", (x, 0, top - long), 2)


def _lamps():
    lamp = light("workshop lamp", (1.0, 0.98, 0.94), 7)
    for x in (-3000, 1000, 5000):
        pillar("lamp", x, 2800, 4300, 1500, 160, 70, lamp, 20, 4)
        tube("hanger", [(x, 2800, 4370), (x, 2800, 5000)], 6, zinc())
    plate("bench lamp", 1200, 2720, 4400, 40, 5560, 90, lamp, 10, 3)
    studio.softbox((-7000, -2600, 2600), (0, 1800, 1000), 4200, 3600, 900, (0.95, 0.98, 1.0), mirrored=False)
    studio.softbox((1000, 2200, 4250), (1000, 2400, 0), 7000, 2400, 380, (1.0, 0.97, 0.92), mirrored=False)
    studio.softbox((1200, 5350, 2700), (1200, 5350, 0), 4400, 300, 70, (1.0, 0.96, 0.88), mirrored=False)
    studio.world((0.85, 0.88, 0.9), 0.08)
