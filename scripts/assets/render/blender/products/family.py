"""What the cabinets of the DC family share: shell, head, spine, guns with their hoses."""
import math

from materials import black_plastic, graphite, picture, white
from mesh import carve, decal, pillar, plate
from parts import cabinet, cable, gun


def shell(width, depth, height, foot, seams=(), radius=30, material=None):
    """A body of folded sheet from `foot` to `height`, with seams cut into its front at these heights."""
    body = pillar("body", 0, 0, foot, width, depth, height - foot, material or white(), radius, 7, 4)
    cutters = [
        cabinet.groove_cutter(0, -depth / 2, z, width + 20, 12, 4) for z in seams
    ]
    return carve(body, cutters)


def roof(width, depth, height, overhang=10, thickness=30):
    """A dark rain lid with a shadow gap under it."""
    pillar("roof gap", 0, 0, height - thickness - 7, width - 10, depth - 10, 8, black_plastic(), 24, 0)
    pillar("roof", 0, 0, height - thickness, width + 2 * overhang, depth + 2 * overhang, thickness, graphite(), 34, 7, 4)


def spine(x, foot, height, width, front):
    """An upright dark band on the front that carries stop and gun."""
    plate("spine", x, foot, width, height, front - 9, 12, graphite(), 10, 4, 4)


def screen(product):
    """The picture on the display: of a charge only while a gun is in a car."""
    return f"{product['id']}-{'screen' if product.get('taken') else 'ready'}.png"


def wordmark(x, z, height, front, dark=True):
    """The business's mark and name, printed; `z` is its foot."""
    file = "wordmark-dark.png" if dark else "wordmark-light.png"
    decal("wordmark", x, z, height * WORDMARK_RATIO, height, front - 0.6, picture(file))


WORDMARK_RATIO = 6.0


def number(product, x, z, height, front):
    """The power in large thin figures with its unit, 2:1."""
    decal("number", x, z, height * 2, height, front - 0.6, picture(f"{product['id']}-number.png", strength=0.85))


def rating_plate(x, z, front, width=110):
    decal("rating plate", x, z, width, width * 0.64, front - 0.8, picture("plate.png"))


def front_gun(x, z, front, hose_radius, outlet, outlet_way, length, boxes, side=(0, 0, 0), turn=0):
    """A gun in a holster on the front, its hose hanging to an outlet on the cabinet."""
    gun.holster((x, front - 62, z), turn=turn, tilt=-10)
    start, way = gun.ccs2((x, front - 30, z + 5), turn=turn, tilt=-10, hose_radius=hose_radius)
    hose_between(start, way, outlet, outlet_way, length, hose_radius, boxes, side)


def side_gun(side, x, y, z, hose_radius, outlet, outlet_way, length, boxes, push=(0, 0, 0), turn=None):
    """A gun in a holster on a side; `turn` swings it towards the front."""
    angle = turn if turn is not None else {"left": -90, "right": 90}[side]
    sign = -1 if side == "left" else 1
    gun.holster((x + sign * 62, y, z), turn=angle, tilt=-10)
    start, way = gun.ccs2((x + sign * 30, y, z + 5), turn=angle, tilt=-10, hose_radius=hose_radius)
    hose_between(start, way, outlet, outlet_way, length, hose_radius, boxes, push)


def hose_between(start, way, outlet, outlet_way, length, radius, boxes=(), side=(0, 0, 0)):
    """A hose from a gun to a gland on a cabinet."""
    reach = tuple(o + w * 58 for o, w in zip(outlet, outlet_way))
    points = cable.hang(start, way, reach, outlet_way, length, radius, boxes, side=side)
    cable.hose("hose", points, radius)
    turn, tilt = _gland_angles(outlet_way)
    cable.gland(outlet, radius, turn, tilt)


def _gland_angles(way):
    """A gland points down; these angles turn it along `way` when that lies in a vertical plane."""
    x, y, z = way
    flat = math.hypot(x, y)
    if flat < 1e-6:
        return 0, 0
    tilt = math.degrees(math.atan2(flat, -z))
    return math.degrees(math.atan2(-x, y)) + 180, -tilt


def box_of(width, depth, height):
    """The space that a cabinet fills, for hoses to stay out of."""
    return [((-width / 2, -depth / 2, 0), (width / 2, depth / 2, height))]
