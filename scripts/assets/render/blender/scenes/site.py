"""Stations of different places by day: at an office, in a street, in the hills, at the coast, in a yard, a hub."""
import camera
from materials import graphite, picture, surface
from mesh import group, pillar, plate
from places import bodies, buildings, forecourt, outdoors, palms, stop, vehicles

WHITE, GREY = (0.5, 0.5, 0.48), (0.10, 0.105, 0.11)


def build(job):
    view = job["view"]
    SITES[view["site"]](job["products"])
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _on_charge(products, name, car_at, color, shape=bodies.COMPACT, gap=2700):
    """A car that looks away from the viewer, and the charger before it to its left, with a gun in the car."""
    x, y, _ = car_at
    charger_at = (x + gap, y + 3200, 153)
    stop.parked(color, car_at, 90, shape)
    stop.charger(products, name, charger_at, 0, -1)
    side = (860, 868, 715) if shape is bodies.SEDAN else (860, 905, 800)
    stop.connect(car_at, 90, charger_at, 0, products[name]["width"] / 2, -1, 3700, -1, side)


def _office(products):
    """The forecourt of an office in the morning."""
    outdoors.daylight(elevation=24, azimuth=-48, sun=5.0, sky=0.11, clouds=0.7)
    outdoors.asphalt(size=400000, z=-10)
    stop.apron(0, 9000, 70000, 34000)
    buildings.office(2000, 24000)
    stop.bays(-4500, 3000, 5)
    forecourt.island(3200, 9600, 15500, 1700)
    _on_charge(products, "dc-120-ultra", (-3000, 5600, 0), stop.SILVER, bodies.SEDAN)
    stop.charger(products, "dc-120-ultra", (5700, 8900, 153))
    stop.parked(stop.BLUE, (6000, 5500, 0), -91, bodies.ESTATE)
    for x in (-9000, 13500):
        pillar("planter", x, 9800, 0, 7600, 1500, 520, surface("planter stone", (0.36, 0.33, 0.28), 0.85), 40, 10)
        outdoors.hedge(x, 9800, 7300, 1200, 1100, 6, 5200)
    for x, y, height, seed in ((-17500, 17500, 8200, 1), (-25500, 21000, 9200, 2), (17500, 16500, 7600, 3), (29000, 20000, 9000, 4)):
        outdoors.tree(x, y, height, seed)
    outdoors.signpost(-6300, 10200, picture("sign-canopy.png", glow=0.5), 2400, 400, 2700, 8, 1)
    outdoors.grove(120000, -190000, 190000, 9000, 4)


def _street(products):
    """Two chargers at a street with shops, in the late afternoon."""
    outdoors.daylight(elevation=21, azimuth=-40, sun=5.2, sky=0.12)
    outdoors.asphalt(size=400000, z=0)
    pillar("footpath", 0, 9000, 0, 90000, 5200, 150, surface("paver", (0.30, 0.24, 0.20), 0.85, relief=(8, 0.4, 4.0)), 0, 14)
    for index in range(46):
        tone = ((0.60, 0.58, 0.52), (0.03, 0.03, 0.03))[index % 2]
        pillar("kerb", -22000 + index * 1000, 6340, 0, 996, 130, 165, surface(f"kerb {tone}", tone, 0.7), 0, 8)
    buildings.street_house(1500, 11600)
    pillar("next house", -21500, 19000, 0, 18000, 13000, 8600, surface("street blue", (0.34, 0.42, 0.46), 0.9), 0, 20)
    pillar("next house", 24500, 20000, 0, 19000, 13000, 13500, surface("street grey", (0.46, 0.44, 0.40), 0.9), 0, 20)
    stop.bays(-4300, 1000, 4)
    for x in (-1300, 4700):
        stop.charger(products, "dc-60-compact", (x, 6900, 150), 0, -1 if x < 0 else None)
    stop.parked((0.26, 0.018, 0.014), (-2800, 3600, 0), 90)
    stop.connect((-2800, 3600, 0), 90, (-1300, 6900, 150), 0, 300, -1, 3900, -1)
    stop.parked(GREY, (6200, 3500, 0), 90, bodies.ESTATE)
    group("auto", vehicles.auto(), (-6600, 3000, 0), -38)
    group("scooter", vehicles.scooter(), (9300, 4700, 0), 62)
    for x, y, height, seed in ((-7800, 8600, 7600, 2), (13500, 8700, 8300, 4)):
        outdoors.tree(x, y, height, seed)
    outdoors.grove(70000, -90000, 90000, 9000, 4)


def _hills(products):
    """A small stop on a road in the hills, in the morning."""
    outdoors.daylight(elevation=19, azimuth=-64, sun=5.4, sky=0.12, haze=2.2, clouds=0.9)
    outdoors.grass(size=1000000, z=-30)
    stop.apron(2000, 8000, 40000, 26000)
    for y, height, seed, color in ((310000, 108000, 8, (0.25, 0.31, 0.36)), (250000, 66000, 5, (0.17, 0.225, 0.23)), (185000, 35000, 3, (0.105, 0.145, 0.095))):
        outdoors.hills(y, -700000, 700000, height, seed, color)
    outdoors.grove(95000, -150000, 170000, 12000, 6, (0.035, 0.075, 0.030))
    buildings.tiled_house(10500, 13000, 10500)
    plate("parapet", -8000, 0, 24000, 850, 20500, 420, surface("hill stone", (0.24, 0.22, 0.19), 0.95, relief=(2.2, 0.8, 40.0)), 0, 20)
    forecourt.island(-200, 10600, 7600, 1900)
    stop.bays(-4200, 3700, 3)
    _on_charge(products, "dc-60-compact", (-2700, 6500, 0), stop.BLUE, bodies.ESTATE, 2200)
    stop.charger(products, "dc-60-compact", (2500, 10000, 153))
    stop.parked(WHITE, (3400, 6600, 0), -88)
    for x, y, height, seed in ((-13500, 23500, 11500, 1), (-18500, 27000, 12500, 2), (-9500, 29000, 10500, 3), (1500, 27500, 12500, 4), (21500, 24000, 13000, 6), (27500, 27000, 11500, 7)):
        outdoors.tree(x, y, height, seed, (0.030, 0.068, 0.030), 0.62)
    outdoors.signpost(-5600, 14500, picture("sign-highway.png"), 2600, 1560, 2100, 10)
    outdoors.tufts(-9000, 19500, 22000, 1500, 240, 3, (0.12, 0.15, 0.05))


def _coast(products):
    """A stop under coconut palms near the coast, in the afternoon."""
    outdoors.daylight(elevation=23, azimuth=-44, sun=5.5, sky=0.12, clouds=0.8)
    outdoors.ground("sand", (0.40, 0.31, 0.21), (0.50, 0.42, 0.30), 0.2, 0.95, 1000000, -30, 6.0, worn=0.6)
    stop.apron(0, 6500, 34000, 22000)
    buildings.tiled_house(-3800, 12500)
    forecourt.island(4600, 9900, 7600, 1900)
    stop.bays(700, 3000, 3)
    _on_charge(products, "dc-120-ultra", (2200, 5900, 0), (0.26, 0.018, 0.014), bodies.COMPACT, 2600)
    stop.charger(products, "dc-60-compact", (7700, 9400, 153))
    stop.parked(stop.SILVER, (8300, 5800, 0), -92, bodies.SEDAN)
    for x, y, height, seed in ((-13500, 9500, 8600, 1), (-11500, 20500, 9800, 2), (-500, 22000, 10800, 3), (6500, 16500, 8800, 4), (11500, 14500, 9900, 5), (16500, 20500, 10500, 6), (-19500, 18500, 9200, 7), (22500, 16500, 8900, 8), (3500, 27000, 11500, 9)):
        palms.palm(x, y, height, seed)
    for x, width in ((13500, 9000), (-14500, 6000)):
        outdoors.hedge(x, 15500, width, 1400, 1300, 5, 5200, (0.05, 0.11, 0.02))
    outdoors.grove(80000, -150000, 150000, 8500, 4)


def _yard(products):
    """Two small chargers under a sheet roof in a yard, in the morning."""
    outdoors.daylight(elevation=25, azimuth=-38, sun=5.2, sky=0.13)
    outdoors.soil(size=1000000, z=-30)
    stop.apron(0, 3000, 44000, 26000)
    buildings.yard_roof(0, 10800)
    for x, taken in ((-1500, -1), (4700, None)):
        pillar("base", x, 9800, 0, 1300, 1100, 150, surface("base", (0.36, 0.35, 0.33), 0.85), 40, 10)
        stop.charger(products, "dc-60-compact", (x, 9700, 150), 0, taken)
    stop.parked(WHITE, (-3200, 6500, 0), 90, bodies.SEDAN)
    stop.connect((-3200, 6500, 0), 90, (-1500, 9700, 150), 0, 300, -1, 3900, -1, (860, 868, 715))
    group("auto", vehicles.auto(driver=False), (2600, 6900, 0), 84)
    group("scooter", vehicles.scooter((0.02, 0.05, 0.17)), (7300, 7800, 0), 96)
    stop.bays(-4700, 3600, 4)
    for x, y, height, seed in ((-9500, 15000, 8600, 1), (2500, 17500, 10200, 2), (13500, 15500, 9400, 3), (-20500, 17500, 9200, 4), (23500, 17500, 9600, 5)):
        outdoors.tree(x, y, height, seed)
    pillar("water tower", -16500, 40000, 0, 900, 900, 12000, graphite(), 440, 10)
    pillar("water tank", -16500, 40000, 12000, 6200, 6200, 3400, surface("tower", (0.50, 0.48, 0.43), 0.9), 3000, 60)


def _hub(products):
    """A large stop with a long row of strong chargers under a canopy, in the evening sun."""
    outdoors.daylight(elevation=17, azimuth=46, sun=5.4, sky=0.11, clouds=0.8)
    outdoors.grass(size=1000000, z=-30)
    stop.apron(2000, 9000, 60000, 40000)
    forecourt.canopy(2500, 6500, 22000, 8200, 4900, glow=0)
    for x in (-6200, 2500, 11200):
        forecourt.column(x, 11200, 4900, lit=False)
    forecourt.island(2500, 12900, 21000, 2300)
    stop.bays(-6500, 6600, 6)
    for index, x in enumerate((-2300, 3700, 9700)):
        stop.charger(products, ("dc-320-maxdrive", "dc-240-dualcore", "dc-240-dualcore")[index], (x, 12500, 153), 0, -1 if index == 1 else None)
    stop.parked(stop.SILVER, (1000, 9300, 0), 90)
    stop.connect((1000, 9300, 0), 90, (3700, 12500, 153), 0, 430, -1, 3700, -1)
    stop.parked(stop.TEAL, (-5000, 9300, 0), -90, bodies.ESTATE)
    stop.parked(WHITE, (7000, 9200, 0), -91, bodies.SEDAN)
    stop.shop(-12500, 21500, 13000)
    for x, y, height, seed in ((-27000, 21000, 9200, 1), (6000, 30000, 10500, 2), (16000, 25000, 9600, 3), (27000, 21000, 10200, 4)):
        outdoors.tree(x, y, height, seed)
    outdoors.grove(130000, -190000, 190000, 8000, 4)
    for y, height, seed, color in ((330000, 60000, 5, (0.19, 0.235, 0.25)), (260000, 26000, 3, (0.15, 0.185, 0.16))):
        outdoors.hills(y, -600000, 600000, height, seed, color)


SITES = {"office": _office, "street": _street, "hills": _hills, "coast": _coast, "yard": _yard, "hub": _hub}
