"""Chargers in the garden of a brick campus building: lawn, hedges, a path and trees, on a clear morning."""
from materials import concrete, surface
from mesh import mesh_object, pillar, plate
from places import bodies, forecourt, houses, outdoors, site, stop

FRONT, BAY, BAYS, STOREY, FLOORS, MIDDLE = 23000, 4200, 7, 3700, 3, 6500
LEFT = MIDDLE - BAY * BAYS / 2


def build(job):
    products = job["products"]
    outdoors.daylight(elevation=24, azimuth=34, sun=5.2, sky=0.12, clouds=0.85)
    outdoors.asphalt(size=400000, z=-20)
    stop.apron(0, 2000, 60000, 21000)
    _garden()
    _building()
    stop.bays(-6000, 1500, 4)
    forecourt.island(0, 8300, 11800, 1500)
    site.on_charge(products, "dc-120-ultra", (-4500, 4300, 0), stop.BLUE, bodies.SEDAN, 1650, 3400)
    stop.charger(products, "dc-60-compact", (0, 7700, 153))
    stop.charger(products, "dc-60-compact", (2900, 7700, 153))
    stop.parked(site.WHITE, (4500, 4200, 0), -90, bodies.ESTATE)
    stop.parked(site.RED, (9600, 4000, 0), 94, bodies.COMPACT)
    for x, y, height, seed in ((-15500, 16500, 8200, 1), (-24000, 20500, 9600, 2), (13500, 17500, 7200, 3), (21500, 14500, 8600, 4), (-8500, 42000, 13000, 6), (31000, 24000, 10500, 7)):
        outdoors.tree(x, y, height, seed, (0.040, 0.098, 0.020))
    outdoors.grove(120000, -190000, 190000, 9000, 4)
    site.taken_from(job["view"])


def _garden():
    """A lawn with a kerb behind the bays, hedges along it, a paved path to the door, and bougainvillea."""
    outdoors.ground("lawn", (0.050, 0.100, 0.022), (0.085, 0.125, 0.034), 0.35, 0.95, 60000, 14, 26.0, (0, 16600), 8200, worn=0.3)
    pillar("lawn kerb", 0, 12450, 0, 60000, 180, 150, concrete(), 0, 12)
    paver = surface("path paver", (0.36, 0.30, 0.24), 0.85, relief=(7, 0.4, 4.0))
    mesh_object("path", [(MIDDLE - 1500, 12500, 24), (MIDDLE + 1500, 12500, 24), (MIDDLE + 1500, 23000, 24), (MIDDLE - 1500, 23000, 24)], [(0, 1, 2, 3)], paver)
    pillar("terrace", MIDDLE, 21800, 0, BAY * BAYS + 2000, 2600, 180, paver, 0, 10)
    for x, width in ((-13500, 30000), (18500, 23000)):
        outdoors.hedge(x, 13300, width, 900, 900, 5, int(width * 0.42))
    for x, width, color in ((-6500, 5200, (0.26, 0.022, 0.085)), (13800, 6000, (0.26, 0.022, 0.085)), (-17500, 6500, (0.045, 0.11, 0.022))):
        outdoors.hedge(x, 20000, width, 1500, 1500, 7, int(width * 0.9), color)
    for x in (MIDDLE - 2300, MIDDLE + 2300):
        for y in (15200, 18800):
            outdoors.hedge(x, y, 1000, 1000, 1100, 3, 700)


def _building():
    """Three storeys of brick piers and concrete bands, with windows set deep, and a stair tower with a pierced wall."""
    brick = houses.masonry("brick", (0.27, 0.090, 0.052), (0.19, 0.062, 0.037), (0.30, 0.26, 0.22), 230, 76)
    band = surface("concrete band", (0.46, 0.445, 0.41), 0.85)
    width, height = BAY * BAYS, STOREY * FLOORS
    pillar("core", MIDDLE, FRONT + 7000, 0, width - 200, 12400, height, brick, 0, 0)
    panes, frames, piers, bands, sills = [], [], [], [], []
    for floor in range(FLOORS):
        foot = floor * STOREY + 180
        bands.append((LEFT - 500, LEFT + width + 500, FRONT - 120, FRONT + 1000, foot + STOREY - 420, foot + STOREY - 120))
        for column in range(BAYS):
            x = LEFT + BAY * column
            panes.append((x, x + BAY, FRONT + 640, FRONT + 660, foot, foot + STOREY - 400))
            if floor or column != BAYS // 2:
                sills.append((x, x + BAY, FRONT + 260, FRONT + 640, foot - 120, foot + 950))
            frames += [(x + share - 30, x + share + 30, FRONT + 570, FRONT + 640, foot, foot + STOREY - 400) for share in (1150, 2100, 3050)]
            frames.append((x, x + BAY, FRONT + 570, FRONT + 640, foot + 2250, foot + 2310))
    for column in range(BAYS + 1):
        x = LEFT + BAY * column
        piers.append((x - 420, x + 420, FRONT, FRONT + 1000, 0, height + 100))
    houses.boxes("panes", panes, surface("campus glass", (0.030, 0.042, 0.046), 0.04, specular=0.9))
    houses.boxes("frames", frames, surface("campus frame", (0.05, 0.052, 0.05), 0.4))
    houses.boxes("piers", piers, brick)
    houses.boxes("sills", sills, brick)
    houses.boxes("bands", bands, band)
    pillar("parapet", MIDDLE, FRONT + 6800, height + 60, width + 900, 13800, 700, brick, 0, 10)
    pillar("coping", MIDDLE, FRONT + 6800, height + 760, width + 1100, 14000, 160, band, 0, 14)
    _entrance(band)
    _tower(LEFT - 3300, brick, band)


def _entrance(band):
    """A porch of concrete over a glazed door."""
    pillar("porch", MIDDLE, FRONT - 1700, 3250, 6600, 4000, 360, band, 0, 14)
    for side in (-1, 1):
        pillar("porch pier", MIDDLE + side * 2900, FRONT - 2900, 180, 380, 900, 3070, band, 0, 10)
    houses.boxes("lobby wall", [(MIDDLE - 1650, MIDDLE + 1650, FRONT + 560, FRONT + 600, 180, 2900)], surface("campus glass", (0.030, 0.042, 0.046), 0.04, specular=0.9))
    for share in (-1650, -20, 1610):
        plate("door frame", MIDDLE + share, 180, 60, 2700, FRONT + 520, 50, surface("campus frame", (0.05, 0.052, 0.05), 0.4), 0, 3)


def _tower(x, brick, band):
    """The stairs: a taller block whose front lets air through rows of openings."""
    height = STOREY * FLOORS + 2600
    pillar("tower", x, FRONT + 3600, 0, 6200, 7600, height, brick, 0, 10)
    pillar("tower coping", x, FRONT + 3600, height, 6500, 7900, 200, band, 0, 14)
    holes = [
        (x - 1850 + 440 * column, x - 1600 + 440 * column, FRONT - 206, FRONT - 190, 2600 + 460 * row, 2900 + 460 * row)
        for row in range(21) for column in range(9)
    ]
    houses.boxes("openings", holes, surface("opening", (0.030, 0.014, 0.010), 0.95))
    pillar("tower sill", x, FRONT - 260, 2350, 4300, 140, 120, band, 0, 6)
    pillar("tower head", x, FRONT - 260, 12180, 4300, 140, 120, band, 0, 6)
