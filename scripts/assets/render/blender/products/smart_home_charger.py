"""Smart Home Charger: a white frame around a dark face, a lit ring, and the Type 2 plug in it."""
from materials import black_plastic, glass, light, picture, white
from mesh import circle, decal, lathe, plate, ring
from parts import cable, gun

WALL = True
# Where the cable leaves the case.
GLAND = (-62, -52, 1019)


def build(product):
    """The wall is at y = 0; the charger's middle is 1,200 mm above the floor. Without its plug if `taken`."""
    width, depth, height = product["width"], product["depth"], product["height"]
    foot = 1200 - height / 2
    plate("wall bracket", 0, foot + 30, width - 60, height - 60, -14, 14, black_plastic(), 30, 1)
    plate("case", 0, foot, width, height, -depth + 22, depth - 36, white(), 62, 16, 6)
    plate("face", 0, foot + 15, width - 30, height - 30, -depth + 12, 14, glass(), 50, 5, 5)
    front = -depth + 12
    decal("figures", 0, foot + 232, 150, 84, front - 0.4, picture(f"smart-home-charger-{'screen' if product.get('taken') else 'ready'}.png", glow=0.9))
    centre = (0, front, foot + 120)
    ring("light ring", circle(66), circle(59), -3.5, 2, light(), at=centre, edge=1.2)
    lathe("socket", [(57, 2), (57, -9), (53, -12), (42, -12), (40, -9), (40, 2)], black_plastic(), "y", centre)
    cable.gland(GLAND, 8.5)
    if product.get("taken"):
        return
    start, way = gun.type2((centre[0], front + 26, centre[2] + 1), tilt=-4, hose_radius=8.5)
    _cable(start, way)


def _cable(start, way):
    """From the plug down in a wide loop and up into the case."""
    points = cable.hang(
        start, way, (GLAND[0], GLAND[1], GLAND[2] - 57), (0, 0, -1), 1180, 8.5, [((-2000, 0, -10), (2000, 300, 3000))],
        stiffness=0.95, side=(0.1, 0, 0),
    )
    cable.hose("cable", points, 8.5)
