"""Two small chargers under a sheet roof in a yard, in the morning."""
from materials import graphite, picture, surface
from mesh import decal, pillar
from places import bodies, buildings, houses, outdoors, site, stop

CHARGERS = -1500, 2300


def build(job):
    outdoors.daylight(elevation=25, azimuth=-38, sun=5.2, sky=0.13)
    outdoors.soil(size=1000000, z=-30)
    stop.apron(0, 3000, 44000, 26000)
    buildings.yard_roof(700, 10800)
    brick = houses.masonry("yard brick", (0.30, 0.115, 0.066), (0.22, 0.080, 0.046), (0.32, 0.28, 0.23), 230, 76)
    pillar("facing", 700, 10765, 0, 60000, 60, 3090, brick, 0, 0)
    # Printed: a lit one mirrors the posts of the roof.
    decal("name", 400, 2300, 2100, 350, 10730, picture("sign-canopy.png", roughness=0.7))
    for x in CHARGERS:
        pillar("base", x, 9800, 0, 1300, 1100, 150, surface("base", (0.36, 0.35, 0.33), 0.85), 40, 10)
    site.busy_charger(job["products"], "dc-60-compact", (CHARGERS[0], 9700, 150))
    stop.charger(job["products"], "dc-60-compact", (CHARGERS[1], 9700, 150))
    stop.parked(site.WHITE, (-3200, 6500, 0), 90, bodies.SEDAN)
    stop.connect((-3200, 6500, 0), 90, (CHARGERS[0], 9700, 150), 0, 300, -1, 3900, -1, (860, 868, 715))
    outdoors.hedge(900, 10350, 2600, 500, 520, 3, 1500)
    stop.bays(-4700, 3600, 4)
    for x, y, height, seed in ((-9500, 15000, 8600, 1), (2500, 17500, 10200, 2), (13500, 15500, 9400, 3), (-20500, 17500, 9200, 4), (23500, 17500, 9600, 5)):
        outdoors.tree(x, y, height, seed)
    pillar("water tower", -16500, 40000, 0, 900, 900, 12000, graphite(), 440, 10)
    pillar("water tank", -16500, 40000, 12000, 6200, 6200, 3400, surface("tower", (0.50, 0.48, 0.43), 0.9), 3000, 60)
    site.taken_from(job["view"])
