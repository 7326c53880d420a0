"""Noon over a solar carport: panels above, cars on charge in their shade."""
import camera
from places import outdoors, stop


def build(job):
    outdoors.daylight(elevation=24, azimuth=-52, sun=5.4, sky=0.11)
    outdoors.grass(size=1000000, z=-30)
    stop.apron(0, 4000, 60000, 34000)
    stop.solar_canopy(0, 3000, 18, 3, 3600, 14)
    stop.bays(-9000, -2200, 6)
    products = job["products"]
    for index, name in enumerate(("dc-120-ultra", "dc-240-dualcore", "dc-120-ultra")):
        stop.charger(products, name, (-6000 + index * 6000, 4100, 8))
    for x, color, turn in ((-7500, (0.5, 0.5, 0.48), 90), (-1500, stop.TEAL, -90), (1550, stop.RED, -90), (7500, stop.SILVER, 90)):
        stop.parked(color, (x, 600, 0), turn)
    stop.shop(9000, 13000, 12000, 4600)
    for x, y, height, seed in ((-20000, 20000, 8800, 1), (-9000, 24000, 9600, 2), (20500, 22000, 9200, 3), (2000, 30000, 10000, 4), (-33000, 26000, 10000, 5), (34000, 30000, 9500, 6)):
        outdoors.tree(x, y, height, seed)
    outdoors.grove(120000, -160000, 320000, 8000, 6)
    outdoors.hills(290000, -300000, 560000, 17000)
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))
