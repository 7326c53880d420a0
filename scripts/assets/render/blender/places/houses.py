"""Houses that stand further off, and the masonry of nearer ones."""
import random

from materials import surface
from mesh import mesh_object, pillar

STOREY = 3100


def boxes(name, spans, material):
    """One mesh of many upright boxes: each is x, y and z from and to, as six numbers."""
    vertices, faces = [], []
    for x0, x1, y0, y1, z0, z1 in spans:
        first = len(vertices)
        vertices += [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
        sides = ((0, 1, 3, 2), (4, 5, 7, 6), (0, 1, 5, 4), (2, 3, 7, 6), (0, 2, 6, 4), (1, 3, 7, 5))
        faces += [tuple(first + corner for corner in side) for side in sides]
    return mesh_object(name, vertices, faces, material, None)


def masonry(name, tone, other, mortar, width, height, roughness=0.9):
    """Courses of brick or stone of two tones; `width` and `height` of one in mm. For upright walls along x or y."""
    material = surface(name, tone, roughness, specular=0.25)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    if any(node.type == "TEX_BRICK" for node in nodes):
        return material
    parts, flat, sum_of = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeCombineXYZ"), nodes.new("ShaderNodeMath")
    links.new(nodes.new("ShaderNodeNewGeometry").outputs["Position"], parts.inputs[0])
    for index, axis in enumerate("XY"):
        links.new(parts.outputs[axis], sum_of.inputs[index])
    links.new(sum_of.outputs[0], flat.inputs["X"])
    links.new(parts.outputs["Z"], flat.inputs["Y"])
    courses = nodes.new("ShaderNodeTexBrick")
    for key, value in (("Scale", 1.0), ("Mortar Size", height / 16000), ("Brick Width", width / 1000), ("Row Height", height / 1000), ("Bias", 0.0)):
        courses.inputs[key].default_value = value
    for key, color in (("Color1", tone), ("Color2", other), ("Mortar", mortar)):
        courses.inputs[key].default_value = (*color, 1)
    links.new(flat.outputs[0], courses.inputs["Vector"])
    weather, range_of, shade = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeMapRange"), nodes.new("ShaderNodeMixRGB")
    weather.inputs["Scale"].default_value, weather.inputs["Detail"].default_value = 0.7, 6
    range_of.inputs["From Min"].default_value, range_of.inputs["From Max"].default_value = 0.35, 0.75
    shade.blend_type, shade.inputs["Color2"].default_value = "MULTIPLY", (0.62, 0.58, 0.54, 1)
    links.new(weather.outputs["Fac"], range_of.inputs["Value"])
    links.new(range_of.outputs["Result"], shade.inputs["Fac"])
    links.new(courses.outputs["Color"], shade.inputs["Color1"])
    links.new(shade.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def flats(x, y, width, depth, floors, tone, seed=1):
    """A block of flats with windows, sunshades and balconies; x is its middle, y its front, which looks at the viewer."""
    dice = random.Random(seed)
    wall, trim = surface(f"flats {tone}", tone, 0.9), surface("flats trim", (0.50, 0.48, 0.43), 0.85)
    height = floors * STOREY
    pillar("flats", x, y + depth / 2, 0, width, depth, height + 900, wall, 0, 20)
    panes, trims, rails = [], [], []
    columns = max(2, round(width / 3300))
    bay, open_column = width / columns, dice.randrange(2)
    for floor in range(floors):
        foot = floor * STOREY + 900
        for column in range(columns):
            middle = x - width / 2 + bay * (column + 0.5)
            if floor and column % 3 == open_column:
                panes.append((middle - 900, middle + 900, y - 20, y + 10, foot - 800, foot + 1350))
                trims.append((middle - 1400, middle + 1400, y - 1150, y, foot - 960, foot - 810))
                rails += [(middle - 1400, middle + 1400, y - 1150, y - 1090, foot - 800, foot + 150)]
            else:
                panes.append((middle - 720, middle + 720, y - 20, y + 10, foot, foot + 1300))
                trims.append((middle - 900, middle + 900, y - 560, y, foot + 1400, foot + 1500))
                rails.append((middle - 30, middle + 30, y - 40, y, foot, foot + 1300))
        for row in range(max(1, round(depth / 4200))):
            along = y + depth * (row + 0.5) / max(1, round(depth / 4200))
            for side in (-1, 1):
                wall_x = x + side * width / 2
                out = sorted((wall_x - side * 10, wall_x + side * 20))
                panes.append((*out, along - 650, along + 650, foot, foot + 1300))
                shade = sorted((wall_x, wall_x + side * 520))
                trims.append((*shade, along - 800, along + 800, foot + 1400, foot + 1500))
    boxes("flats panes", panes, surface("flats pane", (0.015, 0.020, 0.024), 0.08, specular=0.7))
    boxes("flats trims", trims, trim)
    boxes("flats rails", rails, trim)
    pillar("stair head", x + width * 0.2, y + depth * 0.5, height, 3600, 3600, 3100, wall, 0, 20)
    pillar("roof tank", x - width * 0.25, y + depth * 0.4, height + 600, 1700, 1700, 1600, surface("tank", (0.02, 0.02, 0.022), 0.5), 840, 30)
