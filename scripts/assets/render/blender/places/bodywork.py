"""What is drawn on a car's body: windows, trim, lamps and shut lines, projected from the side, the front and the back.

Each view is an image of colours with alpha over the paint, and a mask of the glass; 2.5 mm a pixel.
"""
import bpy
import numpy as np

from mesh import MM

PIXEL = 2.5
HEIGHT = 1800
# The node by which a pane mirrors, for scenes that want it otherwise.
PANE = "pane mirror"
# What a view shows across: its left edge in mm and its width.
SIDE, END = (-2300, 4600), (-1000, 2000)
GLOSS, CLADDING, SEAM = (0.006, 0.0065, 0.007), (0.022, 0.0225, 0.022), (0.004, 0.004, 0.004)
LAMP, RED = (0.022, 0.023, 0.025), (0.16, 0.006, 0.005)
MODULE, SATIN = (0.62, 0.64, 0.66), (0.24, 0.245, 0.24)


class View:
    """A drawing in mm: across and up."""

    def __init__(self, extent):
        self.left, self.width = extent
        size = (round(HEIGHT / PIXEL), round(self.width / PIXEL))
        self.skin = np.zeros((*size, 4), np.float32)
        self.glass = np.zeros(size, np.float32)

    def _inside(self, outline):
        """The pixels inside a closed outline, as a mask over a part of the picture."""
        points = (np.array(outline, float) - [self.left, 0]) / PIXEL
        low = np.floor(points.min(axis=0)).astype(int).clip(0)
        high = np.minimum(np.ceil(points.max(axis=0)).astype(int) + 1, self.glass.shape[::-1])
        x, y = np.meshgrid(np.arange(low[0], high[0]) + 0.5, np.arange(low[1], high[1]) + 0.5)
        inside = np.zeros(x.shape, bool)
        for (ax, ay), (bx, by) in zip(points, np.roll(points, -1, axis=0)):
            if ay != by:
                inside ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
        return (slice(low[1], high[1]), slice(low[0], high[0])), inside

    def fill(self, outline, color):
        part, inside = self._inside(outline)
        self.skin[part][inside] = (*color, 1)
        self.glass[part][inside] = 0

    def window(self, outline):
        part, inside = self._inside(outline)
        self.glass[part][inside] = 1

    def line(self, points, width=6, color=SEAM):
        for (ax, ay), (bx, by) in zip(points, points[1:]):
            way = np.array([bx - ax, by - ay], float)
            across = np.array([-way[1], way[0]]) / np.linalg.norm(way) * width / 2
            along = way / np.linalg.norm(way) * width / 2
            start, end = np.array([ax, ay]) - along, np.array([bx, by]) + along
            self.fill([start - across, end - across, end + across, start + across], color)

    def image(self, name):
        """A picture of the skin whose alpha says where it covers the paint, and one of the glass."""
        glass = np.zeros((*self.glass.shape, 4), np.float32)
        glass[..., :3], glass[..., 3] = self.glass[..., None], 1
        return [_image(f"{name} {kind}", pixels) for kind, pixels in (("skin", self.skin), ("glass", glass))]


def _image(name, pixels):
    height, width = pixels.shape[:2]
    image = bpy.data.images.new(name, width, height, alpha=True, float_buffer=True)
    image.alpha_mode = "CHANNEL_PACKED"
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    return image


def mirrored(outline):
    """The same on the other side."""
    return [(-x, y) for x, y in outline[::-1]]


class _Graph:
    """Short forms for the nodes of a material."""

    def __init__(self, material):
        self.nodes, self.links = material.node_tree.nodes, material.node_tree.links

    def add(self, kind, **inputs):
        node = self.nodes.new(kind)
        for name, value in inputs.items():
            self.put(node, name, value)
        return node

    def put(self, node, name, value):
        place = node.inputs[int(name[1:])] if name[0] == "i" and name[1:].isdigit() else node.inputs[name]
        if isinstance(value, bpy.types.NodeSocket):
            self.links.new(value, place)
        else:
            place.default_value = value

    def math(self, operation, *values):
        node = self.nodes.new("ShaderNodeMath")
        node.operation = operation
        for index, value in enumerate(values):
            self.put(node, f"i{index}", value)
        return node.outputs[0]

    def mix(self, share, first, second):
        """Colours."""
        return self.add("ShaderNodeMixRGB", Fac=share, Color1=first, Color2=second).outputs[0]


def _looked_up(graph, images, across, up, extent):
    """Colour, alpha and glass of a view at these coordinates, in m."""
    left, width = extent
    u = graph.math("DIVIDE", graph.math("SUBTRACT", across, left * MM), width * MM)
    v = graph.math("DIVIDE", up, HEIGHT * MM)
    where = graph.add("ShaderNodeCombineXYZ", X=u, Y=v).outputs[0]
    found = []
    for image in images:
        texture = graph.add("ShaderNodeTexImage", Vector=where)
        texture.image, texture.extension = image, "EXTEND"
        found.append(texture)
    return found[0].outputs["Color"], found[0].outputs["Alpha"], found[1].outputs["Color"]


def skin(name, color, views):
    """The paint with its clearcoat, what is drawn on it, and see-through glass; `views` are side, front and back."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    graph = _Graph(material)
    where = graph.add("ShaderNodeTexCoord")
    place = graph.add("ShaderNodeSeparateXYZ", Vector=where.outputs["Object"]).outputs
    facing = graph.add("ShaderNodeSeparateXYZ", Vector=where.outputs["Normal"]).outputs
    images = [view.image(f"{name} {index}") for index, view in enumerate(views)]
    side = _looked_up(graph, images[0], place["X"], place["Z"], SIDE)
    front = _looked_up(graph, images[1], place["Y"], place["Z"], END)
    back = _looked_up(graph, images[2], place["Y"], place["Z"], END)
    is_side = graph.math("GREATER_THAN", graph.math("ABSOLUTE", facing["Y"]), graph.math("MULTIPLY", graph.math("ABSOLUTE", facing["X"]), 0.9))
    is_back = graph.math("LESS_THAN", facing["X"], 0.0)
    drawn, share, glass = (graph.mix(is_side, graph.mix(is_back, a, b), c) for a, b, c in zip(front, back, side))
    shader = graph.nodes["Principled BSDF"]
    inner = graph.add("ShaderNodeNewGeometry").outputs["Backfacing"]
    base = graph.mix(inner, graph.mix(share, (*color, 1), drawn), (0.01, 0.01, 0.01, 1))
    graph.put(shader, "Base Color", base)
    paint = graph.math("SUBTRACT", 1.0, share)
    for name_of, at_paint, elsewhere in (("Roughness", 0.36, 0.22), ("Metallic", 0.35, 0.0)):
        graph.put(shader, name_of, graph.math("ADD", graph.math("MULTIPLY", paint, at_paint - elsewhere), elsewhere))
    # The coat of a principled shader is a quarter of a real one.
    coat = graph.math("MULTIPLY", graph.add("ShaderNodeFresnel", IOR=1.6).outputs[0], graph.math("MULTIPLY", paint, graph.math("SUBTRACT", 1.0, inner)))
    lacquer = graph.add("ShaderNodeBsdfGlossy", Roughness=0.03).outputs[0]
    coated = graph.add("ShaderNodeMixShader", i0=coat, i1=shader.outputs[0], i2=lacquer).outputs[0]
    clear = graph.add("ShaderNodeBsdfTransparent", Color=(0.42, 0.47, 0.46, 1)).outputs[0]
    mirror = graph.add("ShaderNodeBsdfGlossy", Roughness=0.0).outputs[0]
    mirror.node.name = PANE
    fresnel = graph.add("ShaderNodeFresnel", IOR=1.52).outputs[0]
    pane = graph.add("ShaderNodeMixShader", i0=graph.math("ADD", fresnel, 0.03), i1=clear, i2=mirror).outputs[0]
    whole = graph.add("ShaderNodeMixShader", i0=glass, i1=coated, i2=pane).outputs[0]
    graph.links.new(whole, graph.nodes["Material Output"].inputs["Surface"])
    return material
