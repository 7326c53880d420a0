"""DC-30 Pro: a low pedestal whose head leans back, one gun on its left side."""
from materials import graphite, white
from mesh import group, plate, prism, recorded
from parts import cabinet
from products import family


def build(product):
    width, depth, height = product["width"], product["depth"], product["height"]
    foot, front = 70, -depth / 2
    cabinet.plinth(width, depth, foot)
    side = [
        (front, foot), (depth / 2, foot), (depth / 2, height), (front + 178, height), (front + 150, height - 12),
        (front, 960),
    ]
    prism("body", side, -width / 2 + 7, width / 2 - 7, white(), "x", edge=16, segments=5)
    for sign in (-1, 1):
        inner = [(a * 0.996, b) for a, b in side]
        start = sign * (width / 2 - 8)
        prism("cheek", inner, start, sign * width / 2, graphite(), "x", edge=5, segments=3)
    _head(product, front)
    _door(product, width, front, foot)
    _gun(width, depth)


def _head(product, front):
    """The leaning face with the screen."""

    def make():
        cabinet.display(0, 62, 284, 196, 0, family.screen(product), bezel=30)

    group("head", recorded(make), (0, front, 960), tilt=-23.6)


def _door(product, width, front, foot):
    plate("door", 0, foot + 26, width - 74, 960 - foot - 54, front - 4, 8, white(), 10, 3)
    cabinet.blade(-width / 2 + 62, foot + 70, 700, front - 4)
    family.number(product, 46, 640, 130, front - 4)
    cabinet.reader(150, 800, front - 4, 76)
    cabinet.stop_button(0, 855, front - 6)
    cabinet.louvres(24, foot + 70, width - 220, 7, front - 4)
    family.wordmark(24, 400, 25, front - 4)
    cabinet.lock(width / 2 - 66, 430, front - 4)


def _gun(width, depth):
    x = -width / 2
    family.side_gun(
        "left", x, -40, 830, 14, (x - 12, 110, 360), (-0.75, 0, -0.66), 1500, family.box_of(width, depth, 1300),
        push=(-0.15, -0.1, 0),
    )
    cabinet.on_side(lambda: cabinet.louvres(0, 0, 220, 6, 0), (-width / 2, 30, 140), "left")
    cabinet.on_side(lambda: cabinet.louvres(0, 0, 260, 8, 0), (width / 2, 0, 160), "right")
