"""The shop of a station at nightfall: glass front, tables outside, two chargers beside it."""
import camera
import studio
from materials import concrete, graphite, picture, steel, surface
from mesh import cylinder, decal, group, mesh_object, pillar, recorded
from places import forecourt, outdoors, stop


def build(job):
    forecourt.wet_ground()
    forecourt.sky(forecourt.DUSK, 0.75)
    forecourt.skyline(330000, -330000, 280000, 9)
    pillar("pavement", -1500, 3400, 0, 15500, 5200, 130, concrete(), 60, 12)
    forecourt.kiosk(-2300, 3600, 11000, 4200, 3300)
    mesh_object("fascia", [(-8150, 2020, 3350), (3550, 2020, 3350), (3550, 2020, 4150), (-8150, 2020, 4150)], [(0, 1, 2, 3)], surface("fascia", (0.012, 0.030, 0.024), 0.45))
    pillar("fascia back", -2300, 2500, 3350, 11700, 900, 800, surface("fascia", (0.012, 0.030, 0.024), 0.45), 10, 6)
    decal("name", -3300, 3440, 3720, 620, 2010, picture("sign-canopy.png", glow=1.8))
    decal("offer", 950, 3650, 4200, 240, 2010, picture("sign-kiosk.png", glow=1.4))
    products = job["products"]
    forecourt.island(5600, 1500, 4600, 2400)
    stop.charger(products, "dc-120-ultra", (4350, 1100, 153), -14)
    stop.charger(products, "dc-60-compact", (5950, 1300, 153), -18)
    for x in (-4700, -1900):
        group("table", recorded(_table), (x, 1900, 130))
    for x, y, height, seed in ((14500, 24000, 9000, 3), (-22000, 26000, 9600, 5), (9000, 36000, 8600, 8)):
        outdoors.tree(x, y, height, seed, (0.020, 0.045, 0.018))
    pillar("planter", 2900, 1500, 130, 1300, 480, 520, graphite(), 20, 6)
    outdoors.hedge(2900, 1500, 1250, 420, 1250, 6, 2600, (0.03, 0.085, 0.025))
    _lamps()
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _table():
    """A round table and two stools."""
    cylinder("top", (0, 0, 735), 360, 26, surface("table top", (0.33, 0.20, 0.11), 0.35), "z", 5)
    cylinder("leg", (0, 0, 360), 32, 720, graphite(), "z", 2)
    cylinder("foot", (0, 0, 10), 230, 18, graphite(), "z", 6)
    for x, y in ((-620, -60), (600, 120)):
        cylinder("stool", (x, y, 455), 180, 34, surface("stool", (0.03, 0.11, 0.08), 0.5), "z", 10)
        cylinder("stool leg", (x, y, 225), 26, 440, steel(), "z", 2)
        cylinder("stool foot", (x, y, 8), 190, 14, steel(), "z", 5)
    cylinder("tumbler", (70, -40, 795), 36, 96, steel(), "z", 3)


def _lamps():
    warm = (1.0, 0.86, 0.66)
    studio.softbox((-2300, 3000, 3250), (-2300, 1200, 0), 10000, 900, 260, warm, mirrored=False)
    studio.softbox((-2300, 5600, 3200), (-2300, 5600, 0), 9500, 2600, 420, warm, mirrored=False)
    studio.softbox((5000, -2600, 5200), (5400, 1300, 800), 2600, 1600, 330, (1.0, 0.92, 0.8), mirrored=False)
    studio.softbox((-9000, -9000, 9000), (0, 0, 600), 9000, 6000, 500, (0.55, 0.80, 1.0), mirrored=False)
