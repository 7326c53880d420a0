"""The basement of a mall: bays with chargers along the wall, a car on charge, the way to the lifts."""
import camera
import studio
from materials import light, picture, surface, zinc
from mesh import decal, group, mesh_object, pillar, plate, tube
from places import bodies, outdoors, site, stop

CEILING = 3000
CAR, CHARGER = (-1250, 2150, 0), (300, 5150, 0)


def build(job):
    _shell()
    for x, y in ((-5600, 5200), (2700, 5200), (11000, 5200), (-5600, -3000), (11000, -3000)):
        _column(x, y)
    _services()
    _bays()
    products = job["products"]
    site.busy_charger(products, "dc-60-compact", CHARGER)
    stop.charger(products, "dc-60-compact", (5300, 4900, 0), 0)
    stop.parked(stop.TEAL, CAR, -90)
    stop.connect(CAR, -90, CHARGER, 0, 300, -1, 4600)
    stop.parked((0.42, 0.40, 0.36), (-4250, 2500, 0), 90, bodies.SEDAN)
    _lamps()
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _shell():
    outdoors.ground("epoxy floor", (0.155, 0.165, 0.162), (0.185, 0.195, 0.19), 0.3, 0.16, 60000, 0, 2.0)
    white = surface("basement wall", (0.58, 0.58, 0.55), 0.7)
    band = surface("wall band", (0.03, 0.16, 0.10), 0.55)
    mesh_object("wall", [(-24000, 5700, 0), (24000, 5700, 0), (24000, 5700, CEILING), (-24000, 5700, CEILING)], [(0, 1, 2, 3)], white)
    plate("band", 0, 0, 48000, 1050, 5694, 5, band, 0, 0)
    mesh_object("side", [(-17000, -16000, 0), (-17000, 5700, 0), (-17000, 5700, CEILING), (-17000, -16000, CEILING)], [(0, 1, 2, 3)], white)
    slab = surface("slab", (0.36, 0.36, 0.345), 0.85)
    mesh_object("ceiling", [(-24000, -20000, CEILING), (24000, -20000, CEILING), (24000, 5700, CEILING), (-24000, 5700, CEILING)], [(0, 1, 2, 3)], slab)
    for y in (-3000, 5200):
        pillar("beam", 0, y, CEILING - 380, 48000, 480, 400, slab, 0, 6)
    _lobby(-10200)


def _lobby(x):
    """A lit glass door to the lifts."""
    plate("opening", x, 0, 3000, 2450, 5660, 40, light("lobby", (1.0, 0.74, 0.46), 0.62), 0, 0)
    frame = surface("lobby frame", (0.02, 0.022, 0.022), 0.4)
    for share in (-1500, 0, 1500):
        plate("frame", x + share, 0, 80, 2450, 5610, 60, frame, 0, 3)
    plate("frame top", x, 2400, 3080, 80, 5610, 60, frame, 0, 3)
    decal("lobby sign", x, 2130, 1500, 188, 5600, picture("sign-lobby.png", glow=1.4))


def _column(x, y):
    pillar("column", x, y, 0, 620, 620, CEILING, surface("column paint", (0.60, 0.60, 0.57), 0.6), 30, 6)
    pillar("guard", x, y, 0, 640, 640, 1000, surface("guard black", (0.02, 0.02, 0.02), 0.5), 30, 4)
    for z in (160, 480, 800):
        pillar("guard stripe", x, y, z, 646, 646, 150, surface("guard yellow", (0.70, 0.47, 0.02), 0.5), 30, 2)
    decal("level", x, 1650, 420, 420, y - 312, picture("sign-level.png"))


def _services():
    """Pipes, a cable tray and a duct under the slab."""
    red = surface("sprinkler pipe", (0.42, 0.02, 0.015), 0.4)
    tube("main pipe", [(-24000, 1900, CEILING - 260), (24000, 1900, CEILING - 260)], 55, red)
    for index in range(9):
        x = -15000 + index * 3600
        tube("branch pipe", [(x, -6000, CEILING - 190), (x, 5000, CEILING - 190)], 26, red)
        tube("sprinkler", [(x, 700, CEILING - 190), (x, 700, CEILING - 290)], 14, zinc())
    pillar("tray", 0, 4300, CEILING - 330, 48000, 320, 70, zinc(), 4, 3)
    pillar("duct", 0, -700, CEILING - 520, 48000, 900, 420, surface("duct", (0.48, 0.50, 0.50), 0.35, metallic=0.8), 10, 6)
    for index in range(14):
        pillar("flange", -19000 + index * 2800, -700, CEILING - 530, 40, 930, 440, zinc(), 6, 3)


def _bays():
    line, green = (0.66, 0.66, 0.62), surface("bay paint", (0.035, 0.21, 0.10), 0.3)
    for x in (-2700, 300, 3300, 5300, 8300):
        outdoors.stripe(x, 2200, 110, 5200, 0, 2, line)
    for x in (-1200, 6800):
        mesh_object("bay", [(x - 1340, -200, 1), (x + 1340, -200, 1), (x + 1340, 4700, 1), (x - 1340, 4700, 1)], [(0, 1, 2, 3)], green)
    for x in (-1500, 7200, 1800, -4200):
        for side in (-520, 520):
            pillar("wheel stop", x + side, 4650, 0, 560, 150, 110, surface("stop rubber", (0.03, 0.03, 0.03), 0.7), 10, 12)
    decal("bay sign", 300, 2050, 1400, 420, 5690, picture("sign-bay.png"))
    decal("bay sign", 5300, 2050, 1400, 420, 5690, picture("sign-bay.png"))


def _lamps():
    tube_light = light("tube light", (0.96, 1.0, 0.96), 7)
    for x in range(-14000, 16000, 4200):
        for y in (-5000, 1000, 3300):
            pillar("tube light", x, y, CEILING - 130, 1250, 70, 45, tube_light, 20, 4)
    for x in (-9500, -1500, 6500):
        studio.softbox((x, 1500, CEILING - 330), (x, 1500, 0), 6500, 3000, 210, (0.97, 1.0, 0.96), mirrored=False)
        studio.softbox((x, -5500, CEILING - 100), (x, -4500, 0), 6500, 2500, 150, (0.97, 1.0, 0.96), mirrored=False)
    studio.world((0.8, 0.9, 0.85), 0.04)
