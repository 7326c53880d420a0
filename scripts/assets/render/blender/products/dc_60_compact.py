"""DC-60 Compact: a narrow cabinet with a dark spine on the left that carries stop, light and gun."""
from materials import white
from mesh import plate
from parts import cabinet
from products import family


def build(product):
    width, depth, height = product["width"], product["depth"], product["height"]
    foot, front = 84, -depth / 2
    cabinet.plinth(width, depth, foot)
    family.shell(width, depth, height - 24, foot)
    family.roof(width, depth, height, 6)
    spine_x, spine_width = -width / 2 + 86, 132
    family.spine(spine_x, foot + 10, height - foot - 60, spine_width, front)
    door_x, door_width = 82, width - 214
    plate("door", door_x, foot + 22, door_width, height - foot - 86, front - 5, 9, white(), 12, 3.5, 4)
    cabinet.blade(spine_x + spine_width / 2 - 14, foot + 60, height - foot - 160, front - 9)
    cabinet.display(door_x, 1150, 312, 216, front - 5, family.screen(product), bezel=24)
    family.number(product, door_x + 34, 890, 128, front - 5)
    family.wordmark(door_x - 34, 1440, 27, front - 5)
    cabinet.louvres(door_x - 6, foot + 80, door_width - 110, 10, front - 5)
    cabinet.lock(door_x + door_width / 2 - 34, 560, front - 5)
    cabinet.stop_button(spine_x - 12, 1330, front - 10)
    cabinet.reader(spine_x - 10, 1130, front - 9, 78)
    cabinet.on_side(lambda: _side(depth), (-width / 2, 0, 0), "left")
    cabinet.on_side(lambda: _side(depth), (width / 2, 0, 0), "right")
    outlet = (-width / 2 - 2, -60, 430)
    family.front_gun(
        spine_x - 8, 880, front - 9, 15, outlet, (-0.8, 0, -0.6), 1470, family.box_of(width, depth, height),
        side=(-0.35, -0.05, 0),
    )


def _side(depth):
    plate("side panel", 0, 120, depth - 70, 1340, -3, 6, white(), 10, 2)
    cabinet.louvres(0, 190, depth - 180, 6, -3)
    cabinet.louvres(0, 1200, depth - 180, 5, -3)
    for z in (160, 780, 1420):
        for x in (-depth / 2 + 55, depth / 2 - 55):
            cabinet.cylinder("screw", (x, -4, z), 5, 3, cabinet.steel(), "y", 0.8, 6)
