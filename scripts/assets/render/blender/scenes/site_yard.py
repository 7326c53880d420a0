"""Two small chargers under a sheet roof in a yard, in the morning."""
from materials import graphite, surface
from mesh import group, pillar
from places import bodies, buildings, outdoors, site, stop, vehicles


def build(job):
    outdoors.daylight(elevation=25, azimuth=-38, sun=5.2, sky=0.13)
    outdoors.soil(size=1000000, z=-30)
    stop.apron(0, 3000, 44000, 26000)
    buildings.yard_roof(700, 10800)
    for x in (-1500, 4700):
        pillar("base", x, 9800, 0, 1300, 1100, 150, surface("base", (0.36, 0.35, 0.33), 0.85), 40, 10)
    site.busy_charger(job["products"], "dc-60-compact", (-1500, 9700, 150))
    stop.charger(job["products"], "dc-60-compact", (4700, 9700, 150))
    stop.parked(site.WHITE, (-3200, 6500, 0), 90, bodies.SEDAN)
    stop.connect((-3200, 6500, 0), 90, (-1500, 9700, 150), 0, 300, -1, 3900, -1, (860, 868, 715))
    group("auto", vehicles.auto(driver=False), (5900, 6900, 0), 84)
    group("scooter", vehicles.scooter((0.02, 0.05, 0.17)), (2200, 7900, 0), 96)
    stop.bays(-4700, 3600, 4)
    for x, y, height, seed in ((-9500, 15000, 8600, 1), (2500, 17500, 10200, 2), (13500, 15500, 9400, 3), (-20500, 17500, 9200, 4), (23500, 17500, 9600, 5)):
        outdoors.tree(x, y, height, seed)
    pillar("water tower", -16500, 40000, 0, 900, 900, 12000, graphite(), 440, 10)
    pillar("water tank", -16500, 40000, 12000, 6200, 6200, 3400, surface("tower", (0.50, 0.48, 0.43), 0.9), 3000, 60)
    site.taken_from(job["view"])
