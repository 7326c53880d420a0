"""Finishes a rendering: python3 finish.py FOLDER OUT.png '{"exposure": 1, ...}'

Without noise, graded, as an 8-bit PNG. With "cutout" it keeps its transparency, and shadows
fade out before the picture's edge; with "floor" they also end above the product's foot.
Where guides are larger, places are graded at that size and then reduced: clipped lamps get smooth edges. Cut-outs
stay at that size, because all that is made of them is reduced anyway.
"""
import json
import sys

import cv2
import numpy as np

from denoise import GUIDE, denoise, oversample, read
from grade import curve, encode

SHADOW = np.array([0.006, 0.007, 0.006], np.float32)


def _fade_from_product(shadow, product, least=0.05):
    """A shadow is whole beside the product and ends before the picture does.

    What is darker than the lit ground by less than `least` counts as lit.
    """
    height, width = shadow.shape
    from_product = cv2.distanceTransform((product < 0.5).astype(np.uint8), cv2.DIST_L2, 5)
    y = np.minimum(np.arange(height), np.arange(height)[::-1])
    x = np.minimum(np.arange(width), np.arange(width)[::-1])
    from_edge = np.minimum(y[:, None], x[None, :]).astype(np.float32)
    # Without the creases along the diagonals of the picture's corners.
    from_edge = cv2.GaussianBlur(from_edge, (0, 0), 0.02 * min(height, width))
    share = from_edge / np.maximum(from_edge + from_product, 1e-3)
    ramp = np.clip((share - 0.08) / 0.92, 0, 1)
    return np.maximum(shadow - least, 0) / (1 - least) * ramp * ramp * (3 - 2 * ramp)


def _smooth_shadow(alpha, product):
    """The shadow beside and, guessed from there, behind the product; softer the further it falls from it."""
    ground = (product < 0.004).astype(np.float32)
    height = alpha.shape[0]
    sizes = [height * size for size in (0.0015, 0.006, 0.02)]
    levels = [cv2.GaussianBlur(alpha * ground, (0, 0), size) for size in sizes]
    shares = [cv2.GaussianBlur(ground, (0, 0), size) for size in sizes]
    near, middle, far = (level / np.maximum(share, 1e-3) for level, share in zip(levels, shares))
    away = cv2.distanceTransform((ground > 0.5).astype(np.uint8), cv2.DIST_L2, 5) / height
    to_middle, to_far = np.clip(away / 0.012, 0, 1), np.clip((away - 0.012) / 0.06, 0, 1)
    near = np.where(shares[0] > 0.02, near, middle)
    return (near * (1 - to_middle) + middle * to_middle) * (1 - to_far) + far * to_far


def _near_foot(product):
    """Whole at the product's foot and nothing above it: a shadow further back on the floor looks like one on a wall."""
    height = product.shape[0]
    foot = np.nonzero((product > 0.5).any(axis=1))[0].max()
    above = (foot - np.arange(height)) / height
    share = np.clip((0.17 - above) / 0.12, 0, 1)
    return (share * share * (3 - 2 * share)).astype(np.float32)[:, None]


def _color_inside(display, product):
    """Colours along the outline are those of the nearest pixels that the product fills."""
    solid = (product > 0.995).astype(np.float32)
    weight = cv2.boxFilter(solid, -1, (5, 5))
    spread = cv2.boxFilter(display * solid[..., None], -1, (5, 5)) / np.maximum(weight, 1e-4)[..., None]
    return np.where(((solid < 0.5) & (weight > 1e-3))[..., None], spread, display)


def _cut_out(display, alpha, product, on_floor):
    """Colour and opacity of the product over its shadow, which is all but black."""
    shadow = _fade_from_product(_smooth_shadow(alpha, product), product)
    if on_floor:
        shadow *= _near_foot(product)
    whole = product + (1 - product) * shadow
    share = (product / np.maximum(whole, 1e-4))[..., None]
    return _color_inside(display, product) * share + SHADOW * (1 - share), whole


def with_glow(light, amount):
    """The bloom of a lens around what shines."""
    bright = np.maximum(light - 0.9, 0)
    height = light.shape[0]
    bloom = sum(cv2.GaussianBlur(bright, (0, 0), height * size) for size in (0.004, 0.012, 0.035)) / 3
    return light + bloom * amount


def _disc(image, across):
    """Every point as a disc of that many pixels."""
    if across < 1.5:
        return image
    size = 2 * int(np.ceil(across / 2)) + 1
    y, x = np.mgrid[:size, :size] - size // 2
    disc = np.clip(across / 2 + 0.5 - np.hypot(x, y), 0, 1).astype(np.float32)
    blurred = cv2.filter2D(image, -1, disc / disc.sum(), borderType=cv2.BORDER_REFLECT)
    return blurred if blurred.ndim == image.ndim else blurred[..., None]


def with_lens(light, folder, focus, size):
    """As a wide-open lens draws it that is focused at `focus` metres: points further off or nearer become discs.

    `size` is the disc of a point at infinity, as a share of the picture's height. The picture is laid over itself from
    the back, a layer for each size of disc, so that what is sharp never runs into what is soft behind it.
    """
    depth, times, height = read(folder, GUIDE, "depth")[..., 0], oversample(folder), light.shape[0]
    # Edges have a mixed colour: they belong to what is behind.
    depth = cv2.dilate(depth, np.ones((times + 1, times + 1), np.uint8))
    across = np.clip(1 - focus / np.maximum(depth, 1e-3), -1, 1) * size * height
    steps = size * height * np.array([1, 0.7, 0.45, 0.27, 0.15, 0.07, 0, -0.07, -0.15, -0.3, -0.6, -1])
    position = np.interp(-across, -steps, np.arange(len(steps)))
    here_or_nearer = np.ones_like(depth)
    result = None
    for index, step in enumerate(steps):
        share = cv2.GaussianBlur(np.clip(1 - np.abs(position - index), 0, 1).astype(np.float32), (0, 0), 0.6 * times)
        if share.max() < 0.01:
            continue
        weight = _disc(share[..., None], abs(step))
        layer = _disc(light * share[..., None], abs(step)) / np.maximum(weight, 1e-4)
        if result is None:
            result = layer
        else:
            covered = _disc(np.clip(here_or_nearer, 0, 1)[..., None], abs(step))
            covered *= np.clip(weight / 0.05, 0, 1)
            result = result * (1 - covered) + layer * covered
        here_or_nearer -= share
    return result


def finish(folder, out, options):
    image = denoise(folder)
    light, alpha = image[..., :3], np.clip(image[..., 3], 0, 1)
    grade = {key: options[key] for key in ("exposure", "contrast", "saturation") if key in options}
    if options.get("cutout"):
        display = curve(light / np.maximum(alpha, 1e-3)[..., None], **grade)
        product = np.clip(read(folder, GUIDE, "image")[..., 3], 0, 1)
        display, alpha = _cut_out(display, alpha, product, options.get("floor"))
        rgba = np.dstack([encode(display), np.round(alpha * 255).astype(np.uint8)])
        cv2.imwrite(out, cv2.cvtColor(rgba, cv2.COLOR_RGBA2BGRA))
        return
    if options.get("focus"):
        light = with_lens(light, folder, options["focus"], options["blur"])
    if options.get("glow"):
        light = with_glow(light, options["glow"])
    picture, times = encode(curve(light, **grade)), oversample(folder)
    size = (picture.shape[1] // times, picture.shape[0] // times)
    picture = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
    cv2.imwrite(out, cv2.cvtColor(picture, cv2.COLOR_RGB2BGR))


if __name__ == "__main__":
    finish(sys.argv[1], sys.argv[2], json.loads(sys.argv[3]))
