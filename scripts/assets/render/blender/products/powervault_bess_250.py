"""PowerVault BESS-250: a battery cabinet with two doors, fans behind guards, and a lit seam."""
from materials import black_plastic, graphite, picture, white, zinc
from mesh import decal, pillar, plate, prism
from parts import cabinet
from products import family


def build(product):
    width, depth, height = product["width"], product["depth"], product["height"]
    front = -depth / 2
    _skid(width, depth)
    pillar("body", 0, 0, 150, width, depth, height - 200, white(), 18, 6, 4)
    pillar("roof gap", 0, 0, height - 56, width - 20, depth - 20, 16, black_plastic(), 12, 0)
    pillar("roof", 0, 0, height - 44, width + 24, depth + 24, 44, white(), 20, 7, 4)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cabinet.lifting_eye(sx * (width / 2 - 70), sy * (depth / 2 - 70), height)
    door_width = width / 2 - 46
    for sign in (-1, 1):
        x = sign * (width / 4 - 4)
        plate("door", x, 190, door_width, height - 290, front - 8, 14, white(), 12, 5, 4)
        cabinet.grille(x, height - 690, door_width - 120, 540, front - 8, 12, 24)
        for z in (360, 1000, 1640):
            cabinet.hinge(sign * (width / 2 - 26), z, front - 4)
    _doors(product, width, height, front)
    for side, sign in (("left", -1), ("right", 1)):
        cabinet.on_side(lambda: _side(depth, height), (sign * width / 2, 0, 0), side)


def _doors(product, width, height, front):
    cabinet.blade(0, 230, height - 380, front + 4, 16)
    cabinet.lock(-64, 1010, front - 8)
    cabinet.lock(64, 1010, front - 8)
    family.number(product, -width / 4, 1130, 210, front - 8)
    family.wordmark(-width / 4, 320, 40, front - 8)
    x = width / 4 + 20
    cabinet.display(x, 1180, 250, 168, front - 8, "powervault-bess-250-screen.png", bezel=26)
    cabinet.stop_button(x, 1020, front - 9)
    decal("warning", x - 150, 1002, 86, 78, front - 8.6, picture("warning.png"))
    cabinet.louvres(x, 300, 480, 12, front - 8)


def _skid(width, depth):
    """A frame with fork pockets, on four feet."""
    dark = graphite()
    for sy in (-1, 1):
        prism(
            "skid beam",
            [(-width / 2 + 20, 24), (width / 2 - 20, 24), (width / 2 - 20, 150), (-width / 2 + 20, 150)],
            sy * (depth / 2 - 20) - 14, sy * (depth / 2 - 20) + 14, dark, "y", edge=3,
        )
        for sx in (-1, 1):
            plate("fork pocket", sx * width * 0.22, 50, 190, 72, sy * (depth / 2 - 20) - 14.6, 0.5, cabinet.void(), 6, 0)
    for sx in (-1, 1):
        prism("skid end", [(-depth / 2 + 20, 24), (depth / 2 - 20, 24), (depth / 2 - 20, 150), (-depth / 2 + 20, 150)],
              sx * (width / 2 - 34) - 14, sx * (width / 2 - 34) + 14, dark, "x", edge=3)
        for sy in (-1, 1):
            pillar("foot", sx * (width / 2 - 60), sy * (depth / 2 - 60), 0, 150, 150, 26, zinc(), 8, 2)


def _side(depth, height):
    plate("side panel", -depth / 4 + 8, 200, depth / 2 - 60, height - 310, -4, 8, white(), 8, 3)
    plate("side panel", depth / 4 - 8, 200, depth / 2 - 60, height - 310, -4, 8, white(), 8, 3)
    for x in (-depth / 4 + 8, depth / 4 - 8):
        cabinet.fan(x, height - 440, 150, -4)
        cabinet.louvres(x, 270, depth / 2 - 170, 14, -4)
