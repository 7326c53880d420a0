"""A stop before a sandstone arcade with two pavilions on its roof, on dry ground, in the late afternoon."""
import math

from materials import surface
from mesh import group, lathe, pillar, prism, recorded
from places import bodies, forecourt, houses, outdoors, site, stop

BAY, BAYS, MIDDLE, FRONT = 2700, 9, 0, 14500
FLOOR, SPRING, WALL_TOP, ROOF = 450, 2750, 4650, 5900
END = BAY * BAYS / 2
PAVILION = 3600


def build(job):
    products = job["products"]
    outdoors.daylight(elevation=20, azimuth=44, sun=5.4, sky=0.11, haze=1.8, clouds=0.35)
    outdoors.ground("dry ground", (0.33, 0.235, 0.14), (0.45, 0.34, 0.22), 0.2, 0.95, 1000000, -30, 6.0, worn=0.6)
    stop.apron(0, 4000, 36000, 20000)
    _arcade()
    for side in (-1, 1):
        _pavilion(MIDDLE + side * (END + PAVILION / 2))
    group("shop", recorded(forecourt.kiosk, 0, 0, 7600, 3600, 3000, day=True), (MIDDLE, FRONT + 3300, FLOOR))
    forecourt.island(1800, 8600, 9600, 1700)
    stop.bays(-4500, 2000, 4)
    site.on_charge(products, "dc-120-ultra", (-3000, 4700, 0), site.WHITE, bodies.ESTATE)
    stop.charger(products, "dc-120-ultra", (2800, 8000, 153))
    stop.parked(stop.TEAL, (6000, 4500, 0), -88, bodies.SEDAN)
    for x, width in ((-34000, 34000), (35000, 36000)):
        pillar("compound wall", x, 21000, 0, width, 300, 1900, _stone(), 0, 10)
        pillar("coping", x, 21000, 1900, width, 460, 120, _trim(), 0, 10)
    for x, y, height, seed in ((-21500, 14500, 6800, 1), (20500, 16500, 7400, 3), (25500, 25500, 7800, 2), (-29000, 27000, 7600, 4)):
        outdoors.tree(x, y, height, seed, (0.075, 0.105, 0.035), 0.9)
    outdoors.tufts(19500, 12500, 9000, 6000, 130, 3)
    outdoors.tufts(-22500, 12000, 9000, 8000, 160, 4)
    outdoors.grove(130000, -220000, 220000, 6500, 4, (0.105, 0.115, 0.060))
    for y, height, seed, color in ((330000, 62000, 8, (0.33, 0.29, 0.25)), (270000, 30000, 5, (0.29, 0.23, 0.165))):
        outdoors.hills(y, -650000, 650000, height, seed, color)
    site.taken_from(job["view"])


def _stone():
    return houses.masonry("sandstone", (0.49, 0.315, 0.18), (0.42, 0.26, 0.145), (0.31, 0.19, 0.11), 620, 310)


def _trim():
    return surface("light sandstone", (0.56, 0.42, 0.27), 0.85)


def _foils(half, rise, steps=60):
    """The curve of an arch of five foils with a pointed crown, from right to left around (0, 0)."""
    curve = []
    for step in range(steps + 1):
        angle = math.pi * step / steps
        reach = 1 - 0.13 * (1 - abs(math.sin(5 * angle)))
        crown = 1 + 0.16 * math.exp(-(((angle - math.pi / 2) / 0.13) ** 2))
        curve.append((half * math.cos(angle) * reach, rise * math.sin(angle) * reach * crown))
    return curve


def _arcade():
    """Nine arches before a deep porch, a sloping sunshade on brackets, and a parapet."""
    width = BAY * BAYS
    pillar("plinth", MIDDLE, FRONT + 4000, 0, width + 2 * PAVILION + 500, 9400, FLOOR, _trim(), 0, 16)
    for index in range(3):
        pillar("step", MIDDLE, FRONT - 700 - index * 330, 0, 6000, 700, FLOOR - (index + 1) * 112, _trim(), 0, 10)
    for index in range(BAYS):
        middle = MIDDLE + BAY * (index - (BAYS - 1) / 2)
        left, right = middle - BAY / 2, middle + BAY / 2
        outline = [(left, SPRING), (left, WALL_TOP), (right, WALL_TOP), (right, SPRING)]
        outline += [(middle + a, SPRING + b) for a, b in _foils(1110, 1180)]
        prism("arch", outline, FRONT - 190, FRONT + 190, _stone(), "y", edge=0)
    for index in range(BAYS + 1):
        x = MIDDLE + BAY * (index - BAYS / 2)
        pillar("base", x, FRONT, FLOOR, 560, 560, 420, _trim(), 20, 14)
        pillar("shaft", x, FRONT, FLOOR + 420, 330, 330, SPRING - FLOOR - 780, _stone(), 110, 4)
        pillar("neck", x, FRONT, SPRING - 400, 420, 420, 120, _trim(), 120, 20)
        pillar("capital", x, FRONT, SPRING - 290, 560, 520, 290, _trim(), 40, 40)
    pillar("porch ceiling", MIDDLE, FRONT + 3800, WALL_TOP, width, 8000, 240, _trim(), 0, 8)
    back = surface("porch wall", (0.50, 0.38, 0.25), 0.9)
    for side in (-1, 1):
        pillar("porch wall", MIDDLE + side * (END / 2 + 1950), FRONT + 3400, FLOOR, END - 3900, 300, WALL_TOP - FLOOR, back, 0, 8)
        for share in (0.36, 0.72):
            x = MIDDLE + side * (3900 + (END - 3900) * share)
            houses.boxes("door", [(x - 620, x + 620, FRONT + 3230, FRONT + 3260, FLOOR, FLOOR + 2300)], surface("old teak", (0.10, 0.052, 0.026), 0.6))
    pillar("porch head", MIDDLE, FRONT + 3400, FLOOR + 3300, 7900, 300, WALL_TOP - FLOOR - 3300, back, 0, 8)
    _sunshade(MIDDLE - END, MIDDLE + END, FRONT - 190, WALL_TOP + 40)
    pillar("parapet", MIDDLE, FRONT + 60, WALL_TOP + 240, width, 380, ROOF - WALL_TOP - 240, _stone(), 0, 8)
    pillar("parapet coping", MIDDLE, FRONT + 60, ROOF, width, 520, 130, _trim(), 0, 20)
    _panels(MIDDLE - END, MIDDLE + END, FRONT - 138)


def _sunshade(left, right, front, z):
    """A sloping slab of stone, and the brackets under it."""
    slope = [(front + 20, z + 300), (front + 20, z + 410), (front - 900, z + 110), (front - 900, z + 30)]
    prism("sunshade", slope, left, right, _trim(), "x", edge=6)
    count = max(2, round((right - left) / (BAY / 2)))
    for index in range(count + 1):
        x = left + 60 + (right - left - 120) * index / count
        bracket = [(front + 10, z - 300), (front + 10, z + 290), (front - 640, z + 100), (front - 560, z + 20), (front - 170, z - 60)]
        prism("bracket", bracket, x - 55, x + 55, _trim(), "x", edge=8)


def _panels(left, right, front):
    """Sunk panels along a parapet: frames of lighter stone around the darker field."""
    low, high = WALL_TOP + 560, ROOF - 110
    count = round((right - left) / (BAY / 2))
    step = (right - left) / count
    spans = [(left, right, front - 40, front + 20, low - 90, low), (left, right, front - 40, front + 20, high, high + 90)]
    spans += [(left + step * index - 70, left + step * index + 70, front - 40, front + 20, low, high) for index in range(count + 1)]
    houses.boxes("panels", spans, _trim())


def _pavilion(x):
    """A solid end of the arcade with a pierced window, and a domed roof on four columns above."""
    front = FRONT - 500
    pillar("end", x, front + 4500, FLOOR, PAVILION, 9000, ROOF - FLOOR + 200, _stone(), 0, 12)
    pillar("end coping", x, front + 4500, ROOF + 200, PAVILION + 260, 9260, 150, _trim(), 0, 24)
    pillar("end base", x, front + 4500, FLOOR, PAVILION + 160, 9160, 500, _trim(), 0, 24)
    _sunshade(x - PAVILION / 2 - 60, x + PAVILION / 2 + 60, front, WALL_TOP + 40)
    _pierced(x, front, 1500, 1250, 2200)
    pillar("kiosk base", x, front + 1900, ROOF + 350, 3000, 3000, 260, _trim(), 0, 20)
    for a in (-1, 1):
        for b in (-1, 1):
            pillar("roof column", x + a * 1150, front + 1900 + b * 1150, ROOF + 610, 230, 230, 1900, _trim(), 80, 6)
    pillar("roof beam", x, front + 1900, ROOF + 2400, 2700, 2700, 240, _stone(), 0, 12)
    pillar("roof shade", x, front + 1900, ROOF + 2640, 3600, 3600, 110, _trim(), 0, 30)
    dome = [(1290, 0), (1290, 160), (1330, 420), (1270, 800), (1060, 1160), (720, 1440), (330, 1610), (90, 1680), (70, 1800), (150, 1900), (60, 2010), (20, 2200)]
    lathe("dome", dome, _trim(), "z", (x, front + 1900, ROOF + 2750), 64)


def _pierced(x, front, foot, width, height):
    """A window of stone lattice before a dark room."""
    houses.boxes("dark room", [(x - width / 2, x + width / 2, front - 4, front + 40, foot, foot + height)], surface("dark room", (0.02, 0.014, 0.010), 0.9))
    bars = []
    for index in range(1, 10):
        at = x - width / 2 + width * index / 10
        bars.append((at - 22, at + 22, front - 50, front - 2, foot, foot + height))
    for index in range(1, 17):
        at = foot + height * index / 17
        bars.append((x - width / 2, x + width / 2, front - 52, front - 3, at - 20, at + 20))
    for side in (-1, 1):
        edge = x + side * (width / 2 + 90)
        bars.append((edge - 90, edge + 90, front - 90, front + 10, foot - 160, foot + height + 160))
    for level in (foot - 100, foot + height + 100):
        bars.append((x - width / 2, x + width / 2, front - 90, front + 10, level - 80, level + 80))
    houses.boxes("lattice", bars, _trim())
