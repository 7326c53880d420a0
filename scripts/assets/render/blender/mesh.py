"""Meshes in millimetres. x points right, y away from the viewer, z up; fronts face -y."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

MM = 0.001


def new_object(name, mesh_or_curve, material=None):
    """Link a data block into the scene as an object."""
    item = bpy.data.objects.new(name, mesh_or_curve)
    bpy.context.scene.collection.objects.link(item)
    if material:
        item.data.materials.append(material)
    return item


def mesh_object(name, vertices, faces, material=None, smooth_angle=35):
    """Make a mesh object from vertices in mm. `smooth_angle` in degrees; None keeps it flat."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([Vector(v) * MM for v in vertices], [], faces)
    tidy = bmesh.new()
    tidy.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(tidy, faces=tidy.faces)
    tidy.to_mesh(mesh)
    tidy.free()
    if smooth_angle is not None:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(smooth_angle)
    return new_object(name, mesh, material)


def bevel(item, width, segments=3):
    """Round every sharp edge by `width` mm."""
    if width <= 0:
        return item
    modifier = item.modifiers.new("bevel", "BEVEL")
    modifier.width = width * MM
    modifier.segments = segments
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = math.radians(40)
    modifier.harden_normals = True
    return item


def rounded(width, height, radius, segments=7):
    """Outline of a rectangle with round corners around (0, 0), counter-clockwise."""
    radius = min(radius, width / 2 - 0.01, height / 2 - 0.01)
    if radius <= 0.05:
        w, h = width / 2, height / 2
        return [(-w, -h), (w, -h), (w, h), (-w, h)]
    points = []
    corners = [(1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)]
    for sx, sy, start in corners:
        cx, cy = sx * (width / 2 - radius), sy * (height / 2 - radius)
        for step in range(segments + 1):
            angle = math.radians(start + 90 * step / segments)
            points.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return points


def circle(radius, segments=48):
    """Outline of a circle around (0, 0)."""
    return [
        (radius * math.cos(2 * math.pi * i / segments), radius * math.sin(2 * math.pi * i / segments))
        for i in range(segments)
    ]


# How an outline's two coordinates and the depth become x, y, z.
AXES = {
    "x": lambda a, b, d: (d, a, b),
    "y": lambda a, b, d: (a, d, b),
    "z": lambda a, b, d: (a, b, d),
}


def prism(name, outline, start, end, material, axis="y", at=(0, 0, 0), edge=1.5, segments=3):
    """Extrude an outline along an axis from `start` to `end` mm, with rounded rims."""
    place = AXES[axis]
    count = len(outline)
    vertices = [
        tuple(c + o for c, o in zip(place(a, b, depth), at))
        for depth in (start, end)
        for a, b in outline
    ]
    faces = [tuple(range(count)), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    return bevel(mesh_object(name, vertices, faces, material), edge, segments)


def plate(name, x, z, width, height, front, depth, material, radius=8, edge=1.5, segments=3):
    """A plate that faces the viewer: centre x, foot z; its front at y = front, going back by depth."""
    outline = rounded(width, height, radius)
    at = (x, 0, z + height / 2)
    return prism(name, outline, front, front + depth, material, "y", at, edge, segments)


def side_plate(name, x, y, z, depth, height, thickness, material, radius=8, edge=1.5):
    """A plate that faces sideways: centre y, foot z; it grows from x by thickness (may be negative)."""
    outline = rounded(depth, height, radius)
    return prism(name, outline, x, x + thickness, material, "x", (0, y, z + height / 2), edge)


def pillar(name, x, y, z, width, depth, height, material, radius=20, edge=4, segments=4):
    """An upright body with round vertical edges: centre x, y, foot z."""
    return prism(name, rounded(width, depth, radius), z, z + height, material, "z", (x, y, 0), edge, segments)


def cylinder(name, at, radius, length, material, axis="y", edge=1, segments=48):
    """A round bar centred on `at`, along an axis."""
    return prism(name, circle(radius, segments), -length / 2, length / 2, material, axis, at, edge)


def ring(name, outer, inner, start, end, material, axis="y", at=(0, 0, 0), edge=1.2):
    """A frame between two outlines with the same number of points."""
    place = AXES[axis]
    count = len(outer)
    loops = [(outer, start), (inner, start), (inner, end), (outer, end)]
    vertices = [
        tuple(c + o for c, o in zip(place(a, b, depth), at)) for loop, depth in loops for a, b in loop
    ]
    faces = []
    for lap in range(4):
        here, there = lap * count, (lap + 1) % 4 * count
        faces += [(here + i, here + (i + 1) % count, there + (i + 1) % count, there + i) for i in range(count)]
    return bevel(mesh_object(name, vertices, faces, material), edge)


def loft(name, rings, material, smooth=1, closed_ends=True):
    """A skin over rings of 3D points (mm, same count each)."""
    count = len(rings[0])
    vertices = [p for loop in rings for p in loop]
    faces = []
    for lap in range(len(rings) - 1):
        here, there = lap * count, (lap + 1) * count
        faces += [(here + i, here + (i + 1) % count, there + (i + 1) % count, there + i) for i in range(count)]
    if closed_ends:
        faces += [tuple(range(count)), tuple(range(len(vertices) - count, len(vertices)))]
    item = mesh_object(name, vertices, faces, material, smooth_angle=50)
    if smooth:
        modifier = item.modifiers.new("smooth", "SUBSURF")
        modifier.levels = modifier.render_levels = smooth
    return item


def tube(name, points, radius, material, closed=False):
    """A round hose through points in mm."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius * MM
    curve.bevel_resolution = 6
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for point, place in zip(spline.points, points):
        point.co = (*(Vector(place) * MM), 1)
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    return new_object(name, curve, material)


def round_path(points, radius, steps=10):
    """Points of a polyline whose corners are arcs of about this radius: a bent pipe."""
    path = [Vector(points[0])]
    for before, corner, after in zip(points, points[1:], points[2:]):
        b, c, a = Vector(before), Vector(corner), Vector(after)
        reach = min(radius, (b - c).length * 0.49, (a - c).length * 0.49)
        start, end = c + (b - c).normalized() * reach, c + (a - c).normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            path.append(start * (1 - t) ** 2 + c * 2 * t * (1 - t) + end * t**2)
    path.append(Vector(points[-1]))
    return path


def carve(item, cutters):
    """Cut shapes out of an object; the cutters disappear."""
    for cutter in cutters:
        modifier = item.modifiers.new("carve", "BOOLEAN")
        modifier.operation = "DIFFERENCE"
        modifier.solver = "EXACT"
        modifier.object = cutter
        cutter.hide_render = True
        cutter.hide_viewport = True
    return item


def join(name, items):
    """One object of many meshes with their modifiers applied; keeps materials."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    whole = bmesh.new()
    mesh = bpy.data.meshes.new(name)
    slots = []
    for item in items:
        part = bpy.data.meshes.new_from_object(item.evaluated_get(depsgraph))
        part.transform(item.matrix_world)
        for polygon in part.polygons:
            material = part.materials[polygon.material_index] if part.materials else None
            if material not in slots:
                slots.append(material)
            polygon.material_index = slots.index(material)
        whole.from_mesh(part)
        bpy.data.objects.remove(item)
    whole.to_mesh(mesh)
    for material in slots:
        mesh.materials.append(material)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(35)
    return new_object(name, mesh)


def decal(name, x, z, width, height, front, material):
    """A picture on a surface that faces the viewer; centre x, foot z."""
    corners = [(-width / 2, 0), (width / 2, 0), (width / 2, height), (-width / 2, height)]
    vertices = [(x + a, front, z + b) for a, b in corners]
    item = mesh_object(name, vertices, [(0, 1, 2, 3)], material, smooth_angle=None)
    layer = item.data.uv_layers.new(name="uv")
    # The order of corners follows the face, which may have been turned to face outwards.
    corner_uv = [(0, 0), (1, 0), (1, 1), (0, 1)]
    for loop in item.data.loops:
        layer.data[loop.index].uv = corner_uv[loop.vertex_index]
    item.visible_shadow = False
    return item


def group(name, items, at=(0, 0, 0), turn=0, tilt=0, roll=0):
    """Put objects under one empty, then move (mm) and turn it (degrees around z, x, y)."""
    empty = new_object(name, None)
    for item in items:
        if item.parent is None:
            item.parent = empty
    empty.location = Vector(at) * MM
    empty.rotation_euler = (math.radians(tilt), math.radians(roll), math.radians(turn))
    return empty


def recorded(make, *args, **kwargs):
    """Call `make` and return the objects that it added to the scene, cutters included."""
    before = set(bpy.data.objects)
    make(*args, **kwargs)
    return [item for item in bpy.data.objects if item not in before and item.name in bpy.context.scene.collection.objects]


def turned(points, matrix: Matrix):
    """Points after a transformation."""
    return [tuple(matrix @ Vector(p)) for p in points]


def lathe(name, profile, material, axis="y", at=(0, 0, 0), segments=48, caps=True):
    """Turn a profile of (radius, depth) mm around an axis; without `caps` its ends stay open."""
    place = AXES[axis]
    vertices, faces = [], []
    for radius, depth in profile:
        for a, b in circle(max(radius, 0.02), segments):
            vertices.append(tuple(c + o for c, o in zip(place(a, b, depth), at)))
    for lap in range(len(profile) - 1):
        here, there = lap * segments, (lap + 1) * segments
        faces += [
            (here + i, here + (i + 1) % segments, there + (i + 1) % segments, there + i) for i in range(segments)
        ]
    if caps:
        faces += [tuple(range(segments)), tuple(range(len(vertices) - segments, len(vertices)))]
    return mesh_object(name, vertices, faces, material, smooth_angle=40)


def sweep_sections(name, sections, material, power=2.6, count=28, smooth=1):
    """A handle-like body. Sections are (y, z, half width, half height, pitch in degrees below the horizontal)."""
    rings = []
    for y, z, half_width, half_height, pitch in sections:
        slope = math.radians(pitch)
        up_y, up_z = -math.sin(slope), math.cos(slope)
        loop = []
        for step in range(count):
            angle = 2 * math.pi * step / count
            c, s = math.cos(angle), math.sin(angle)
            across = half_width * math.copysign(abs(c) ** (2 / power), c)
            up = half_height * math.copysign(abs(s) ** (2 / power), s)
            loop.append((across, y + up * up_y, z + up * up_z))
        rings.append(loop)
    return loft(name, rings, material, smooth)
