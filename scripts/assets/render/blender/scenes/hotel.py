"""The front of a small hotel at dusk: one charger by the entrance, a car on charge."""
import camera
import studio
from materials import concrete, graphite, light, picture, surface
from mesh import decal, group, mesh_object, pillar, plate, tube
from places import forecourt, outdoors, site, stop

CAR, CAR_TURN = (-1250, 1300, 0), -148
CHARGER, CHARGER_TURN = (2250, 2300, 130), -8


def build(job):
    forecourt.wet_ground()
    forecourt.sky(forecourt.DUSK, 0.85)
    forecourt.skyline(330000, -330000, 280000, 12)
    pillar("pavement", 0, 5400, 0, 24000, 5400, 130, concrete(), 60, 12)
    _house()
    products = job["products"]
    pillar("base", CHARGER[0], CHARGER[1] + 100, 0, 1000, 1500, 130, concrete(), 60, 12)
    site.busy_charger(products, "dc-60-compact", CHARGER, CHARGER_TURN)
    stop.parked(stop.TEAL, CAR, CAR_TURN)
    half = products["dc-60-compact"]["width"] / 2
    stop.connect(CAR, CAR_TURN, CHARGER, CHARGER_TURN, half, -1, 4700, 1)
    for x, y, height, seed in ((-11500, 11500, 9500, 3), (-19000, 19000, 9600, 5), (15500, 14000, 9800, 8)):
        outdoors.tree(x, y, height, seed, (0.020, 0.045, 0.018))
    for x in (-5200, 4700):
        pillar("planter", x, 6900, 130, 1500, 520, 560, graphite(), 20, 6)
        outdoors.hedge(x, 6900, 1450, 460, 1350, 6, 2600, (0.03, 0.085, 0.025))
    _lamps()
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _house():
    plaster = surface("plaster", (0.50, 0.44, 0.36), 0.8)
    trim = surface("trim", (0.62, 0.60, 0.55), 0.7)
    pillar("house", 0, 11500, 0, 15000, 7000, 10200, plaster, 0, 20)
    pillar("cornice", 0, 11400, 10100, 15500, 7400, 350, trim, 0, 20)
    for z in (3500, 6800):
        plate("band", 0, z, 15060, 220, 7960, 60, trim, 0, 10)
    for level in (4100, 7400):
        for index in range(5):
            _window((index - 2) * 2850, level, (index * 7 + level) % 5 not in (1, 3))
    _ground_floor()


def _window(x, z, lit):
    """A tall window with a balcony."""
    inside = light("room", (1.0, 0.56, 0.24), 0.42) if lit else surface("dark pane", (0.006, 0.008, 0.009), 0.06)
    plate("pane", x, z, 1250, 1950, 7985, 10, inside, 0, 0)
    if lit:
        for side in (-1, 1):
            plate("curtain", x + side * 455, z, 340, 1950, 7975, 8, light("curtain", (0.62, 0.30, 0.13), 0.30), 0, 0)
        plate("room wall", x, z, 1250, 620, 7978, 5, light("room low", (0.55, 0.26, 0.10), 0.26), 0, 0)
    frame, rail = surface("frame", (0.07, 0.05, 0.035), 0.5), graphite()
    for share in (-640, 0, 640):
        plate("jamb", x + share, z, 70, 1950, 7950, 45, frame, 0, 3)
    plate("lintel", x, z + 1930, 1500, 110, 7930, 70, frame, 0, 4)
    pillar("balcony", x, 7620, z - 170, 1900, 760, 130, concrete(), 0, 8)
    for top in (z + 820, z + 420):
        tube("rail", [(x - 920, 7950, top), (x - 920, 7270, top), (x + 920, 7270, top), (x + 920, 7950, top)], 20, rail)
    for step in range(13):
        px = x - 920 + step * 1840 / 12
        tube("bar", [(px, 7270, z - 50), (px, 7270, z + 820)], 9, rail)


def _ground_floor():
    glow, low = light("lobby glow", (1.0, 0.60, 0.27), 0.46), light("lobby low", (0.62, 0.31, 0.12), 0.30)
    drape, lamp = light("drape", (0.55, 0.24, 0.09), 0.26), light("lobby lamp", (1.0, 0.84, 0.60), 3.0)
    frame = graphite()
    for x, width in ((-5200, 3300), (0, 3600), (5200, 3300)):
        plate("glass front", x, 130, width, 2700, 7985, 10, glow, 0, 0)
        plate("lobby wall", x, 130, width, 900, 7978, 6, low, 0, 0)
        for side in (-1, 1):
            plate("drape", x + side * (width / 2 - 190), 130, 380, 2700, 7972, 6, drape, 0, 0)
            plate("lobby lamp", x + side * width * 0.2, 1950, 210, 250, 7968, 6, lamp, 60, 0)
        for index in range(4):
            plate("mullion", x + width * (index / 3 - 0.5), 130, 70, 2700, 7940, 50, frame, 0, 3)
        plate("head", x, 2800, width + 70, 90, 7940, 50, frame, 0, 3)
    pillar("porch", 0, 6900, 2980, 6200, 2400, 240, surface("porch", (0.10, 0.075, 0.05), 0.5), 20, 10)
    for x in (-2800, 2800):
        pillar("porch post", x, 5950, 130, 180, 180, 2850, graphite(), 20, 4)
    decal("hotel name", 0, 3260, 3600, 450, 5900, picture("sign-hotel.png", glow=1.6))
    mesh_object("door mat", [(-1500, 5600, 133), (1500, 5600, 133), (1500, 7800, 133), (-1500, 7800, 133)], [(0, 1, 2, 3)], surface("mat", (0.10, 0.03, 0.02), 0.9))
    for x in (-1800, 0, 1800):
        pillar("porch lamp", x, 6900, 2960, 340, 340, 18, light("porch lamp", (1.0, 0.78, 0.5), 6), 160, 2)


def _lamps():
    warm = (1.0, 0.80, 0.55)
    studio.softbox((0, 6600, 2900), (0, 5200, 0), 5600, 1500, 260, warm, mirrored=False)
    studio.softbox((0, 7700, 2700), (0, 3000, 300), 13000, 900, 240, warm, mirrored=False)
    studio.softbox((1200, -3800, 6800), (0, 2200, 500), 4200, 2600, 620, (1.0, 0.92, 0.80), mirrored=False)
    studio.softbox((-6500, -4500, 3200), (-1200, 1300, 700), 4500, 2200, 260, (1.0, 0.93, 0.82), mirrored=False)
    studio.softbox((-9000, -9000, 12000), (0, 6000, 4000), 9000, 6000, 1300, (0.55, 0.75, 1.0), mirrored=False)
