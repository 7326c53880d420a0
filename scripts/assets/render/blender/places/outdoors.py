"""Daylight, ground, trees and boards for places outside."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from materials import surface
from mesh import MM, decal, group, mesh_object, pillar, plate, recorded, tube


def daylight(elevation=38, azimuth=-50, sun=3.2, sky=0.16, haze=1.2):
    """A clear sky with its sun. Degrees; azimuth 0 is behind the camera, negative to the left."""
    world = bpy.data.worlds.new("daylight")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    texture = nodes.new("ShaderNodeTexSky")
    texture.sky_type = "NISHITA"
    texture.sun_disc = False
    texture.sun_elevation = math.radians(elevation)
    texture.sun_rotation = math.radians(180 + azimuth)
    texture.dust_density = haze
    links.new(texture.outputs["Color"], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = sky
    bpy.context.scene.world = world
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = sun, math.radians(0.9), (1.0, 0.93, 0.82)
    item = bpy.data.objects.new("sun", lamp)
    turn, lift = math.radians(azimuth), math.radians(elevation)
    place = Vector((math.sin(turn) * math.cos(lift), -math.cos(turn) * math.cos(lift), math.sin(lift)))
    item.rotation_euler = (-place).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(item)


def ground(name, near, far, scale, roughness=0.9, size=400000, z=0, fine=22.0, at=(0, 0), depth=None):
    """A flat ground whose colour wanders between two tones, in patches and in fine grain."""
    material = surface(name, near, roughness, specular=0.25)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    where = nodes.new("ShaderNodeTexCoord")
    tones = []
    for features, detail in ((scale, 6), (fine, 3)):
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = features, detail
        links.new(where.outputs["Object"], noise.inputs["Vector"])
        tones.append(noise)
    add = nodes.new("ShaderNodeMath")
    add.operation = "ADD"
    half = nodes.new("ShaderNodeMath")
    half.operation, half.inputs[1].default_value = "MULTIPLY", 0.45
    links.new(tones[1].outputs["Fac"], half.inputs[0])
    links.new(tones[0].outputs["Fac"], add.inputs[0])
    links.new(half.outputs[0], add.inputs[1])
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.50, (*near, 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.95, (*far, 1)
    links.new(add.outputs[0], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    half_x, half_y = size / 2, (depth or size) / 2
    x, y = at
    corners = [(x - half_x, y - half_y, z), (x + half_x, y - half_y, z), (x + half_x, y + half_y, z), (x - half_x, y + half_y, z)]
    return mesh_object(name, corners, [(0, 1, 2, 3)], material, None)


def asphalt(**place):
    return ground("dry asphalt", (0.060, 0.061, 0.061), (0.092, 0.091, 0.088), 0.7, 0.82, **place)


def soil(**place):
    return ground("red soil", (0.22, 0.12, 0.065), (0.34, 0.22, 0.13), 0.25, 0.95, fine=6.0, **place)


def grass(**place):
    return ground("grass", (0.066, 0.095, 0.030), (0.20, 0.165, 0.075), 0.12, 0.95, fine=2.2, **place)


def stripe(x, y, width, length, turn=0, z=2, color=(0.72, 0.71, 0.66)):
    """A line of road paint, its middle at x, y; along y unless turned."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    corners = [(-width / 2, -length / 2), (width / 2, -length / 2), (width / 2, length / 2), (-width / 2, length / 2)]
    vertices = [(x + a * c - b * s, y + a * s + b * c, z) for a, b in corners]
    mesh_object("stripe", vertices, [(0, 1, 2, 3)], surface(f"paint {color}", color, 0.7), None)


def tree(x, y, height, seed=1, leaves=14000, color=(0.045, 0.105, 0.022), crown=1.0):
    """A rain or neem tree: a forked trunk, and a wide crown of leaves in clouds, darker inside."""
    dice = np.random.default_rng(seed)
    bark = surface("bark day", (0.10, 0.075, 0.05), 0.95)
    fork = np.array([x + dice.uniform(-0.03, 0.03) * height, y, height * 0.34])
    tube("trunk", [(x, y, -20), (x + 0.01 * height, y, height * 0.16), tuple(fork)], height * 0.026, bark)
    clouds = []
    for _ in range(34):
        angle, reach = dice.uniform(0, 2 * math.pi), height * dice.uniform(0.02, 0.38) * crown
        rise = 0.93 - 0.36 * (reach / (0.38 * crown * height)) ** 2 - dice.uniform(0, 0.22)
        top = np.array([x + reach * math.cos(angle), y + reach * math.sin(angle), height * rise])
        clouds.append((top, height * dice.uniform(0.09, 0.16)))
        middle = (fork + top) / 2 + [0, 0, height * 0.03]
        tube("branch", [tuple(fork - [0, 0, 60]), tuple(middle), tuple(top)], height * 0.009, bark)
    which = dice.integers(len(clouds), size=leaves)
    centres, sizes = np.array([c for c, _ in clouds])[which], np.array([s for _, s in clouds])[which]
    away = dice.normal(size=(leaves, 3))
    away *= (sizes * dice.uniform(0.3, 1.0, leaves) ** 0.5 / np.linalg.norm(away, axis=1))[:, None]
    _leaves(dice, centres + away * [1, 1, 0.72], height * 0.019, color)


def hedge(x, y, width, depth, height, seed=1, leaves=9000, color=(0.035, 0.085, 0.020)):
    """A clipped hedge or a bed of shrubs: centre x, y."""
    dice = np.random.default_rng(seed)
    place = dice.uniform(-0.5, 0.5, (leaves, 3)) * [width, depth, height] + [x, y, height * 0.5]
    place[:, 2] += 0.12 * height * np.sin(place[:, 0] / 430 + seed) * place[:, 2] / height
    _leaves(dice, place, 85, color)


def grove(y, left, right, height=7000, seed=1, color=(0.050, 0.090, 0.032)):
    """A belt of trees far off, crown beside crown, that hides where the ground ends."""
    dice = np.random.default_rng(seed)
    count = int((right - left) / 3800)
    middles = np.stack([dice.uniform(left, right, count), y + dice.uniform(-9000, 9000, count), dice.uniform(0.45, 0.62, count) * height], 1)
    which = dice.integers(count, size=count * 170)
    away = dice.normal(size=(len(which), 3))
    away /= np.linalg.norm(away, axis=1)[:, None]
    reach = np.stack([dice.uniform(2200, 5200, count)] * 2 + [dice.uniform(0.35, 0.55, count) * height], 1)
    _leaves(dice, middles[which] + away * reach[which] * dice.uniform(0.75, 1, (len(which), 1)), height * 0.075, color)


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
    """Small flat leaves of three tones around these places (mm); `size` is half their length."""
    count = len(place)
    u, v = dice.normal(size=(2, count, 3))
    u *= (size / np.linalg.norm(u, axis=1))[:, None]
    v *= (size * 0.47 / np.linalg.norm(v, axis=1))[:, None]
    corners = np.stack([place - u, place + v, place + u, place - v], axis=1)
    tones = [surface(f"leaves {color} {i}", tuple(c * k for c in color), 0.55, specular=0.3) for i, k in enumerate((0.62, 1.0, 1.5))]
    tone = dice.integers(3, size=count)
    for index, material in enumerate(tones):
        chosen = corners[tone == index].reshape(-1, 3)
        faces = [(i, i + 1, i + 2, i + 3) for i in range(0, len(chosen), 4)]
        mesh = bpy.data.meshes.new("leaves")
        mesh.from_pydata((chosen * MM).tolist(), [], faces)
        mesh.materials.append(material)
        bpy.context.scene.collection.objects.link(bpy.data.objects.new("leaves", mesh))


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
