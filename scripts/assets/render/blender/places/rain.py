"""Weather of the monsoon: a closed, bright sky without a sun, and plaster that the rain has stained."""
import math

import bpy

from materials import surface


def overcast(strength=1.0):
    """A closed sky: soft grey clouds, brighter above than at the horizon, and a hint of light from the upper left."""
    world = bpy.data.worlds.new("overcast")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    where, parts = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    stretch, clouds = nodes.new("ShaderNodeMapping"), nodes.new("ShaderNodeTexNoise")
    stretch.inputs["Scale"].default_value = (1.0, 1.0, 3.2)
    for key, value in (("Scale", 2.1), ("Detail", 6), ("Roughness", 0.52), ("Distortion", 0.5)):
        clouds.inputs[key].default_value = value
    links.new(where.outputs["Generated"], parts.inputs[0])
    links.new(where.outputs["Generated"], stretch.inputs["Vector"])
    links.new(stretch.outputs["Vector"], clouds.inputs["Vector"])
    ramp = nodes.new("ShaderNodeValToRGB")
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.0, (0.50, 0.53, 0.55, 1)
    high.position, high.color = 0.8, (0.86, 0.88, 0.90, 1)
    links.new(parts.outputs["Z"], ramp.inputs["Fac"])
    shade, mixed = nodes.new("ShaderNodeMapRange"), nodes.new("ShaderNodeMixRGB")
    for key, value in (("From Min", 0.34), ("From Max", 0.68), ("To Min", 0.66), ("To Max", 1.12)):
        shade.inputs[key].default_value = value
    mixed.blend_type = "MULTIPLY"
    mixed.inputs["Fac"].default_value = 1
    links.new(clouds.outputs["Fac"], shade.inputs["Value"])
    links.new(ramp.outputs["Color"], mixed.inputs["Color1"])
    links.new(shade.outputs["Result"], mixed.inputs["Color2"])
    links.new(mixed.outputs["Color"], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = strength
    bpy.context.scene.world = world
    lamp = bpy.data.lights.new("veiled sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = 0.7 * strength, math.radians(70), (1.0, 0.98, 0.95)
    item = bpy.data.objects.new("veiled sun", lamp)
    item.rotation_euler = (math.radians(38), 0, math.radians(-35))
    bpy.context.scene.collection.objects.link(item)


def stained(name, tone):
    """Painted plaster with dark runs where rain comes down, as every wall has after some monsoons."""
    material = surface(name, tone, 0.8, specular=0.3)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    if shader.inputs["Base Color"].is_linked:
        return material
    where = nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    color = None
    for scale, low, high, dark in (((2.6, 2.6, 0.16), 0.50, 0.78, (0.52, 0.53, 0.50, 1)), ((0.5, 0.5, 0.5), 0.45, 0.8, (0.70, 0.69, 0.64, 1))):
        stretch, runs, share, mix = (nodes.new(f"ShaderNode{kind}") for kind in ("Mapping", "TexNoise", "MapRange", "MixRGB"))
        stretch.inputs["Scale"].default_value = scale
        runs.inputs["Scale"].default_value, runs.inputs["Detail"].default_value = 1.0, 6
        share.inputs["From Min"].default_value, share.inputs["From Max"].default_value = low, high
        mix.blend_type = "MULTIPLY"
        mix.inputs["Color1"].default_value, mix.inputs["Color2"].default_value = (*tone, 1), dark
        links.new(where, stretch.inputs["Vector"])
        links.new(stretch.outputs["Vector"], runs.inputs["Vector"])
        links.new(runs.outputs["Fac"], share.inputs["Value"])
        links.new(share.outputs["Result"], mix.inputs["Fac"])
        if color:
            links.new(color, mix.inputs["Color1"])
        color = mix.outputs["Color"]
    links.new(color, shader.inputs["Base Color"])
    return material
