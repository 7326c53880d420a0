"""Renders a scene as linear EXR passes, with noise that the filter takes out.

A second rendering without light has more samples of what costs little: coverage, colours, normals, what shines,
and the sky. The filter takes edges and print from it.
"""
import json
import os
import time

import bpy

PASSES = {"Image": "image", "DiffCol": "diffuse", "GlossCol": "gloss", "Normal": "normal", "Depth": "depth", "Emit": "emit", "Env": "sky"}


def settings(width, height, samples, transparent, threads=0):
    """Cycles on the processor, with so many samples for each pixel."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.use_preview_denoising = False
    cycles.samples = samples
    cycles.use_adaptive_sampling = samples >= 64
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = max(6, samples // 5)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2.5
    cycles.sample_clamp_direct = 0
    cycles.blur_glossy = 0.6
    cycles.filter_width = 1.4
    scene.render.use_persistent_data = True
    scene.render.film_transparent = transparent
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    if threads:
        scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.view_settings.view_transform = "Standard"


def _pass_files(folder):
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    layer.use_pass_normal = layer.use_pass_z = layer.use_pass_emit = layer.use_pass_environment = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_mode = "RGBA"
    files.format.color_depth = "32"
    files.format.exr_codec = "ZIP"
    files.file_slots.clear()
    for source, name in PASSES.items():
        files.file_slots.new(f"{name}-")
        tree.links.new(layers.outputs[source], files.inputs[-1])
    return files


def render(folder, crop, oversample, guide):
    """Write `folder`/light/*.exr and `folder`/guide/*.exr.

    `crop` is what is rendered of the picture: left, top, right and foot as shares; written to `folder`/crop.json.
    The guide is `oversample` times as wide as the light, with `guide` samples for each of their pixels.
    """
    if crop:
        _crop(folder, crop)
    _render_once(os.path.join(folder, "light"), 11)
    undo = _settings_of_guides(oversample, guide)
    _render_once(os.path.join(folder, "guide"), 13)
    undo()


def _crop(folder, crop):
    frame = bpy.context.scene.render
    left, top, right, foot = crop
    frame.use_border = frame.use_crop_to_border = True
    frame.border_min_x, frame.border_max_x, frame.border_min_y, frame.border_max_y = left, right, 1 - foot, 1 - top
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "crop.json"), "w", encoding="utf-8") as file:
        json.dump(crop, file)


def _render_once(folder, seed):
    scene = bpy.context.scene
    os.makedirs(folder, exist_ok=True)
    _pass_files(folder)
    scene.cycles.seed = seed
    scene.frame_set(1)
    start = time.time()
    bpy.ops.render.render()
    print(f"{os.path.basename(folder)}: {time.time() - start:.0f} s", flush=True)


def _settings_of_guides(oversample, samples):
    """Nothing gives light, so that no ray looks for any; returns how to undo that."""
    scene = bpy.context.scene
    cycles = scene.cycles
    cycles.samples = samples // oversample**2
    scene.render.resolution_percentage = 100 * oversample
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = 0
    hidden = [item for item in bpy.data.objects if item.type == "LIGHT" or item.is_shadow_catcher]
    for item in hidden:
        item.hide_render = True
    lamps = [material.cycles for material in bpy.data.materials if material.cycles.sample_as_light]
    sky = scene.world.cycles_visibility
    for lamp in lamps:
        lamp.sample_as_light = False
    sky.diffuse = sky.glossy = False
    # Glass mirrors nothing then, and would only mix its own black into what is behind it.
    trees = [material.node_tree for material in bpy.data.materials if material.use_nodes]
    glass = [node.inputs["IOR"] for tree in trees for node in tree.nodes if node.type == "FRESNEL"]
    indices = [index.default_value for index in glass]
    for index in glass:
        index.default_value = 1.0

    def undo():
        scene.render.resolution_percentage = 100
        for item in hidden:
            item.hide_render = False
        for lamp in lamps:
            lamp.sample_as_light = True
        sky.diffuse = sky.glossy = True
        for index, value in zip(glass, indices):
            index.default_value = value

    return undo
