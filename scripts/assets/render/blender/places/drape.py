"""Lets a shirt fall on its hanger with Blender's cloth, and keeps how it hangs: shirt.npy, a minute or two.

Run: blender -b --factory-startup --python-exit-code 1 -P drape.py
Every run ends in other folds. Then set DRAPE_CHECK in shirts.py to what a rendering asks for.
"""
import os
import sys

import bpy
import numpy as np
from mathutils import Vector, noise

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from mesh import MM, new_object  # noqa: E402
from places import shirts  # noqa: E402


def draped(seed, frames):
    """The pattern, and its points when they are all but still after so many frames."""
    shirt = shirts.pattern()
    places, flat, faces = shirt.places, shirt.flat, shirt.faces
    mesh = bpy.data.meshes.new("shirt")
    wave = [noise.noise_vector(Vector((x / 90, z / 90, seed * 7.3))) for x, z in flat]
    stirred = places + np.array([(2 * w.x, 7 * w.y, 0) for w in wave])
    mesh.from_pydata((stirred * MM).tolist(), [], faces)
    item = new_object("shirt", mesh)
    pinned = item.vertex_groups.new(name="pinned")
    x, z = flat.T
    on_hanger = (np.abs(x) > shirts.NECK + shirts.RIB) & (np.abs(x) < shirts.HANGER - 6) & (z > 5 - (np.abs(x) - shirts.NECK) * 55 / 150 - 2.5)
    pinned.add(np.flatnonzero(on_hanger).tolist(), 1, "REPLACE")
    cloth = item.modifiers.new("cloth", "CLOTH")
    of = cloth.settings
    of.vertex_group_mass = "pinned"
    of.quality = 8
    of.mass = 0.02
    of.tension_stiffness = of.compression_stiffness = 30
    of.shear_stiffness = 14
    of.bending_stiffness = 0.02
    of.tension_damping = of.compression_damping = of.shear_damping = 5
    of.bending_damping = 0.5
    of.air_damping = 2
    touch = cloth.collision_settings
    touch.use_collision, touch.distance_min = True, 0.003
    touch.use_self_collision, touch.self_distance_min = True, 0.0022
    touch.collision_quality = 3
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    rest = shirts.hanger(None)
    rest.modifiers.new("collision", "COLLISION")
    rest.collision.thickness_outer = 0.003
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    still = item.evaluated_get(bpy.context.evaluated_depsgraph_get())
    result = np.empty(len(places) * 3)
    still.data.vertices.foreach_get("co", result)
    return shirt, _smoothed(result.reshape(-1, 3) / MM, faces)


def _smoothed(places, faces, times=10):
    """Without creases of single triangles; points of an open edge move only along it."""
    edges, count = np.unique(np.sort(np.array(faces)[:, [0, 1, 1, 2, 2, 0]].reshape(-1, 2), axis=1), axis=0, return_counts=True)
    is_open = np.zeros(len(places), bool)
    is_open[edges[count == 1]] = True
    edges = edges[(count == 1) | ~is_open[edges].any(axis=1) | (is_open[edges].sum(axis=1) == 1)]
    a, b = np.concatenate([edges, edges[:, ::-1]]).T
    keep = ~is_open[a] | is_open[b]
    a, b = a[keep], b[keep]
    near = np.bincount(a, minlength=len(places))[:, None]
    for factor in (0.5, -0.52) * times:
        mean = np.column_stack([np.bincount(a, places[b, k], len(places)) for k in range(3)]) / near
        places = places + factor * (mean - places)
    return places


def main():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shirt, places = draped(seed=3, frames=96)
    np.save(shirts.DRAPE, np.round((places - shirt.places) / shirts.STEP).astype(np.int16))


main()
