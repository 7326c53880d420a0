"""Takes the noise out of a rendering without losing print, edges and shadows.

Light is separated from colour (print) and from what shines (screens, sky), and only light goes through the network of
Open Image Denoise. Colour and what shines come back from the guides, whose many samples draw smooth edges. Guides may
be larger than the light, which is then enlarged between the edges that they show.
"""
import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2  # noqa: E402
import numpy as np  # noqa: E402

from network import without_noise  # noqa: E402

LIGHT = "light"
GUIDE = "guide"
# Added to colours, so that what black surfaces mirror is light, too.
BLACK = 0.045


def read(folder, part, name):
    """One pass as float32, RGB(A)."""
    image = cv2.imread(os.path.join(folder, part, f"{name}-0001.exr"), cv2.IMREAD_UNCHANGED)
    image = np.nan_to_num(image.astype(np.float32), posinf=0, neginf=0)
    if image.ndim == 3 and image.shape[2] == 4:
        return image[..., [2, 1, 0, 3]]
    return image[..., ::-1] if image.ndim == 3 else image


def oversample(folder):
    """How many times wider the guides are than the light."""
    return read(folder, GUIDE, "depth").shape[1] // read(folder, LIGHT, "depth").shape[1]


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
    """Single pixels far brighter than all around are pulled down.

    Where most are dark and some bright, as in glass that mirrors a lamp in few of its samples, their mean tells how far.
    """
    level = light.mean(axis=2).astype(np.float32)
    middle, mean = cv2.medianBlur(level, 5), cv2.blur(np.minimum(level, 2), (7, 7))
    limit = np.where(mean > 1.5 * middle + 0.01, 1.5 * mean + 0.02, 3 * middle + 0.25)
    return light * np.where(level > limit, limit / np.maximum(level, 1e-6), 1)[..., None]


def _shifts(image, radius):
    """A function that gives the picture seen from (dy, dx) further on, up to `radius`; borders repeat."""
    height, width = image.shape[:2]
    padded = cv2.copyMakeBorder(image, radius, radius, radius, radius, cv2.BORDER_REPLICATE)
    return lambda dy, dx: padded[radius + dy : radius + dy + height, radius + dx : radius + dx + width]


def _planes(image):
    return [np.ascontiguousarray(plane) for plane in np.moveaxis(image, 2, 0)]


def _square_of_gaps(planes, planes_at, dy, dx):
    """How far apart all planes are between each pixel and the one that is (dy, dx) further on."""
    total = np.zeros_like(planes[0])
    for plane, at in zip(planes, planes_at):
        gap = plane - at(dy, dx)
        gap *= gap
        total += gap
    return total


def _reduced(features, size):
    # OpenCV takes four channels at once.
    parts = np.split(features, range(4, features.shape[2], 4), axis=2)
    return np.dstack([cv2.resize(part, size, interpolation=cv2.INTER_AREA) for part in parts])


def _apart(features, small):
    """The range of each feature around the pixels of the smaller picture; large where surfaces meet."""
    height, width = small.shape[:2]
    box = np.ones((5, 5), np.uint8)
    ranges = []
    for channel in np.moveaxis(features, 2, 0):
        channel = np.ascontiguousarray(channel)
        spread = cv2.dilate(channel, box) - cv2.erode(channel, box)
        ranges.append(cv2.resize(spread, (width, height), interpolation=cv2.INTER_AREA))
    return np.max(ranges, axis=0)


def _enlarged(light, small, features, times):
    """Light at the size of the guides: each pixel takes that of near ones on the same surface.

    Pixels on an edge hold light of both sides, so they count little.
    """
    height, width = small.shape[:2]
    trust = _shifts(np.where(_apart(features, small) > 1, 0.02, 1).astype(np.float32), 2)
    light_at = _shifts(light, 2)
    small_at = [_shifts(plane, 2) for plane in _planes(small)]
    result = np.empty((height * times, width * times, light.shape[2]), np.float32)
    middle = (times - 1) / 2
    for row in range(times):
        for column in range(times):
            here = _planes(features[row::times, column::times])
            total, weights = np.zeros_like(light), np.zeros_like(here[0])
            for dy in range(-2, 3):
                for dx in range(-2, 3):
                    off = np.hypot(dy - (row - middle) / times, dx - (column - middle) / times)
                    if off > 2.3:
                        continue
                    gap = np.minimum(_square_of_gaps(here, small_at, dy, dx), 30)
                    weight = np.exp(-off * off / 0.72 - gap) * trust(dy, dx)
                    total += light_at(dy, dx) * weight[..., None]
                    weights += weight
            result[row::times, column::times] = total / weights[..., None]
    return result


def denoise(folder):
    """The clean picture at the size of the guides: linear RGBA with premultiplied alpha, float32."""
    color, glow = _color_and_glow(folder, GUIDE)
    whole, times = _features(folder, color, glow), oversample(folder)
    size = (whole.shape[1] // times, whole.shape[0] // times)
    small = _reduced(whole, size)
    albedo, normal = (_reduced(guide, size) for guide in (color, read(folder, GUIDE, "normal")[..., :3]))
    image = read(folder, LIGHT, "image")
    own_color, own_glow = _color_and_glow(folder, LIGHT)
    light = np.maximum(image[..., :3] - own_glow, 0) / (own_color + BLACK)
    clean = without_noise(_without_fireflies(light), albedo, normal)
    # Noise of opacity is that of shadows on the ground, which only cut-outs have.
    alpha = image[..., 3]
    if alpha.min() < 1:
        alpha = without_noise(np.dstack([alpha] * 3), albedo, normal).mean(axis=2)
    clean = _enlarged(np.dstack([clean, alpha]), small, whole, times)
    clean[..., :3] = clean[..., :3] * (color + BLACK) + glow
    return clean
