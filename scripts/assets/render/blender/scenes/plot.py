"""A plot by the road from above: bare land by day, and the stop that is built on it, at nightfall or by day."""
import math

import camera
import studio
from materials import concrete, light, picture, surface
from mesh import group, pillar, tube
from places import forecourt, outdoors, stop, vehicles
from places.dry_grass import tussocks


def build(job):
    view = job["view"]
    by_night = view["built"] and not view.get("day")
    if by_night:
        forecourt.sky(forecourt.DUSK, 0.9)
        _lamps()
    else:
        outdoors.daylight(elevation=24, azimuth=-56, sun=5.6, sky=0.11)
    outdoors.grass(size=1000000, z=-30)
    outdoors.soil(size=38000, depth=27000, at=(0, 2000), z=-6)
    outdoors.asphalt(size=500000, depth=9000, at=(0, -18500), z=0)
    outdoors.soil(size=500000, depth=3000, at=(0, -12700), z=-8)
    for y in (-14400, -22600):
        outdoors.stripe(0, y, 150, 500000, 90)
    for index in range(-20, 20):
        outdoors.stripe(index * 9000, -18500, 150, 3000, 90)
    _around()
    (_built if view["built"] else _bare)(job["products"])
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _around():
    for x, y, height, seed in ((-27000, 10000, 8200, 11), (-24000, 20500, 9000, 12), (-8000, 24500, 9600, 13), (9000, 26000, 8800, 14), (24500, 21000, 9200, 15), (30000, 6000, 7800, 16), (-40000, 26000, 10000, 17), (44000, 30000, 9800, 18), (-20000, 44000, 10000, 19), (16000, 48000, 10500, 20)):
        outdoors.tree(x, y, height, seed)
    outdoors.grove(110000, -260000, 260000, 8000, 4)
    outdoors.grove(190000, -330000, 330000, 9000, 5, (0.075, 0.105, 0.060))
    outdoors.hills(290000, -300000, 560000, 20000)
    group("auto", vehicles.auto(), (-6500, -16500, 0), 0)
    stop.parked(stop.BLUE, (17000, -20600, 0), 180)


def _bare(_products):
    post, wire = concrete(), surface("wire", (0.3, 0.3, 0.3), 0.5, metallic=0.8)
    corners = [(-19000, -11400), (19000, -11400), (19000, 15400), (-19000, 15400)]
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        count = int(max(abs(bx - ax), abs(by - ay)) // 3000)
        for index in range(count):
            pillar("fence post", ax + (bx - ax) * index / count, ay + (by - ay) * index / count, 0, 130, 130, 1500, post, 10, 4)
        for z in (400, 800, 1200):
            tube("wire", [(ax, ay, z), (bx, by, z)], 14, wire)
    tussocks(0, -11700, 42000, 1000, 420, 3)
    tussocks(0, 2000, 37000, 25000, 1500, 4, 40)
    tussocks(0, -25500, 80000, 5000, 900, 5, 40)
    tussocks(0, 17500, 70000, 4000, 700, 6, 40)
    outdoors.signpost(-9000, -9600, picture("sign-land.png"), 3600, 1800, 1300)
    outdoors.tree(12500, 9500, 5200, 31)
    for x, y, size, seed in ((-14000, 6000, 1500, 41), (3000, 12000, 1700, 42), (-3000, -2500, 1200, 43), (15500, -6500, 1300, 44)):
        outdoors.tree(x, y, size, seed, (0.07, 0.10, 0.03), 1.3)


def _built(products):
    stop.apron(0, 2000, 36000, 25000)
    stop.solar_canopy(-3000, 1500, 16, 3)
    stop.bays(-12000, -3800, 6)
    for index, name in enumerate(("dc-240-dualcore", "dc-120-ultra", "dc-240-dualcore")):
        x = -9000 + index * 6000
        forecourt.island(x, 2500, 2600, 1500)
        stop.charger(products, name, (x, 2400, 153))
    for x, color, turn in ((-10500, stop.TEAL, 90), (-4600, stop.SILVER, -90), (-1500, stop.RED, 90), (4500, (0.5, 0.5, 0.48), 90)):
        stop.parked(color, (x, -1200, 0), turn)
    forecourt.kiosk(3000, 10300, 13000, 3600, 3100)
    group("battery", [item for item in _battery(products)], (14500, 8600, 8), -12)
    for x, y, size, seed in ((-16500, -8500, 3000, 51), (16500, -8500, 3200, 52), (17000, 4000, 3400, 53), (-17000, 11000, 3600, 54)):
        outdoors.tree(x, y, size, seed)
    for x, y, width, depth in ((-13200, -9900, 8200, 900), (0, -9900, 9000, 900), (13200, -9900, 8200, 900), (-17400, 2000, 900, 22000), (17400, 2000, 900, 22000), (0, 14000, 33000, 900)):
        outdoors.hedge(x, y, width, depth, 900, int(abs(x) + y) % 97, int(max(width, depth) * 0.9))
    for x, turn in ((-6800, 0), (6800, 180)):
        _arrow(x, -8300, turn)
    for index in range(6):
        outdoors.stripe(8200 + index * 1500, -1800, 90, 4600, 0, 10)
    outdoors.signpost(-15000, -8900, picture("sign-canopy.png", glow=0.6), 3000, 500, 3600, 0, 1)


def _lamps():
    """Rows of light under the panels, what they give as one soft area, and the last of the sky."""
    lamp = light("carport lamp", (1.0, 0.93, 0.82), 14)
    for x in (-10500, -5500, -500, 4500):
        pillar("carport lamp", x, 200, 4060, 2600, 160, 40, lamp, 20, 0)
        pillar("carport lamp", x, 3600, 4380, 2600, 160, 40, lamp, 20, 0)
    studio.softbox((-3000, 600, 4000), (-3000, 400, 0), 17500, 5200, 3000, (1.0, 0.90, 0.76), mirrored=False)
    studio.softbox((3000, 9300, 2900), (3000, 5000, 0), 12000, 1500, 900, (1.0, 0.78, 0.52), mirrored=False)
    for x in (-15500, 15500):
        pillar("lamp post", x, -6500, 0, 140, 140, 6200, surface("post", (0.10, 0.11, 0.11), 0.5), 60, 4)
        pillar("post lamp", x, -6500, 6200, 700, 260, 60, light("post lamp", (1.0, 0.86, 0.66), 22), 60, 0)
        studio.softbox((x, -6500, 6100), (x * 0.8, -7500, 0), 1400, 1000, 700, (1.0, 0.86, 0.66), mirrored=False)
    studio.softbox((-30000, -40000, 30000), (0, 0, 0), 30000, 20000, 60000, (0.55, 0.75, 1.0), mirrored=False)


def _arrow(x, y, turn):
    """An arrow of road paint: where one drives in and out."""
    outdoors.stripe(x, y, 260, 1900, 0, 11)
    side, slope = 1 if turn == 0 else -1, math.radians(38)
    for lean in (-1, 1):
        middle = (x + lean * 480 * math.sin(slope), y + side * (1050 - 480 * math.cos(slope)))
        outdoors.stripe(*middle, 240, 1080, lean * side * 38, 12 + lean * 0.4)


def _battery(products):
    from mesh import recorded
    from products import powervault_bess_250

    return recorded(powervault_bess_250.build, products["powervault-bess-250"])
