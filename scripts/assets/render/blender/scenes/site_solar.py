"""Four bays under forty solar panels, from the first floor across the street, by day."""
from materials import concrete, surface
from mesh import pillar
from places import bodies, forecourt, houses, outdoors, site, stop

POSTS = 8000


def build(job):
    products = job["products"]
    outdoors.daylight(elevation=27, azimuth=-42, sun=5.2, sky=0.11, clouds=0.8)
    outdoors.asphalt(size=400000, z=-10)
    stop.apron(0, 8000, 50000, 30000)
    stop.solar_canopy(0, POSTS, 10, 4, 3900)
    stop.bays(-6000, 2500, 4)
    forecourt.island(0, POSTS + 500, 11800, 1700)
    site.on_charge(products, "dc-120-ultra", (-4500, 5250, 0), site.RED, bodies.COMPACT, 1500, 3300)
    stop.charger(products, "dc-60-compact", (0, 8450, 153))
    site.on_charge(products, "dc-120-ultra", (1500, 5250, 0), stop.SILVER, bodies.SEDAN, 1500, 3300)
    stop.parked(stop.BLUE, (4500, 5200, 0), -90, bodies.ESTATE)
    outdoors.grass(size=300000, depth=60000, at=(0, 49200), z=-4)
    pillar("compound wall", 0, 19000, 0, 150000, 260, 1700, surface("compound wall", (0.50, 0.46, 0.38), 0.9), 0, 10)
    pillar("coping", 0, 19000, 1700, 150000, 400, 110, concrete(), 0, 12)
    houses.flats(-3000, 27000, 21000, 12000, 3, (0.44, 0.33, 0.235), 3)
    houses.flats(24500, 30000, 22000, 12000, 4, (0.42, 0.43, 0.42), 8)
    houses.flats(-31000, 38000, 22000, 12000, 5, (0.46, 0.43, 0.36), 5)
    houses.flats(60000, 50000, 26000, 14000, 5, (0.46, 0.38, 0.30), 6)
    for x, width in ((-15500, 7000), (13500, 8500)):
        pillar("planter", x, 5200, 0, width, 1500, 450, surface("planter stone", (0.36, 0.33, 0.28), 0.85), 40, 10)
        outdoors.hedge(x, 5200, width - 300, 1200, 1000, 6, 4200)
    for x, y, height, seed in ((-19500, 21500, 7600, 1), (10500, 22500, 7000, 2), (13000, 16000, 6400, 3), (38500, 23000, 8200, 4), (-27000, 25000, 8500, 6), (47000, 26000, 8600, 7)):
        outdoors.tree(x, y, height, seed)
    outdoors.grove(120000, -190000, 190000, 9500, 4)
    site.taken_from(job["view"])
