"""Buildings behind a charging stop: an office, a street house with shops, a house with tiles, a yard's roof."""
import random

from materials import concrete, surface
from mesh import mesh_object, pillar, plate, prism, tube
from places import forecourt


def office(x, y, columns=13, floors=8):
    """A glazed office: panes that each mirror a slightly different part of the sky, bands of stone, a lit lobby."""
    dice = random.Random(5)
    bay, storey, foot = 3000, 3700, 5200
    width, height = columns * bay, floors * storey
    glass = surface("office glass", (0.055, 0.085, 0.10), 0.03, metallic=0.75, specular=0.9)
    stone, frame = surface("office stone", (0.50, 0.47, 0.42), 0.7), surface("office frame", (0.05, 0.052, 0.052), 0.4)
    core = surface("office core", (0.04, 0.045, 0.048), 0.6)
    pillar("office core", x, y + 9000, foot - 200, width - 300, 17000, height + 200, core, 0, 0)
    pillar("office back", x, y + 14500, 0, width - 300, 6000, foot, core, 0, 0)
    vertices, faces = [], []
    for column in range(columns):
        for floor in range(floors):
            left, low = x - width / 2 + column * bay, foot + floor * storey
            lean, turn = dice.uniform(-14, 14), dice.uniform(-14, 14)
            first = len(vertices)
            for a, b in ((0, 0), (1, 0), (1, 1), (0, 1)):
                vertices.append((left + a * bay, y + 300 + lean * (b - 0.5) + turn * (a - 0.5), low + b * storey))
            faces.append((first, first + 1, first + 2, first + 3))
    mesh_object("panes", vertices, faces, glass, None)
    for floor in range(floors + 1):
        plate("band", x, foot + floor * storey - 380, width + 240, 620, y + 140, 300, stone, 0, 6)
    for column in range(columns + 1):
        plate("fin", x - width / 2 + column * bay, foot, 90, height, y + 60, 260, frame, 0, 4)
    for column in range(0, columns + 1, 2):
        pillar("office column", x - width / 2 + column * bay, y + 500, 0, 900, 900, foot, stone, 60, 6)
    forecourt.kiosk(x, y + 2600, width - 4000, 6000, 4300, day=True)
    pillar("office porch", x, y - 1400, 4300, 13000, 4400, 340, stone, 20, 10)
    for side in (-5800, 5800):
        pillar("porch post", x + side, y - 3200, 0, 420, 420, 4300, stone, 200, 4)


def street_house(x, y):
    """Three storeys of plaster over two shops with shutters and an open one, with sunshades and air conditioners."""
    plaster, trim = surface("street plaster", (0.56, 0.40, 0.25), 0.85), surface("street trim", (0.60, 0.56, 0.48), 0.8)
    pillar("street house", x, y + 5300, 3600, 20400, 10000, 7400, plaster, 0, 20)
    pillar("parapet", x, y + 5300, 11000, 20700, 10300, 700, trim, 0, 10)
    forecourt.kiosk(x - 1200, y + 300, 8600, 4200, 3300, day=True)
    for side, tone in ((-8200, (0.14, 0.22, 0.30)), (6400, (0.30, 0.30, 0.28))):
        shutter(x + side, y + 250, 4300, tone)
    for px in (-10200, -5700, 3300, 8900):
        pillar("pier", x + px, y + 900, 0, 560, 1600, 3620, trim, 0, 8)
    plate("fascia", x, 3420, 20600, 300, y - 60, 400, trim, 0, 6)
    for row, z in enumerate((4500, 8050)):
        for index in range(6):
            wx = x - 8300 + index * 3330
            _window(wx, y + 290, z, (index * 5 + row) % 4 == 0)
    pillar("tank", x + 6200, y + 4000, 11700, 1500, 1500, 1500, surface("tank", (0.02, 0.02, 0.022), 0.5), 740, 30)


def shutter(x, y, width, tone):
    """A closed shop: a roller shutter of this colour under its box."""
    paint = surface(f"shutter {tone}", tone, 0.5, metallic=0.3)
    plate("shutter", x, 120, width, 2900, y + 60, 30, paint, 0, 0)
    for index in range(24):
        tube("shutter rib", [(x - width / 2, y + 58, 180 + index * 118), (x + width / 2, y + 58, 180 + index * 118)], 26, paint)
    plate("shutter box", x, 2960, width, 420, y - 40, 200, surface("shutter box", (0.30, 0.29, 0.26), 0.7), 0, 10)


def _window(x, front, z, cooled):
    """A window with a sunshade; with an air conditioner under it where it is `cooled`."""
    frame = surface("street frame", (0.16, 0.10, 0.06), 0.6)
    plate("pane", x, z, 1500, 1500, front - 8, 10, surface("street pane", (0.012, 0.016, 0.018), 0.05, specular=0.7), 0, 0)
    for share in (-750, 0, 750):
        plate("jamb", x + share, z, 80, 1500, front - 40, 50, frame, 0, 3)
    for low in (z - 40, z + 1460):
        plate("rail", x, low, 1600, 80, front - 44, 54, frame, 0, 3)
    pillar("sunshade", x, front - 260, z + 1640, 2000, 620, 110, surface("street trim", (0.60, 0.56, 0.48), 0.8), 0, 8)
    if cooled:
        white = surface("cooler white", (0.60, 0.60, 0.57), 0.5)
        plate("unit", x + 200, z - 800, 860, 580, front - 420, 340, white, 20, 8)
        plate("fan", x + 90, z - 740, 460, 460, front - 426, 8, surface("fan dark", (0.05, 0.05, 0.05), 0.6), 228, 1)


def tiled_house(x, y, width=12500):
    """A house of laterite and plaster under a roof of clay tiles, with a shop behind a veranda."""
    tile = surface("clay tile", (0.30, 0.105, 0.05), 0.8, relief=(9, 0.5, 14.0))
    wood, plaster = surface("teak", (0.13, 0.066, 0.032), 0.5), surface("lime plaster", (0.66, 0.62, 0.53), 0.9)
    forecourt.kiosk(x, y + 2400, width - 2600, 3800, 2900, day=True)
    for side in (-1, 1):
        pillar("house end", x + side * (width / 2 - 700), y + 4300, 0, 1300, 3900, 3000, plaster, 0, 10)
    pillar("plinth", x, y + 3000, 0, width, 6600, 320, surface("laterite", (0.30, 0.125, 0.07), 0.95, relief=(3, 0.6, 20.0)), 0, 20)
    low, eave, ridge, top = y - 900, 2950, y + 3300, 5600
    roof = [(low, eave), (ridge, top), (y + 7500, eave), (y + 7500, eave - 120), (ridge, top - 130), (low, eave - 120)]
    prism("roof", roof, x - width / 2 - 700, x + width / 2 + 700, tile, "x", edge=10)
    for index in range(int((width + 1400) / 230)):
        rx = x - width / 2 - 650 + index * 230
        tube("tile row", [(rx, low - 10, eave + 18), (rx, ridge, top + 18)], 62, tile)
    tube("ridge", [(x - width / 2 - 700, ridge, top + 40), (x + width / 2 + 700, ridge, top + 40)], 130, tile)
    for index in range(6):
        px = x + (width - 700) * (index / 5 - 0.5)
        pillar("veranda post", px, y - 250, 300, 190, 190, 2700, wood, 20, 6)
        pillar("post foot", px, y - 250, 0, 380, 380, 420, surface("laterite", (0.30, 0.125, 0.07), 0.95, relief=(3, 0.6, 20.0)), 20, 8)
    tube("veranda beam", [(x - width / 2, y - 250, 2900), (x + width / 2, y - 250, 2900)], 110, wood)


def yard_roof(x, y, width=15000, depth=6200, height=3500):
    """Corrugated sheet on steel trusses, open in front, against a wall of a yard; `y` is the wall's front."""
    steel, sheet = surface("yard steel", (0.05, 0.13, 0.20), 0.5), surface("yard sheet", (0.42, 0.45, 0.46), 0.35, metallic=0.7)
    wall, rise = surface("yard wall", (0.58, 0.53, 0.42), 0.9), 500
    plate("yard wall", x, 0, 60000, 3100, y, 240, wall, 0, 8)
    plate("yard dado", x, 0, 60000, 900, y - 5, 6, surface("yard dado", (0.06, 0.20, 0.13), 0.7), 0, 0)
    pillar("yard coping", x, y + 120, 3100, 60000, 360, 90, concrete(), 0, 8)
    count = 4
    for index in range(count):
        px = x + width * (index / (count - 1) - 0.5) * 0.96
        pillar("yard post", px, y - depth + 700, 0, 160, 160, height + 300, steel, 10, 4)
        pillar("yard post foot", px, y - depth + 700, 0, 420, 420, 180, concrete(), 20, 8)
        tube("truss", [(px, y, height - 60), (px, y - depth, height + rise - 60)], 55, steel)
        tube("tie", [(px, y, height - 330), (px, y - depth + 700, height + rise * 0.8 - 400)], 34, steel)
    lines = int(width / 190)
    edge = []
    for index in range(lines * 2 + 1):
        edge.append((x - width / 2 + index * 95, 24 if index % 2 else -24))
    vertices = [(px, py, height + rise * (y - py) / depth + dz) for px, dz in edge for py in (y + 120, y - depth)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(edge) - 1)]
    mesh_object("sheet", vertices, faces, sheet, None)
