"""One product in the studio."""
import importlib

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import camera
import studio


def build(job):
    product, view = job["product"], job["view"]
    module = importlib.import_module(f"products.{product['id'].replace('-', '_')}")
    module.build(product)
    items = [item for item in bpy.data.objects if item.type in {"MESH", "CURVE"}]
    bpy.context.view_layer.update()
    on_wall = getattr(module, "WALL", False)
    light = studio.night if view["light"] == "night" else studio.paper
    light(view.get("azimuth", 0), view.get("set", product["height"]), on_wall)
    if "frame" in view:
        frame = {**view["frame"], "ratio": job["height"] / job["width"]}
        framed = camera.framed(view["azimuth"], view["eye"], view["distance"], camera.corners(items), frame)
        if job.get("measure"):
            _tell(product, framed, items)
    else:
        camera.free(view["place"], view["target"], view["lens"], view.get("focus"), view.get("f_stop", 8))


def _tell(product, framed, items):
    """Print how wide everything is for its height, and where the cabinet's foot and lid come to stand."""
    bpy.context.view_layer.update()
    scene = bpy.context.scene
    seen = [world_to_camera_view(scene, framed, p) for p in camera.corners(items)]
    wide = max(p.x for p in seen) - min(p.x for p in seen)
    front = -product["depth"] / 2000
    stand = [world_to_camera_view(scene, framed, Vector((0, front, z / 1000))).y for z in (0, product["height"])]
    low, high = min(p.y for p in seen), max(p.y for p in seen)
    print(f"MEASURE {product['id']} wide {wide:.3f} foot {stand[0]:.3f} lid {stand[1]:.3f} low {low:.3f} high {high:.3f}")
