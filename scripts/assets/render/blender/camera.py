"""Cameras: a shift camera that keeps uprights upright and frames a model exactly, and a free one."""
import math

import bpy
from mathutils import Vector

from mesh import MM

SENSOR = 36.0


def _new(name):
    lens = bpy.data.cameras.new(name)
    lens.sensor_fit = "HORIZONTAL"
    lens.sensor_width = SENSOR
    lens.clip_start, lens.clip_end = 0.02, 600
    item = bpy.data.objects.new(name, lens)
    bpy.context.scene.collection.objects.link(item)
    bpy.context.scene.camera = item
    return item


def _aim(item, place, target):
    item.location = Vector(place) * MM
    way = (Vector(target) - Vector(place)) * MM
    item.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    bpy.context.view_layer.update()


def corners(items):
    """World points (m) of the meshes and curves that are seen."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    points = []
    for item in items:
        if item.type not in {"MESH", "CURVE"} or item.hide_render:
            continue
        evaluated = item.evaluated_get(depsgraph)
        mesh = evaluated.to_mesh()
        points += [item.matrix_world @ v.co for v in mesh.vertices]
        evaluated.to_mesh_clear()
    return points


def framed(azimuth, eye, distance, around, frame):
    """A level shift camera. `azimuth` in degrees from the front (negative: from the left), `eye` and `distance` in mm.

    `around` are the points to frame; `frame` says where they go, as shares of the picture:
    left, right, foot, top, and `ratio` (height / width). The tighter of both directions counts.
    """
    angle = math.radians(azimuth)
    place = (math.sin(angle) * distance, -math.cos(angle) * distance, eye)
    item = _new("camera")
    _aim(item, place, (0, 0, eye))
    view = item.matrix_world.inverted()
    seen = [view @ p for p in around]
    across = [p.x / -p.z for p in seen]
    up = [p.y / -p.z for p in seen]
    left, right, low, high = min(across), max(across), min(up), max(up)
    wide = (frame["right"] - frame["left"]) / (right - left)
    tall = (frame["top"] - frame["foot"]) * frame["ratio"] / (high - low)
    scale = min(wide, tall)
    item.data.lens = scale * SENSOR
    middle = (frame["left"] + frame["right"]) / 2
    item.data.shift_x = (left + right) / 2 * scale - (middle - 0.5)
    foot = frame["foot"] * frame["ratio"]
    item.data.shift_y = low * scale - (foot - frame["ratio"] / 2)
    return item


def free(place, target, lens, focus=None, f_stop=8.0, shift=(0, 0)):
    """A camera at `place` looking at `target` (mm); with `focus` (a point in mm) the rest goes soft."""
    item = _new("camera")
    _aim(item, place, target)
    item.data.lens = lens
    item.data.shift_x, item.data.shift_y = shift
    if focus is not None:
        item.data.dof.use_dof = True
        item.data.dof.focus_distance = ((Vector(focus) - Vector(place)) * MM).length
        item.data.dof.aperture_fstop = f_stop
    return item
