"""DynamicCharge 60: a slim black column with a tall screen and a gun on each side."""
from materials import black_plastic, glass, graphite, light, zinc
from mesh import pillar, plate
from parts import cabinet
from products import family


def build(product):
    width, depth, height = product["width"], product["depth"], product["height"]
    front = -depth / 2
    pillar("base plate", 0, 0, 0, width + 70, depth + 70, 12, zinc(), 16, 2)
    pillar("foot", 0, 0, 12, width - 40, depth - 40, 40, black_plastic(), 60, 2)
    pillar("body", 0, 0, 50, width, depth, height - 50, graphite(), 74, 10, 5)
    plate("front glass", 0, 86, width - 96, height - 132, front - 6, 12, glass(), 34, 3, 5)
    cabinet.display(0, 1030, 300, 600, front - 6, family.screen(product), bezel=3)
    family.wordmark(0, 1706, 24, front - 6.2, dark=False)
    family.number(product, 0, 330, 120, front - 6)
    plate("foot light", 0, 120, width - 190, 8, front - 8, 4, light(), 4, 1.5)
    for sign in (-1, 1):
        side = "left" if sign < 0 else "right"
        cabinet.on_side(lambda: _side(), (sign * width / 2, 0, 0), side)
        x = sign * width / 2
        family.side_gun(
            side, x, -30, 990, 14, (x, 90, 470), (sign * 0.8, 0, -0.6), 1640, family.box_of(width, depth, height),
            push=(sign * 0.1, -0.12, 0),
        )
    cabinet.reader(0, 900, front - 6, 84)
    cabinet.stop_button(0, 800, front - 7)


def _side():
    plate("side strip", 0, 120, 190, 1580, -2, 5, graphite(), 20, 2)
    cabinet.blade(0, 1230, 380, -2, 10)
    cabinet.louvres(0, 150, 130, 8, -2, graphite(), 26)
