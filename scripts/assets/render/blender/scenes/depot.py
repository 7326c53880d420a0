"""A depot in the morning: city buses on charge in a row, chargers between them on islands."""
import camera
from materials import black_plastic, light, picture, surface
from mesh import decal, group, mesh_object, pillar, plate, recorded, tube
from parts import gun
from places import forecourt, outdoors, stop, vehicles
from products import family

PAINTS = ((0.06, 0.24, 0.20), (0.05, 0.13, 0.34), (0.06, 0.24, 0.20))
BUSES = (-5300, 0, 5300)


def build(job):
    outdoors.daylight(elevation=18, azimuth=-60, sun=5.4, sky=0.11)
    outdoors.grass(size=1000000, z=-30)
    stop.apron(2000, 8000, 46000, 40000)
    products = job["products"]
    for index, (x, paint) in enumerate(zip(BUSES, PAINTS)):
        group("bus", vehicles.bus(paint), (x, 6200, 8), -90)
        _front(x, index)
        outdoors.stripe(x - 2650, 6000, 110, 13000, 0, 10)
    outdoors.stripe(BUSES[-1] + 2650, 6000, 110, 13000, 0, 10)
    for x in (-2650, 2650, 7950):
        forecourt.island(x, 2900, 1500, 2400)
        stop.charger(products, "dc-240-dualcore", (x, 2600, 158), 0, -1 if x < 7000 else None)
    for x in (-2650, 2650):
        _connected(x)
    _around()
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _front(x, index):
    """What a bus shows in front: where it goes, its plate, wipers, mirrors."""
    front = 6200 - 6000
    dark = black_plastic()
    decal("destination", x, 2795, 1560, 270, front + 8, picture(f"destination-{index}.png", glow=1.4))
    decal("plate", x, 625, 620, 138, front - 12, picture(f"number-plate-bus-{index}.png"))
    plate("bumper", x, 330, 2480, 240, front - 30, 60, surface("bumper", (0.06, 0.065, 0.065), 0.5), 60, 14)
    for side in (-1, 1):
        tube("wiper", [(x + side * 120, front - 4, 1345), (x + side * 760, front + 18, 1800)], 12, dark)
        tube("mirror arm", [(x + side * 1230, front + 120, 2750), (x + side * 1420, front - 180, 2700), (x + side * 1430, front - 200, 2560)], 20, dark)
        pillar("mirror", x + side * 1430, front - 200, 2130, 210, 110, 430, dark, 45, 20)
        plate("lamp", x + side * 930, 650, 380, 130, front - 14, 20, surface("lamp glass", (0.30, 0.31, 0.31), 0.08, specular=0.8), 60, 4)
        plate("day light", x + side * 930, 668, 300, 22, front - 18, 6, light("bus day light", (1, 0.96, 0.88), 1.2), 10, 2)


def _connected(x):
    """From the charger's left outlet to the socket in the side of the bus beside it."""
    port = (x - 2650 + 1290, 2500, 1050)
    start, way = gun.ccs2(port, turn=90, tilt=-6, hose_radius=18)
    outlet = (x - 432, 2540, 628)
    family.hose_between(start, way, outlet, (-0.8, 0, -0.6), 2500, 18)


def _around():
    wall = surface("depot wall", (0.52, 0.45, 0.33), 0.9)
    pillar("shed", 0, 24500, 0, 42000, 9000, 6200, wall, 0, 20)
    pillar("shed roof", 0, 24200, 6200, 43500, 10500, 350, surface("shed roof", (0.30, 0.32, 0.33), 0.6, metallic=0.4), 20, 10)
    for x in range(-17500, 18000, 7000):
        mesh_object("gate", [(x - 2300, 19980, 8), (x + 2300, 19980, 8), (x + 2300, 19980, 4700), (x - 2300, 19980, 4700)], [(0, 1, 2, 3)], surface("shed inside", (0.03, 0.032, 0.03), 0.9))
    decal("sign", 300, 4720, 5200, 1300, 19960, picture("sign-depot.png"))
    for x, y, height, seed in ((-27000, 21000, 9800, 1), (-31000, 12000, 9000, 2), (25500, 22000, 10200, 3), (30000, 12500, 8800, 4), (-15000, 34000, 11500, 5), (14000, 35000, 12500, 6)):
        outdoors.tree(x, y, height, seed)
    outdoors.grove(120000, -200000, 260000, 9000, 6)
