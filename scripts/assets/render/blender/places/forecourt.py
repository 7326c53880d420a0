"""A charging stop: canopy with light strips, columns, kiosk, kerbs, wet ground, dusk sky, trees, skyline."""
import math
import random

import bpy

import studio
from materials import concrete, graphite, light, picture, surface
from mesh import decal, mesh_object, pillar, plate, prism, tube


def wet_ground(size=900000):
    """Asphalt after rain: dark, in places a mirror. Relief would be finer than a pixel, so only its shine changes."""
    material = surface("wet asphalt", (0.018, 0.020, 0.020), 0.3, specular=0.55)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    where = nodes.new("ShaderNodeTexCoord")
    pools = nodes.new("ShaderNodeTexNoise")
    pools.inputs["Scale"].default_value = 0.42
    pools.inputs["Detail"].default_value = 5
    shine = nodes.new("ShaderNodeMapRange")
    shine.inputs["From Min"].default_value, shine.inputs["From Max"].default_value = 0.40, 0.62
    shine.inputs["To Min"].default_value, shine.inputs["To Max"].default_value = 0.045, 0.36
    links.new(where.outputs["Object"], pools.inputs["Vector"])
    links.new(pools.outputs["Fac"], shine.inputs["Value"])
    links.new(shine.outputs["Result"], nodes["Principled BSDF"].inputs["Roughness"])
    half = size / 2
    mesh_object("ground", [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)], [(0, 1, 2, 3)], material)


def sky(stops, strength=1.0):
    """A sky by height above the horizon: stops are (sine of the height, color)."""
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    where = nodes.new("ShaderNodeTexCoord")
    parts = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    links.new(where.outputs["Generated"], parts.inputs[0])
    links.new(parts.outputs["Z"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = strength
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, color) in zip(elements, stops):
        element.position, element.color = position, (*color, 1)
    bpy.context.scene.world = world


DUSK = [
    (0.0, (0.62, 0.27, 0.10)), (0.035, (0.46, 0.25, 0.13)), (0.10, (0.16, 0.17, 0.15)), (0.22, (0.040, 0.085, 0.095)),
    (0.5, (0.010, 0.030, 0.040)), (1.0, (0.004, 0.012, 0.018)),
]


def canopy(x, y, width, depth, height, strips=3, glow=9.0):
    """A flat roof with rows of light under it and a lit green edge; by day, with `glow` 0, all of it is off."""
    left, back = x - width / 2, y + depth
    pillar("canopy", x, y + depth / 2, height, width, depth, 420, surface("canopy", (0.30, 0.31, 0.30), 0.5), 60, 12)
    pillar("soffit", x, y + depth / 2, height - 6, width - 260, depth - 260, 8, surface("soffit", (0.62, 0.62, 0.59), 0.5), 40, 1)
    lamp = light("canopy lamp", (1.0, 0.93, 0.82), glow) if glow else surface("lamp off", (0.60, 0.60, 0.58), 0.25)
    for row in range(strips):
        for column in range(4):
            cx = left + width * (column + 0.5) / 4
            cy = y + depth * (row + 0.5) / strips
            pillar("lamp", cx, cy, height - 16, width / 4 - 700, 150, 12, lamp, 20, 0)
    edge = light("canopy edge", (0.012, 0.80, 0.23), 2.2) if glow else surface("edge off", (0.015, 0.22, 0.085), 0.3, coat=0.6)
    plate("edge front", x, height + 30, width - 40, 46, y - 8, 10, edge, 10, 2)
    for side in (-1, 1):
        ex = x + side * width / 2
        prism("edge side", [(y + 20, height + 30), (back - 20, height + 30), (back - 20, height + 76), (y + 20, height + 76)], ex - 6, ex + 6, edge, "x", edge=2)


def column(x, y, height, lit=True):
    pillar("column", x, y, 0, 320, 320, height, surface("column", (0.42, 0.43, 0.41), 0.45), 50, 4)
    pillar("column foot", x, y, 0, 420, 420, 260, graphite(), 60, 8)
    plate("column light", x, 900, 18, height - 1500, y - 166, 8, light("column light", (0.012, 0.80, 0.23), 1.6) if lit else surface("edge off", (0.015, 0.22, 0.085), 0.3, coat=0.6), 8, 2)


def island(x, y, width, depth):
    """The raised kerb that chargers stand on."""
    pillar("island", x, y, 0, width, depth, 150, concrete(), 380, 25)
    pillar("island top", x, y, 150, width - 180, depth - 180, 3, surface("island top", (0.13, 0.13, 0.125), 0.8), 300, 0)


def kiosk(x, y, width, depth, height, sign="sign-kiosk.png", sign_x=None, day=False):
    """A lit, glazed shop with goods on shelves, coolers and a counter; `y` is its front.

    The sign is in its middle or at `sign_x`. By `day` its lamps are stronger, so that one sees in, and the sign is off.
    """
    wall = surface("kiosk wall", (0.10, 0.115, 0.105), 0.6)
    warm = surface("kiosk inside", (0.60, 0.56, 0.50), 0.8)
    pillar("kiosk roof", x, y + depth / 2 - 300, height, width + 700, depth + 1300, 320, wall, 40, 10)
    plate("kiosk back", x, 0, width, height, y + depth, 120, warm, 0, 0)
    for side in (-1, 1):
        pillar("kiosk side", x + side * width / 2, y + depth / 2, 0, 160, depth, height, wall, 10, 3)
        plate("kiosk lining", x + side * (width / 2 - 90), 0, 20, height, y + 100, depth - 200, warm, 0, 0)
    pillar("kiosk floor", x, y + depth / 2, 0, width, depth, 120, surface("tiles", (0.42, 0.38, 0.32), 0.25), 0, 0)
    pillar("kiosk ceiling", x, y + depth / 2, height - 60, width, depth, 50, warm, 0, 0)
    lamp = light(f"kiosk lamp {day}", (1.0, 0.80, 0.56), 12 if day else 7)
    for index in range(4):
        pillar("kiosk lamp", x + width * ((index + 0.5) / 4 - 0.5), y + depth * 0.45, height - 90, 900, 140, 20, lamp, 10, 0)
    if day:
        studio.softbox((x, y + depth * 0.35, height - 120), (x, y + depth, 900), width * 0.9, depth * 0.5, 8 * width * depth / 1e6, (1.0, 0.89, 0.74), mirrored=False)
    _goods(x, y, width, depth, height)
    _glazing(x, y, width, height)
    decal("sign", x if sign_x is None else sign_x, height + 50, 4200, 240, y - 970, picture(sign, glow=0.7 if day else 2.2))


def _panes(width):
    """How many panes a front has: an odd number, so that one is in the middle."""
    return max(5, round(width / 2000) // 2 * 2 + 1)


def _glazing(x, y, width, height):
    frame, count = graphite(), _panes(width)
    for index in range(count + 1):
        plate("mullion", x + width * (index / count - 0.5), 120, 55, height - 160, y - 40, 70, frame, 0, 3)
    for low, high in ((120, 160), (2250, 2310), (height - 80, height - 30)):
        plate("rail", x, low, width, high - low, y - 38, 66, frame, 0, 3)
    plate("glass", x, 160, width, height - 220, y - 8, 0.5, pane_of_glass(), 0, 0)
    for side in (-60, 60):
        plate("door handle", x + width / count * 0.5 + side, 900, 26, 520, y - 90, 26, surface("handle steel", (0.5, 0.5, 0.5), 0.25, metallic=1.0), 12, 3)


def pane_of_glass():
    """Window glass that one sees through and that mirrors at an angle."""
    name = "window glass"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = surface(name, (0, 0, 0), 0.0)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    clear, mirror = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeBsdfGlossy")
    clear.inputs["Color"].default_value, mirror.inputs["Roughness"].default_value = (0.90, 0.93, 0.92, 1), 0
    fresnel, mix = nodes.new("ShaderNodeFresnel"), nodes.new("ShaderNodeMixShader")
    fresnel.inputs["IOR"].default_value = 1.45
    links.new(fresnel.outputs[0], mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(mirror.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def _goods(x, y, width, depth, height):
    """Shelves of goods along the back, two coolers with bottles, the counter with what is baked today."""
    wood, dark = surface("shelf", (0.20, 0.11, 0.055), 0.6), surface("cooler", (0.025, 0.027, 0.027), 0.35)
    back, unit = y + depth - 60, 2400
    left = x - width / 2 + 260
    count = int((width - 520) // unit)
    step = (width - 520) / count
    for index in range(count):
        middle = left + step * (index + 0.5)
        if index % 3 == 1:
            plate("cooler", middle, 120, step - 120, 2250, back - 640, 640, dark, 30, 8)
            decal("bottles", middle, 330, step - 320, 1850, back - 644, picture("shop-bottles.png", glow=0.85))
            continue
        for z in (420, 920, 1420, 1920):
            pillar("shelf", middle, back - 200, z - 36, step - 60, 400, 36, wood, 4, 2)
            decal("goods", middle, z, step - 120, 420, back - 330, picture(f"shop-goods-{(index + z) % 3}.png"))
        plate("shelf back", middle, 120, step - 60, 2250, back - 20, 20, wood, 0, 0)
    pillar("counter", x - width * 0.24, y + depth * 0.48, 120, width * 0.30, 640, 980, wood, 30, 6)
    pillar("counter top", x - width * 0.24, y + depth * 0.48, 1100, width * 0.30 + 80, 720, 40, surface("counter stone", (0.05, 0.055, 0.05), 0.15), 20, 4)
    # Behind one pane, and above the rail, so that no frame runs through its words.
    pane = width / _panes(width)
    board = min(2600, pane * 0.88)
    foot = min(2520, height - board * 0.25 - 100)
    decal("menu", x - round(width * 0.2 / pane) * pane, foot, board, board * 0.25, y + depth * 0.55, picture("shop-menu.png", glow=0.9))


def bay_lines(xs, y, length):
    paint = surface("road paint", (0.42, 0.42, 0.39), 0.4)
    for x in xs:
        mesh_object("bay line", [(x - 55, y, 1.5), (x + 55, y, 1.5), (x + 55, y + length, 1.5), (x - 55, y + length, 1.5)], [(0, 1, 2, 3)], paint)


def skyline(y, left, right, seed=4):
    """Far houses against the last light, a few windows lit."""
    dice = random.Random(seed)
    dark = surface("far house", (0.035, 0.040, 0.044), 0.9)
    window = light("far window", (1.0, 0.62, 0.28), 0.7)
    x = left
    while x < right:
        width, height = dice.uniform(9000, 26000), dice.uniform(6000, 19000) * (1.8 if dice.random() < 0.2 else 1)
        pillar("house", x + width / 2, y, 0, width, 9000, height, dark, 0, 0)
        for _ in range(int(width * height / 3.2e7)):
            wx, wz = x + dice.uniform(800, width - 800), dice.uniform(1500, height - 1200)
            plate("window", wx, wz, 700, 900, y - 4600, 50, window, 0, 0)
        x += width + dice.uniform(-1500, 4000)
