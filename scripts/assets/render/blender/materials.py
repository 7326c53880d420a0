"""Materials of chargers and places. Each is made once and found again by name."""
import os

import bpy

TEXTURES = os.environ.get("RENDER_TEXTURES", "")


def _principled(name, color, roughness, metallic=0.0, coat=0.0, specular=0.5):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*color, 1)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.08
    shader.inputs["Specular"].default_value = specular
    return material


def _bump(material, scale, strength, distance_mm, detail=2.0):
    """Fine relief from noise; `scale` is in features a metre."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    where = nodes.new("ShaderNodeTexCoord")
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    relief = nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value = strength
    relief.inputs["Distance"].default_value = distance_mm / 1000
    links.new(where.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return material


def _emission(material, color, strength):
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = (*color, 1)
    shader.inputs["Emission Strength"].default_value = strength
    return material


def _cached(name, make):
    return bpy.data.materials.get(name) or make()


def surface(name, color, roughness=0.5, metallic=0.0, coat=0.0, relief=None, specular=0.5):
    """A plain material; `relief` is (features a metre, strength, mm)."""

    def make():
        material = _principled(name, color, roughness, metallic, coat, specular)
        return _bump(material, *relief) if relief else material

    return _cached(name, make)


def _orange_peel(scale, strength):
    """The relief of powder coat. From afar it is finer than a pixel and would only be noise."""
    return (scale, strength, 0.4) if os.environ.get("RENDER_NEAR") else None


def white():
    """Powder-coated sheet steel, warm white."""
    return surface("white powder coat", (0.74, 0.735, 0.70), 0.40, relief=_orange_peel(420, 0.10))


def graphite():
    """Powder-coated sheet steel, dark grey with a hint of green."""
    return surface("graphite powder coat", (0.020, 0.025, 0.0235), 0.44, relief=_orange_peel(520, 0.14))


def grey():
    return surface("grey plastic", (0.20, 0.21, 0.20), 0.5)


def black_plastic():
    """Moulded plastic with a fine grain."""
    return surface("black plastic", (0.014, 0.015, 0.0145), 0.40, relief=_orange_peel(1500, 0.10))


def rubber():
    return surface("rubber", (0.011, 0.0115, 0.011), 0.5)


def glass():
    """Dark glass in front of electronics: it reflects, one does not see through."""
    return surface("black glass", (0.0035, 0.0045, 0.004), 0.05, specular=0.42)


def void():
    """The inside of a slot."""
    return surface("void", (0.004, 0.004, 0.004), 0.9, specular=0.1)


def steel():
    return surface("brushed steel", (0.56, 0.56, 0.55), 0.30, metallic=1.0)


def zinc():
    return surface("galvanised steel", (0.46, 0.48, 0.48), 0.42, metallic=0.9)


def contact():
    """Silver-plated pins."""
    return surface("contact", (0.78, 0.74, 0.66), 0.22, metallic=1.0)


def copper():
    return surface("gold contact", (0.80, 0.56, 0.22), 0.25, metallic=1.0)


def red():
    return surface("red plastic", (0.50, 0.012, 0.008), 0.28, coat=0.4)


def yellow():
    return surface("yellow plastic", (0.72, 0.47, 0.012), 0.45)


def concrete():
    return surface("concrete", (0.36, 0.35, 0.33), 0.85, relief=(60, 0.35, 2.0, 8.0))


def light(name="volt", color=(0.012, 0.80, 0.23), strength=1.5):
    """A lit light guide."""
    return _cached(f"light {name}", lambda: _emission(_principled(f"light {name}", color, 0.4), color, strength))


def picture(file, glow=0.0, roughness=0.4, strength=1.0):
    """A picture on a surface. With `glow` it shines by that much, else it is printed; alpha is respected."""
    name = f"picture {file} {glow} {strength}"

    def make():
        material = _principled(name, (0, 0, 0), roughness)
        nodes, links = material.node_tree.nodes, material.node_tree.links
        shader = nodes["Principled BSDF"]
        image = nodes.new("ShaderNodeTexImage")
        image.image = bpy.data.images.load(os.path.join(TEXTURES, file), check_existing=True)
        image.extension = "CLIP"
        if glow:
            shader.inputs["Roughness"].default_value = 0.05
            shader.inputs["Specular"].default_value = 0.42
            shader.inputs["Base Color"].default_value = (0.004, 0.005, 0.0045, 1)
            links.new(image.outputs["Color"], shader.inputs["Emission"])
            shader.inputs["Emission Strength"].default_value = glow
        else:
            links.new(image.outputs["Color"], shader.inputs["Base Color"])
        if strength < 1:
            fade = nodes.new("ShaderNodeMath")
            fade.operation = "MULTIPLY"
            fade.inputs[1].default_value = strength
            links.new(image.outputs["Alpha"], fade.inputs[0])
            links.new(fade.outputs[0], shader.inputs["Alpha"])
        elif not glow:
            links.new(image.outputs["Alpha"], shader.inputs["Alpha"])
        return material

    return _cached(name, make)
