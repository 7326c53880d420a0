"""One product from near where it works: on its island in the morning, a parked car and the shop behind."""
import importlib

import camera
from mesh import group, recorded
from places import bodies, forecourt, outdoors, site, stop


def build(job):
    product = job["product"]
    model = importlib.import_module(f"products.{product['id'].replace('-', '_')}")
    outdoors.daylight(elevation=27, azimuth=-46, sun=5.2, sky=0.12, clouds=0.8)
    outdoors.grass(size=1000000, z=-30)
    stop.apron(0, 9000, 60000, 34000)
    forecourt.island(900, 150, 6200, 2300)
    group("product", recorded(model.build, product), (0, 0, 153))
    stop.bays(-8400, 1700, 6)
    stop.parked(stop.BLUE, (-3900, 4700, 0), 90, bodies.ESTATE)
    stop.parked(site.WHITE, (5100, 4900, 0), -91, bodies.SEDAN)
    stop.shop(-2500, 19500, 13000)
    for x, y, height, seed in ((-15500, 21000, 9000, 1), (8500, 24000, 10200, 2), (16500, 19500, 8600, 3), (27000, 23000, 9800, 4)):
        outdoors.tree(x, y, height, seed)
    outdoors.grove(130000, -190000, 190000, 8000, 4)
    outdoors.hills(260000, -600000, 600000, 26000, 3, (0.15, 0.185, 0.16))
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))
