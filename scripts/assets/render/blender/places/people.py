"""People in middle distance: standing, walking, at a display. Shirt and trousers, or a kurta with a plait."""
import math

import bpy
from mathutils import Vector

from materials import surface
from mesh import MM, group, loft, new_object, prism, recorded, rounded

HAIR, SHOE = ((0.012, 0.010, 0.009), 0.55), ((0.022, 0.016, 0.012), 0.5)

# Joints of the right side in mm, for a height of 1720; x away from the body's middle, -y forward.
LEGS = {
    "stand": (((80, 0, 900), (94, -14, 490), (103, 12, 84)), ((80, 0, 900), (108, -52, 492), (128, -34, 84))),
    "walk": (((80, 0, 890), (88, -128, 500), (92, -196, 92)), ((80, 0, 890), (88, 34, 486), (94, 226, 132))),
}
ARMS = {
    "hang": ((188, 6, 1404), (222, 28, 1128), (226, -58, 888)),
    "forward": ((188, 0, 1404), (214, -74, 1136), (210, -214, 926)),
    "back": ((188, 6, 1404), (220, 104, 1142), (224, 116, 900)),
    "bent": ((188, 0, 1404), (222, -10, 1130), (132, -226, 1166)),
    "reach": ((186, -8, 1404), (226, -176, 1192), (168, -408, 1262)),
}
# What each arm does: left, right.
POSES = {
    "stand": ("hang", "hang"), "walk": ("forward", "back"), "phone": ("hang", "bent"),
    "reach": ("hang", "reach"), "both": ("bent", "bent"),
}


def _limb(name, joints, radii, material, mirror):
    """A round limb through joints, thicker and thinner by `radii`; -1 as `mirror` puts it on the other side."""
    points = [Vector((mirror * x, y, z)) for x, y, z in joints]
    ends = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    path = []
    for index in range(len(points) - 1):
        a, b, c, d = ends[index : index + 4]
        for step in range(8):
            t = step / 8
            place = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            path.append((place, radii[index] + (radii[index + 1] - radii[index]) * t))
    path.append((points[-1], radii[-1]))
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", MM, 5, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(path) - 1)
    for point, (place, radius) in zip(spline.points, path):
        point.co, point.radius = (*(place * MM), 1), radius
    spline.use_smooth = True
    return new_object(name, curve, material)


def _oval(z, a, b, y=0.0, tilt=0.0, power=2.0):
    """A ring around the body at height `z`; `tilt` lifts its front."""
    ring = []
    for step in range(20):
        angle = 2 * math.pi * step / 20
        c, s = math.cos(angle), math.sin(angle)
        x, dy = a * math.copysign(abs(c) ** (2 / power), c), y + b * math.copysign(abs(s) ** (2 / power), s)
        ring.append((x, dy, z - tilt * dy))
    return ring


def _leg(joints, mirror, cloth, shoe):
    _limb("leg", joints, (84, 66, 55), cloth, mirror)
    x, y, z = mirror * joints[2][0], joints[2][1], joints[2][2] - 84
    sole = ((0, 46, 126, -44), (24, 47, 128, -44), (50, 42, 104, -30), (84, 38, 58, 6), (108, 34, 42, 12))
    loft("shoe", [[(x + px, y + py, z + pz) for px, py, pz in _oval(h, a, b, dy)] for h, a, b, dy in sole], shoe, 1)


def _arm(joints, mirror, cloth, skin, sleeve):
    shoulder, elbow, wrist = (Vector(joint) for joint in joints)
    cuff = shoulder.lerp(elbow, 0.78) if sleeve == "short" else elbow.lerp(wrist, 0.9)
    upper = [shoulder, shoulder.lerp(elbow, 0.4), cuff] if sleeve == "short" else [shoulder, elbow, cuff]
    _limb("sleeve", upper, (60, 58, 56) if sleeve == "short" else (60, 48, 40), cloth, mirror)
    _limb("forearm", [shoulder.lerp(elbow, 0.5), elbow, elbow.lerp(wrist, 0.4), wrist], (42, 39, 38, 27), skin, mirror)
    way = (wrist - elbow).normalized()
    inward = Vector((-0.10, -0.16, -0.12))
    hand = [wrist, wrist + way * 56 + inward * 40, wrist + way * 118 + inward * 130, wrist + way * 164 + inward * 260]
    _limb("hand", hand, (27, 36, 30, 14), skin, mirror)
    return hand[2]


def _head(skin, hair, plait):
    _limb("neck", [(0, 26, 1430), (0, 14, 1500), (0, 6, 1570)], (62, 55, 54), skin, 1)
    skull = ((1512, 40, 42, -38), (1528, 56, 62, -26), (1564, 67, 80, -12), (1612, 75, 94, -2), (1660, 77, 97, 4), (1700, 66, 84, 8), (1722, 36, 48, 10))
    loft("head", [_oval(*ring) for ring in skull], skin, 1)
    crown = ((1606, 80, 88, 20, 0.52), (1640, 87, 101, 14, 0.46), (1682, 88, 103, 12, 0.30), (1718, 78, 92, 12, 0.14), (1744, 52, 62, 12, 0.04), (1752, 20, 24, 12))
    loft("hair", [_oval(*ring) for ring in crown], hair, 1)
    for side in (-1, 1):
        loft("ear", [[(side * 79 + a, 8 + b, 1612 + c) for a, b, c in _oval(h, 9, 17 - abs(h) / 6)] for h in (-30, -14, 10, 28)], skin, 1)
    _limb("nose", [(0, -92, 1640), (0, -110, 1606), (0, -98, 1598)], (9, 15, 12), skin, 1)
    if plait:
        _limb("plait", [(0, 92, 1610), (0, 122, 1500), (0, 132, 1330), (0, 124, 1130)], (48, 40, 33, 14), hair, 1)


def person(x, y, turn=0, height=1720, shirt=(0.32, 0.40, 0.46), trousers=(0.05, 0.055, 0.07), pose="stand", z=0, dress="shirt", skin=(0.27, 0.14, 0.078)):
    """Turn 0 looks at the camera, 90 to the right. `dress` is shirt, overall or kurta."""
    cloth, legs = surface(f"cloth {shirt}", shirt, 0.9, specular=0.2), surface(f"cloth {trousers}", trousers, 0.9, specular=0.2)
    body = surface(f"skin {skin}", skin, 0.55)
    hair, shoe = surface("hair", *HAIR), surface("shoe", *SHOE)

    def make():
        for mirror, joints in zip((1, -1), LEGS["walk" if pose == "walk" else "stand"]):
            _leg(joints, mirror, legs, shoe)
        hem = {"shirt": ((812, 176, 132, 4), (840, 174, 131, 4)), "overall": ((880, 166, 122, 4), (900, 165, 122, 4)), "kurta": ((460, 226, 256, 10), (700, 200, 204, 8), (850, 180, 150, 4))}[dress]
        trunk = ((960, 160, 116, 4), (1080, 150, 110, 2), (1200, 166, 114, 0), (1310, 188, 116, 2), (1385, 196, 106, 6), (1428, 168, 88, 10), (1462, 106, 74, 14), (1486, 68, 62, 14))
        loft("trunk", [_oval(*ring, power=2.3) for ring in (*hem, *trunk)], cloth, 1)
        sleeve = "long" if dress == "overall" else "short"
        for mirror, kind in zip((1, -1), POSES[pose]):
            palm = _arm(ARMS[kind], mirror, cloth, body, sleeve)
            if pose == "phone" and kind == "bent":
                slab = prism("phone", rounded(74, 150, 10), -4, 4, surface("phone", (0.01, 0.01, 0.011), 0.2), "y", edge=2)
                group("phone", [slab], (mirror * palm[0], palm[1] - 18, palm[2] + 44), tilt=-32)
        _head(body, hair, dress == "kurta")

    whole = group("person", recorded(make), (x, y, z), turn)
    whole.scale = (height / 1720,) * 3
    return whole
