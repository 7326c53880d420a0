"""The charging stop at dusk after rain: a car on charge, two chargers under the canopy, the lit kiosk behind."""
import camera
import studio
from materials import picture, surface
from mesh import decal, group, pillar, recorded
from places import bodywork, car, forecourt, outdoors, stop
from products import dc_120_ultra, dc_240_dualcore

CHARGER = (2350, 0, 153)
CHARGER_TURN = 8
CAR = (300, 1350, 0)
CAR_TURN = -112
COLOR = (0.006, 0.036, 0.026)
# Length of the hose from the charger to the car.
HOSE = 3600


def build(job):
    products = job["products"]
    forecourt.wet_ground()
    forecourt.sky(forecourt.DUSK, 0.9)
    view = job["view"]
    surroundings()
    chargers(products, view.get("alone", False))
    _car()
    lamps()
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def surroundings():
    forecourt.canopy(5200, -1500, 13500, 8200, 4500)
    decal("canopy sign", 1350, 4590, 2000, 333, -1511, picture("sign-canopy.png", glow=1.6))
    for x in (700, 6300):
        forecourt.column(x, 5400, 4500)
    forecourt.island(4300, 900, 5200, 3000)
    forecourt.kiosk(6400, 7600, 11500, 4200, 3100, sign_x=3650)
    forecourt.bay_lines((-1500, 1500), -7400, 11000)
    forecourt.skyline(330000, -330000, 280000)
    pillar("compound wall", -22000, 52000, 0, 90000, 250, 2300, surface("compound wall", (0.10, 0.10, 0.095), 0.9), 0, 20)
    for x, y, height, seed in ((-17500, 27000, 8200, 3), (-27500, 33000, 9600, 5), (-9500, 38000, 7600, 8)):
        outdoors.tree(x, y, height, seed, (0.020, 0.045, 0.018))


def chargers(products, alone=False):
    """The car's charger, and further back another one unless the picture is too narrow for two."""
    main = {**products["dc-240-dualcore"], "taken": -1}
    group("charger", recorded(dc_240_dualcore.build, main), CHARGER, CHARGER_TURN)
    if alone:
        return
    group("second charger", recorded(dc_120_ultra.build, products["dc-120-ultra"]), (4250, 1900, 153), 14)


def tinted_car():
    """The car with dark glass that mirrors softly and little: the lamps above would be a white bend across the windscreen."""
    parts = car.build(COLOR)
    materials = {slot.material for item in parts for slot in item.material_slots if slot.material}
    for node in (node for material in materials if material.use_nodes for node in material.node_tree.nodes):
        if node.bl_idname == "ShaderNodeBsdfTransparent":
            node.inputs["Color"].default_value = (0.12, 0.14, 0.14, 1)
        elif node.name == bodywork.PANE:
            node.inputs["Roughness"].default_value = 0.3
            node.inputs["Color"].default_value = (0.15, 0.15, 0.15, 1)
    return parts


def _car():
    group("car", tinted_car(), CAR, CAR_TURN)
    stop.connect(CAR, CAR_TURN, CHARGER, CHARGER_TURN, 430, -1, HOSE)


def lamps():
    """What the lamps under the canopy give, as large soft areas: less noise than many small ones."""
    warm = (1.0, 0.90, 0.76)
    studio.softbox((2300, -300, 4440), (2300, -300, 0), 5200, 2200, 520, warm, mirrored=False)
    studio.softbox((7600, 2200, 4440), (7600, 2200, 0), 6000, 4600, 520, warm, mirrored=False)
    studio.softbox((-9000, -9000, 9000), (0, 0, 600), 9000, 6000, 900, (0.55, 0.80, 1.0), mirrored=False)
