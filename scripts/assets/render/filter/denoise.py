"""Takes the noise out of a rendering without losing print, edges and shadows.

Two half renderings tell how noisy each pixel is. Light is separated from colour (print) and from what shines
(screens, sky), each half is averaged over pixels that look alike in the other half and in the guides
(colour, normal, depth): non-local means with features, after Rousselle et al. 2013. Colour and what shines
come back from the guides, whose many samples draw smooth edges.
"""
import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2  # noqa: E402
import numpy as np  # noqa: E402

HALVES = ("a", "b")
GUIDE = "guide"
# Added to colours, so that what black surfaces mirror is light, too.
BLACK = 0.045


def read(folder, half, name):
    """One pass as float32, RGB(A)."""
    image = cv2.imread(os.path.join(folder, half, f"{name}-0001.exr"), cv2.IMREAD_UNCHANGED)
    image = np.nan_to_num(image.astype(np.float32), posinf=0, neginf=0)
    if image.ndim == 3 and image.shape[2] == 4:
        return image[..., [2, 1, 0, 3]]
    return image[..., ::-1] if image.ndim == 3 else image


def _blur(image, size):
    return cv2.boxFilter(image, -1, (size, size), borderType=cv2.BORDER_REFLECT)


def _color_and_glow(folder, part):
    """Colour of surfaces, and what shines by itself: lamps, screens, sky."""
    glow = read(folder, part, "emit")[..., :3] + read(folder, part, "sky")[..., :3]
    return read(folder, part, "diffuse")[..., :3], glow


def _features(folder, color, glow):
    """Guides, scaled so that a difference of 1 means another surface."""
    depth = read(folder, GUIDE, "depth")
    depth = depth[..., 0] if depth.ndim == 3 else depth
    depth = np.log(np.clip(depth, 0.05, 200))
    normal = read(folder, GUIDE, "normal")[..., :3]
    guides = [normal / 0.22, color / 0.05, (depth / 0.02)[..., None], np.log1p(glow) / 0.10]
    return np.concatenate(guides, axis=2).astype(np.float32)


def _without_fireflies(light):
    """Single pixels far brighter than all around are pulled down."""
    level = light[..., :3].mean(axis=2)
    middle = cv2.medianBlur(level.astype(np.float32), 5)
    limit = 3 * middle + 0.25
    scale = np.where(level > limit, limit / np.maximum(level, 1e-6), 1)
    light = light.copy()
    light[..., :3] *= scale[..., None]
    return light


def _without_specks(light):
    """Single pixels far from all around, which both halves agree on: rays that found no sun, or too much of it."""
    level = light[..., :3].mean(axis=2)
    middle = cv2.medianBlur(level.astype(np.float32), 5)
    odd = ((level < 0.6 * middle) | (level > 1.8 * middle)).astype(np.float32)
    alone = (odd > 0) & (_blur(odd, 3) * 9 < 2.5)
    light = light.copy()
    light[..., :3] *= np.where(alone, middle / np.maximum(level, 1e-6), 1)[..., None]
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
    # OpenCV takes four channels at once.
    parts = np.split(features, range(4, features.shape[2], 4), axis=2)
    alike = np.dstack([cv2.resize(part, size, interpolation=cv2.INTER_AREA) for part in parts])
    guides = [_guide(light) for light in small]
    variance = _blur((guides[0] - guides[1]) ** 2 / 2, 9)
    clean = _mean_of_alike(small, guides, variance, alike, radius, strength)
    changes = [cv2.resize(after - before, (width, height)) for before, after in zip(small, clean)]
    return [light + change for light, change in zip(lights, changes)]


def _evened_along_edges(light, color, glow):
    """Pixels where two colours meet have few alike: their light comes from both sides, by what each shares."""
    looks = np.concatenate([color, np.minimum(glow, 1)], axis=2)
    box = np.ones((3, 3), np.uint8)
    edge = (cv2.dilate(looks[..., :3], box) - cv2.erode(looks[..., :3], box)).max(axis=2) > 0.05
    edge |= (cv2.dilate(looks[..., 3:], box) - cv2.erode(looks[..., 3:], box)).max(axis=2) > 0.05
    trust = np.where(edge, 0.02, 1).astype(np.float32)
    total, weights = np.zeros_like(light), np.zeros_like(trust)
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            apart = looks - _shift(looks, dy, dx)
            weight = np.exp(-np.einsum("ijk,ijk->ij", apart, apart) / 0.25) * _shift(trust, dy, dx)
            total += _shift(light, dy, dx) * weight[..., None]
            weights += weight
    return np.where(edge[..., None], total / weights[..., None], light)


def denoise(folder, radius=7, strength=0.55):
    """The clean picture: linear RGBA with premultiplied alpha, float32."""
    color, glow = _color_and_glow(folder, GUIDE)
    features = _features(folder, color, glow)
    lights = []
    for half in HALVES:
        image = read(folder, half, "image")
        own_color, own_glow = _color_and_glow(folder, half)
        light = np.empty_like(image)
        light[..., :3] = np.maximum(image[..., :3] - own_glow, 0) / (own_color + BLACK)
        light[..., 3] = image[..., 3]
        lights.append(_without_fireflies(light))
    for scale in (1.0, 0.45):
        guides = [_guide(light) for light in lights]
        variance = _blur((guides[0] - guides[1]) ** 2 / 2, 9) * scale
        lights = [_without_specks(light) for light in _mean_of_alike(lights, guides, variance, features, radius, strength)]
    for scale in (2, 4):
        lights = _without_mottle(lights, features, radius + 1, strength, scale)
    clean = _evened_along_edges((lights[0] + lights[1]) / 2, color, glow)
    clean[..., :3] = clean[..., :3] * (color + BLACK) + glow
    return clean
