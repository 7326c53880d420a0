"""Light and ground for single products: paper (cut-outs with a soft shadow) and night."""
import math

import bpy
from mathutils import Vector

from materials import surface
from mesh import MM, mesh_object


def softbox(place, target, width, height, power, color=(1, 1, 1), mirrored=True):
    """A rectangular lamp at `place` (mm) that looks at `target`; power in watts.

    Without `mirrored` it gives light, but is not seen in glass and paint.
    """
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = width * MM, height * MM
    lamp.energy = power
    lamp.color = color
    item = bpy.data.objects.new("softbox", lamp)
    item.location = Vector(place) * MM
    way = Vector(target) - Vector(place)
    item.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    item.visible_glossy = mirrored
    bpy.context.scene.collection.objects.link(item)
    return item


def world(color, strength, mirrored=1.0):
    """Even light from all around; glass mirrors only the share `mirrored` of it, as in a dark studio."""
    sky = bpy.data.worlds.new("world")
    sky.use_nodes = True
    nodes, links = sky.node_tree.nodes, sky.node_tree.links
    ground = nodes["Background"]
    ground.inputs[0].default_value = (*color, 1)
    rays = nodes.new("ShaderNodeLightPath")
    level = nodes.new("ShaderNodeMapRange")
    level.inputs["To Min"].default_value = strength
    level.inputs["To Max"].default_value = strength * mirrored
    links.new(rays.outputs["Is Glossy Ray"], level.inputs["Value"])
    links.new(level.outputs["Result"], ground.inputs[1])
    bpy.context.scene.world = sky
    return sky


def floor(material, size=30000, z=0, catcher=False):
    half = size / 2
    item = mesh_object(
        "floor", [(-half, -half, z), (half, -half, z), (half, half, z), (-half, half, z)], [(0, 1, 2, 3)], material
    )
    item.is_shadow_catcher = catcher
    return item


def wall(material, size=30000, y=0, catcher=False):
    half = size / 2
    item = mesh_object(
        "wall", [(-half, y, -half), (half, y, -half), (half, y, half), (-half, y, half)], [(0, 1, 2, 3)], material
    )
    item.is_shadow_catcher = catcher
    return item


def _around(azimuth):
    """A function from places seen by the camera (x right, y away) to places in the set."""
    turn = math.radians(azimuth)

    def at(x, y, z):
        return (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z)

    return at


def paper(azimuth, height, on_wall=False):
    """Daylight studio with nothing behind. The key meets the front almost squarely, sides stay a tone darker.

    Lamps turn with the camera, so that every product is lit alike; they change sides with the sign of
    `azimuth`. `height` in mm scales the set.
    """
    at = _around(azimuth)
    side = -1 if azimuth > 0 else 1
    k = height / 1800
    lift = 1200 - height * 0.5 if on_wall else 0
    middle = (0, 0, height * 0.5 + lift)
    ground = surface("paper", (0.80, 0.79, 0.765), 0.9, specular=0.1)
    if on_wall:
        wall(ground, catcher=True)
    else:
        floor(ground, catcher=True)
    warm, cool = (1.0, 0.965, 0.915), (0.93, 0.97, 1.0)
    world((0.93, 0.95, 0.96), 0.34, mirrored=0.22)
    area = k * k
    if on_wall:
        softbox(at(-2600 * k, -3000 * k, 3000 * k + lift), middle, 1900 * k, 1900 * k, 300 * area, warm)
        return
    softbox(at(side * 1400 * k, -2700 * k, 3100 * k), middle, 1900 * k, 1700 * k, 190 * area, warm, mirrored=False)
    softbox(at(0, -300 * k, 4300 * k), middle, 2600 * k, 2200 * k, 90 * area)
    softbox(at(-side * 3000 * k, -700 * k, 1500 * k), middle, 700 * k, 2800 * k, 46 * area, cool)
    softbox(at(side * 2500 * k, 2000 * k, 1900 * k), middle, 400 * k, 2600 * k, 60 * area, warm)


def night(azimuth, height, on_wall=False):
    """A dark room with a smooth floor: strips that draw edges, a faint green glow behind."""
    at = _around(azimuth)
    k = height / 1800
    lift = 1200 - height * 0.5 if on_wall else 0
    middle = (0, 0, height * 0.55 + lift)
    area = k * k
    world((0.10, 0.24, 0.18), 0.055)
    if on_wall:
        wall(surface("night wall", (0.016, 0.040, 0.030), 0.6))
        softbox(at(-2400 * k, -2500 * k, 2600 * k + lift), middle, 1100 * k, 1900 * k, 130 * area, (1.0, 0.97, 0.92))
        softbox(at(2500 * k, -900 * k, 1000 * k + lift), middle, 420 * k, 2400 * k, 40 * area, (0.80, 1.0, 0.92))
        return
    floor(surface("night floor", (0.010, 0.022, 0.017), 0.22))
    softbox(at(1300 * k, -3300 * k, 2700 * k), middle, 1500 * k, 1700 * k, 74 * area, (1.0, 0.97, 0.92), mirrored=False)
    softbox(at(-2800 * k, -700 * k, 1900 * k), middle, 500 * k, 2800 * k, 56 * area, (0.80, 1.0, 0.92))
    softbox(at(0, -100 * k, 4200 * k), middle, 2600 * k, 1200 * k, 36 * area)
    softbox(at(2300 * k, 2300 * k, 2000 * k), middle, 500 * k, 3000 * k, 84 * area, (0.65, 1.0, 0.86))
    _backdrop(math.radians(azimuth), k)


def _backdrop(turn, k):
    """A large dark screen far behind with a soft green glow on it."""
    place = (-math.sin(turn) * 7000, math.cos(turn) * 7000, 0)
    w = 16000
    side = (math.cos(turn) * w, math.sin(turn) * w, 0)
    material = surface("night backdrop", (0.010, 0.05, 0.034), 0.8)
    mesh_object(
        "backdrop",
        [
            (place[0] - side[0], place[1] - side[1], 0), (place[0] + side[0], place[1] + side[1], 0),
            (place[0] + side[0], place[1] + side[1], 12000), (place[0] - side[0], place[1] - side[1], 12000),
        ],
        [(0, 1, 2, 3)],
        material,
    )
    high = (place[0] * 0.8, place[1] * 0.8, 3200)
    softbox(high, (place[0], place[1], 1000), 5000, 500, 420, (0.35, 1.0, 0.72))
