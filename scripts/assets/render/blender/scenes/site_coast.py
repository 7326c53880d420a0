"""A stop under coconut palms near the coast, in the afternoon."""
from materials import surface
from mesh import pillar
from places import bodies, buildings, forecourt, outdoors, palms, site, stop


def build(job):
    outdoors.daylight(elevation=23, azimuth=-44, sun=5.5, sky=0.12, clouds=0.8)
    outdoors.ground("sand", (0.40, 0.31, 0.21), (0.50, 0.42, 0.30), 0.2, 0.95, 1000000, -30, 6.0, worn=0.6)
    stop.apron(0, 6500, 34000, 22000)
    buildings.tiled_house(-3800, 12500)
    forecourt.island(4600, 9900, 7600, 1900)
    stop.bays(700, 3000, 3)
    site.on_charge(job["products"], "dc-60-compact", (2200, 5900, 0), site.RED, bodies.COMPACT, 2600)
    stop.charger(job["products"], "dc-60-compact", (7700, 9400, 153))
    stop.parked(stop.SILVER, (8300, 5800, 0), -92, bodies.SEDAN)
    for x, y, height, seed in ((-13500, 9500, 8600, 1), (-11500, 20500, 9800, 2), (-500, 22000, 10800, 3), (6500, 16500, 8800, 4), (11500, 14500, 9900, 5), (16500, 20500, 10500, 6), (-19500, 18500, 9200, 7), (22500, 16500, 8900, 8), (3500, 27000, 11500, 9)):
        palms.palm(x, y, height, seed)
    for x, width in ((13500, 9000), (-14500, 6000)):
        outdoors.hedge(x, 15500, width, 1400, 1300, 5, 5200, (0.05, 0.11, 0.02))
    outdoors.grass(size=1000000, depth=400000, at=(0, 245000), z=-20)
    laterite = surface("laterite wall", (0.27, 0.115, 0.065), 0.95, relief=(3, 0.6, 20.0))
    pillar("garden wall", 0, 45000, 0, 260000, 350, 1900, laterite, 0, 20)
    outdoors.grove(80000, -150000, 150000, 8500, 4)
    site.taken_from(job["view"])
