"""Parts of a cabinet: doors, louvres, plinth, locks, lights, displays, plates. All face -y at `front`."""
import math

from materials import black_plastic, glass, graphite, light, picture, red, steel, surface, void, white, yellow, zinc
from mesh import circle, cylinder, decal, group, lathe, mesh_object, pillar, plate, prism, recorded, ring, rounded, tube


def plinth(width, depth, height, inset=28):
    """The dark foot, set back under the cabinet, on a thin base plate with anchor bolts."""
    pillar("plinth", 0, 0, 6, width - 2 * inset, depth - 2 * inset, height - 6, graphite(), 14, 2)
    pillar("base plate", 0, 0, 0, width - 2 * inset + 24, depth - 2 * inset + 24, 7, zinc(), 10, 1)
    for sx in (-1, 1):
        x = sx * (width / 2 - inset - 30)
        cylinder("anchor", (x, -(depth / 2 - inset + 5), 11), 6, 9, zinc(), "z", 1, 6)


def louvres(x, z, width, rows, front, material=None, pitch=30):
    """Pressed louvres: hoods that open downwards over dark slots."""
    skin = material or white()
    hood = 17
    profile = [(0, 0), (-7.5, 2.5), (-8, 4), (-7, 6), (0, hood)]
    for row in range(rows):
        foot = z + row * pitch
        half = width / 2
        vertices, faces = [], []
        ends = [(-half, 0.12), (-half + 7, 0.8), (-half + 14, 1), (half - 14, 1), (half - 7, 0.8), (half, 0.12)]
        for px, size in ends:
            vertices += [(x + px, front + out * size, foot + up) for out, up in profile]
        rib = len(profile)
        for lap in range(len(ends) - 1):
            here, there = lap * rib, (lap + 1) * rib
            faces += [(here + i, here + i + 1, there + i + 1, there + i) for i in range(rib - 1)]
        mesh_object("louvre", vertices, faces, skin, 60)
        plate("louvre slot", x, foot - 6, width - 10, 9, front - 0.5, 0.4, void(), 3, 0)


def lock(x, z, front):
    """A swing handle: a long black plate with a lever and a cylinder."""
    plate("lock plate", x, z, 30, 190, front - 4, 4, black_plastic(), 14, 1.5)
    plate("lock lever", x, z + 42, 19, 132, front - 15, 11, graphite(), 9, 3)
    cylinder("lock cylinder", (x, front - 6, z + 22), 9, 6, steel(), "y", 1)
    plate("key slot", x, z + 17, 2, 10, front - 9.3, 0.4, void(), 0, 0)


def hinge(x, z, front):
    """A door hinge seen from the front: a barrel between two leaves."""
    cylinder("hinge", (x, front - 5, z), 7, 74, graphite(), "z", 1.5, 24)
    for shift in (-12.5, 12.5):
        cylinder("hinge gap", (x, front - 5, z + shift), 7.2, 1, void(), "z", 0, 24)


def blade(x, z, height, front, width=12):
    """A lit light guide in a black channel."""
    plate("blade channel", x, z - 5, width + 12, height + 10, front - 1.5, 2, black_plastic(), 6, 0.8)
    plate("blade", x, z, width, height, front - 5, 4, light(), width / 2, 2)


def display(x, z, width, height, front, file, bezel=22, glow=0.95):
    """A screen behind one sheet of black glass."""
    plate("glass", x, z - bezel, width + 2 * bezel, height + 2 * bezel, front - 5, 6, glass(), 14, 1.5)
    decal("screen", x, z, width, height, front - 5.3, picture(file, glow=glow))


def stop_button(x, z, front):
    """The emergency stop on its yellow plate, with a collar against knocks."""
    prism("stop plate", circle(35), -3, 0, yellow(), at=(x, front, z), edge=1)
    at = (x, front, z)
    lathe("stop stem", [(15, -3), (15, -14), (14, -16)], black_plastic(), "y", at)
    head = [(15, -16), (24, -17), (26.5, -20), (27, -25), (25.5, -30), (20, -33.5), (10, -35), (0, -35.4)]
    lathe("stop head", head, red(), "y", at)


def reader(x, z, front, size=92):
    """The contactless reader: black glass with a lit sign in a thin frame."""
    plate("reader frame", x, z - 5, size + 10, size * 1.25 + 10, front - 3, 4, black_plastic(), 16, 1.2)
    plate("reader glass", x, z, size, size * 1.25, front - 5, 3, glass(), 13, 1)
    decal("reader sign", x, z, size, size * 1.25, front - 5.3, picture("reader.png", glow=0.8))


def grille(x, z, width, height, front, slat=11, pitch=20, material=None):
    """Black slats in a frame over a dark inside."""
    skin = material or black_plastic()
    outer, inner = rounded(width, height, 16), rounded(width - 26, height - 26, 8)
    at = (x, front, z + height / 2)
    ring("grille frame", outer, inner, -8, 2, skin, at=at, edge=2)
    plate("grille inside", x, z + 8, width - 16, height - 16, front - 0.8, 0.5, void(), 8, 0)
    rows = int((height - 40) / pitch)
    for row in range(rows):
        foot = z + (height - rows * pitch) / 2 + row * pitch + (pitch - slat) / 2
        vertices = []
        for sx in (-1, 1):
            px = x + sx * (width / 2 - 12)
            vertices += [(px, front - 7, foot), (px, front - 5.5, foot - 1), (px, front - 1, foot + slat - 1), (px, front - 2, foot + slat)]
        faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        mesh_object("slat", vertices, faces, skin, 30)


def fan(x, z, radius, front, pitch=16):
    """A fan behind a guard of concentric wires, over a dark inside."""
    at = (x, front, z)
    steel_grey = surface("fan blade", (0.035, 0.037, 0.036), 0.45)
    ring("fan frame", circle(radius + 14), circle(radius), -8, 0, black_plastic(), at=at, edge=2)
    cylinder("fan inside", (x, front - 0.7, z), radius + 2, 0.5, void(), "y", 0)
    cylinder("fan hub", (x, front - 3, z), radius * 0.3, 4, steel_grey, "y", 1.5)
    for index in range(7):
        angle = 2 * math.pi * index / 7
        vertices = []
        for share, spread, depth in ((0.28, 0.22, -1.4), (0.6, 0.3, -1.6), (0.95, 0.36, -1.8)):
            for side, lift in ((-1, 0), (1, -2.2)):
                a = angle + side * spread + share * 0.5
                vertices.append((x + radius * share * math.cos(a), front + depth + lift, z + radius * share * math.sin(a)))
        mesh_object("fan blade", vertices, [(0, 1, 3, 2), (2, 3, 5, 4)], steel_grey, 60)
    wires = int(radius / pitch)
    for index in range(1, wires + 1):
        reach = radius * index / wires
        points = [(x + a, front - 7, z + b) for a, b in circle(reach, 48)]
        tube("guard", points, 1.5, zinc(), closed=True)
    for index in range(4):
        angle = math.pi / 4 + index * math.pi / 2
        end = (x + radius * math.cos(angle), front - 7, z + radius * math.sin(angle))
        tube("guard", [(x, front - 7, z), end], 1.8, zinc())


def on_side(make, at, side):
    """Build front-facing parts with `make` and hang them on a side: "left", "right" or "rear"."""
    turn = {"left": -90, "right": 90, "rear": 180}[side]
    return group(f"on the {side}", recorded(make), at, turn)


def lifting_eye(x, y, z):
    """A ring bolt on a roof."""
    cylinder("eye foot", (x, y, z + 4), 22, 8, zinc(), "z", 1.5)
    points = [(x + 24 * math.cos(a), y, z + 32 + 24 * math.sin(a)) for a in [math.pi * 2 * i / 32 for i in range(32)]]
    tube("eye", points, 7, zinc(), closed=True)


def groove_cutter(x, y, z, width, depth, height):
    """A box that cuts a seam; its middle at x, y and its foot at z."""
    return pillar("cutter", x, y, z, width, depth, height, None, 0, 0)
