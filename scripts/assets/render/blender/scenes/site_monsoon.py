"""Two chargers before an old town house after rain: a wet street that mirrors, a closed sky, green trees."""
from materials import concrete, surface
from mesh import group, pillar, plate, prism, tube
from places import bodies, buildings, forecourt, houses, outdoors, palms, rain, site, stop, vehicles

HOUSE, FRONT, WIDTH = 1500, 11800, 17500
UPPER, EAVE = 3700, 7000


def build(job):
    products = job["products"]
    rain.overcast(1.55)
    forecourt.wet_ground(400000)
    pillar("footpath", 0, 9300, 0, 120000, 4800, 150, surface("wet paver", (0.125, 0.115, 0.105), 0.32, relief=(8, 0.3, 3.0)), 0, 14)
    pillar("kerb", 0, 6870, 0, 120000, 180, 165, surface("wet kerb", (0.20, 0.20, 0.19), 0.35), 0, 12)
    _house()
    stop.bays(-4300, 1200, 4, z=3)
    site.on_charge(products, "dc-60-compact", (-2800, 4200, 0), stop.TEAL, bodies.COMPACT, 2000, 3600, foot=150)
    stop.charger(products, "dc-60-compact", (4700, 7400, 150))
    stop.parked(stop.SILVER, (6200, 3900, 0), 90, bodies.SEDAN)
    group("scooter", vehicles.scooter((0.30, 0.02, 0.02)), (8300, 9000, 150), 76)
    for x, floors, tone, seed in ((-20500, 3, (0.42, 0.30, 0.26), 2), (22500, 4, (0.40, 0.42, 0.38), 5)):
        houses.flats(x, FRONT + 900, 19000, 12000, floors, tone, seed)
    houses.flats(-4000, 44000, 24000, 12000, 5, (0.42, 0.40, 0.36), 6)
    for x, y, height, seed in ((-9200, 8900, 8200, 2), (11800, 9200, 8800, 4), (-31000, 8800, 8500, 1), (33000, 9000, 9000, 3)):
        outdoors.tree(x, y, height, seed, (0.030, 0.088, 0.020))
    for x, y, height, seed in ((-7600, 23000, 11500, 3), (12500, 24500, 12500, 4)):
        palms.palm(x, y, height, seed)
    _wires()
    outdoors.grove(80000, -120000, 120000, 9500, 4, (0.035, 0.080, 0.030))
    site.taken_from(job["view"])


def _house():
    """Two storeys under wet tiles: shops behind pillars below, a long balcony and louvred shutters above."""
    plaster, trim = rain.stained("blue plaster", (0.33, 0.44, 0.45)), rain.stained("white trim", (0.58, 0.57, 0.52))
    body = FRONT + 2600
    pillar("house", HOUSE, body + 4500, UPPER - 100, WIDTH, 9000, EAVE - UPPER + 200, plaster, 0, 14)
    forecourt.kiosk(HOUSE - 1100, body - 100, 9300, 4200, 3300, day=True)
    for side, tone in ((-7300, (0.055, 0.16, 0.12)), (6300, (0.30, 0.30, 0.28))):
        buildings.shutter(HOUSE + side, body, 3000 if side < 0 else 3900, tone)
    for x in (-8450, -5950, 3800, 8450):
        pillar("wall pier", HOUSE + x, body + 900, 0, 620 if abs(x) > 8000 else 500, 1800, UPPER, plaster, 0, 8)
    for index in range(6):
        x = HOUSE + (WIDTH - 600) * (index / 5 - 0.5)
        pillar("veranda pillar", x, FRONT + 300, 150, 420, 420, UPPER - 400, trim, 60, 6)
        pillar("pillar foot", x, FRONT + 300, 150, 560, 560, 380, trim, 30, 10)
        pillar("pillar head", x, FRONT + 300, UPPER - 420, 620, 560, 260, trim, 30, 20)
    pillar("veranda floor", HOUSE, FRONT + 1200, 0, WIDTH, 2800, 240, surface("red oxide", (0.20, 0.045, 0.03), 0.25), 0, 10)
    pillar("balcony", HOUSE, FRONT + 1200, UPPER - 180, WIDTH + 500, 2900, 240, trim, 0, 16)
    _railing(FRONT - 130, UPPER + 60)
    for index in range(6):
        _shuttered(HOUSE + (WIDTH - 2800) * (index / 5 - 0.5), body, UPPER + 60, index in (1, 4))
    _tiles(body)


def _railing(y, foot):
    """A balcony rail of iron with rings between its bars."""
    iron = surface("iron rail", (0.02, 0.045, 0.035), 0.5)
    left, right = HOUSE - WIDTH / 2 - 150, HOUSE + WIDTH / 2 + 150
    for z in (foot + 110, foot + 760, foot + 980):
        tube("rail", [(left, y, z), (right, y, z)], 20, iron)
    count = int((right - left) / 165)
    houses.boxes("bars", [(left + 165 * i - 9, left + 165 * i + 9, y - 9, y + 9, foot, foot + 980) for i in range(count + 1)], iron)
    for index in range(9):
        x = left + (right - left) * index / 8
        pillar("rail post", x, y, foot, 110, 110, 3180, surface("teak post", (0.09, 0.045, 0.022), 0.45), 20, 6)


def _shuttered(x, front, foot, wide_open):
    """A tall window with a pair of louvred shutters, closed or folded back."""
    green, frame = surface("shutter green", (0.018, 0.085, 0.055), 0.45), rain.stained("white trim", (0.58, 0.57, 0.52))
    plate("surround", x, foot, 1700, 2700, front - 60, 80, frame, 0, 8)
    plate("dark pane", x, foot + 60, 1340, 2460, front - 66, 10, surface("dark pane", (0.010, 0.013, 0.014), 0.08, specular=0.6), 0, 0)
    for side in (-1, 1):
        middle = x + side * (1010 if wide_open else 335)
        plate("leaf", middle, foot + 60, 650, 2440, front - 120, 45, green, 0, 4)
        slats = [(middle - 265, middle + 265, front - 136, front - 118, foot + 160 + 72 * i, foot + 196 + 72 * i) for i in range(31)]
        houses.boxes("slats", slats, surface("shutter slat", (0.028, 0.12, 0.08), 0.4))


def _tiles(body):
    """A roof of clay tiles, dark with rain, that reaches over the balcony."""
    tile = surface("wet tile", (0.155, 0.055, 0.032), 0.38, relief=(9, 0.5, 14.0))
    low, ridge, back, top = FRONT - 700, body + 4500, body + 9800, EAVE + 3300
    left, right = HOUSE - WIDTH / 2 - 600, HOUSE + WIDTH / 2 + 600
    roof = [(low, EAVE - 240), (ridge, top), (back, EAVE - 240), (back, EAVE - 360), (ridge, top - 130), (low, EAVE - 360)]
    prism("roof", roof, left, right, tile, "x", edge=10)
    for index in range(int((right - left) / 230)):
        x = left + 60 + index * 230
        tube("tile row", [(x, low - 10, EAVE - 222), (x, ridge, top + 18)], 62, tile)
    tube("ridge", [(left, ridge, top + 40), (right, ridge, top + 40)], 130, tile)
    gable = [(body, EAVE), (ridge, top - 140), (body + 9000, EAVE)]
    for side in (-1, 1):
        x = HOUSE + side * WIDTH / 2
        prism("gable", gable, *sorted((x, x - side * 300)), rain.stained("blue plaster", (0.33, 0.44, 0.45)), "x", edge=0)
    tube("gutter", [(left, low - 60, EAVE - 330), (right, low - 60, EAVE - 330)], 75, surface("gutter", (0.12, 0.13, 0.13), 0.4, metallic=0.6))


def _wires():
    """A pole of the electricity board at the kerb, with the wires along the street."""
    pole = concrete()
    for x in (-13500, 17500):
        pillar("pole", x, 7300, 150, 240, 240, 8600, pole, 30, 6)
        for z in (8150, 7500):
            pillar("cross arm", x, 7300, z, 110, 1500, 90, surface("cross arm", (0.10, 0.10, 0.10), 0.6), 4, 2)
    black = surface("wire", (0.02, 0.02, 0.02), 0.5)
    for y, z in ((6650, 8290), (7300, 8820), (7950, 8290), (6650, 7640), (7950, 7640)):
        for start, end in ((-60000, -13500), (-13500, 17500), (17500, 60000)):
            sag = 24e-6 * (end - start) ** 2 / 31000 * 31
            points = [(start + (end - start) * i / 16, y, z - 4 * sag * (i / 16) * (1 - i / 16)) for i in range(17)]
            tube("wire", points, 11, black)
