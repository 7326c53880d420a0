"""All nine products in one row at night, their fronts on one line: in true scale for a camera that is far away.

Or only those with guns for cars, seen from nearby.
"""
import camera
import studio
from materials import graphite, light, surface
from mesh import group, mesh_object, pillar, plate, recorded
from products import (
    dc_120_ultra, dc_240_dualcore, dc_30_pro, dc_320_maxdrive, dc_60_compact, dynamiccharge_60, grid_ems,
    powervault_bess_250, smart_home_charger,
)

# What stands on the floor, by the middle of its front.
ROW = (
    ("dc-30-pro", dc_30_pro, -2490), ("dc-60-compact", dc_60_compact, -1800), ("dc-120-ultra", dc_120_ultra, -1030),
    ("dynamiccharge-60", dynamiccharge_60, -230), ("dc-240-dualcore", dc_240_dualcore, 880),
    ("dc-320-maxdrive", dc_320_maxdrive, 2140), ("powervault-bess-250", powervault_bess_250, 3850),
)
TURN = -12
WALL_X, DESK_X, DESK_HEIGHT = -4220, -3420, 800


def build(job):
    products = job["products"]
    only_guns = job["view"].get("onlyGuns", False)
    for name, model, x in ROW:
        if not (only_guns and name == "powervault-bess-250"):
            group(name, recorded(model.build, products[name]), (x, products[name]["depth"] / 2, 0), TURN)
    if not only_guns:
        _wall(products["smart-home-charger"])
        _desk(products["grid-ems"])
    _room()
    # Seen from nearby, the leaning screen of the smallest would show nothing but the lamps above and at its left.
    _lamps(mirrored=not only_guns)
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _wall(product):
    """A low wall for the charger that hangs."""
    plaster = surface("wall plaster", (0.16, 0.20, 0.18), 0.85)
    pillar("low wall", WALL_X, 220, 0, 620, 200, 1560, plaster, 4, 4)
    pillar("wall cap", WALL_X, 220, 1560, 660, 240, 36, graphite(), 4, 4)
    group("home charger", recorded(smart_home_charger.build, product), (WALL_X, 120, 0))


def _desk(product):
    """A console for the energy manager."""
    pillar("desk top", DESK_X, 240, DESK_HEIGHT - 40, 860, 480, 40, surface("desk top", (0.22, 0.125, 0.065), 0.45), 8, 4)
    for x in (-390, 390):
        pillar("desk leg", DESK_X + x, 240, 0, 40, 440, DESK_HEIGHT - 40, graphite(), 6, 3)
    plate("desk panel", DESK_X, 120, 740, DESK_HEIGHT - 170, 380, 18, graphite(), 4, 2)
    group("energy manager", recorded(grid_ems.build, product), (DESK_X, 150, DESK_HEIGHT), TURN)


def _room():
    """A dark smooth floor, and a screen far behind with a green glow."""
    studio.floor(surface("night floor", (0.010, 0.022, 0.017), 0.24), 60000)
    w, y = 30000, 9000
    mesh_object(
        "backdrop", [(-w, y, 0), (w, y, 0), (w, y, 16000), (-w, y, 16000)], [(0, 1, 2, 3)],
        surface("night backdrop", (0.010, 0.05, 0.034), 0.8),
    )
    studio.softbox((400, 7000, 4200), (400, y, 900), 9000, 600, 200, (0.35, 1.0, 0.72))


def _lamps(mirrored):
    studio.world((0.10, 0.24, 0.18), 0.05)
    studio.softbox((3600, -8200, 5600), (0, 0, 900), 5200, 3600, 900, (1.0, 0.97, 0.92), mirrored=False)
    studio.softbox((0, -300, 6200), (0, 300, 0), 10500, 2200, 420, mirrored=mirrored)
    studio.softbox((-8200, -1500, 2600), (0, 0, 1000), 900, 4200, 300, (0.80, 1.0, 0.92), mirrored)
    studio.softbox((8200, 3600, 3000), (0, 0, 1000), 900, 4600, 420, (0.65, 1.0, 0.86))
