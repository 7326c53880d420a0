"""Takes the noise out of a rendering without losing print, edges and shadows.

Two half renderings tell how noisy each pixel is. Light is separated from colour (print) and glow (screens),
each half is averaged over pixels that look alike in the other half and in the noise-free passes
(colour, normal, depth): non-local means with features, after Rousselle et al. 2013.
"""
import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2  # noqa: E402
import numpy as np  # noqa: E402

HALVES = ("a", "b")


def read(folder, half, name):
    """One pass as float32, RGB(A)."""
    image = cv2.imread(os.path.join(folder, half, f"{name}-0001.exr"), cv2.IMREAD_UNCHANGED)
    image = np.nan_to_num(image.astype(np.float32), posinf=0, neginf=0)
    if image.ndim == 3 and image.shape[2] == 4:
        return image[..., [2, 1, 0, 3]]
    return image[..., ::-1] if image.ndim == 3 else image


def _blur(image, size):
    return cv2.boxFilter(image, -1, (size, size), borderType=cv2.BORDER_REFLECT)


def _features(folder):
    """Noise-free guides, scaled so that a difference of 1 means another surface."""
    both = {name: (read(folder, "a", name) + read(folder, "b", name)) / 2 for name in ("diffuse", "normal", "depth", "emit")}
    depth = both["depth"][..., 0] if both["depth"].ndim == 3 else both["depth"]
    depth = np.log(np.clip(depth, 0.05, 200))
    color = both["diffuse"][..., :3]
    glow = np.log1p(both["emit"][..., :3])
    guides = [both["normal"] / 0.22, color / 0.05, (depth / 0.02)[..., None], glow / 0.10]
    return color, both["emit"][..., :3], np.concatenate(guides, axis=2).astype(np.float32)


def _without_fireflies(light):
    """Single pixels far brighter than all around are pulled down."""
    level = light[..., :3].mean(axis=2)
    middle = cv2.medianBlur(level.astype(np.float32), 5)
    limit = 3 * middle + 0.25
    scale = np.where(level > limit, limit / np.maximum(level, 1e-6), 1)
    light = light.copy()
    light[..., :3] *= scale[..., None]
    return light


def _shift(image, dy, dx):
    """The picture seen from (dy, dx) further on; borders repeat."""
    height, width = image.shape[:2]
    padded = cv2.copyMakeBorder(image, max(0, -dy), max(0, dy), max(0, -dx), max(0, dx), cv2.BORDER_REPLICATE)
    top, left = max(0, dy), max(0, dx)
    return padded[top : top + height, left : left + width]


def _guide(light):
    """What is compared between pixels: brightness on a perceptual scale, and opacity."""
    level = np.log1p(6 * light[..., :3].mean(axis=2))
    return np.dstack([level, light[..., 3] * 1.5]).astype(np.float32)


def _mean_of_alike(lights, guides, variance, features, radius, strength):
    """Each half averaged over alike pixels, judged in the other half."""
    sums = [light.copy() for light in lights]
    weights = [np.ones(lights[0].shape[:2], np.float32) for _ in lights]
    spread = strength * strength
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if (dy, dx) == (0, 0) or dy * dy + dx * dx > radius * radius:
                continue
            apart = features - _shift(features, dy, dx)
            other_surface = np.einsum("ijk,ijk->ij", apart, apart)
            noise_there = _shift(variance, dy, dx)
            noise = variance + noise_there
            for index, light in enumerate(lights):
                guide = guides[1 - index]
                gap = guide - _shift(guide, dy, dx)
                distance = gap * gap - (variance + np.minimum(variance, noise_there))
                distance = (distance / (1e-4 + spread * noise)).sum(axis=2) * 0.5
                alike = np.maximum(np.maximum(_blur(distance, 5), 0), other_surface)
                weight = np.exp(-np.minimum(alike, 30))
                sums[index] += _shift(light, dy, dx) * weight[..., None]
                weights[index] += weight
    return [total / weight[..., None] for total, weight in zip(sums, weights)]


def _without_mottle(lights, features, radius, strength, scale):
    """Takes out noise wider than the filter: applies the same to a smaller picture, and adds what changed."""
    height, width = features.shape[:2]
    size = (width // scale, height // scale)
    small = [cv2.resize(light, size, interpolation=cv2.INTER_AREA) for light in lights]
    alike = cv2.resize(features, size, interpolation=cv2.INTER_AREA)
    guides = [_guide(light) for light in small]
    variance = _blur((guides[0] - guides[1]) ** 2 / 2, 9)
    clean = _mean_of_alike(small, guides, variance, alike, radius, strength)
    changes = [cv2.resize(after - before, (width, height)) for before, after in zip(small, clean)]
    return [light + change for light, change in zip(lights, changes)]


def denoise(folder, radius=7, strength=0.55):
    """The clean picture: linear RGBA with premultiplied alpha, float32."""
    color, glow, features = _features(folder)
    base = color + 0.045
    lights = []
    for half in HALVES:
        image = read(folder, half, "image")
        light = np.empty_like(image)
        light[..., :3] = np.maximum(image[..., :3] - glow, 0) / base
        light[..., 3] = image[..., 3]
        lights.append(_without_fireflies(light))
    for scale in (1.0, 0.45):
        guides = [_guide(light) for light in lights]
        variance = _blur((guides[0] - guides[1]) ** 2 / 2, 9) * scale
        lights = _mean_of_alike(lights, guides, variance, features, radius, strength)
    for scale in (2, 4):
        lights = _without_mottle(lights, features, radius + 1, strength, scale)
    clean = (lights[0] + lights[1]) / 2
    clean[..., :3] = clean[..., :3] * base + glow
    return clean
