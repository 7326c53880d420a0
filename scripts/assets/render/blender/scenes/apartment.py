"""The car park below an apartment house: a charger on the wall at every bay, a car and a scooter at theirs."""
import camera
import studio
from materials import light, picture, surface, zinc
from mesh import decal, group, mesh_object, pillar, plate, recorded, tube
from parts import cable, gun
from places import outdoors, stop, vehicles
from products import smart_home_charger

CEILING, WALL = 2750, 5700
CHARGERS = (-6600, -3300, 0, 3300)
CAR = (-1500, 2650, 0)


def build(job):
    _shell()
    figures = job["products"]["smart-home-charger"]
    for index, x in enumerate(CHARGERS):
        group("charger", recorded(smart_home_charger.build, {**figures, "taken": x == 0}), (x, WALL, 0))
        decal("flat", x - 1500, 1750, 420, 210, WALL - 8, picture(f"flat-A-{304 + index}.png"))
        _conduit(x)
    stop.parked(stop.SILVER, CAR, 90)
    _plugged_in(figures)
    group("scooter", vehicles.scooter((0.30, 0.03, 0.025)), (2550, 3750, 0), 82)
    stop.parked(stop.RED, (-8100, 2700, 0), 90)
    _lamps()
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _plugged_in(figures):
    """The cable of the second charger, in the car's right front wing."""
    start, way = gun.type2((CAR[0] + 905, CAR[1] + 860, 800), turn=90, tilt=-6, hose_radius=8.5)
    x, y, z = smart_home_charger.GLAND
    points = cable.hang(start, way, (x, WALL + y, z - 57), (0, 0, -1), 3300, 8.5, stiffness=0.6)
    cable.hose("cable", points, 8.5)


def _shell():
    outdoors.ground("floor", (0.25, 0.25, 0.24), (0.31, 0.305, 0.29), 0.4, 0.42, 60000, 0, 3.0)
    white, ochre = surface("distemper", (0.66, 0.64, 0.58), 0.85), surface("oil paint", (0.34, 0.17, 0.06), 0.5)
    mesh_object("wall", [(-20000, WALL, 0), (20000, WALL, 0), (20000, WALL, CEILING), (-20000, WALL, CEILING)], [(0, 1, 2, 3)], white)
    plate("dado", 0, 0, 40000, 900, WALL - 4, 4, ochre, 0, 0)
    slab = surface("slab", (0.52, 0.51, 0.48), 0.9)
    mesh_object("ceiling", [(-20000, -16000, CEILING), (20000, -16000, CEILING), (20000, WALL, CEILING), (-20000, WALL, CEILING)], [(0, 1, 2, 3)], slab)
    for y in (-1500, 5500):
        pillar("beam", 0, y, CEILING - 340, 40000, 300, 350, slab, 0, 5)
    for x in (-6900, 3000, 9000):
        pillar("column", x, 5500, 0, 420, 420, CEILING, white, 14, 5)
        pillar("column foot", x, 5500, 0, 428, 428, 900, ochre, 14, 3)
        pillar("cross beam", x, 1800, CEILING - 300, 300, 7400, 310, slab, 0, 5)
    _daylight()
    for x in (-6600, -3300, 0, 3300):
        outdoors.stripe(x, 2900, 90, 5000, 0, 2, (0.68, 0.60, 0.20))
    for x in (-8100, -1500):
        for side in (-520, 520):
            pillar("wheel stop", x + side, 4900, 0, 520, 140, 100, surface("stop rubber", (0.03, 0.03, 0.03), 0.7), 10, 12)


def _daylight():
    """Where the ramp comes down: an opening in a side wall with the day in it."""
    x = -13500
    wall = surface("distemper", (0.66, 0.64, 0.58), 0.85)
    for low, high in ((-16000, -2600), (1900, WALL)):
        pillar("side wall", x, (low + high) / 2, 0, 200, high - low, CEILING, wall, 0, 2)
    glow = light("day", (0.86, 0.93, 1.0), 1.5)
    mesh_object("day", [(x - 2500, -4000, 0), (x - 2500, 6000, 0), (x - 2500, 6000, 3500), (x - 2500, -4000, 3500)], [(0, 1, 2, 3)], glow)


def _conduit(x):
    """The pipe with the supply, from the tray under the slab to a switch and the charger."""
    pipe, box = surface("conduit", (0.60, 0.60, 0.57), 0.5), surface("switch box", (0.50, 0.51, 0.50), 0.5)
    tube("conduit", [(x, WALL - 30, 1380), (x, WALL - 30, CEILING - 300)], 13, pipe)
    plate("isolator", x, 1620, 130, 190, WALL - 80, 78, box, 8, 4)
    plate("switch", x, 1690, 34, 60, WALL - 98, 20, surface("switch red", (0.45, 0.02, 0.015), 0.4), 6, 3)


def _lamps():
    pillar("tray", 0, WALL - 260, CEILING - 420, 40000, 220, 60, zinc(), 4, 3)
    tube_light = light("tube light", (1.0, 0.98, 0.93), 6)
    for x in range(-11000, 9000, 3350):
        for y in (600, 3600):
            pillar("tube light", x, y, CEILING - 70, 1200, 60, 40, tube_light, 18, 4)
    for x in (-8500, -2500, 3500):
        studio.softbox((x, 2600, CEILING - 360), (x, 2600, 0), 5500, 2600, 120, (1.0, 0.97, 0.91), mirrored=False)
    studio.softbox((-12500, 0, 1900), (0, 2500, 600), 3000, 2200, 420, (0.88, 0.94, 1.0), mirrored=False)
    studio.softbox((0, -5000, CEILING - 100), (0, -1000, 0), 9000, 3000, 130, (1.0, 0.97, 0.92), mirrored=False)
    studio.world((0.9, 0.9, 0.85), 0.06)
