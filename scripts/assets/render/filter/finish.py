"""Finishes a rendering: python3 finish.py FOLDER OUT.png '{"exposure": 1, ...}'

Without noise, graded, as an 8-bit PNG. With "cutout" it keeps its transparency, and what the picture's
edge would cut of a shadow fades out before.
"""
import json
import sys

import cv2
import numpy as np

from denoise import HALVES, denoise, read
from grade import curve, encode


def _fade_to_edges(alpha, share, least=0.05):
    """Shadows (never the product, which keeps its distance from the edge) end before the picture does.

    What is darker than the lit ground by less than `least` counts as lit.
    """
    alpha = np.where(alpha > 0.97, alpha, np.maximum(alpha - least, 0) / (1 - least))
    height, width = alpha.shape
    reach = share * min(height, width)
    y = np.minimum(np.arange(height), np.arange(height)[::-1]) / reach
    x = np.minimum(np.arange(width), np.arange(width)[::-1]) / reach
    ramp = np.clip(np.minimum(y[:, None], x[None, :]), 0, 1)
    ramp = ramp * ramp * (3 - 2 * ramp)
    return np.where(alpha > 0.97, alpha, alpha * ramp)


def _edges_of(display, alpha, raw_alpha):
    """Colour and opacity along the outline: the colour of the nearest inside, the opacity as it was rendered."""
    inside = (alpha > 0.985).astype(np.float32)
    solid = cv2.morphologyEx(inside, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    # The outermost solid pixels are mixed already: colours come from one pixel further in where there is one.
    core = cv2.erode(solid, np.ones((3, 3), np.uint8))
    near_core = cv2.boxFilter(core, -1, (7, 7))
    source = np.where(near_core > 1e-3, core, solid)
    weight = cv2.boxFilter(source, -1, (7, 7))
    spread = cv2.boxFilter(display * source[..., None], -1, (7, 7)) / np.maximum(weight, 1e-4)[..., None]
    near = cv2.dilate(solid, np.ones((3, 3), np.uint8)) > 0.5
    outline = near & (core < 0.5) & (weight > 1e-3)
    display = np.where(outline[..., None], spread, display)
    shadow = ~near & (solid < 0.5)
    display = np.where(shadow[..., None], np.array([0.006, 0.007, 0.006], np.float32), display)
    return display, np.where(near & (solid < 0.5), raw_alpha, alpha)


def with_glow(light, amount):
    """The bloom of a lens around what shines."""
    bright = np.maximum(light - 0.9, 0)
    height = light.shape[0]
    bloom = sum(cv2.GaussianBlur(bright, (0, 0), height * size) for size in (0.004, 0.012, 0.035)) / 3
    return light + bloom * amount


def with_soft_background(light, folder, beyond, size=0.016):
    """What is further off than `beyond` metres as a wide-open lens draws it: points become discs."""
    depth = sum(read(folder, half, "depth")[..., 0] for half in HALVES) / 2
    near = cv2.erode((depth < beyond).astype(np.float32), np.ones((3, 3), np.uint8))
    near = cv2.GaussianBlur(near, (0, 0), 0.7)
    across = 2 * round(light.shape[0] * size) + 1
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (across, across)).astype(np.float32)
    far = (1 - near)[..., None]
    weight = cv2.filter2D(far, -1, disc)[..., None]
    soft = cv2.filter2D(light * far, -1, disc) / np.maximum(weight, 1e-3)
    return light * (1 - far) + soft * far


def finish(folder, out, options):
    image = denoise(folder, options.get("radius", 7), options.get("strength", 0.55))
    light, alpha = image[..., :3], np.clip(image[..., 3], 0, 1)
    grade = {key: options[key] for key in ("exposure", "contrast", "saturation") if key in options}
    if options.get("cutout"):
        display = curve(light / np.maximum(alpha, 1e-3)[..., None], **grade)
        raw_alpha = np.clip(sum(read(folder, half, "image")[..., 3] for half in HALVES) / 2, 0, 1)
        display, alpha = _edges_of(display, alpha, raw_alpha)
        rgba = np.dstack([encode(display), np.round(_fade_to_edges(alpha, options.get("fade", 0.1)) * 255).astype(np.uint8)])
        cv2.imwrite(out, cv2.cvtColor(rgba, cv2.COLOR_RGBA2BGRA))
        return
    if options.get("soft"):
        light = with_soft_background(light, folder, options["soft"])
    if options.get("glow"):
        light = with_glow(light, options["glow"])
    cv2.imwrite(out, cv2.cvtColor(encode(curve(light, **grade)), cv2.COLOR_RGB2BGR))


if __name__ == "__main__":
    finish(sys.argv[1], sys.argv[2], json.loads(sys.argv[3]))
