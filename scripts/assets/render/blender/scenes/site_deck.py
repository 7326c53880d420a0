"""Chargers on the open ground floor of a car park between houses: shade inside, the sun comes in from the left."""
import studio
from materials import concrete, light, picture, surface, zinc
from mesh import decal, group, mesh_object, pillar, plate, tube
from places import bodies, houses, outdoors, site, stop, vehicles

LEFT, RIGHT, FRONT, BACK = -9300, 26000, -9000, 11600
CEILING = 3350
COLUMNS = (-8700, -600, 7500, 15600, 23700)


def build(job):
    outdoors.daylight(elevation=24, azimuth=-62, sun=8.0, sky=0.2, clouds=0.7)
    outdoors.asphalt(size=400000, z=-160)
    shell()
    services()
    products = job["products"]
    site.on_charge(products, "dc-120-ultra", (-5600, 6700, 0), stop.BLUE, bodies.COMPACT, 1750, 3400, foot=0)
    stop.charger(products, "dc-60-compact", (2500, 10250, 0))
    stop.charger(products, "dc-60-compact", (5600, 10250, 0))
    stop.parked(stop.SILVER, (4050, 6900, 0), 90, bodies.SEDAN)
    stop.parked(site.WHITE, (10200, 6800, 0), -90, bodies.ESTATE)
    for index, color in enumerate(((0.30, 0.02, 0.02), (0.40, 0.41, 0.40), (0.02, 0.05, 0.17))):
        group("scooter", vehicles.scooter(color), (13200 + index * 800, 9400, 0), 84 + index * 7)
    around()
    site.taken_from(job["view"])


def shell():
    """Floor, columns with guards, beams, the slab above, and low walls at the open sides."""
    wide, deep, middle = RIGHT - LEFT, BACK - FRONT, (LEFT + RIGHT) / 2
    outdoors.ground("deck floor", (0.155, 0.155, 0.148), (0.225, 0.222, 0.212), 0.35, 0.5, wide, 0, 14.0, (middle, (FRONT + BACK) / 2), deep, worn=0.6)
    slab = surface("deck slab", (0.50, 0.49, 0.465), 0.9, relief=(1.2, 0.25, 10.0, 4.0))
    pillar("slab", middle, (FRONT + BACK) / 2, CEILING, wide + 800, deep + 800, 260, slab, 0, 10)
    pillar("upper wall", middle, BACK + 300, CEILING + 260, wide + 800, 160, 1000, slab, 0, 8)
    for x in COLUMNS:
        pillar("beam along", x, (FRONT + BACK) / 2, CEILING - 480, 420, deep + 700, 490, slab, 0, 12)
        for y in (-1500, 10900):
            pillar("column", x, y, 0, 560, 560, CEILING, surface("deck column", (0.56, 0.555, 0.53), 0.8), 20, 10)
            pillar("guard", x, y, 0, 580, 580, 1050, surface("guard black", (0.02, 0.02, 0.02), 0.5), 24, 4)
            for z in (170, 500, 830):
                pillar("guard stripe", x, y, z, 586, 586, 150, surface("guard yellow", (0.70, 0.47, 0.02), 0.5), 24, 2)
    for y in (-1500, 10900):
        pillar("beam", middle, y, CEILING - 520, wide + 700, 480, 530, slab, 0, 12)
    for y in (2600, 6800):
        pillar("rib", middle, y, CEILING - 330, wide + 700, 240, 340, slab, 0, 10)
    pillar("back wall", middle, BACK, 0, wide, 180, 950, slab, 0, 8)
    pillar("left kerb", LEFT, (FRONT + BACK) / 2, 0, 180, deep, 220, slab, 0, 8)
    for z in (1120, 1270):
        tube("rail", [(LEFT, BACK, z), (RIGHT, BACK, z)], 28, zinc())
        tube("rail", [(LEFT, FRONT, z - 200), (LEFT, BACK, z - 200)], 28, zinc())
    green, line = surface("deck green", (0.030, 0.17, 0.085), 0.45), (0.60, 0.59, 0.55)
    for left, right in ((-7100, -4100), (2550, 5550)):
        mesh_object("bay", [(left + 160, 4000, 2), (right - 160, 4000, 2), (right - 160, 9200, 2), (left + 160, 9200, 2)], [(0, 1, 2, 3)], green)
    for x in (-7100, -4100, -450, 2550, 5550, 8600, 11700):
        outdoors.stripe(x, 6600, 100, 5200, 0, 4, line)
    # Below the tray and the pipes, so that nothing crosses their words.
    for x in (-3850, 4050):
        plate("sign back", x, 2355, 1640, 400, 9304, 16, surface("sign back", (0.03, 0.05, 0.04), 0.5), 20, 3)
        decal("bay sign", x, 2375, 1600, 360, 9300, picture("sign-bay-far.png"))
        for side in (-620, 620):
            tube("sign rod", [(x + side, 9312, 2740), (x + side, 9400, CEILING - 560)], 10, zinc())
    for x in (-5600, 4050, 10200, 1050, -2300):
        for side in (-520, 520):
            pillar("wheel stop", x + side, 9280, 0, 560, 150, 110, surface("stop rubber", (0.03, 0.03, 0.03), 0.7), 10, 12)


def services():
    """A pipe for the sprinklers, a cable tray above the chargers, and the lamps that burn all day in the shade."""
    tube("main pipe", [(LEFT, 3700, CEILING - 420), (RIGHT, 3700, CEILING - 420)], 50, zinc())
    for index in range(8):
        x = LEFT + 2000 + index * 4000
        tube("branch pipe", [(x, -6000, CEILING - 380), (x, 10000, CEILING - 380)], 24, zinc())
    pillar("tray", (LEFT + RIGHT) / 2, 9500, CEILING - 560, RIGHT - LEFT, 300, 60, zinc(), 4, 3)
    for x, z in ((-3850, 1950), (2500, 1700), (5600, 1700)):
        tube("riser", [(x, 10560, 160), (x, 10560, CEILING - 560)], 30, zinc())
    lamp = light("deck lamp", (0.97, 1.0, 0.97), 8)
    housing = surface("lamp housing", (0.62, 0.62, 0.60), 0.5)
    for x in range(-6800, 24000, 4050):
        for y in (800, 8200):
            # Wider than its lamp, which would make a glaring patch on the slab.
            pillar("lamp housing", x, y, CEILING - 110, 1330, 190, 115, housing, 8, 4)
            pillar("deck lamp", x, y, CEILING - 160, 1250, 90, 50, lamp, 20, 4)
    for x in (-4600, 3500, 11600, 19700):
        studio.softbox((x, 7600, CEILING - 350), (x, 7600, 0), 6500, 2600, 170, (0.98, 1.0, 0.97), mirrored=False)
        studio.softbox((x, 400, CEILING - 350), (x, 400, 0), 6500, 2600, 120, (0.98, 1.0, 0.97), mirrored=False)


def around():
    """The street behind and beside: a footpath, trees and blocks of flats."""
    pillar("footpath", 6000, 17000, -160, 120000, 3000, 150, concrete(), 0, 14)
    houses.flats(-7500, 33000, 19000, 12000, 6, (0.52, 0.40, 0.29), 2)
    houses.flats(14500, 35000, 21000, 12000, 7, (0.42, 0.46, 0.47), 4)
    houses.flats(38000, 38000, 20000, 12000, 5, (0.54, 0.50, 0.40), 6)
    houses.flats(-36000, 20000, 18000, 14000, 5, (0.50, 0.47, 0.40), 7)
    houses.flats(-33000, 42000, 22000, 12000, 8, (0.45, 0.36, 0.30), 9)
    for x, y, height, seed in ((-13800, 19500, 7800, 1), (-4500, 20500, 7200, 2), (4500, 19800, 7600, 3), (13500, 20500, 7900, 4), (23500, 20500, 7600, 5), (-20500, 17000, 7600, 6)):
        outdoors.tree(x, y, height, seed)
    outdoors.hedge(6000, 13800, 46000, 900, 1000, 5, 9000)
    outdoors.grove(110000, -190000, 190000, 9000, 4)
