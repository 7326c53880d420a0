"""The charging stop at dusk after rain: a car on charge, two chargers under the canopy, the lit kiosk behind."""
import math

from mathutils import Matrix, Vector

import camera
import studio
from materials import picture, surface
from mesh import decal, group, pillar, recorded
from parts import gun
from places import car, forecourt, outdoors
from products import dc_120_ultra, dc_240_dualcore, family

CHARGER = (2350, 0, 153)
CHARGER_TURN = 8
CAR = (300, 1350, 0)
CAR_TURN = -112


def build(job):
    products = job["products"]
    forecourt.wet_ground()
    forecourt.sky(forecourt.DUSK, 0.9)
    _place(products)
    view = job["view"]
    _chargers(products, view.get("alone", False))
    _car()
    _lamps()
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _place(products):
    forecourt.canopy(5200, -1500, 13500, 8200, 4500)
    decal("canopy sign", 1350, 4590, 2000, 333, -1511, picture("sign-canopy.png", glow=1.6))
    for x in (700, 6300):
        forecourt.column(x, 5400, 4500)
    forecourt.island(4300, 900, 5200, 3000)
    forecourt.kiosk(6400, 7600, 11500, 4200, 3100, sign_x=3650)
    forecourt.bay_lines((-1500, 1500), -2800, 6400)
    forecourt.skyline(330000, -330000, 280000)
    pillar("compound wall", -22000, 52000, 0, 90000, 250, 2300, surface("compound wall", (0.10, 0.10, 0.095), 0.9), 0, 20)
    for x, y, height, seed in ((-17500, 27000, 8200, 3), (-27500, 33000, 9600, 5), (-9500, 38000, 7600, 8)):
        outdoors.tree(x, y, height, seed, 7000, (0.020, 0.045, 0.018))


def _chargers(products, alone):
    """The car's charger, and further back another one unless the picture is too narrow for two."""
    main = {**products["dc-240-dualcore"], "taken": -1}
    group("charger", recorded(dc_240_dualcore.build, main), CHARGER, CHARGER_TURN)
    if alone:
        return
    group("second charger", recorded(dc_120_ultra.build, products["dc-120-ultra"]), (4250, 1900, 153), 14)


def _world(point, at, turn):
    return tuple(Matrix.Translation(Vector(at)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Vector(point))


def _car():
    group("car", car.build((0.02, 0.10, 0.13)), CAR, CAR_TURN)
    product_half = 430
    outlet = _world((-product_half - 2, -60, 470), CHARGER, CHARGER_TURN)
    way = Matrix.Rotation(math.radians(CHARGER_TURN), 3, "Z") @ Vector((-0.8, 0, -0.6))
    port = _world((860, 905, 800), CAR, CAR_TURN)
    start, start_way = gun.ccs2(port, turn=CAR_TURN + 180, tilt=-6, hose_radius=18)
    family.hose_between(start, start_way, outlet, tuple(way), 3600, 18)


def _lamps():
    """What the lamps under the canopy give, as large soft areas: less noise than many small ones."""
    warm = (1.0, 0.90, 0.76)
    studio.softbox((2300, -300, 4440), (2300, -300, 0), 5200, 2200, 520, warm, mirrored=False)
    studio.softbox((7600, 2200, 4440), (7600, 2200, 0), 6000, 4600, 520, warm, mirrored=False)
    studio.softbox((-9000, -9000, 9000), (0, 0, 600), 9000, 6000, 900, (0.55, 0.80, 1.0), mirrored=False)
