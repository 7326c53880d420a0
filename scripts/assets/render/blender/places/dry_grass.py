"""Dry grass as it stands on open land before the rain: tussocks of thin blades that bend to all sides."""
import bpy
import numpy as np

from materials import surface
from mesh import MM, new_object

# Straw, ochre and the green that is left at the foot.
TONES = ((0.34, 0.25, 0.11), (0.27, 0.185, 0.075), (0.17, 0.165, 0.055), (0.40, 0.31, 0.16))
SEGMENTS = 4


def tussocks(x, y, width, depth, count, seed=1, blades=70, height=330):
    """Strew `count` tussocks over a rectangle with its middle at x, y; `height` in mm of the tallest blades."""
    dice = np.random.default_rng(seed)
    middles = dice.uniform(-0.5, 0.5, (count, 2)) * [width, depth] + [x, y]
    size = np.repeat(dice.uniform(0.35, 1, count) ** 1.4, blades)
    total = count * blades
    lean = dice.uniform(0, 2 * np.pi, total)
    away = np.column_stack([np.cos(lean), np.sin(lean)])
    feet = np.repeat(middles, blades, axis=0) + away * (np.sqrt(dice.uniform(0, 1, total)) * 110 * size)[:, None]
    tall = height * size * dice.uniform(0.45, 1, total)
    bend = tall * dice.uniform(0.15, 0.85, total)
    turn = dice.uniform(0, 2 * np.pi, total)
    flat = np.column_stack([np.cos(turn), np.sin(turn)])
    rows = []
    for step in range(SEGMENTS + 1):
        t = step / SEGMENTS
        half = 3.4 * (1 - t) + 0.15
        middle = feet + away * (bend * t * t)[:, None]
        rise = tall * (t - 0.22 * t * t * (bend / tall))
        for side in (-half, half):
            rows.append(np.column_stack([middle + flat * side, rise]))
    places = np.stack(rows, axis=1)
    first = np.arange(total)[:, None, None] * 2 * (SEGMENTS + 1)
    quads = first + np.array([[2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2] for k in range(SEGMENTS)])
    mesh = bpy.data.meshes.new("tussocks")
    mesh.from_pydata((places.reshape(-1, 3) * MM).tolist(), [], quads.reshape(-1, 4).tolist())
    for tone in TONES:
        mesh.materials.append(_blade(tone))
    mesh.polygons.foreach_set("material_index", np.repeat(dice.choice(len(TONES), total, p=(0.36, 0.28, 0.2, 0.16)), SEGMENTS))
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    return new_object("tussocks", mesh)


def _blade(tone):
    return surface(f"straw {tone}", tone, 0.7, specular=0.2)
