"""DC-320 MaxDrive: the widest cabinet, cooled by liquid, with its guns on sprung booms over its roof."""
from mathutils import Vector

from materials import black_plastic, graphite, steel, white, zinc
from mesh import cylinder, lathe, pillar, plate, tube
from parts import cabinet, cable, gun
from products import family


def build(product):
    width, depth, height = product["width"], product["depth"], product["height"]
    foot, front = 110, -depth / 2
    cabinet.plinth(width, depth, foot, 36)
    family.shell(width, depth, height - 34, foot, radius=30)
    family.roof(width, depth, height, 10, 46)
    plate("head", 0, 1170, width - 20, height - 1170 - 76, front - 9, 14, graphite(), 22, 4, 4)
    cabinet.display(0, 1290, 470, 570, front - 9, family.screen(product), bezel=30)
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
    """A post on the roof with a jointed arm over the bay; the hose comes out of the post and hangs from the arm."""
    x, y = sign * (width / 2 - 110), 60
    top = height + 340
    pillar("boom flange", x, y, height, 190, 190, 14, graphite(), 14, 3)
    for bolt_x in (-72, 72):
        for bolt_y in (-72, 72):
            cylinder("flange bolt", (x + bolt_x, y + bolt_y, height + 19), 11, 12, zinc(), "z", 1.5, 6)
    pillar("boom post", x, y, height + 12, 104, 104, top - height - 12, graphite(), 14, 3)
    cylinder("boom joint", (x, y, top + 9), 58, 20, steel(), "z", 2)
    cylinder("boom hub", (x, y, top + 62), 66, 88, graphite(), "z", 5)
    cylinder("boom cap", (x, y, top + 111), 40, 12, black_plastic(), "z", 3)
    elbow, tip = (x, y, top + 62), (x + sign * 450, y - 580, top + 62)
    tube("boom arm", [elbow, tip], 36, graphite())
    _spring(elbow, tip, x, y, height)
    way = (Vector(tip) - Vector(elbow)).normalized()
    tube("boom end", [Vector(tip) - way * 26, Vector(tip) + way * 12], 41, black_plastic())
    _hose(sign, (x, y, height + 215), Vector(tip) - way * 50, width, depth, height)


def _spring(elbow, tip, x, y, height):
    """The gas spring that carries the arm, between a lug on the post and one under the arm."""
    elbow, tip = Vector(elbow), Vector(tip)
    flat = (tip - elbow).normalized()
    low = Vector((x, y, height + 130)) + flat * 82
    high = elbow + (tip - elbow) * 0.42 - Vector((0, 0, 52))
    middle = low + (high - low) * 0.58
    tube("spring body", [low, middle], 17, black_plastic())
    tube("spring rod", [middle, high], 8, steel())
    tube("post lug", [low - flat * 45, low], 14, graphite())
    tube("arm lug", [high, high + Vector((0, 0, 40))], 14, graphite())


def _hose(sign, post, end, width, depth, height):
    """Out of the post, down to the balancer's clamp under the arm's `end`, and on to the gun in its holster."""
    radius = 20
    drop = (end[0], end[1], end[2] - 200)
    lathe("balancer", [(8, 34), (30, 26), (36, 12), (36, -40), (30, -54), (8, -60)], black_plastic(), "z", (end[0], end[1], end[2] - 68))
    tube("balancer hanger", [(end[0], end[1], end[2] - 40), tuple(end)], 9, steel())
    tube("balancer wire", [(end[0], end[1], end[2] - 124), drop], 3.5, steel())
    side_x, holster_y = sign * width / 2, -depth / 2 + 150
    gun.holster((side_x + sign * 62, holster_y, 960), turn=sign * 90, tilt=-10)
    start, way = gun.ccs2((side_x + sign * 30, holster_y, 965), turn=sign * 90, tilt=-10, hose_radius=radius)
    boxes = family.box_of(width, depth, height)
    outlet = Vector((post[0], post[1] - 50, post[2]))
    along = Vector((drop[0] - outlet[0], drop[1] - outlet[1], 0)).normalized()
    leave = along * 0.9 - Vector((0, 0, 0.35))
    upper = cable.hang(drop, -along - Vector((0, 0, 0.15)), outlet + leave * 40, leave, 800, radius, boxes)
    lower = cable.hang(start, way, drop, along - Vector((0, 0, 0.3)), 2500, radius, boxes, side=(sign * 0.2, -0.3, 0))
    cable.hose("hose", [*lower, *upper[1:], tuple(outlet)], radius)
    clamp = along * 46
    tube("hose clamp", [Vector(drop) - clamp - Vector((0, 0, 9)), drop, Vector(drop) + clamp - Vector((0, 0, 14))], radius + 7, black_plastic())
    tube("hose gland", [outlet, outlet + leave * 46], radius + 9, black_plastic())


def _side(depth):
    plate("side panel", 0, 150, depth - 110, 1790, -3, 6, white(), 12, 2)
    cabinet.grille(60, 190, depth - 380, 480, -3)
    cabinet.louvres(60, 1560, depth - 380, 8, -3)
