"""Entry: blender -b --factory-startup --python-exit-code 1 -P main.py -- job.json

The job says what to build and how to render it:
{"scene": "product", "product": {...}, "view": {...}, "width", "height", "samples", "out"}.
"""
import importlib
import json
import os
import sys

import bpy

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)


def main():
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
        job = json.load(file)
    os.environ["RENDER_TEXTURES"] = job["textures"]
    os.environ["RENDER_NEAR"] = "1" if job.get("near") else ""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    import output

    scene = importlib.import_module(f"scenes.{job['scene'].replace('-', '_')}")
    scene.build(job)
    if job.get("measure"):
        return
    frames = scene.frames(job) if hasattr(scene, "frames") else [("", None)]
    for name, crop in frames:
        output.settings(job["width"], job["height"], job["samples"], job.get("transparent", False), job.get("threads", 0))
        output.render(os.path.join(job["out"], name), crop, job["oversample"], job["guide"])


main()
