"""Takes the noise out of a rendering without losing print, edges and shadows.

Two half renderings tell how noisy each pixel is. Light is separated from colour (print) and from what shines
(screens, sky), each half is averaged over pixels that look alike in the other half and in the guides
(colour, normal, depth): non-local means with features, after Rousselle et al. 2013. Colour and what shines
come back from the guides, whose many samples draw smooth edges. Guides may be larger than the halves: light is then
enlarged between the edges that they show.
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


def oversample(folder):
    """How many times wider the guides are than the halves."""
    return read(folder, GUIDE, "depth").shape[1] // read(folder, HALVES[0], "depth").shape[1]


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


def _guide(light):
    """What is compared between pixels: brightness on a perceptual scale, and opacity."""
    level = np.log1p(6 * light[..., :3].mean(axis=2))
    return np.dstack([level, light[..., 3] * 1.5]).astype(np.float32)


def _shifts(image, radius):
    """A function that gives the picture seen from (dy, dx) further on, up to `radius`; borders repeat."""
    height, width = image.shape[:2]
    padded = cv2.copyMakeBorder(image, radius, radius, radius, radius, cv2.BORDER_REPLICATE)
    return lambda dy, dx: padded[radius + dy : radius + dy + height, radius + dx : radius + dx + width]


def _planes(image):
    return [np.ascontiguousarray(plane) for plane in np.moveaxis(image, 2, 0)]


def _mean_of_alike(lights, guides, variance, features, radius, strength):
    """Each half averaged over alike pixels, judged in the other half."""
    sums = [light.copy() for light in lights]
    weights = [np.ones(lights[0].shape[:2], np.float32) for _ in lights]
    lights_at = [_shifts(light, radius) for light in lights]
    features = _planes(features)
    features_at = [_shifts(plane, radius) for plane in features]
    # Single planes: NumPy is slow where the last axis is short.
    guides = [_planes(guide) for guide in guides]
    guides_at = [[_shifts(plane, radius) for plane in guide] for guide in guides]
    variance = _planes(variance)
    variance_at = [_shifts(plane, radius) for plane in variance]
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if (dy, dx) == (0, 0) or dy * dy + dx * dx > radius * radius:
                continue
            other_surface = _square_of_gaps(features, features_at, dy, dx)
            noise_there = [at(dy, dx) for at in variance_at]
            least = [here + np.minimum(here, there) for here, there in zip(variance, noise_there)]
            share = [0.5 / (1e-4 + strength * strength * (here + there)) for here, there in zip(variance, noise_there)]
            for index, light_at in enumerate(lights_at):
                distance = 0
                for plane, at, low, factor in zip(guides[1 - index], guides_at[1 - index], least, share):
                    gap = plane - at(dy, dx)
                    gap *= gap
                    gap -= low
                    gap *= factor
                    distance = distance + gap
                alike = np.maximum(np.maximum(_blur(distance, 5), 0), other_surface)
                weight = np.exp(-np.minimum(alike, 30))
                sums[index] += light_at(dy, dx) * weight[..., None]
                weights[index] += weight
    return [total / weight[..., None] for total, weight in zip(sums, weights)]


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


def _without_mottle(lights, features, radius, strength, scale):
    """Takes out noise wider than the filter: applies the same to a smaller picture, and adds what changed."""
    height, width = features.shape[:2]
    size = (width // scale, height // scale)
    small = [cv2.resize(light, size, interpolation=cv2.INTER_AREA) for light in lights]
    alike = _reduced(features, size)
    guides = [_guide(light) for light in small]
    variance = _blur((guides[0] - guides[1]) ** 2 / 2, 9)
    clean = _mean_of_alike(small, guides, variance, alike, radius, strength)
    changes = [cv2.resize(after - before, (width, height)) for before, after in zip(small, clean)]
    return [light + change for light, change in zip(lights, changes)]


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


def denoise(folder, radius=7, strength=0.55):
    """The clean picture at the size of the guides: linear RGBA with premultiplied alpha, float32."""
    color, glow = _color_and_glow(folder, GUIDE)
    whole, times = _features(folder, color, glow), oversample(folder)
    features = _reduced(whole, (whole.shape[1] // times, whole.shape[0] // times))
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
    clean = _enlarged((lights[0] + lights[1]) / 2, features, whole, times)
    clean[..., :3] = clean[..., :3] * (color + BLACK) + glow
    return clean
