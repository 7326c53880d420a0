"""The forecourt of an office in the morning."""
from materials import picture, surface
from mesh import pillar
from places import bodies, buildings, forecourt, houses, outdoors, site, stop


def build(job):
    outdoors.daylight(elevation=24, azimuth=-48, sun=5.0, sky=0.11, clouds=0.7)
    outdoors.asphalt(size=400000, z=-10)
    stop.apron(0, 9000, 70000, 34000)
    buildings.office(2000, 24000)
    stop.bays(-4500, 3000, 5)
    forecourt.island(3200, 9600, 15500, 1700)
    site.on_charge(job["products"], "dc-120-ultra", (-3000, 5600, 0), stop.SILVER, bodies.SEDAN)
    stop.charger(job["products"], "dc-120-ultra", (5700, 8900, 153))
    stop.parked(stop.BLUE, (6000, 5500, 0), -91, bodies.ESTATE)
    for x in (-9000, 13500):
        pillar("planter", x, 9800, 0, 7600, 1500, 520, surface("planter stone", (0.36, 0.33, 0.28), 0.85), 40, 10)
        outdoors.hedge(x, 9800, 7300, 1200, 1100, 6, 5200)
    for x, y, height, seed in ((-17500, 17500, 8200, 1), (-25500, 21000, 9200, 2), (17500, 16500, 7600, 3), (29000, 20000, 9000, 4)):
        outdoors.tree(x, y, height, seed)
    outdoors.signpost(-6300, 10200, picture("sign-canopy.png", glow=0.5), 2400, 400, 2700, 8, 1)
    pillar("compound wall", 75000, 40000, 0, 105000, 260, 1900, surface("compound wall", (0.46, 0.43, 0.37), 0.9), 0, 10)
    houses.flats(52000, 58000, 24000, 13000, 5, (0.47, 0.40, 0.32), 3)
    houses.flats(86000, 66000, 26000, 13000, 6, (0.43, 0.44, 0.43), 5)
    outdoors.grove(120000, -190000, 190000, 9000, 4)
    site.taken_from(job["view"])
