"""The home charger alone on a dark wall, seen from near: its ring and its screen light the wall around it."""
import functools

import camera
import mesh
import studio
from materials import surface
from products import smart_home_charger


def build(job):
    # From so near, the usual steps of a round corner are seen.
    mesh.rounded = functools.partial(mesh.rounded, segments=24)
    mesh.group("home charger", mesh.recorded(smart_home_charger.build, job["products"]["smart-home-charger"]))
    plaster = surface("night plaster", (0.016, 0.050, 0.035), 0.75, relief=(40, 0.1, 1.0))
    mesh.plate("wall", 0, 0, 9000, 3600, 0, 200, plaster, 0, 0)
    _lamps()
    view = job["view"]
    camera.free(view["place"], view["target"], view["lens"], shift=tuple(view["shift"]))


def _lamps():
    studio.world((0.10, 0.24, 0.18), 0.04)
    studio.softbox((900, -900, 2500), (420, 0, 1250), 900, 500, 16, (0.85, 1.0, 0.93), mirrored=False)
    studio.softbox((-900, -1100, 1900), (0, 0, 1200), 420, 1100, 15, (1.0, 0.97, 0.92))
    studio.softbox((520, -160, 1750), (0, -60, 1220), 220, 500, 9, (0.65, 1.0, 0.86), mirrored=False)
    # A soft edge in the glass and on the plug.
    studio.softbox((700, -1500, 2100), (0, -60, 1250), 300, 900, 8)
