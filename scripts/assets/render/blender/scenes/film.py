"""The hero's film: the stop without a car, the car on its way out, the gun on its way to it. Many frames in one run."""
import math
import os

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

import camera
import numpy as np
from materials import surface
from mesh import MM, group
from parts import cable, gun
from places import car, forecourt
from scenes import hero

CAR_FRAMES, GUN_FRAMES = 48, 16
# The car's rear axle is this far behind its middle and follows the path: straight, a bend to its right, straight.
AXLE, STRAIGHT, BEND, LENGTH = 1290, 500, 4800, 9600
HOSE_RADIUS = 18
ISLAND = ((1700, -600, -200), (6900, 2400, 153))
# Shares of the picture, from its top left.
PLATE, GUN, BLADE = (0, 0.34, 0.87, 1), (0.60, 0.48, 0.86, 0.92), (0.76, 0.34, 0.87, 1)


def build(job):
    forecourt.wet_ground()
    forecourt.sky(forecourt.DUSK, 0.9)
    hero.surroundings()
    hero.chargers(job["products"])
    _darken_left_blade()
    hero.lamps()
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _darken_left_blade():
    """No gun is in use on the left yet."""
    bpy.context.view_layer.update()
    blades = [item for item in bpy.data.objects if item.name.split(".")[0] == "blade"]
    nearest = sorted(blades, key=lambda item: np.mean([(item.matrix_world @ Vector(corner)).x for corner in item.bound_box]))
    nearest[0].data.materials[0] = surface("blade off", (0.02, 0.06, 0.045), 0.3)


def frames(job):
    """Names of the pictures that are missing, with what of them is rendered; each state holds until the next one is asked for."""
    vehicle = group("car", hero.tinted_car(), hero.CAR, hero.CAR_TURN)
    bpy.context.view_layer.update()
    parts = [item for item in bpy.data.objects if _within(item, vehicle)]
    hoses = _hose_states()
    # Name, whether the car is there and how far it went, the gun's place, and what is rendered.
    states = [("plate", None, 0, PLATE), ("unlit", 0, GUN_FRAMES - 1, BLADE)]
    states += [(f"gun-{index:02}", 0, index, GUN) for index in range(GUN_FRAMES)]
    states += [(f"car-{index:02}", index, 0, None) for index in range(CAR_FRAMES)]
    for name, way, hose, crop in states:
        if os.path.exists(os.path.join(job["out"], name, "guide", "image-0001.exr")):
            continue
        for item in parts:
            item.hide_render = way is None or "cutter" in item.name
        _drive(vehicle, parts, way or 0)
        made = _hose(*hoses[hose])
        bpy.context.view_layer.update()
        yield name, _on_pixels(crop or _seen(vehicle), job["width"], job["height"])
        for item in made:
            bpy.data.objects.remove(item)


def _on_pixels(crop, width, height):
    """The crop with its edges on whole pixels, so that the larger guide shows exactly the same.

    A little more than whole, because Blender rounds down; it counts the height from the foot.
    """
    left, right = ((round(share * width) + 0.1) / width for share in crop[::2])
    top, foot = ((round(share * height) - 0.1) / height for share in crop[1::2])
    return left, top, min(1, right), foot


def _within(item, ancestor):
    while item.parent:
        item = item.parent
        if item == ancestor:
            return True
    return False


def _drive(vehicle, parts, index):
    """Out of the bay: slowly at first."""
    way = LENGTH * (index / (CAR_FRAMES - 1)) ** 1.6
    turn = math.radians(hero.CAR_TURN)
    axle = Vector(hero.CAR[:2]) - AXLE * Vector((math.cos(turn), math.sin(turn)))
    bend = (math.pi + turn) * BEND
    axle += min(way, STRAIGHT) * Vector((math.cos(turn), math.sin(turn)))
    along = min(max(0, way - STRAIGHT), bend)
    right = turn - math.pi / 2
    middle = axle + BEND * Vector((math.cos(right), math.sin(right)))
    turn -= along / BEND
    right = turn - math.pi / 2
    axle = middle - BEND * Vector((math.cos(right), math.sin(right)))
    axle += max(0, way - STRAIGHT - bend) * Vector((math.cos(turn), math.sin(turn)))
    place = axle + AXLE * Vector((math.cos(turn), math.sin(turn)))
    vehicle.location = (*(place * MM), 0)
    vehicle.rotation_euler.z = turn
    for item in parts:
        if item.type == "EMPTY" and item.name.split(".")[0] == "wheel":
            item.rotation_euler.y = (1 if abs(item.rotation_euler.z) < 1 else -1) * way / car.TYRE


def _seen(vehicle):
    """Where the car and what mirrors it are in the picture, with room around."""
    scene = bpy.context.scene
    corners = [Vector((x, y, z)) * MM for x in (-2150, 2100) for y in (-1050, 1050) for z in (0, 1600)]
    world = [vehicle.matrix_world @ corner for corner in corners]
    points = [world_to_camera_view(scene, scene.camera, p) for p in world + [Vector((p.x, p.y, -p.z)) for p in world]]
    left, right = min(p.x for p in points) - 0.05, max(p.x for p in points) + 0.05
    top, foot = 1 - max(p.y for p in points) - 0.03, 1 - min(p.y for p in points) + 0.06
    return max(0, left), max(0, top), min(1, max(right, left + 0.05, 0.06)), min(1, foot)


def _at_charger(point):
    matrix = Matrix.Translation(Vector(hero.CHARGER)) @ Matrix.Rotation(math.radians(hero.CHARGER_TURN), 4, "Z")
    return matrix @ Vector(point)


def _poses():
    """The gun from its holster to the car: mouth, turn and tilt."""
    in_car = math.radians(hero.CAR_TURN)
    port = Vector(hero.CAR) + Matrix.Rotation(in_car, 3, "Z") @ Vector((860, 905, 800))
    first, last = hero.CHARGER_TURN, hero.CAR_TURN + 180
    rest = _at_charger((-348, -419, 935))
    away = [Matrix.Rotation(math.radians(turn), 3, "Z") @ Vector((0, -1, 0)) for turn in (first, last)]
    curve = [rest, rest + away[0] * 420 + Vector((0, 0, 260)), port + away[1] * 620 + Vector((0, 0, 200)), port]
    for index in range(GUN_FRAMES):
        t = index / (GUN_FRAMES - 1)
        t = t * t * (3 - 2 * t)
        shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        place = sum((point * share for point, share in zip(curve, shares)), Vector())
        swing = min(1, max(0, (t - 0.12) / 0.76))
        swing = swing * swing * (3 - 2 * swing)
        yield tuple(place), first + (last - first) * swing, -10 + 4 * t


def _hose_states():
    """Pose of the gun and points of its hose for each frame, worked out from the car backwards."""
    outlet = _at_charger((-432, -60, 470))
    leave = Matrix.Rotation(math.radians(hero.CHARGER_TURN), 3, "Z") @ Vector((-0.8, 0, -0.6))
    reach = outlet + leave * 58
    count = max(24, int(hero.HOSE / 32))
    step = hero.HOSE / (count - 1)
    states, points = [], None
    for pose in reversed(list(_poses())):
        start, way = _removed(lambda pose=pose: gun.ccs2(*pose, hose_radius=HOSE_RADIUS))
        ways = [np.array(w, float) / np.linalg.norm(w) for w in (way, leave)]
        if points is None:
            share = np.linspace(0, 1, count)[:, None]
            points = np.array(start, float) * (1 - share) + np.array(reach, float) * share
            points[:, 2] -= 4 * (share * (1 - share))[:, 0] * max(0, hero.HOSE - np.linalg.norm(reach - Vector(start))) * 0.5
            rounds = 700
        else:
            rounds = 40
        points[0], points[-1] = start, reach
        points = cable.settle(points, ways, step, HOSE_RADIUS, [ISLAND] if rounds < 700 else (), rounds=rounds)
        states.append((pose, cable.smooth(points.copy()), outlet, leave))
    return states[::-1]


def _removed(make):
    """What `make` returns, without what it adds."""
    before = set(bpy.data.objects)
    result = make()
    for item in set(bpy.data.objects) - before:
        bpy.data.objects.remove(item)
    return result


def _hose(pose, points, outlet, leave):
    """The gun at its pose and its hose; returns their objects."""
    before = set(bpy.data.objects)
    gun.ccs2(*pose, hose_radius=HOSE_RADIUS)
    cable.hose("hose", [tuple(p) for p in points], HOSE_RADIUS)
    x, y, z = leave
    cable.gland(tuple(outlet), HOSE_RADIUS, math.degrees(math.atan2(-x, y)) + 180, -math.degrees(math.atan2(math.hypot(x, y), -z)))
    return set(bpy.data.objects) - before
