"""Filter coffee in a steel tumbler and its saucer cup on a table by the window; the forecourt outside.

For a product, the energy manager stands there instead, as on the desk of whoever runs the station; for a view with a
laptop, that shows the station's income by day.
"""
import math

import camera
import studio
from materials import graphite, light, picture, surface
from mesh import cylinder, decal, group, lathe, mesh_object, pillar, plate, prism, recorded, rounded, tube
from places import forecourt, houses, outdoors, stop
from places.finishes import timber
from products import grid_ems

TABLE = 740


def build(job):
    by_day = job["view"].get("laptop", False)
    if by_day:
        outdoors.daylight(elevation=26, azimuth=-58, sun=5.0, sky=0.16, clouds=0.7)
        outdoors.asphalt(size=400000, z=0)
    else:
        forecourt.sky(forecourt.DUSK, 0.8)
        forecourt.wet_ground()
    _table()
    if "product" in job:
        group("energy manager", recorded(grid_ems.build, job["product"]), (40, 180, TABLE), -8)
        _tumbler(-330, 10)
    elif by_day:
        _tumbler(285, 40)
        _laptop()
    else:
        _tumbler(70, -45)
        group("phone", recorded(_phone), (-72, 50, TABLE + 1), 12, -12)
    _window()
    stop.charger(job["products"], "dc-240-dualcore", (-2300, 6200, 0), 6)
    stop.charger(job["products"], "dc-120-ultra", (300, 6800, 0), -4)
    forecourt.canopy(-1000, 4600, 15000, 6500, 4300, 2, 5)
    if by_day:
        outdoors.grove(26000, -60000, 60000, 9000, 4)
    else:
        forecourt.skyline(330000, -330000, 280000, 3)
    _lamps(0.5 if by_day else 1.0)
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _table():
    wood = timber("table wood", (0.20, 0.11, 0.055), "x", "y", 108, -130, 0.32)
    pillar("table", 0, 250, TABLE - 40, 1700, 900, 40, wood, 60, 8)
    for index in range(8):
        pillar("groove", 0, -130 + index * 108, TABLE - 0.6, 1690, 1.6, 1, surface("groove", (0.05, 0.025, 0.012), 0.7), 0, 0)


def _steel():
    return surface("tumbler steel", (0.66, 0.65, 0.63), 0.16, metallic=1.0)


def _tumbler(x, y):
    """The tumbler stands in its davara, a wide cup with a rim."""
    davara = [(0.1, 2), (42, 2), (52, 8), (58, 34), (60, 46), (70, 49), (70, 51.5), (57, 49), (54, 34), (48, 11), (0.1, 7)]
    lathe("davara", davara, _steel(), "z", (x, y, TABLE), 96)
    tumbler = [(0.1, 9), (30, 9), (32, 12), (37, 100), (42, 105), (42, 107), (38, 106), (35, 99), (30.5, 16), (0.1, 14)]
    lathe("tumbler", tumbler, _steel(), "z", (x, y, TABLE), 96)
    coffee = surface("coffee froth", (0.33, 0.18, 0.085), 0.55)
    lathe("coffee", [(0.1, 97), (20, 97.5), (33, 96.5), (35.3, 98)], coffee, "z", (x, y, TABLE), 96)


def _phone():
    """A phone that leans on a small stand; its foot at the origin."""
    prism("phone", rounded(74, 156, 12), 0, 8, graphite(), "y", (0, 0, 80), 2.5)
    decal("screen", 0, 6, 68, 148, -0.4, picture("phone-screen.png", glow=1.0))
    prism("stand", [(10, -24), (70, -24), (66, -18), (22, 60), (14, 60)], -30, 30, surface("stand", (0.30, 0.19, 0.10), 0.5), "x", edge=3)


def _laptop():
    """320 mm wide, with its lid a little back and the station's income on its screen."""
    case, key = surface("laptop case", (0.36, 0.37, 0.36), 0.3, metallic=0.9), surface("key", (0.02, 0.021, 0.02), 0.5)
    pillar("laptop", 0, 90, TABLE + 2, 322, 226, 13, case, 16, 3)
    houses.boxes("keys", [(-137 + 19.7 * x, -137 + 19.7 * x + 16.5, 82 + 19.2 * y, 82 + 19.2 * y + 16, TABLE + 15, TABLE + 16) for x in range(14) for y in range(5)], key)
    pillar("trackpad", 0, 22, TABLE + 14.6, 118, 74, 0.8, surface("trackpad", (0.30, 0.31, 0.30), 0.35, metallic=0.6), 6, 0.3)
    group("lid", recorded(lambda: _lid(case)), (0, 198, TABLE + 14), 0, -17)


def _lid(case):
    """Its foot at the origin."""
    plate("lid", 0, 0, 322, 212, 0, 6, case, 12, 2)
    plate("bezel", 0, 3, 316, 206, -0.3, 0.4, graphite(), 10, 0)
    decal("screen", 0, 8, 304, 190, -0.5, picture("income-board.png", glow=1.0))


def _window():
    frame = graphite()
    for x in (-1650, 250, 2150):
        plate("mullion", x, 0, 70, 3200, 1500, 90, frame, 0, 4)
    plate("sill", 0, 0, 5200, 620, 1480, 140, surface("sill", (0.10, 0.075, 0.05), 0.6), 0, 6)
    for x, y, z in ((-760, 900, 1560), (520, 700, 1640)):
        tube("flex", [(x, y, z + 120), (x, y, 3200)], 4, frame)
        lathe("shade", [(20, 120), (60, 108), (118, 30), (122, 0), (116, 0), (56, 100), (20, 112)], frame, "z", (x, y, z), 64)
        cylinder("bulb", (x, y, z + 30), 42, 40, light("bulb", (1.0, 0.72, 0.42), 7), "z", 12)


def _lamps(strength):
    warm = (1.0, 0.82, 0.60)
    studio.softbox((-900, -300, 2300), (0, 0, TABLE), 900, 700, 22 * strength, warm)
    studio.softbox((1200, 100, 1500), (100, 0, TABLE + 50), 700, 1100, 16 * strength, warm)
    studio.softbox((-500, -1500, 1500), (0, 0, TABLE + 50), 700, 900, 9 * strength, warm)
    studio.softbox((-1000, 5200, 4200), (-1000, 6000, 0), 9000, 3000, 620 * strength, (1.0, 0.92, 0.80), mirrored=False)
