"""DC-120 Ultra: a tall cabinet under a head of black glass that runs across the whole front."""
from materials import black_plastic, glass, light, white
from mesh import plate
from parts import cabinet
from products import family


def build(product):
    width, depth, height = product["width"], product["depth"], product["height"]
    foot, front = 90, -depth / 2
    cabinet.plinth(width, depth, foot, 34)
    family.shell(width, depth, height, foot, radius=36)
    head_foot = 1110
    plate("head", 0, head_foot, width - 18, height - head_foot - 22, front - 8, 14, glass(), 26, 3, 4)
    cabinet.display(40, 1205, 360, 440, front - 8, family.screen(product), bezel=4)
    family.wordmark(40, 1702, 27, front - 8.2, dark=False)
    plate("light bar", 0, head_foot - 17, width - 60, 9, front - 4, 6, light(), 4.5, 2)
    plate("light channel", 0, head_foot - 22, width - 34, 19, front - 0.8, 2, black_plastic(), 9, 0.5)
    cabinet.stop_button(-width / 2 + 82, 1640, front - 9)
    cabinet.reader(-width / 2 + 82, 1440, front - 8, 84)
    column_x = -width / 2 + 82
    family.spine(column_x, foot + 14, head_foot - foot - 48, 134, front)
    door_x, door_width = 78, width - 222
    plate("door", door_x, foot + 20, door_width, head_foot - foot - 60, front - 5, 9, white(), 12, 3.5, 4)
    family.number(product, door_x + 20, 880, 150, front - 5)
    cabinet.louvres(door_x - 4, foot + 90, door_width - 96, 15, front - 5)
    cabinet.lock(door_x + door_width / 2 - 38, 640, front - 5)
    for side, sign in (("left", -1), ("right", 1)):
        cabinet.on_side(lambda: _side(depth), (sign * width / 2, 0, 0), side)
    family.front_gun(
        column_x, 880, front - 9, 17, (-width / 2 - 2, -40, 420), (-0.8, 0, -0.6), 1540,
        family.box_of(width, depth, height), side=(-0.35, -0.05, 0),
    )


def _side(depth):
    plate("side panel", 0, 140, depth - 90, 1560, -3, 6, white(), 12, 2)
    cabinet.grille(0, 1330, depth - 190, 300, -3)
    cabinet.louvres(0, 210, depth - 230, 9, -3)
