"""A plaza beside a highway in the morning: a food court under a deep roof, strong chargers, the road to the right."""
from materials import concrete, surface, zinc
from mesh import group, mesh_object, pillar, plate, prism, recorded, tube
from places import bodies, forecourt, houses, outdoors, site, stop, vehicles

NEAR, MEDIAN, FAR, EDGE = 13600, 22000, 24600, 33000


def build(job):
    products = job["products"]
    outdoors.daylight(elevation=23, azimuth=-30, sun=5.2, sky=0.115, haze=0.8, clouds=0.9)
    outdoors.grass(size=1000000, z=-30)
    stop.apron(-6000, 10000, 35000, 44000)
    group("food court", recorded(_food_court), (-11500, 27500, 0), 52)
    _chargers(products)
    _road()
    group("bus", vehicles.bus(), (28300, 64000, 0), -90)
    stop.parked(stop.BLUE, (17200, 33000, 0), 90, bodies.ESTATE)
    stop.parked(stop.SILVER, (27200, 92000, 0), -90, bodies.COMPACT)
    for x, y, height, seed in ((-29000, 21000, 9200, 1), (-20500, 48000, 10500, 2), (3500, 44000, 9200, 3), (-4500, 52000, 10200, 4), (8500, 61000, 9800, 6), (40500, 34000, 9600, 7), (45500, 52000, 10400, 8), (40000, 71000, 9800, 9)):
        outdoors.tree(x, y, height, seed)
    for y, left, right in ((130000, -260000, 6000), (120000, 44000, 300000)):
        outdoors.grove(y, left, right, 9000, 4)
    for y, height, seed, color in ((340000, 70000, 5, (0.21, 0.255, 0.28)), (280000, 34000, 3, (0.16, 0.20, 0.175))):
        outdoors.hills(y, -650000, 650000, height, seed, color)
    outdoors.tufts(11800, 24000, 1500, 44000, 170, 3, (0.12, 0.15, 0.05))
    site.taken_from(job["view"])


def _chargers(products):
    """A row of strong chargers, two of them in use."""
    stop.bays(-6000, 5400, 5)
    forecourt.island(1500, 12300, 15500, 2000)
    site.on_charge(products, "dc-240-dualcore", (-4500, 8300, 0), site.RED, bodies.SEDAN, 1750, 3500)
    stop.charger(products, "dc-320-maxdrive", (1500, 12000, 153))
    site.on_charge(products, "dc-240-dualcore", (4500, 8300, 0), stop.TEAL, bodies.ESTATE, 1750, 3500)
    stop.parked(site.WHITE, (-1500, 8200, 0), -91, bodies.COMPACT)
    for x in (-5900, 8900):
        pillar("bollard", x, 12000, 150, 160, 160, 900, surface("bollard", (0.62, 0.40, 0.02), 0.5), 78, 20)


def _food_court():
    """A long glazed hall whose roof reaches far over a terrace, with the name on its front; its middle is (0, 0)."""
    wood = surface("roof boards", (0.24, 0.135, 0.066), 0.55)
    metal, dark = surface("roof metal", (0.16, 0.17, 0.17), 0.4, metallic=0.6), surface("fascia dark", (0.03, 0.034, 0.034), 0.45)
    wall = houses.masonry("court stone", (0.33, 0.29, 0.24), (0.26, 0.23, 0.19), (0.17, 0.15, 0.13), 520, 160)
    length = 27000
    pillar("terrace", 0, -1800, 0, length + 1000, 5200, 150, surface("terrace tiles", (0.33, 0.28, 0.22), 0.6), 0, 10)
    forecourt.kiosk(0, 0, 20400, 6000, 3300, day=True)
    for side in (-1, 1):
        pillar("end wall", side * 11900, 3000, 0, 3200, 6400, 4300, wall, 0, 10)
    pillar("upper band", 0, 3000, 3620, 20600, 6200, 900, wall, 0, 0)
    slab = [(-4700, 4250), (7400, 5350), (7400, 5610), (-4700, 4510)]
    prism("roof", slab, -length / 2 - 900, length / 2 + 900, metal, "x", edge=10)
    under = [(-4600, 4215), (6400, 5215), (6400, 5262), (-4600, 4262)]
    prism("boards", under, -length / 2 - 800, length / 2 + 800, wood, "x", edge=0)
    for index in range(8):
        x = length * (index / 7 - 0.5)
        pillar("post", x, -3900, 150, 180, 180, 4140, dark, 20, 4)
    plate("name board", -8200, 4560, 5600, 900, -4560, 120, dark, 20, 10)
    stop.fascia_sign(-8200, 4590, -4566, 5000)
    for index, x in enumerate((-9400, -5600, -1800, 2000, 5800, 9600)):
        _table(x, -2000 - 300 * (index % 2))
    for x in (-13200, 13200):
        pillar("planter", x, -3600, 150, 1500, 900, 520, concrete(), 30, 8)
        outdoors.hedge(x, -3600, 1400, 800, 1500, 5, 1500)


def _table(x, y):
    """A table with two benches."""
    top, leg = surface("table top", (0.28, 0.17, 0.09), 0.5), surface("table leg", (0.03, 0.032, 0.032), 0.5)
    pillar("table", x, y, 880, 1500, 800, 40, top, 20, 4)
    pillar("table leg", x, y, 150, 120, 120, 730, leg, 20, 2)
    for side in (-1, 1):
        pillar("bench", x, y + side * 720, 570, 1500, 320, 45, top, 15, 4)
        for end in (-560, 560):
            pillar("bench leg", x + end, y + side * 720, 150, 60, 260, 420, leg, 5, 2)


def _road():
    """Two carriageways with a median between, which run away from the viewer; one drives on the left."""
    far, start = 420000, -30000
    asphalt, length, middle = (0.048, 0.048, 0.048), far - start, (far + start) / 2
    for left, right in ((NEAR, MEDIAN), (FAR, EDGE)):
        outdoors.ground("road", asphalt, (0.085, 0.083, 0.08), 0.5, 0.8, right - left, 4, 20.0, ((left + right) / 2, middle), length, worn=0.7)
        for x in (left + 450, right - 450):
            outdoors.stripe(x, middle, 150, length, 0, 7)
        for index in range(46):
            outdoors.stripe((left + right) / 2, start + index * 9000, 150, 3000, 0, 7)
    pillar("median", (MEDIAN + FAR) / 2, middle, 0, FAR - MEDIAN - 300, length, 260, concrete(), 0, 10)
    mesh_object("median soil", [(MEDIAN + 400, start, 262), (FAR - 400, start, 262), (FAR - 400, far, 262), (MEDIAN + 400, far, 262)], [(0, 1, 2, 3)], surface("median soil", (0.10, 0.115, 0.045), 0.95))
    for index in range(14):
        outdoors.hedge((MEDIAN + FAR) / 2, 9000 + index * 9500, 1300, 8600, 1150, index, 2600)
    for index in range(9):
        _lamp_post((MEDIAN + FAR) / 2, 14000 + index * 32000)
    _barrier(NEAR - 900, 1000, 211000)
    _barrier(EDGE + 900, 10000, 260000)


def _lamp_post(x, y):
    """A tall post with a lamp over each carriageway, off by day."""
    pillar("lamp post", x, y, 0, 190, 190, 10200, zinc(), 90, 4)
    for side in (-1, 1):
        tube("arm", [(x, y, 9900), (x + side * 900, y, 10350), (x + side * 2300, y, 10500)], 50, zinc())
        pillar("lamp off", x + side * 2600, y, 10440, 850, 300, 110, surface("lamp shell", (0.30, 0.31, 0.31), 0.4), 60, 8)


def _barrier(x, start, end):
    """A steel rail on posts along the road."""
    houses.boxes("barrier posts", [(x - 60, x + 60, start + 2000 * i - 40, start + 2000 * i + 40, -30, 760) for i in range(int((end - start) / 2000))], zinc())
    for z in (560, 700):
        tube("barrier rail", [(x - 70, start, z), (x - 70, end, z)], 62, zinc())
