"""A small stop on a road in the hills, in the morning."""
from materials import picture, surface
from mesh import plate
from places import bodies, buildings, forecourt, outdoors, site, stop


def build(job):
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
    site.on_charge(job["products"], "dc-60-compact", (-2700, 6500, 0), stop.BLUE, bodies.ESTATE, 2200)
    stop.charger(job["products"], "dc-60-compact", (2500, 10000, 153))
    stop.parked(site.WHITE, (3400, 6600, 0), -88)
    for x, y, height, seed in ((-13500, 23500, 11500, 1), (-18500, 27000, 12500, 2), (-9500, 29000, 10500, 3), (1500, 27500, 12500, 4), (21500, 24000, 13000, 6), (27500, 27000, 11500, 7)):
        outdoors.tree(x, y, height, seed, (0.030, 0.068, 0.030), 0.62)
    outdoors.signpost(-5600, 14500, picture("sign-highway.png"), 2600, 1560, 2100, 10)
    outdoors.tufts(-9000, 19500, 22000, 1500, 240, 3, (0.12, 0.15, 0.05))
    site.taken_from(job["view"])
