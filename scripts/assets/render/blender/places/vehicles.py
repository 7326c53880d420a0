"""Vehicles beside the car: an auto-rickshaw, a scooter and a city bus. x is forward, the middle is (0, 0)."""
import math

from mathutils import Vector

from materials import black_plastic, glass, light, picture, red, rubber, steel, surface
from mesh import carve, cylinder, decal, group, lathe, prism, recorded, round_path, rounded, tube


def _wheel(x, y, radius, width):
    cylinder("tyre", (x, y, radius), radius, width, rubber(), "y", width * 0.22)
    cylinder("rim", (x, y, radius), radius * 0.55, width + 8, surface("rim plain", (0.4, 0.4, 0.4), 0.4, metallic=0.8), "y", 4)


def _softened(points, radius, steps=6):
    """A closed outline whose corners are arcs of about this radius."""
    count, path = len(points), []
    for index in range(count):
        before, corner, after = (Vector((*points[(index + k) % count], 0)) for k in (-1, 0, 1))
        reach = [min(radius, (end - corner).length * 0.48) for end in (before, after)]
        start, end = (corner + (p - corner).normalized() * r for p, r in zip((before, after), reach))
        for step in range(steps + 1):
            t = step / steps
            place = start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t**2
            path.append((place.x, place.y))
    return path


AUTO_WHEELS = ((1090, 0), (-790, 520), (-790, -520))


def auto(color=(0.55, 0.37, 0.02), driver=True, plate=0):
    """A three-wheeler with a hood, as electric ones are painted, and its number plate, 0 or 1; returns its objects."""

    def make():
        paint = surface("auto body", (0.012, 0.13, 0.055), 0.26, coat=1.0)
        _auto_tub(paint)
        _auto_hood(surface(f"hood {color}", color, 0.5))
        _auto_cowl(paint)
        cloth = surface("seat", (0.03, 0.03, 0.035), 0.6)
        prism("bench", _softened([(-1060, 560), (-480, 560), (-470, 740), (-860, 780)], 60), -520, 520, cloth, "y", edge=30)
        prism("bench back", _softened([(-1090, 740), (-930, 740), (-1010, 1250), (-1110, 1250)], 60), -520, 520, cloth, "y", edge=30)
        prism("front seat", rounded(380, 170, 60), -290, 290, cloth, "y", (60, 0, 560), 24)
        prism("front box", rounded(330, 220, 20), -280, 280, black_plastic(), "y", (50, 0, 400), 10)
        tube("bar", round_path([(610, -330, 985), (690, -190, 960), (760, 0, 930), (690, 190, 960), (610, 330, 985)], 60), 15, black_plastic())
        for x, turn in ((1272, 90), (-1204, -90)):
            number = recorded(decal, "plate", 0, 0, 490, 108, 0, picture(f"number-plate-auto-{plate}.png"))
            group("number plate", number, (x, 0, 506), turn)
        if driver:
            _driver()
        for x, y in AUTO_WHEELS:
            _wheel(x, y, 222, 104)

    return recorded(make)


def _auto_tub(paint):
    """Floor, sides and apron, with arches over the rear wheels."""
    side = [(-1200, 290), (900, 290), (1060, 420), (1120, 800), (1060, 830), (880, 400), (-230, 400), (-330, 800), (-1200, 830)]
    tub = prism("tub", _softened(side, 80), -600, 600, paint, "y", edge=46, segments=5)
    arches = [cylinder("arch", (-790, y, 222), 290, 190, black_plastic(), "y", 0, 64) for y in (-560, 560)]
    carve(tub, arches)
    for y in (-590, 590):
        rim = [(-790 + 300 * math.cos(a), math.copysign(598, y), 222 + 300 * math.sin(a)) for a in [math.radians(15 + 150 * k / 30) for k in range(31)]]
        tube("arch trim", rim, 15, black_plastic())
        prism("sill", rounded(1000, 60, 24), y - 14, y + 14, black_plastic(), "y", (330, 0, 300), 6)
    prism("bumper", rounded(1130, 90, 40), -1258, -1196, black_plastic(), "x", (0, 0, 372), 22)
    for y in (-1, 1):
        cylinder("lamp bowl", (-1196, y * 470, 640), 58, 30, black_plastic(), "x", 8)
        cylinder("tail lamp", (-1208, y * 470, 654), 40, 26, red(), "x", 10)
        cylinder("indicator", (-1206, y * 470, 606), 22, 24, surface("indicator", (0.60, 0.20, 0.01), 0.3), "x", 6)


def _auto_hood(hood):
    """Roof, back and windscreen frame in one shell; the sides are open from the bench to the frame."""
    outline = [(-1210, 800), (-1270, 1420), (-1170, 1700), (-300, 1755), (560, 1735), (860, 1640), (1120, 1010), (1060, 800)]
    shell = prism("hood", _softened(outline, 190), -612, 612, hood, "y", edge=70, segments=6)
    opening = _softened([(-640, 700), (-690, 1330), (-600, 1600), (300, 1640), (790, 1540), (1000, 1010), (900, 700)], 110)
    inside = _softened([(-1150, 760), (-1190, 1400), (-1110, 1640), (400, 1690), (800, 1590), (1040, 1000), (980, 760)], 120)
    windscreen = rounded(1040, 520, 70)
    cutters = [
        prism("opening", opening, -900, 900, hood, "y", edge=0),
        prism("inside", inside, -560, 560, hood, "y", edge=0),
        prism("windscreen", windscreen, 700, 1400, hood, "x", (0, 0, 1330), 0),
        prism("below", [(960, 700), (1300, 700), (1300, 1040), (960, 1040)], -900, 900, hood, "y", edge=0),
    ]
    carve(shell, cutters)
    prism("screen", [(1062, 1040), (1072, 1040), (846, 1600), (836, 1600)], -545, 545, glass(), "y", edge=1)
    black = black_plastic()
    tube("wiper", [(1086, -120, 1060), (984, 150, 1330)], 7, black)
    for y in (-606, 606):
        tube("piping", [(x, y, z) for x, z in [*opening, opening[0]] if z > 830], 9, black)
        tube("post", [(-120, y * 0.965, 400), (-190, y * 0.965, 1650)], 16, black)
        tube("mirror arm", [(960, y, 1180), (1030, y * 1.16, 1230)], 8, black)
        cylinder("mirror", (1034, y * 1.17, 1270), 62, 16, black, "x", 5)
    prism("rear window", rounded(760, 330, 90), -1262, -1246, glass(), "x", (0, 0, 1330), 3)


def _auto_cowl(paint):
    """The rounded front with its lamps and the guard over the wheel."""
    prism("cowl", _softened([(960, 320), (1190, 380), (1290, 640), (1230, 900), (1110, 1090), (960, 1090)], 90), -330, 330, paint, "y", edge=110, segments=7)
    prism("dash", rounded(190, 120, 40), -500, 500, black_plastic(), "y", (1010, 0, 1030), 20)
    lens = surface("lamp glass", (0.30, 0.31, 0.31), 0.08, specular=0.8)
    for y in (-190, 190):
        cylinder("lamp bowl", (1246, y, 790), 76, 70, black_plastic(), "x", 16)
        cylinder("lamp", (1258, y, 790), 62, 60, lens, "x", 24)
        cylinder("indicator", (1240, math.copysign(280, y), 690), 26, 50, surface("indicator", (0.60, 0.20, 0.01), 0.3), "x", 8)
    guard = [(1090 + 268 * math.cos(a), 0, 222 + 268 * math.sin(a)) for a in [math.radians(10 + 150 * k / 20) for k in range(21)]]
    tube("mudguard", guard, 66, paint)
    prism("front plate", rounded(420, 100, 8), 1262, 1270, surface("plate edge", (0.1, 0.1, 0.1), 0.5), "x", (0, 0, 560), 1)


def _driver():
    """Somebody in khaki at the handlebar."""
    khaki, skin = surface("khaki", (0.34, 0.27, 0.16), 0.9), surface("skin", (0.30, 0.155, 0.085), 0.6)
    lathe("torso", [(150, 0), (168, 80), (160, 300), (185, 470), (150, 560), (58, 600)], khaki, "z", (60, 0, 600))
    lathe("head", [(52, 0), (56, 50), (84, 90), (90, 160), (86, 200)], skin, "z", (75, 0, 1190))
    lathe("hair", [(92, 0), (92, 60), (76, 100), (30, 122)], surface("hair", (0.012, 0.010, 0.009), 0.6), "z", (68, 0, 1350))
    for side in (-1, 1):
        tube("arm", round_path([(50, side * 190, 1120), (250, side * 260, 920), (640, side * 270, 960)], 90), 44, khaki)
        tube("thigh", [(80, side * 110, 680), (520, side * 130, 660)], 70, surface("khaki low", (0.30, 0.24, 0.15), 0.9))
        cylinder("hand", (660, side * 272, 962), 42, 90, skin, "y", 20)


def scooter(color=(0.45, 0.46, 0.44)):
    """An electric scooter on its stand; returns its objects."""

    def make():
        paint = surface(f"scooter {color}", color, 0.28, coat=0.9)
        dark = black_plastic()
        prism("deck", [(-260, 250), (330, 250), (330, 330), (-220, 340)], -130, 130, dark, "y", edge=20)
        prism("apron", [(330, 250), (420, 300), (560, 930), (500, 960), (420, 620), (300, 330)], -190, 190, paint, "y", edge=60, segments=5)
        prism("tail", [(-240, 330), (-160, 700), (-760, 760), (-900, 680), (-620, 420)], -150, 150, paint, "y", edge=70, segments=5)
        prism("saddle", [(-130, 700), (-160, 780), (-780, 840), (-820, 760)], -125, 125, surface("saddle", (0.02, 0.02, 0.02), 0.6), "y", edge=30)
        tube("fork", [(500, 0, 900), (640, 0, 240)], 36, steel())
        tube("bar", [(430, -330, 1010), (510, 0, 960), (430, 330, 1010)], 20, dark)
        cylinder("lamp", (575, 0, 880), 70, 30, light("scooter lamp", (1, 0.97, 0.9), 1.2), "x", 6)
        for side in (-1, 1):
            tube("mirror stalk", [(440, side * 260, 1010), (420, side * 300, 1170)], 7, dark)
            cylinder("mirror", (415, side * 310, 1190), 60, 14, dark, "x", 4)
        _wheel(650, 0, 240, 95)
        _wheel(-600, 0, 240, 105)

    return recorded(make)


def bus(color=(0.06, 0.24, 0.20)):
    """A 12 m city bus with a dark band of windows; returns its objects."""

    def make():
        paint, window = surface(f"bus {color}", color, 0.3, coat=0.8), surface("bus glass", (0.006, 0.007, 0.007), 0.06, specular=0.6)
        white = surface("bus white", (0.62, 0.62, 0.60), 0.3, coat=0.8)
        body = [(-5950, 330), (5850, 330), (5990, 700), (5990, 1500), (5850, 3080), (5700, 3160), (-5800, 3160), (-5960, 3050)]
        prism("body", body, -1270, 1270, white, "y", edge=90, segments=5)
        prism("skirt", [(-5960, 320), (5860, 320), (6000, 700), (6000, 1180), (-5970, 1180)], -1280, 1280, paint, "y", edge=60, segments=4)
        for side in (-1, 1):
            prism("windows", rounded(10900, 1150, 120), side * 1262, side * 1276, window, "y", (-250, 0, 1980), 4)
            for index in range(1, 7):
                prism("post", rounded(60, 1130, 4), side * 1270, side * 1279, black_plastic(), "y", (-5700 + index * 1560, 0, 1980), 1)
            for x in (3500, -3200):
                cylinder("arch", (x, side * 1150, 500), 590, 270, surface("arch", (0.01, 0.01, 0.01), 0.9), "y", 10)
                _wheel(x, side * 1140, 490, 300)
        prism("windscreen", rounded(2300, 1500, 160), 5930, 5990, window, "x", (0, 0, 2080), 20)
        prism("destination", rounded(1500, 240, 20), 5925, 5975, light("destination", (1.0, 0.55, 0.08), 1.2), "x", (0, 0, 2930), 4)
        pillar_box = rounded(3200, 1700, 200)
        prism("battery roof", pillar_box, 3150, 3400, white, "z", (-1500, 0, 0), 60)

    return recorded(make)
