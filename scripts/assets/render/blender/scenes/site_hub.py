"""A large stop with a long row of strong chargers under a canopy, in the evening sun."""
from places import bodies, forecourt, outdoors, site, stop


def build(job):
    outdoors.daylight(elevation=17, azimuth=46, sun=5.4, sky=0.11, clouds=0.8)
    outdoors.grass(size=1000000, z=-30)
    stop.apron(2000, 9000, 60000, 40000)
    forecourt.canopy(2500, 6500, 22000, 8200, 4900, glow=0)
    for x in (-6200, 2500, 11200):
        forecourt.column(x, 11200, 4900, lit=False)
    forecourt.island(2500, 12900, 21000, 2300)
    stop.bays(-6500, 6600, 6)
    for index, x in enumerate((-2300, 3700, 9700)):
        stop.charger(job["products"], ("dc-320-maxdrive", "dc-240-dualcore", "dc-240-dualcore")[index], (x, 12500, 153), 0, -1 if index == 1 else None)
    stop.parked(stop.SILVER, (1000, 9300, 0), 90)
    stop.connect((1000, 9300, 0), 90, (3700, 12500, 153), 0, 430, -1, 3700, -1)
    stop.parked(stop.BLUE, (-5000, 9300, 0), -90, bodies.ESTATE)
    stop.parked(site.WHITE, (7000, 9200, 0), -91, bodies.SEDAN)
    stop.shop(-12500, 21500, 13000)
    for x, y, height, seed in ((-27000, 21000, 9200, 1), (6000, 30000, 10500, 2), (16000, 25000, 9600, 3), (27000, 21000, 10200, 4)):
        outdoors.tree(x, y, height, seed)
    outdoors.grove(130000, -190000, 190000, 8000, 4)
    for y, height, seed, color in ((330000, 60000, 5, (0.19, 0.235, 0.25)), (260000, 26000, 3, (0.15, 0.185, 0.16))):
        outdoors.hills(y, -600000, 600000, height, seed, color)
    site.taken_from(job["view"])
