"""DC-320 MaxDrive: the widest cabinet, cooled by liquid, with its guns on sprung booms."""
from materials import black_plastic, graphite, steel, surface, white
from mesh import cylinder, lathe, pillar, plate, round_path, tube
from parts import cabinet, cable, gun
from products import family


def build(product):
    width, depth, height = product["width"], product["depth"], product["height"]
    foot, front = 110, -depth / 2
    cabinet.plinth(width, depth, foot, 36)
    family.shell(width, depth, height - 34, foot, radius=30)
    family.roof(width, depth, height, 10, 46)
    plate("head", 0, 1170, width - 20, height - 1170 - 76, front - 9, 14, graphite(), 22, 4, 4)
    cabinet.display(0, 1290, 470, 570, front - 9, f"{product['id']}-screen.png", bezel=30)
    family.wordmark(0, 1928, 32, front - 9.4, dark=False)
    for sign in (-1, 1):
        plate("door", sign * (width / 4 - 6), foot + 18, width / 2 - 22, 1010, front - 5, 9, white(), 10, 3.5, 4)
        cabinet.grille(sign * (width / 4 - 6), foot + 70, width / 2 - 110, 470, front - 5)
        cabinet.blade(sign * (width / 2 - 50), 1215, height - 1215 - 130, front - 9, 14)
        cabinet.stop_button(sign * (width / 2 - 132), 1700, front - 10)
        cabinet.reader(sign * (width / 2 - 132), 1440, front - 9, 84)
        _boom(sign, width, depth, height)
    family.number(product, -width / 4 + 14, 790, 190, front - 5)
    cabinet.lock(-34, 760, front - 5)
    cabinet.lock(34, 760, front - 5)
    for side, sign in (("left", -1), ("right", 1)):
        cabinet.on_side(lambda: _side(depth), (sign * width / 2, 0, 0), side)


def _boom(sign, width, depth, height):
    """A mast on the side with an arm over the bay, a spring balancer, and the hose under it."""
    x, y = sign * (width / 2 + 48), 120
    mast = round_path(
        [(x, y, 700), (x, y, height + 330), (x + sign * 130, y - 640, height + 330)], 170, 12
    )
    tube("boom", mast, 30, graphite())
    for z in (780, 1500, 1960):
        plate_x = sign * (width / 2 + 20)
        pillar("boom bracket", plate_x, y, z, 56, 110, 60, black_plastic(), 10, 3)
        lathe("boom clamp", [(38, -22), (40, -20), (40, 20), (38, 22)], black_plastic(), "z", (x, y, z + 30))
    lathe("boom foot", [(34, 0), (40, 4), (40, 30), (34, 34)], black_plastic(), "z", (x, y, 694))
    tip = (x + sign * 130, y - 640, height + 330)
    lathe("boom end", [(31, -14), (34, -10), (34, 14), (28, 18)], black_plastic(), "y", (tip[0], tip[1], tip[2]))
    _hose(sign, x, y, tip, width, depth, height)


def _hose(sign, x, y, tip, width, depth, height):
    """From the cabinet's back up along the mast, over the arm, and down to the gun in its holster."""
    front = -depth / 2
    radius = 20
    drop = (tip[0] - sign * 14, tip[1] + 60, tip[2] - 190)
    tube("balancer wire", [(drop[0], drop[1], tip[2] - 20), drop], 3, steel())
    lathe("balancer", [(6, 40), (26, 34), (30, 20), (30, -20), (26, -34), (10, -40)], surface("balancer", (0.5, 0.5, 0.48), 0.4), "z", (drop[0], drop[1], tip[2] - 90))
    lathe("hose clamp", [(radius + 4, -26), (radius + 8, -22), (radius + 8, 22), (radius + 4, 26)], black_plastic(), "y", drop)
    holster_y = front + 150
    side_x = sign * (width / 2)
    gun.holster((side_x + sign * 62, holster_y, 960), turn=sign * 90, tilt=-10)
    start, way = gun.ccs2((side_x + sign * 30, holster_y, 965), turn=sign * 90, tilt=-10, hose_radius=radius)
    boxes = family.box_of(width, depth, height)
    points = cable.hang(start, way, drop, (0, -0.7, -0.5), 2500, radius, boxes, side=(sign * 0.2, -0.3, 0))
    cable.hose("hose", points, radius)
    back = (side_x + sign * 4, y + 170, 1820)
    end = (back[0] + sign * 50, back[1], back[2] + 34)
    upper = cable.hang(drop, (0, 0.9, -0.2), end, (sign * 0.8, 0, 0.6), 1330, radius, boxes)
    cable.hose("hose", [*upper, back], radius)
    cylinder("hose gland", (back[0] + sign * 6, back[1], back[2]), radius + 14, 20, black_plastic(), "x", 3, 6)


def _side(depth):
    plate("side panel", 0, 150, depth - 110, 1790, -3, 6, white(), 12, 2)
    cabinet.grille(60, 190, depth - 380, 480, -3)
    cabinet.louvres(60, 1560, depth - 380, 8, -3)
