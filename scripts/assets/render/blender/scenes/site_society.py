"""The open ground floor below flats: home chargers on posts, one for each bay, and a car on charge."""
from materials import graphite
from mesh import group, pillar, recorded
from parts import cable, gun
from places import bodies, outdoors, site, stop
from products import smart_home_charger
from scenes import site_deck

ROW, BAY = 9750, 3000
CAR, POST = (4050, 6900, 0), 5550


def build(job):
    outdoors.daylight(elevation=24, azimuth=-62, sun=8.0, sky=0.2, clouds=0.7)
    outdoors.asphalt(size=400000, z=-160)
    site_deck.shell()
    site_deck.services()
    product = job["products"]["smart-home-charger"]
    for x in (POST - BAY, POST, POST + BAY):
        _post(x, {**product, "taken": 1} if x == POST else product)
    stop.parked(site.RED, CAR, 90)
    _cable()
    stop.parked(stop.SILVER, (10200, 6800, 0), -90, bodies.SEDAN)
    site_deck.around()
    site.taken_from(job["view"])


def _post(x, product):
    """A charger on a post of sheet steel, a little wider than itself."""
    pillar("post foot", x, ROW + 60, 0, 320, 220, 14, graphite(), 20, 3)
    pillar("post", x, ROW + 60, 0, 230, 110, 1480, graphite(), 24, 6)
    group("home charger", recorded(smart_home_charger.build, product), (x, ROW, 0))


def _cable():
    """From the car's right front wing down to the floor and up into its charger."""
    x, y, z = site.INLETS[bodies.COMPACT.name]
    start, way = gun.type2((CAR[0] + y, CAR[1] + x, z), turn=90, tilt=-6, hose_radius=9)
    gland = smart_home_charger.GLAND
    end = (POST + gland[0], ROW + gland[1], gland[2] - 57)
    post = ((POST - 115, ROW, 0), (POST + 115, ROW + 120, 1480))
    points = cable.hang(start, way, end, (0, 0, -1), 3300, 9, [post], stiffness=0.8)
    cable.hose("cable", points, 9)
