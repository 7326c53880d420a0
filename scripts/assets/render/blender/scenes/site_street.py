"""Two chargers at a street with shops, in the late afternoon."""
from materials import surface
from mesh import group, pillar
from places import bodies, buildings, outdoors, site, stop, vehicles


def build(job):
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
    site.busy_charger(job["products"], "dc-60-compact", (-1300, 6900, 150))
    stop.charger(job["products"], "dc-60-compact", (4700, 6900, 150))
    stop.parked(site.RED, (-2800, 3600, 0), 90)
    stop.connect((-2800, 3600, 0), 90, (-1300, 6900, 150), 0, 300, -1, 3900, -1)
    stop.parked(site.GREY, (6200, 3500, 0), 90, bodies.ESTATE)
    group("auto", vehicles.auto(), (-6600, 3000, 0), -38)
    group("scooter", vehicles.scooter(), (9300, 4700, 0), 62)
    for x, y, height, seed in ((-7800, 8600, 7600, 2), (13500, 8700, 8300, 4)):
        outdoors.tree(x, y, height, seed)
    outdoors.grove(70000, -90000, 90000, 9000, 4)
    site.taken_from(job["view"])
