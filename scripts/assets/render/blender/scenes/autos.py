"""A bay for two- and three-wheelers by a street wall: small chargers on posts, e-autos and scooters beside them."""
import math

import camera
from materials import concrete, picture, surface
from mesh import decal, group, pillar, plate, recorded, tube
from parts import cable, gun
from places import outdoors, vehicles
from products import smart_home_charger

POSTS = (-2900, 0, 2900, 5400)
KERB = 3150
# x and turn
AUTOS = ((-1550, 96), (1450, 91))


def build(job):
    outdoors.daylight(elevation=22, azimuth=-50, sun=5.4, sky=0.11)
    outdoors.soil(size=1000000, z=-30)
    outdoors.asphalt(size=60000, depth=16000, at=(0, -3950), z=0)
    _wall()
    figures = job["products"]["smart-home-charger"]
    for index, x in enumerate(POSTS):
        _post(x, {**figures, "taken": index < 2})
    for index, (post, (x, turn)) in enumerate(zip(POSTS, AUTOS)):
        group("auto", vehicles.auto(driver=False, plate=index), (x, 1150, 0), turn)
        _plugged_in(post, x, math.radians(turn))
    for x, turn, color in ((3650, 106, (0.45, 0.46, 0.44)), (4600, 101, (0.02, 0.10, 0.13)), (6150, 108, (0.30, 0.03, 0.025))):
        group("scooter", vehicles.scooter(color), (x, 1900, 0), turn)
    for x in (-2900, 0, 2900, 4150, 5400, 6650):
        outdoors.stripe(x, 1250, 80, 3100, 0, 2)
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _wall():
    """Footpath, a painted compound wall with the board, trees behind it."""
    pillar("footpath", 0, KERB + 1150, 0, 60000, 2300, 150, concrete(), 0, 10)
    for index in range(40):
        colour = ((0.62, 0.60, 0.10), (0.03, 0.03, 0.03))[index % 2]
        pillar("kerb", -18000 + index * 900, KERB + 60, 0, 896, 124, 162, surface(f"kerb {colour}", colour, 0.7), 0, 10)
    wall = surface("compound", (0.56, 0.50, 0.38), 0.9)
    pillar("compound", 0, 5500, 0, 60000, 230, 3100, wall, 0, 10)
    pillar("coping", 0, 5500, 3100, 60000, 330, 90, surface("coping", (0.40, 0.36, 0.30), 0.9), 0, 10)
    plate("skirting", 0, 150, 60000, 420, 5378, 6, surface("skirting", (0.30, 0.09, 0.04), 0.8), 0, 0)
    decal("sign", 1500, 1880, 4400, 1100, 5368, picture("sign-autos.png"))
    for x, y, height, seed in ((-7500, 8800, 7800, 1), (1500, 10500, 9200, 2), (9800, 9000, 8200, 3), (-16500, 12500, 9500, 4), (19000, 13500, 9800, 5)):
        outdoors.tree(x, y, height, seed)
    pillar("house", -6500, 24000, 0, 14000, 8000, 9200, surface("house pink", (0.55, 0.36, 0.28), 0.9), 0, 20)
    pillar("house", 12500, 27000, 0, 16000, 9000, 12500, surface("house blue", (0.36, 0.44, 0.50), 0.9), 0, 20)
    for x, front, rows in ((-6500, 20000, 2), (12500, 22500, 3)):
        for row in range(rows):
            for column in range(4):
                plate("window", x - 5000 + column * 3300, 1500 + row * 3700, 1300, 1500, front - 10, 10, surface("pane", (0.02, 0.025, 0.03), 0.1), 0, 0)


def _post(x, figures):
    """A charger on a steel post at the edge of the footpath."""
    y = KERB + 420
    pillar("post", x, y + 60, 150, 200, 100, 1330, surface("post paint", (0.05, 0.06, 0.058), 0.5), 20, 4)
    pillar("post foot", x, y + 60, 150, 320, 240, 14, surface("post paint", (0.05, 0.06, 0.058), 0.5), 10, 3)
    group("charger", recorded(smart_home_charger.build, figures), (x, y, 120))


def _plugged_in(post, x, turn):
    """The cable of the charger at `post`, in the left of the apron of the auto at x."""
    forward, left = 1040, 575
    socket = (x + forward * math.cos(turn) - left * math.sin(turn), 1150 + forward * math.sin(turn) + left * math.cos(turn), 640)
    start, way = gun.type2(socket, turn=-90, tilt=-6, hose_radius=8.5)
    gx, gy, gz = smart_home_charger.GLAND
    points = cable.hang(start, way, (post + gx, KERB + 420 + gy, gz + 120 - 57), (0, 0, -1), 2500, 8.5, stiffness=0.6)
    cable.hose("cable", points, 8.5)
