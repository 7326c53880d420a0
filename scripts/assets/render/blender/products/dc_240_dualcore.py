"""DC-240 DualCore: two dark spines with a gun each, one tall screen between them, two doors."""
from materials import white
from mesh import plate
from parts import cabinet, gun
from products import family


def build(product):
    """`taken` in the product (-1 left, 1 right) leaves a holster empty: its gun is at a car."""
    width, depth, height = product["width"], product["depth"], product["height"]
    foot, front = 96, -depth / 2
    cabinet.plinth(width, depth, foot, 34)
    family.shell(width, depth, height - 30, foot, radius=30)
    family.roof(width, depth, height, 12, 40)
    inner = width - 2 * 176
    plate("door", 0, foot + 20, inner, 930, front - 5, 9, white(), 10, 3.5, 4)
    plate("upper door", 0, foot + 956, inner, height - foot - 1048, front - 5, 9, white(), 10, 3.5, 4)
    cabinet.display(0, 1210, 400, 490, front - 5, family.screen(product), bezel=26)
    family.wordmark(0, 1784, 30, front - 5)
    family.number(product, 10, 810, 170, front - 5)
    cabinet.louvres(0, foot + 76, inner - 70, 17, front - 5)
    cabinet.lock(inner / 2 - 36, 830, front - 5)
    for sign in (-1, 1):
        _gun_side(product, sign, width, depth, height, foot, front)
    for side, sign in (("left", -1), ("right", 1)):
        cabinet.on_side(lambda: _side(depth), (sign * width / 2, 0, 0), side)


def _gun_side(product, sign, width, depth, height, foot, front):
    x = sign * (width / 2 - 92)
    family.spine(x, foot + 12, height - foot - 80, 138, front)
    cabinet.blade(x - sign * 55, foot + 70, height - foot - 200, front - 9)
    cabinet.stop_button(x + sign * 10, 1660, front - 10)
    cabinet.reader(x + sign * 10, 1420, front - 9, 80)
    if product.get("taken") == sign:
        gun.holster((x + sign * 10, front - 71, 930), tilt=-10)
        return
    family.front_gun(
        x + sign * 10, 930, front - 9, 18, (sign * (width / 2 + 2), -60, 470), (sign * 0.8, 0, -0.6), 1560,
        family.box_of(width, depth, height), side=(sign * 0.35, -0.05, 0),
    )


def _side(depth):
    plate("side panel", 0, 140, depth - 100, 1660, -3, 6, white(), 12, 2)
    cabinet.grille(0, 1240, depth - 240, 480, -3)
    cabinet.louvres(0, 200, depth - 260, 10, -3)
