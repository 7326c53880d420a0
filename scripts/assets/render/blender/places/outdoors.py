"""Daylight, ground, trees and boards for places outside."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from materials import surface
from mesh import MM, decal, group, join, mesh_object, pillar, plate, recorded, tube


def daylight(elevation=20, azimuth=-50, sun=5.0, sky=0.10, haze=1.6, clouds=0.55):
    """A low sun in a physical sky with thin clouds. Degrees; azimuth 0 is behind the camera, negative to the left."""
    world = bpy.data.worlds.new("daylight")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    texture = nodes.new("ShaderNodeTexSky")
    texture.sky_type = "NISHITA"
    texture.sun_disc = False
    texture.sun_elevation = math.radians(elevation)
    texture.sun_rotation = math.radians(180 + azimuth)
    texture.dust_density = haze
    cloudy = nodes.new("ShaderNodeMixRGB")
    cloudy.blend_type = "ADD"
    cloudy.inputs["Color2"].default_value = (4.6, 4.2, 3.7, 1)
    links.new(_clouds(nodes, links, clouds), cloudy.inputs["Fac"])
    links.new(texture.outputs["Color"], cloudy.inputs["Color1"])
    links.new(cloudy.outputs["Color"], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = sky
    bpy.context.scene.world = world
    lamp = bpy.data.lights.new("sun", "SUN")
    # The lower the sun, the warmer its light.
    warmth = min(1, max(0, (40 - elevation) / 28))
    lamp.energy, lamp.angle, lamp.color = sun, math.radians(0.7), (1.0, 0.94 - 0.13 * warmth, 0.86 - 0.27 * warmth)
    item = bpy.data.objects.new("sun", lamp)
    turn, lift = math.radians(azimuth), math.radians(elevation)
    place = Vector((math.sin(turn) * math.cos(lift), -math.cos(turn) * math.cos(lift), math.sin(lift)))
    item.rotation_euler = (-place).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(item)


def _math(nodes, links, operation, *values):
    node = nodes.new("ShaderNodeMath")
    node.operation = operation
    for place, value in zip(node.inputs, values):
        if isinstance(value, (int, float)):
            place.default_value = value
        else:
            links.new(value, place)
    return node.outputs[0]


def _range(nodes, links, value, low, high, to_low=0.0, to_high=1.0):
    node = nodes.new("ShaderNodeMapRange")
    node.interpolation_type = "SMOOTHSTEP"
    for name, number in (("From Min", low), ("From Max", high), ("To Min", to_low), ("To Max", to_high)):
        node.inputs[name].default_value = number
    links.new(value, node.inputs["Value"])
    return node.outputs["Result"]


def _noise(nodes, links, where, scale, detail, distortion=0.0):
    node = nodes.new("ShaderNodeTexNoise")
    for name, number in (("Scale", scale), ("Detail", detail), ("Distortion", distortion)):
        node.inputs[name].default_value = number
    links.new(where, node.inputs["Vector"])
    return node.outputs["Fac"]


def _clouds(nodes, links, amount):
    """Streaks of high cloud on a plane far above, thinner towards the horizon; a share."""
    parts = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Generated"], parts.inputs[0])
    rise = _math(nodes, links, "MAXIMUM", parts.outputs["Z"], 0.02)
    depth = _math(nodes, links, "ADD", rise, 0.06)
    plane = nodes.new("ShaderNodeCombineXYZ")
    links.new(_math(nodes, links, "DIVIDE", parts.outputs["X"], depth), plane.inputs["X"])
    links.new(_math(nodes, links, "DIVIDE", _math(nodes, links, "MULTIPLY", parts.outputs["Y"], 1.9), depth), plane.inputs["Y"])
    streaks = _range(nodes, links, _noise(nodes, links, plane.outputs[0], 0.55, 7, 0.6), 0.50, 0.78)
    above = _range(nodes, links, parts.outputs["Z"], 0.015, 0.16)
    return _math(nodes, links, "MULTIPLY", _math(nodes, links, "MULTIPLY", streaks, above), amount)


def ground(name, near, far, scale, roughness=0.9, size=400000, z=0, fine=22.0, at=(0, 0), depth=None, worn=0.0):
    """A flat ground whose colour wanders between two tones, in patches and in fine grain.

    `worn` (0 to 1) adds relief, dirt, oil and cracks, as on a paved place that is used.
    """
    material = surface(name, near, roughness, specular=0.25)
    _tones(material, near, far, scale, fine, worn)
    half_x, half_y = size / 2, (depth or size) / 2
    x, y = at
    corners = [(x - half_x, y - half_y, z), (x + half_x, y - half_y, z), (x + half_x, y + half_y, z), (x - half_x, y + half_y, z)]
    return mesh_object(name, corners, [(0, 1, 2, 3)], material, None)


def _tones(material, near, far, scale, fine, worn):
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    if shader.inputs["Base Color"].is_linked:
        return
    where = nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    patches, grain = _noise(nodes, links, where, scale, 4), _noise(nodes, links, where, fine, 2)
    both = _math(nodes, links, "ADD", patches, _math(nodes, links, "MULTIPLY", grain, 0.45))
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.50, (*near, 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.95, (*far, 1)
    links.new(both, ramp.inputs["Fac"])
    color = ramp.outputs["Color"]
    if worn:
        color = _dirt(nodes, links, where, color, worn)
        rough = shader.inputs["Roughness"].default_value
        relief = nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 0.55 * worn, 0.012
        waves = _math(nodes, links, "ADD", _noise(nodes, links, where, 1.1, 3), _math(nodes, links, "MULTIPLY", _noise(nodes, links, where, 16.0, 2), 0.35))
        links.new(waves, relief.inputs["Height"])
        links.new(relief.outputs["Normal"], shader.inputs["Normal"])
        links.new(_range(nodes, links, patches, 0.35, 0.7, rough - 0.25, rough), shader.inputs["Roughness"])
    links.new(color, shader.inputs["Base Color"])


def _dirt(nodes, links, where, color, worn):
    """Stains, drops of oil and hairline cracks over a colour."""
    stains = _range(nodes, links, _noise(nodes, links, where, 0.32, 5, 1.2), 0.46, 0.72, 0.0, 0.42 * worn)
    oil = _range(nodes, links, _noise(nodes, links, where, 1.7, 3, 0.4), 0.66, 0.76, 0.0, 0.55 * worn)
    cells = nodes.new("ShaderNodeTexVoronoi")
    cells.feature = "DISTANCE_TO_EDGE"
    cells.inputs["Scale"].default_value = 0.16
    bent = nodes.new("ShaderNodeVectorMath")
    bent.operation = "ADD"
    wander = nodes.new("ShaderNodeTexNoise")
    wander.inputs["Scale"].default_value, wander.inputs["Detail"].default_value = 1.4, 4
    links.new(where, wander.inputs["Vector"])
    links.new(where, bent.inputs[0])
    links.new(wander.outputs["Color"], bent.inputs[1])
    links.new(bent.outputs[0], cells.inputs["Vector"])
    cracks = _range(nodes, links, cells.outputs["Distance"], 0.0005, 0.0018, 0.5 * worn, 0.0)
    for share, tone in ((stains, (0.45, 0.42, 0.38, 1)), (oil, (0.22, 0.21, 0.20, 1)), (cracks, (0.2, 0.19, 0.18, 1))):
        darker = nodes.new("ShaderNodeMixRGB")
        darker.blend_type = "MULTIPLY"
        darker.inputs["Color2"].default_value = tone
        links.new(share, darker.inputs["Fac"])
        links.new(color, darker.inputs["Color1"])
        color = darker.outputs["Color"]
    return color


def asphalt(**place):
    return ground("dry asphalt", (0.048, 0.048, 0.048), (0.088, 0.086, 0.082), 0.7, 0.85, worn=0.9, **place)


def soil(**place):
    return ground("red soil", (0.22, 0.12, 0.065), (0.34, 0.22, 0.13), 0.25, 0.95, fine=6.0, worn=0.7, **place)


def grass(**place):
    return ground("grass", (0.066, 0.095, 0.030), (0.20, 0.165, 0.075), 0.12, 0.95, fine=9.0, worn=0.8, **place)


def worn_paint(name, color):
    """Road paint that wheels have rubbed off in places."""
    material = surface(name, color, 0.7)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    if not shader.inputs["Alpha"].is_linked:
        where = nodes.new("ShaderNodeNewGeometry").outputs["Position"]
        links.new(_range(nodes, links, _noise(nodes, links, where, 7.0, 5, 0.3), 0.30, 0.44, 0.55, 1.0), shader.inputs["Alpha"])
    return material


def stripe(x, y, width, length, turn=0, z=2, color=(0.58, 0.57, 0.53)):
    """A line of road paint, its middle at x, y; along y unless turned."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    corners = [(-width / 2, -length / 2), (width / 2, -length / 2), (width / 2, length / 2), (-width / 2, length / 2)]
    vertices = [(x + a * c - b * s, y + a * s + b * c, z) for a, b in corners]
    mesh_object("stripe", vertices, [(0, 1, 2, 3)], worn_paint(f"paint {color}", color), None)


VARIANTS = 5


def tree(x, y, height, seed=1, color=(0.050, 0.105, 0.020), crown=1.0):
    """A rain or neem tree; five shapes, which share their meshes, turned and sized."""
    wood, leaves = _tree_meshes(seed % VARIANTS, color)
    for name, mesh in (("trunk", wood), ("leaves", leaves)):
        item = bpy.data.objects.new(name, mesh)
        item.location, item.rotation_euler = Vector((x, y, 0)) * MM, (0, 0, seed * 1.7)
        item.scale = (height * MM * crown, height * MM * crown, height * MM)
        bpy.context.scene.collection.objects.link(item)


def _tree_meshes(variant, color):
    """Wood and leaves of a tree one metre high, with thousands of leaves in clouds along its limbs."""
    name = f"tree {variant} {color}"
    if name in bpy.data.meshes:
        return bpy.data.meshes[f"{name} wood"], bpy.data.meshes[name]
    dice = np.random.default_rng(variant + 3)
    bark = surface("bark day", (0.085, 0.062, 0.045), 0.95)
    fork = np.array([dice.uniform(-0.03, 0.03), dice.uniform(-0.03, 0.03), 0.30])
    tubes, clouds = [([(0, 0, -0.01), tuple(fork * 0.5 + [0.012, 0, 0.01]), tuple(fork)], 0.026)], []
    limbs = 7
    for index in range(limbs):
        angle = 2 * math.pi * (index + dice.uniform(-0.3, 0.3)) / limbs
        reach, top = dice.uniform(0.16, 0.36), dice.uniform(0.58, 0.90)
        end = np.array([reach * math.cos(angle), reach * math.sin(angle), top - 0.35 * reach])
        elbow = fork + (end - fork) * 0.5 + [0, 0, 0.05]
        tubes.append(([tuple(fork - [0, 0, 0.03]), tuple(elbow), tuple(end)], 0.012))
        for _ in range(13):
            place = elbow + (end - elbow) * dice.uniform(0.2, 1.15) + dice.normal(0, 0.055, 3) * [1.3, 1.3, 0.8]
            clouds.append((place, dice.uniform(0.035, 0.085)))
            tubes.append(([tuple(elbow + (end - elbow) * 0.4), tuple(place)], 0.004))
    for _ in range(16):
        clouds.append((np.array([*dice.normal(0, 0.12, 2), dice.uniform(0.72, 0.93)]), dice.uniform(0.05, 0.09)))
    count = 52000
    sizes = np.array([s for _, s in clouds])
    which = dice.choice(len(clouds), size=count, p=sizes**2 / (sizes**2).sum())
    away = dice.normal(size=(count, 3))
    away *= (sizes[which] * dice.uniform(0.15, 1.0, count) ** 0.45 / np.linalg.norm(away, axis=1))[:, None]
    place = np.array([c for c, _ in clouds])[which] + away * [1.15, 1.15, 0.62]
    mesh = _leaf_mesh(dice, place, 0.0125, color, name)
    wood = [tube("branch", [tuple(np.array(p) * 1000) for p in points], radius * 1000, bark) for points, radius in tubes]
    bpy.context.view_layer.update()
    joined = join(f"{name} wood", wood)
    bpy.data.objects.remove(joined)
    bpy.data.meshes[f"{name} wood"].use_fake_user = True
    mesh.use_fake_user = True
    return bpy.data.meshes[f"{name} wood"], mesh


def hedge(x, y, width, depth, height, seed=1, leaves=9000, color=(0.035, 0.085, 0.020)):
    """A clipped hedge or a bed of shrubs: centre x, y."""
    dice = np.random.default_rng(seed)
    leaves *= 4
    place = dice.uniform(-0.5, 0.5, (leaves, 3)) * [width, depth, height] + [x, y, height * 0.5]
    place[:, 2] += 0.12 * height * np.sin(place[:, 0] / 430 + seed) * place[:, 2] / height
    _leaves(dice, place, 44, color)


def grove(y, left, right, height=7000, seed=1, color=(0.055, 0.090, 0.032)):
    """A belt of trees far off, crown beside crown, that hides where the ground ends."""
    dice = random.Random(seed)
    count = int((right - left) / 3400)
    for index in range(count):
        place = left + (right - left) * (index + dice.random()) / count
        tree(place, y + dice.uniform(-11000, 11000), dice.uniform(0.62, 1.15) * height, dice.randrange(1000), color, dice.uniform(1.0, 1.5))


def tufts(x, y, width, depth, count, seed=1, color=(0.17, 0.16, 0.062)):
    """Dry grass in tufts, strewn over a rectangle with its middle at x, y."""
    dice = np.random.default_rng(seed)
    feet = dice.uniform(-0.5, 0.5, (count, 2)) * [width, depth] + [x, y]
    size = dice.uniform(0.4, 1, count)
    which = dice.integers(count, size=count * 26)
    away = dice.normal(size=(len(which), 2)) * 130 * size[which, None]
    lift = dice.uniform(0.1, 1, len(which)) * 260 * size[which]
    _leaves(dice, np.column_stack([feet[which] + away, lift]), 95, color)


def _leaves(dice, place, size, color):
    """Small flat leaves around these places (mm); `size` is half their length."""
    mesh = _leaf_mesh(dice, place * MM, size * MM, color, "leaves")
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("leaves", mesh))


def _leaf_mesh(dice, place, size, color, name):
    """One mesh of many leaves of four tones; `place` and `size` in m."""
    count = len(place)
    u, v = dice.normal(size=(2, count, 3))
    v[:, 2] *= 0.5
    long = size * dice.uniform(0.65, 1.2, count)
    u *= (long / np.linalg.norm(u, axis=1))[:, None]
    v *= (long * 0.45 / np.linalg.norm(v, axis=1))[:, None]
    corners = np.stack([place - u, place + v, place + u, place - v], axis=1).reshape(-1, 3)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(count * 4)
    mesh.vertices.foreach_set("co", corners.ravel())
    mesh.loops.add(count * 4)
    mesh.loops.foreach_set("vertex_index", np.arange(count * 4))
    mesh.polygons.add(count)
    mesh.polygons.foreach_set("loop_start", np.arange(0, count * 4, 4))
    mesh.polygons.foreach_set("loop_total", np.full(count, 4))
    tones = (0.62, 0.9, 1.2, 1.6)
    for index, tone in enumerate(tones):
        mesh.materials.append(_leaf(tuple(c * tone * k for c, k in zip(color, (0.85 + 0.15 * index, 1, 1))), index))
    mesh.polygons.foreach_set("material_index", dice.integers(len(tones), size=count))
    mesh.update(calc_edges=True)
    return mesh


def _leaf(color, index):
    """A leaf lets some of the light through: against the sun it glows."""
    name = f"leaf {color} {index}"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = surface(name, color, 0.45, specular=0.35)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    through = nodes.new("ShaderNodeBsdfTranslucent")
    through.inputs["Color"].default_value = (color[0] * 2.2, color[1] * 1.9, color[2] * 0.9, 1)
    mix = nodes.new("ShaderNodeMixShader")
    mix.inputs[0].default_value = 0.36
    links.new(nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    links.new(through.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def hills(y, left, right, height, seed=2, color=(0.16, 0.20, 0.22)):
    """A far ridge in the haze."""
    dice = random.Random(seed)
    waves = [(dice.uniform(0.5, 1), dice.uniform(1, 7), dice.uniform(0, 6)) for _ in range(7)]
    count = 160
    tops = []
    for i in range(count + 1):
        share = i / count
        rise = sum(a / f * math.sin(2 * math.pi * f * share + p) for a, f, p in waves)
        tops.append((left + (right - left) * share, height * max(0.12, 0.5 + 0.42 * rise)))
    vertices = [(x, y, -100) for x, _ in tops] + [(x, y + 400, z) for x, z in tops]
    faces = [(i, i + 1, count + 2 + i, count + 1 + i) for i in range(count)]
    mesh_object("hills", vertices, faces, surface(f"hills {color}", color, 1.0, specular=0), None)


def signpost(x, y, sign, width, height, foot=2200, turn=0, posts=2):
    """A board on posts; `sign` is a material with a picture."""
    zinc = surface("sign post", (0.35, 0.36, 0.36), 0.5, metallic=0.6)

    def make():
        spots = (-width * 0.32, width * 0.32) if posts == 2 else (0,)
        for spot in spots:
            pillar("post", spot, 60, 0, 110, 110, foot + height, zinc, 54, 2)
        plate("board", 0, foot, width, height, -2, 30, zinc, 60, 4)
        decal("sign", 0, foot, width, height, -4, sign)

    return group("sign", recorded(make), (x, y, 0), turn)
