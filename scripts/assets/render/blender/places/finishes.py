"""What rooms are made of: wood with its grain, woven cloth, and the nodes that draw them."""
import bpy

from materials import surface
from mesh import MM


class Nodes:
    """Short ways to add nodes to a material."""

    def __init__(self, material):
        self.nodes, self.links = material.node_tree.nodes, material.node_tree.links
        self.shader = self.nodes["Principled BSDF"]

    def _set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, *values):
        node = self.nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, values):
            self._set(socket, value)
        return node.outputs[0]

    def value(self, attribute):
        node = self.nodes.new("ShaderNodeAttribute")
        node.attribute_name = attribute
        return node.outputs["Fac"]

    def ramp(self, value, low, high):
        """0 below `low`, 1 above `high`; the other way round where `low` is the larger."""
        node = self.nodes.new("ShaderNodeMapRange")
        node.interpolation_type = "SMOOTHSTEP"
        for socket, given in zip(node.inputs, (value, min(low, high), max(low, high), *((0.0, 1.0) if low < high else (1.0, 0.0)))):
            self._set(socket, given)
        return node.outputs[0]

    def line(self, value, at, width):
        """1 where the value is `at`, 0 from half of `width` beside it."""
        return self.ramp(self.math("ABSOLUTE", self.math("SUBTRACT", value, at)), width / 2, 0)

    def noise(self, vector, scale, detail):
        node = self.nodes.new("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = scale, detail
        self.links.new(vector, node.inputs["Vector"])
        return node.outputs["Fac"]

    def mix(self, share, first, second):
        node = self.nodes.new("ShaderNodeMixRGB")
        for socket, value in zip(node.inputs, (share, first, second)):
            self._set(socket, value)
        return node.outputs[0]

    def total(self, *parts):
        """The sum of (factor, value)."""
        result = 0.0
        for factor, value in parts:
            result = self.math("MULTIPLY_ADD", value, factor, result)
        return result

    def relief(self, height):
        """A bump of so many millimetres."""
        node = self.nodes.new("ShaderNodeBump")
        node.inputs["Distance"].default_value = MM
        self._set(node.inputs["Height"], height)
        self.links.new(node.outputs["Normal"], self.shader.inputs["Normal"])


def timber(name, color, along, across, board=0, start=0, roughness=0.4, contrast=1.0):
    """Wood whose grain runs along an axis ("x", "y" or "z").

    Boards lie beside each other on the axis `across`, `board` mm wide, the first from `start`; each has its own tone
    and grain. Without `board` all is one piece.
    """
    material = bpy.data.materials.get(name)
    if material:
        return material
    material = surface(name, color, roughness)
    nodes = Nodes(material)
    place = nodes.nodes.new("ShaderNodeSeparateXYZ")
    nodes.links.new(nodes.nodes.new("ShaderNodeTexCoord").outputs["Object"], place.inputs[0])
    which = nodes.math("FLOOR", nodes.math("DIVIDE", nodes.math("SUBTRACT", place.outputs[across.upper()], start * MM), (board or 1e6) * MM))
    dice = nodes.nodes.new("ShaderNodeTexWhiteNoise")
    dice.noise_dimensions = "1D"
    nodes.links.new(which, dice.inputs["W"])
    tone = dice.outputs["Value"]

    def stretched(length, width):
        """Noise with features of so many millimetres along the grain, and across it."""
        vector = nodes.nodes.new("ShaderNodeCombineXYZ")
        for axis in "xyz":
            size = length if axis == along else width
            scaled = nodes.math("MULTIPLY_ADD", place.outputs[axis.upper()], 1 / (size * MM), nodes.math("MULTIPLY", tone, 91.7))
            nodes.links.new(scaled, vector.inputs[axis.upper()])
        noise = nodes.nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1, 4
        noise.inputs["Distortion"].default_value = 0.6
        nodes.links.new(vector.outputs[0], noise.inputs["Vector"])
        return noise.outputs["Fac"]

    rings = nodes.math("PINGPONG", nodes.math("MULTIPLY", stretched(1500, 95), 9), 1)
    grain = nodes.total((0.45, nodes.ramp(rings, 0, 1)), (0.35, nodes.ramp(stretched(420, 9), 0.3, 0.7)), (0.35, nodes.ramp(stretched(60, 2.2), 0.35, 0.65)))
    shade = nodes.total((0.5 * contrast, grain), (0.34 * contrast, tone))
    bright, dark = (tuple(factor * part for part in color) for factor in (1 + 0.30 * contrast, 1 - 0.52 * contrast))
    nodes.links.new(nodes.mix(shade, (*bright, 1), (*dark, 1)), nodes.shader.inputs["Base Color"])
    nodes.links.new(nodes.total((0.14, grain), (1.0, roughness - 0.05)), nodes.shader.inputs["Roughness"])
    nodes.relief(nodes.total((-0.12, grain)))
    return material


def woven(name, color, thread=6, crumple=3.0):
    """Upholstery: threads of `thread` mm of uneven tone, and soft folds `crumple` mm deep."""
    material = bpy.data.materials.get(name)
    if material:
        return material
    material = surface(name, color, 0.95, specular=0.1)
    nodes = Nodes(material)
    nodes.shader.inputs["Sheen"].default_value = 0.7
    nodes.shader.inputs["Sheen Tint"].default_value = 0.7
    where = nodes.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    threads = nodes.ramp(nodes.noise(where, 1000 / thread, 3), 0.32, 0.68)
    worn = nodes.noise(where, 9, 4)
    folds = nodes.noise(where, 7, 2)
    shade = nodes.total((0.6, threads), (0.5, worn))
    dark, bright = (tuple(factor * part for part in color) for factor in (0.62, 1.5))
    nodes.links.new(nodes.mix(shade, (*dark, 1), (*bright, 1)), nodes.shader.inputs["Base Color"])
    nodes.relief(nodes.total((0.5, threads), (crumple * 4, folds)))
    return material
