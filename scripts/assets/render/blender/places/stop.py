"""A charging stop by day: apron, canopy with panels, chargers, cars on charge, shop. Shared by all places outside."""
import math

import bpy
from mathutils import Matrix, Vector

from materials import concrete, picture, surface
from mesh import decal, group, mesh_object, pillar, plate, recorded, tube
from parts import gun
from places import bodies, car, forecourt, outdoors
from products import dc_120_ultra, dc_240_dualcore, dc_320_maxdrive, dc_60_compact, family

MODELS = {
    "dc-60-compact": dc_60_compact, "dc-120-ultra": dc_120_ultra,
    "dc-240-dualcore": dc_240_dualcore, "dc-320-maxdrive": dc_320_maxdrive,
}
TEAL, SILVER, RED, BLUE = (0.02, 0.10, 0.13), (0.42, 0.43, 0.42), (0.24, 0.015, 0.012), (0.02, 0.05, 0.17)


def charger(products, name, at, turn=0, taken=None):
    """A charger on the ground at `at`; `taken` is the side whose gun is in use."""
    figures = {**products[name], **({"taken": taken} if taken is not None else {})}
    return group(name, recorded(MODELS[name].build, figures), at, turn)


def parked(color, at, turn, shape=bodies.COMPACT):
    """A car at `at`; at turn 90 it looks away from the viewer."""
    return group("car", car.build(color, 1.5, 0.5, shape), at, turn)


def _world(point, at, turn):
    return tuple(Matrix.Translation(Vector(at)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Vector(point))


def connect(car_at, car_turn, charger_at, charger_turn, half_width, side=-1, length=3600, port_side=1, inlet=(860, 905, 800)):
    """A gun in the car's front wing, at `inlet`, and its hose to the charger's side."""
    x, y, z = inlet
    port = _world((x, y * port_side, z), car_at, car_turn)
    outlet = _world((side * (half_width + 2), -60, 470), charger_at, charger_turn)
    way = Matrix.Rotation(math.radians(charger_turn), 3, "Z") @ Vector((side * 0.8, 0, -0.6))
    facing = car_turn + 180 if port_side == 1 else car_turn
    start, start_way = gun.ccs2(port, turn=facing, tilt=-6, hose_radius=18)
    family.hose_between(start, start_way, outlet, tuple(way), length, 18)


def apron(x, y, width, depth, z=8):
    """Concrete slabs with joints, and a kerb along the front."""
    outdoors.ground("slabs", (0.175, 0.168, 0.155), (0.285, 0.275, 0.255), 0.5, 0.85, width, z, 30.0, (x, y), depth, worn=1.0)
    joint = (0.07, 0.068, 0.064)
    for index in range(1, int(width // 5000)):
        outdoors.stripe(x - width / 2 + index * 5000, y, 22, depth, 0, z + 0.8, joint)
    for index in range(1, int(depth // 5000)):
        outdoors.stripe(x, y - depth / 2 + index * 5000, 22, width, 90, z + 0.6, joint)


def bays(x, y, count, width=3000, length=5200, z=10):
    """Lines between parking bays that open towards the viewer; x is the left end, y the front."""
    for index in range(count + 1):
        outdoors.stripe(x + index * width, y + length / 2, 100, length, 0, z)
    green = outdoors.worn_paint("bay green", (0.022, 0.13, 0.065))
    for index in range(count):
        left, right = x + index * width + 260, x + (index + 1) * width - 260
        mesh_object("bay", [(left, y + 500, z - 0.5), (right, y + 500, z - 0.5), (right, y + length, z - 0.5), (left, y + length, z - 0.5)], [(0, 1, 2, 3)], green)


def panel_material():
    """Solar cells: near black blue, with the fine light grid of cells."""
    material = surface("solar cells", (0.006, 0.010, 0.028), 0.12, specular=0.6)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    if any(node.type == "TEX_BRICK" for node in nodes):
        return material
    where, cells = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexBrick")
    cells.offset = 0
    for name, value in (("Scale", 1.0), ("Mortar Size", 0.004), ("Brick Width", 0.17), ("Row Height", 0.17), ("Bias", -1.0)):
        cells.inputs[name].default_value = value
    cells.inputs["Color1"].default_value = cells.inputs["Color2"].default_value = (0.006, 0.010, 0.030, 1)
    cells.inputs["Mortar"].default_value = (0.10, 0.11, 0.13, 1)
    links.new(where.outputs["Object"], cells.inputs["Vector"])
    links.new(cells.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def panels(columns, rows, size=(1134, 2278), gap=24):
    """A flat field of panels around (0, 0); returns its objects."""
    frame, cells = surface("panel frame", (0.5, 0.5, 0.5), 0.4, metallic=0.8), panel_material()

    def make():
        for column in range(columns):
            for row in range(rows):
                x = (column - (columns - 1) / 2) * (size[0] + gap)
                y = (row - (rows - 1) / 2) * (size[1] + gap)
                pillar("frame", x, y, 0, size[0], size[1], 35, frame, 4, 0)
                pillar("cells", x, y, 35, size[0] - 44, size[1] - 44, 2, cells, 2, 0)

    return recorded(make)


def solar_canopy(x, y, columns=12, rows=3, height=4300, tilt=7):
    """A carport of panels on steel frames, low side towards the viewer; `y` is the line of the posts."""
    zinc = surface("frame steel", (0.42, 0.44, 0.44), 0.45, metallic=0.5)
    group("panels", panels(columns, rows), (x, y, height + 120), 0, tilt)
    wide, deep = columns * 1158, rows * 2302
    slope = math.tan(math.radians(tilt))
    for index in range(4):
        px = x + wide * (index / 3 - 0.5) * 0.94
        pillar("post", px, y, 0, 260, 260, height, zinc, 20, 4)
        pillar("post foot", px, y, 0, 520, 520, 320, concrete(), 40, 10)
        tube("rafter", [(px, y - deep / 2, height - slope * deep / 2 + 40), (px, y + deep / 2, height + slope * deep / 2 + 40)], 85, zinc)
        tube("brace", [(px, y, height * 0.62), (px, y - deep * 0.3, height - slope * deep * 0.3)], 60, zinc)
    for share in (-0.4, -0.13, 0.13, 0.4):
        z = height + slope * deep * share + 90
        tube("purlin", [(x - wide / 2, y + deep * share, z), (x + wide / 2, y + deep * share, z)], 42, zinc)


def shop(x, y, width=12000, depth=4600):
    """The lit kiosk, with the sign of what it offers."""
    forecourt.kiosk(x, y, width, depth, 3100, day=True)


def fascia_sign(x, z, y, width=3000):
    decal("name", x, z, width, width / 6, y, picture("sign-canopy.png", glow=1.0))
