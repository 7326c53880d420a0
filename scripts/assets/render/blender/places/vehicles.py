"""Vehicles beside the car: an auto-rickshaw, a scooter and a city bus. x is forward, the middle is (0, 0)."""
import math

import bpy

from materials import black_plastic, glass, light, rubber, steel, surface
from mesh import circle, cylinder, group, lathe, plate, prism, recorded, round_path, rounded, tube
from places.car import number_plate


def _wheel(x, y, radius, width):
    cylinder("tyre", (x, y, radius), radius, width, rubber(), "y", width * 0.22)
    cylinder("rim", (x, y, radius), radius * 0.55, width + 8, surface("rim plain", (0.4, 0.4, 0.4), 0.4, metallic=0.8), "y", 4)


def auto(color=(0.55, 0.37, 0.02), driver=True):
    """A three-wheeler with a hood, as electric ones are painted; returns its objects."""

    def make():
        paint, hood = surface("auto body", (0.02, 0.16, 0.07), 0.3, coat=0.8), surface(f"hood {color}", color, 0.6)
        floor = [(-1180, 330), (950, 330), (1130, 520), (1180, 830), (1060, 900), (930, 430), (-250, 430), (-300, 780), (-1180, 860)]
        prism("tub", floor, -600, 600, paint, "y", edge=30, segments=4)
        prism("nose", [(980, 330), (1260, 420), (1250, 800), (1080, 1060), (980, 1060)], -330, 330, paint, "y", edge=70, segments=5)
        roof = [(-1200, 860), (-1240, 1500), (-1120, 1700), (300, 1730), (860, 1640), (1080, 1080), (1050, 1070), (820, 1590), (-1080, 1640), (-1150, 900)]
        prism("hood", roof, -610, 610, hood, "y", edge=24, segments=4)
        prism("screen", [(1066, 1130), (1082, 1130), (898, 1598), (882, 1598)], -500, 500, glass(), "y", edge=2)
        prism("seat", [(-1050, 600), (-480, 600), (-480, 760), (-900, 790), (-980, 1240), (-1080, 1240)], -540, 540, surface("seat", (0.03, 0.03, 0.035), 0.6), "y", edge=40)
        prism("front seat", rounded(380, 190, 40), -300, 300, surface("seat", (0.03, 0.03, 0.035), 0.6), "y", (70, 0, 530), 20)
        tube("bar", [(670, -330, 960), (760, 0, 930), (670, 330, 960)], 17, black_plastic())
        if driver:
            _driver()
        for side in (-1, 1):
            tube("post", [(-250, side * 590, 800), (-300, side * 590, 1660)], 18, black_plastic())
            prism("side hood", [(-1200, 860), (-700, 860), (-760, 1640), (-1150, 1640)], side * 596, side * 606, hood, "y", edge=2)
            cylinder("lamp", (1240, side * 170, 760), 70, 40, light("auto lamp", (1, 0.95, 0.85), 1.5), "x", 6)
            cylinder("tail lamp", (-1180, side * 480, 640), 62, 40, light("auto tail lamp", (1.0, 0.03, 0.015), 1.0), "x", 6)
        prism("rear window", rounded(820, 330, 60), -1252, -1238, glass(), "x", (0, 0, 1290), 2)
        prism("bumper", rounded(1100, 110, 40), -1230, -1180, black_plastic(), "x", (0, 0, 390), 10)
        number_plate(-1186, 560, -1)
        _wheel(1120, 0, 240, 110)
        for side in (-1, 1):
            _wheel(-780, side * 520, 240, 120)

    return recorded(make)


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
            cylinder("lamp", (6000, side * 900, 640), 120, 60, light("bus lamp", (1, 0.96, 0.88), 2.0), "x", 20)
        prism("windscreen", rounded(2300, 1500, 160), 5930, 5990, window, "x", (0, 0, 2080), 20)
        prism("destination", rounded(1500, 240, 20), 5925, 5975, light("destination", (1.0, 0.55, 0.08), 1.2), "x", (0, 0, 2930), 4)
        pillar_box = rounded(3200, 1700, 200)
        prism("battery roof", pillar_box, 3150, 3400, white, "z", (-1500, 0, 0), 60)

    return recorded(make)
