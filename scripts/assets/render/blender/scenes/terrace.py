"""A café beside the chargers in the late afternoon: tables under a rain tree, a car on charge on the right."""
import camera
from materials import concrete, graphite, picture, surface
from mesh import cylinder, decal, group, lathe, pillar, plate, prism, recorded, tube
from places import bodies, forecourt, outdoors, stop

FLOOR = 120
CAR, CHARGER = (4200, 2600, 0), (1980, 5100, 153)


def build(job):
    outdoors.daylight(elevation=19, azimuth=-52, sun=5.4, sky=0.12)
    outdoors.asphalt(size=160000, z=0)
    _terrace()
    _house()
    _tree(-4300, 3600)
    _table(-560, -2550, 18)
    _table(-2450, 300, -25)
    _table(-900, 2900, 40)
    _stop(job["products"])
    _behind()
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _terrace():
    """Stone slabs on a kerb."""
    stone = surface("kota stone", (0.25, 0.235, 0.20), 0.75)
    pillar("terrace", -5400, 1500, 0, 13000, 18000, FLOOR, concrete(), 60, 14)
    pillar("slabs", -5400, 1500, FLOOR, 12700, 17700, 4, stone, 30, 0)
    joint = (0.16, 0.15, 0.13)
    for index in range(1, 20):
        outdoors.stripe(-5400, -7350 + index * 900, 10, 12700, 90, FLOOR + 5, joint)
    for index in range(1, 14):
        outdoors.stripe(-11750 + index * 900, 1500, 10, 17700, 0, FLOOR + 5, joint)


def _house():
    """The café: glass front, an awning, its name in two scripts."""
    forecourt.kiosk(-4200, 9200, 10000, 4200, 3300, day=True)
    fascia = surface("cafe fascia", (0.50, 0.43, 0.31), 0.8)
    pillar("parapet", -4200, 10300, 3300, 11000, 4600, 900, fascia, 20, 12)
    decal("cafe name", -4200, 3390, 2880, 720, 7994, picture("sign-cafe.png"))
    cream, green = surface("awning cream", (0.62, 0.57, 0.45), 0.9), surface("awning green", (0.035, 0.16, 0.085), 0.9)
    for index in range(24):
        left = -9000 + index * 400
        fall = [(7990, 3240), (6900, 2760), (6900, 2560), (6912, 2560), (6912, 2752), (7990, 3226)]
        prism("awning", fall, left, left + 400, (cream, green)[index % 2], "x", edge=0)
    for x in (-8990, -4200, 590):
        tube("awning arm", [(x, 7990, 2700), (x, 6920, 2740)], 16, graphite())
    for x in (-9300, 350):
        _pot(x, 8300)


def _pot(x, y):
    clay = surface("terracotta", (0.32, 0.12, 0.06), 0.85)
    lathe("pot", [(0.1, 0), (200, 0), (290, 420), (310, 430), (310, 480), (270, 480), (260, 430), (0.1, 420)], clay, "z", (x, y, FLOOR + 4))
    leaves = recorded(outdoors.hedge, 0, 0, 620, 620, 900, 4, 1600, (0.04, 0.12, 0.03))
    group("plant", leaves, (x, y, FLOOR + 400))


def _tree(x, y):
    """The rain tree in a ring of stone."""
    ring = [(0.1, 300), (1050, 300), (1050, 420), (1060, 430), (1290, 430), (1300, 420), (1300, 0), (0.1, 0)]
    lathe("ring", ring, surface("ring stone", (0.36, 0.33, 0.28), 0.85), "z", (x, y, FLOOR + 4), 64)
    lathe("soil", [(0.1, 330), (1049, 330)], surface("pot soil", (0.10, 0.055, 0.03), 0.95), "z", (x, y, FLOOR + 4), 48)
    outdoors.tree(x, y, 8400, 11)


def _table(x, y, turn):
    """A round table with two chairs, filter coffee and a glass of chai."""

    def make():
        wood = surface("terrace wood", (0.24, 0.13, 0.065), 0.45)
        cylinder("top", (0, 0, 735), 360, 30, wood, "z", 6, 64)
        cylinder("leg", (0, 0, 370), 30, 710, graphite(), "z", 2)
        cylinder("foot", (0, 0, 12), 230, 22, graphite(), "z", 8)
        _coffee(-120, -130)
        _chai(140, -40)
        for place, way in (((-730, -60), 90), ((690, 130), -82)):
            group("chair", recorded(_chair), (*place, 0), way)

    group("table", recorded(make), (x, y, FLOOR + 5), turn)


def _coffee(x, y):
    """A steel tumbler in its davara."""
    bright = surface("tumbler steel", (0.66, 0.65, 0.63), 0.16, metallic=1.0)
    davara = [(0.1, 2), (42, 2), (52, 8), (58, 34), (60, 46), (70, 49), (70, 51.5), (57, 49), (54, 34), (48, 11), (0.1, 7)]
    lathe("davara", davara, bright, "z", (x, y, 750), 48)
    lathe("tumbler", [(0.1, 9), (30, 9), (32, 12), (37, 100), (42, 107), (38, 106), (35, 96), (0.1, 96)], bright, "z", (x, y, 750), 48)
    cylinder("coffee", (x, y, 750 + 97), 34, 3, surface("coffee froth", (0.33, 0.18, 0.085), 0.55), "z", 0)


def _chai(x, y):
    """A small glass of milky tea; its glass shows as a bright rim and foot."""
    tea, rim = surface("chai", (0.36, 0.17, 0.06), 0.12, coat=1.0), surface("chai glass", (0.62, 0.62, 0.60), 0.08)
    lathe("chai", [(0.1, 8), (23, 8), (25, 30), (30, 78), (0.1, 78)], tea, "z", (x, y, 750), 40)
    lathe("chai rim", [(30.5, 78), (33, 92), (31.5, 92), (29, 78)], rim, "z", (x, y, 750), 40)
    cylinder("chai foot", (x, y, 754), 24, 8, rim, "z", 2)


def _chair():
    """A café chair of bent tube that looks along its own y."""
    frame, seat = graphite(), surface("chair wood", (0.20, 0.105, 0.05), 0.5)
    pillar("seat", 0, 0, 440, 400, 400, 22, seat, 90, 8)
    for side in (-1, 1):
        tube("front leg", [(side * 165, 165, 440), (side * 185, 195, 6)], 13, frame)
        tube("back", [(side * 185, -205, 6), (side * 168, -170, 440), (side * 165, -235, 840)], 13, frame)
    for z, y in ((820, -232), (690, -212), (560, -192)):
        prism("slat", [(-180, z - 34), (180, z - 34), (180, z + 34), (-180, z + 34)], y, y + 14, seat, "y", edge=5)


def _stop(products):
    """The charger on its island, the car in its bay."""
    forecourt.island(CHARGER[0] + 100, CHARGER[1] + 350, 1700, 2300)
    stop.charger(products, "dc-120-ultra", CHARGER, -6, 1)
    stop.parked((0.24, 0.018, 0.014), CAR, 90, bodies.SEDAN)
    half = products["dc-120-ultra"]["width"] / 2
    stop.connect(CAR, 90, CHARGER, -6, half, 1, 3400, 1, (860, 868, 715))
    stop.bays(2800, 500, 3)
    stop.parked(stop.SILVER, (10300, 3100, 0), 92)
    outdoors.signpost(7700, 9800, picture("sign-highway.png"), 2000, 1200, 2100, -6)


def _behind():
    """A compound wall and trees behind it."""
    plaster = surface("compound plaster", (0.52, 0.46, 0.36), 0.9)
    plate("wall", 18000, 0, 34000, 1900, 15500, 240, plaster, 0, 4)
    plate("coping", 18000, 1900, 34000, 90, 15450, 340, concrete(), 0, 8)
    for index in range(9):
        plate("pier", 1500 + index * 4000, 0, 420, 2150, 15420, 400, plaster, 0, 6)
    for x, y, height, seed in ((6500, 20500, 8800, 3), (15500, 22500, 9900, 5), (-15500, 19500, 9800, 8), (27500, 24000, 9200, 2)):
        outdoors.tree(x, y, height, seed)
    outdoors.grove(95000, -130000, 190000, 8000, 4)
