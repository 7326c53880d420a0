"""A stop on the highway in the afternoon: the road on the left, canopy, cars and shop on the right."""
import camera
from materials import picture
from mesh import group
from places import bodies, forecourt, outdoors, stop, vehicles


def build(job):
    outdoors.daylight(elevation=20, azimuth=-62, sun=5.4, sky=0.11)
    outdoors.grass(size=1000000, z=-30)
    outdoors.asphalt(size=11000, depth=700000, at=(-10500, 330000), z=0)
    outdoors.soil(size=2600, depth=700000, at=(-3700, 330000), z=-4)
    for x in (-5500, -15500):
        outdoors.stripe(x, 330000, 150, 700000)
    for index in range(40):
        outdoors.stripe(-10500, -12000 + index * 9000, 150, 3000)
    _stop(job["products"])
    group("auto", vehicles.auto(), (1500, 11800, 8), -68)
    stop.parked(stop.SILVER, (-13000, 42000, 0), 90, bodies.SEDAN)
    outdoors.signpost(-1500, 22000, picture("sign-highway.png"), 3300, 1980, 2500, -8)
    for x, y, height, seed in ((-21000, 12000, 8200, 1), (-22500, 27000, 9600, 2), (-20500, 45000, 8800, 3), (-23000, 70000, 10500, 4), (1500, 41000, 9500, 5), (24500, 27500, 8600, 6), (12000, 38000, 10500, 7), (-2500, 64000, 9000, 8)):
        outdoors.tree(x, y, height, seed)
    outdoors.tufts(-3300, 27000, 1300, 38000, 220, 3)
    outdoors.grove(150000, -190000, 330000, 8000, 4)
    outdoors.hills(290000, -300000, 560000, 17000)
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _stop(products):
    stop.apron(13500, 8000, 32000, 34000)
    forecourt.canopy(11500, 6800, 15500, 7600, 4700, glow=0)
    stop.fascia_sign(6700, 4770, 6788)
    for x in (5200, 17800):
        forecourt.column(x, 10600, 4700, lit=False)
    forecourt.island(11500, 12300, 9500, 2200)
    stop.bays(5500, 6200, 4)
    stop.charger(products, "dc-240-dualcore", (9700, 11900, 153), 0, -1)
    stop.charger(products, "dc-120-ultra", (13600, 11900, 153))
    stop.parked(stop.TEAL, (7000, 8700, 0), 90)
    stop.parked((0.26, 0.018, 0.014), (15800, 8600, 0), -92, bodies.SEDAN)
    stop.connect((7000, 8700, 0), 90, (9700, 11900, 153), 0, 430, -1, 3700, -1)
    stop.shop(14500, 18200)
