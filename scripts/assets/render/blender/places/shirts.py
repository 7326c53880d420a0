"""T-shirts as cloth: a pattern of two sewn panels, how it hangs on a wooden hanger, its seams and hems.

The pattern lies in x and z, in mm, with its shoulders' upper ends near z = 0. `drape.py` let it fall into folds.
"""
import io
import math
import os
import zlib
from collections import namedtuple

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from materials import TEXTURES, surface
from mesh import MM, loft, new_object
from places.finishes import Nodes

# Places in space and in the pattern, triangles, which of them are the front's, and how far points are from the neck.
Shirt = namedtuple("Shirt", "places flat faces front neck")

# How far each point of the pattern moves as the shirt hangs, in steps of so many mm. No two runs of the physics end alike,
# so that one is kept; the check makes a picture outdated when it changes.
DRAPE, STEP, DRAPE_CHECK = os.path.join(os.path.dirname(__file__), "shirt.npy"), 0.05, 736242366

# Between the points of the cloth, in mm.
SPACING = 11.5
# The pattern's measures: the collar's width, the hem's height, corners of its right half, half of the neck's width.
RIB = 19
HEM_AT = -700
SHOULDER, CUFF_FOOT, ARMPIT = (226, -55), (284, -342), (266, -240)
NECK = 72
# How deep the neck is in front and at the back.
FRONT, BACK = 88, 16
# Half of a hanger's width.
HANGER = 196


def _along(points, spacing):
    """Points along a polyline at equal distances of about `spacing`, its ends included."""
    points = np.array(points, float)
    steps = np.hypot(*np.diff(points, axis=0).T)
    way = np.concatenate([[0], np.cumsum(steps)])
    at = np.linspace(0, way[-1], max(2, round(way[-1] / spacing) + 1))
    return np.column_stack([np.interp(at, way, points[:, k]) for k in (0, 1)])


def _neckline(drop):
    """From the left shoulder's upper end through the middle, `drop` below it, to the right one."""
    angles = np.radians(np.linspace(180, 360, 41))
    return np.column_stack([NECK * np.cos(angles), 5 + (drop + 5) * np.sin(angles)])


def _mirrored(points):
    return points[::-1] * (-1, 1)


def _outline(drop):
    """The edge of a panel, as the points of its neck, its right half and its left one; and which are sewn."""
    neck = _along(_neckline(drop), SPACING * 0.8)
    shoulder = _along([(NECK, 5), SHOULDER], SPACING)
    sleeve = _along([_sleeve_top(t) for t in np.linspace(0, 1, 12)], SPACING)
    cuff = _along(_cuff_line(), SPACING)
    x, z = ARMPIT
    under = _along([CUFF_FOOT, (x + 9, z - 24), (x + 4, z - 19), (x + 1, z - 28), (x + 2, z - 120), (x + 9, z - 260), (x + 20, HEM_AT)], SPACING)
    half = np.concatenate([shoulder[1:], sleeve[1:], cuff[1:], under[1:]])
    sewn = np.concatenate([np.ones(len(shoulder) + len(sleeve) - 2), np.zeros(len(cuff) - 2), np.ones(len(under))]).astype(bool)
    hem = _along([*_hem_line()[::-1], *_hem_line()[1:] * (-1, 1)], SPACING)
    points = np.concatenate([neck, half, hem[1:-1], _mirrored(half)])
    open_neck, open_hem = np.zeros(len(neck), bool), np.zeros(len(hem) - 2, bool)
    open_neck[[0, -1]] = True
    return points, np.concatenate([open_neck, sewn, open_hem, sewn[::-1]])


def _distance(points, line):
    """From each point to the nearest place of a polyline."""
    best = np.full(len(points), np.inf)
    for a, b in zip(line[:-1], line[1:]):
        way = b - a
        share = np.clip((points - a) @ way / (way @ way), 0, 1)
        best = np.minimum(best, np.hypot(*(points - a - share[:, None] * way).T))
    return best


def _inside(points, outline):
    x, z = points.T
    inside = np.zeros(len(points), bool)
    for (ax, az), (bx, bz) in zip(outline, np.roll(outline, -1, axis=0)):
        if az != bz:
            inside ^= ((az > z) != (bz > z)) & (x < (bx - ax) * (z - az) / (bz - az) + ax)
    return inside


def _lattice(outline, lines):
    """Points of a lattice of triangles inside an outline, and off the lines."""
    rows = np.arange(HEM_AT - 12, 20, SPACING * math.sqrt(3) / 2)
    columns = np.arange(-460, 460, SPACING)
    grid = np.array([(x + SPACING / 2 * (k % 2), z) for k, z in enumerate(rows) for x in columns])
    grid = grid[_inside(grid, outline)]
    for line in [np.concatenate([outline, outline[:1]]), *lines]:
        grid = grid[_distance(grid, line) > SPACING * 0.62]
    return grid


def _rib_lines(drop):
    """Lines along the neck: in the middle of the ribbed collar and at its seam."""
    neck = _neckline(drop)
    way = np.gradient(neck, axis=0)
    out = np.column_stack([way[:, 1], -way[:, 0]]) / np.hypot(*way.T)[:, None]
    lines = []
    for off in (RIB / 2, RIB):
        line = _along(neck + out * off, SPACING * 0.8)
        # Its ends lie on the shoulders, which the outline already has.
        lines.append(line[line[:, 1] < -(np.abs(line[:, 0]) - NECK) * 55 / 150 - 3])
    return lines


def _panel(drop):
    """Points of the pattern, the outline's first; its triangles; and which of the outline's points are sewn."""
    outline, sewn = _outline(drop)
    lines = _rib_lines(drop)
    points = [*outline, *np.concatenate(lines), *_lattice(outline, lines)]
    count = len(outline)
    edges = [(k, (k + 1) % count) for k in range(count)]
    start = count
    for line in lines:
        edges += [(start + k, start + k + 1) for k in range(len(line) - 1)]
        start += len(line)
    found = delaunay_2d_cdt([Vector(p) for p in points], edges, [], 1, 1e-4)
    return np.array([tuple(p) for p in found[0]]), [tuple(face) for face in found[2]], sewn


def _bow(x):
    """A hanger's ends reach forwards, as shoulders do."""
    return -17 * np.minimum(np.abs(x) / HANGER, 1.2) ** 2


def pattern():
    """The sewn shirt, still flat."""
    (front, front_faces, sewn), (back, back_faces, back_sewn) = _panel(FRONT), _panel(BACK)
    # What is sewn has the same points in the same order, though the necks before them differ in number.
    ours, theirs = np.flatnonzero(sewn), np.flatnonzero(back_sewn)
    index = np.full(len(back), -1)
    index[theirs] = ours
    alone = np.flatnonzero(index < 0)
    index[alone] = len(front) + np.arange(len(alone))
    flat = np.concatenate([front, back[alone]])
    side = np.concatenate([np.full(len(front), -1), np.full(len(alone), 1)])
    faces = front_faces + [tuple(index[k] for k in face) for face in back_faces]
    is_front = np.arange(len(faces)) < len(front_faces)
    off = np.min([np.hypot(*(flat - seam).T) for seam in front[ours]], axis=0)
    # The body stands open a little; sleeves lie flat.
    deep = (26 - 19 * _on_sleeve(flat)) * (1 - np.exp(-off / 60))
    y = _bow(flat[:, 0]) + side * deep
    neck = np.where(side < 0, _distance(flat, _neckline(FRONT)), _distance(flat, _neckline(BACK)))
    return Shirt(np.column_stack([flat[:, 0], y, flat[:, 1]]), flat, faces, is_front, neck)


def _shoulder_line(x):
    """Height of the hanger's upper edge under the shirt's shoulders; its arms meet below the hook."""
    return 2 - (math.hypot(x, 18) - NECK) * 55 / 150


def hanger(material, depth=1.0):
    """A wooden hanger whose ends are broad and reach forwards; `depth` is a factor."""
    rings = []
    for x in np.linspace(-HANGER, HANGER, 41):
        share = abs(x) / HANGER
        end = min(1, math.sqrt(max(0, 1 - share**8)) + 0.25)
        deep, high = (7 + 12 * share**2) * end, (13 - 4 * share) * end
        top = _shoulder_line(x) - 2
        rings.append([(x, (float(_bow(x)) + deep * math.cos(a)) * depth, top - high + high * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 20, endpoint=False)])
    return loft("hanger", rings, material, 0)


def _on_sleeve(flat):
    """0 on the body, 1 on the sleeves."""
    return np.clip(_beyond(np.column_stack([np.abs(flat[:, 0]), flat[:, 1]]), _armhole()) / 60, 0, 1)


def hanging():
    """A shirt as it hangs on its hanger."""
    with open(DRAPE, "rb") as file:
        kept = file.read()
    if zlib.crc32(kept) != DRAPE_CHECK:
        raise ValueError(f"{DRAPE} is not the drape that the pictures were made with: set DRAPE_CHECK to {zlib.crc32(kept)}")
    shirt = pattern()
    return shirt._replace(places=shirt.places + np.load(io.BytesIO(kept)) * STEP)


def another(shirt, depth, dice):
    """The same cloth on another hanger: thinner by the factor `depth`, perhaps mirrored, swaying a little."""
    x, y, z = shirt.places.T
    sway = dice.uniform(6, 13) * np.sin(z / 190 + dice.uniform(0, 6)) * np.clip((-z - 80) / 450, 0, 1)
    places = np.column_stack([x * dice.choice((-1, 1)), y * depth + sway, z * dice.uniform(0.94, 1)])
    return shirt._replace(places=places)


def garment(shirt, color, print_file=None):
    """The shirt as an object: cotton with its seams, and a ribbed collar. `print_file` is a picture on the chest."""
    mesh = bpy.data.meshes.new("shirt")
    mesh.from_pydata((shirt.places * MM).tolist(), [], shirt.faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    corners = np.empty(len(mesh.loops), int)
    mesh.loops.foreach_get("vertex_index", corners)
    mesh.uv_layers.new(name="pattern").data.foreach_set("uv", (shirt.flat[corners] * MM).ravel())
    right = np.column_stack([np.abs(shirt.flat[:, 0]), shirt.flat[:, 1]])
    hem = np.minimum(_distance(right, _hem_line()), _distance(right, _cuff_line()))
    for name, value in (("neck", shirt.neck), ("hem", hem), ("armhole", _beyond(right, _armhole()))):
        mesh.attributes.new(name, "FLOAT", "POINT").data.foreach_set("value", value)
    item = new_object("shirt", mesh)
    for material in (_cotton(color, print_file), _cotton(color), _rib(color)):
        mesh.materials.append(material)
    of_neck = (shirt.neck[np.array(shirt.faces)] < RIB + 0.5).all(axis=1)
    mesh.polygons.foreach_set("material_index", np.where(of_neck, 2, np.where(shirt.front, 0, 1)))
    thick = item.vertex_groups.new(name="thick")
    for index, (neck, edge) in enumerate(zip(shirt.neck, hem)):
        thick.add([index], 1 if neck < RIB - 1 else 0.55 if edge < 20 else 0.35, "REPLACE")
    smooth = item.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    # The limit of triangles takes Blender a gigabyte for each shirt.
    smooth.use_limit_surface = False
    solid = item.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 3.6 * MM, 0
    solid.vertex_group = "thick"
    return item


def _hem_line():
    x = ARMPIT[0]
    return np.array([(0, HEM_AT - 12), (x / 2, HEM_AT - 9), (x + 20, HEM_AT)])


def _cuff_line():
    return np.array([_sleeve_top(1), CUFF_FOOT])


def _sleeve_top(t):
    """A point of the sleeve's upper fold, from the shoulder to its opening."""
    return SHOULDER[0] + 154 * t - 8 * t * t, SHOULDER[1] - 122 * t - 44 * t * t


def _armhole():
    (x, z), (foot_x, foot_z) = SHOULDER, ARMPIT
    return np.array([(x, z), (x - 9, z - 70), (x - 2, z - 125), (x + 18, z - 170), (foot_x, foot_z)])


def _beyond(points, line):
    """Distance from a line that goes downwards, negative on its left."""
    across = np.interp(-points[:, 1], -line[:, 1], line[:, 0])
    return _distance(points, line) * np.where(points[:, 0] < across, -1, 1)


def _textile(name, color, draw):
    """A soft material that `draw` completes."""
    material = bpy.data.materials.get(name)
    if material:
        return material
    material = surface(name, color, 0.92, specular=0.12)
    nodes = Nodes(material)
    nodes.shader.inputs["Sheen"].default_value = 0.35
    nodes.shader.inputs["Sheen Tint"].default_value = 0.6
    draw(nodes)
    return material


def _cotton(color, print_file=None):
    """Jersey: its yarns are not quite even; hems are doubled and stitched, sleeves sewn in."""

    def draw(nodes):
        where = nodes.nodes.new("ShaderNodeUVMap").outputs["UV"]
        hem, armhole = nodes.value("hem"), nodes.value("armhole")
        yarn, crumple = nodes.noise(where, 330, 1), nodes.noise(where, 46, 3)
        stitches = nodes.math("MAXIMUM", nodes.line(hem, 19, 2.2), nodes.line(hem, 24, 2.2))
        seam = nodes.line(armhole, 0, 3)
        nodes.relief(nodes.total((0.7, nodes.ramp(hem, 25, 22)), (-0.5, stitches), (0.5, nodes.ramp(armhole, -1, 1)), (-0.6, seam), (0.2, yarn), (1.9, crumple)))
        dark = nodes.total((0.4, stitches), (0.5, seam), (0.25, yarn))
        cloth = nodes.mix(dark, (*color, 1), (*(0.35 * part for part in color), 1))
        if print_file:
            cloth = _printed(nodes, where, cloth, print_file)
        nodes.links.new(cloth, nodes.shader.inputs["Base Color"])

    return _textile(f"cotton {color} {print_file}", color, draw)


def plain_cotton(color):
    """The same cloth without seams, for what is folded."""
    return _textile(f"plain cotton {color}", color, lambda nodes: None)


def _printed(nodes, where, cloth, file):
    """The cloth with a picture on the chest, 130 mm wide."""
    size, middle = 0.130, -0.262
    place = nodes.nodes.new("ShaderNodeVectorMath")
    place.operation = "MULTIPLY_ADD"
    place.inputs[1].default_value = (1 / size, 1 / size, 1)
    place.inputs[2].default_value = (0.5, 0.5 - middle / size, 0)
    nodes.links.new(where, place.inputs[0])
    image = nodes.nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(os.path.join(TEXTURES, file), check_existing=True)
    image.extension = "CLIP"
    nodes.links.new(place.outputs[0], image.inputs["Vector"])
    return nodes.mix(image.outputs["Alpha"], cloth, image.outputs["Color"])


def _rib(color):
    """The collar: round at its edge, sewn on below, a hair darker than the cloth."""

    def draw(nodes):
        neck = nodes.value("neck")
        seam = nodes.ramp(neck, RIB - 2.5, RIB - 0.5)
        nodes.relief(nodes.total((-1.6, seam), (1.2, nodes.ramp(neck, 0, 5))))
        nodes.links.new(nodes.mix(nodes.math("MULTIPLY", seam, 0.5), (*(0.85 * part for part in color), 1), (*(0.3 * part for part in color), 1)), nodes.shader.inputs["Base Color"])

    return _textile(f"rib {color}", color, draw)
