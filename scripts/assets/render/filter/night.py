"""The detail picture: part of a cut-out, enlarged, on a green night: python3 night.py CUTOUT.png OUT.png CX CY SHARE

CX and CY are the middle of the part and SHARE its width, as shares of the cut-out. A key light from above on the left
keeps the cabinet white and falls off downwards, a cool light from behind draws its rim; what shines blooms.
"""
import sys

import cv2
import numpy as np

from grade import encode

WIDTH, HEIGHT = 1280, 960


def _linear(srgb):
    srgb = srgb.astype(np.float32) / 255
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def _ground(x, y):
    """Deep green, with a soft light behind the product."""
    dark = np.array([0.012, 0.026, 0.020]) * (1 - 0.5 * y / HEIGHT)[..., None]
    glow = np.exp(-(((x / WIDTH - 0.46) / 0.44) ** 2) - ((y / HEIGHT - 0.42) / 0.52) ** 2)
    return dark + glow[..., None] * np.array([0.028, 0.105, 0.072])


def _part(cutout, cx, cy, share):
    """The enlarged part: linear RGB with premultiplied alpha, and alpha."""
    height, width = cutout.shape[:2]
    alpha = cutout[..., 3:].astype(np.float32) / 255
    light = np.dstack([_linear(cutout[..., 2::-1]) * alpha, alpha]).astype(np.float32)
    scale = WIDTH / (share * width)
    place = np.float32([[scale, 0, WIDTH / 2 - cx * width * scale], [0, scale, HEIGHT / 2 - cy * height * scale]])
    part = cv2.warpAffine(light, place, (WIDTH, HEIGHT), flags=cv2.INTER_LANCZOS4)
    return np.maximum(part[..., :3], 0), np.clip(part[..., 3:], 0, 1)


def _rim(alpha):
    """Light from behind along the outline, widest at the sides that look away from the key."""
    solid = (alpha[..., 0] > 0.9).astype(np.float32)
    inside = cv2.GaussianBlur(solid, (0, 0), 3)
    from_right = np.clip(inside - np.roll(inside, -7, axis=1), 0, 1)
    edge = solid * (1 - inside) * 0.5 + solid * from_right
    return edge[..., None] * np.array([0.17, 0.28, 0.23])


def night(cutout, cx, cy, share):
    """An 8-bit RGB picture of 1280 x 960."""
    light, alpha = _part(cutout, cx, cy, share)
    x, y = np.meshgrid(np.arange(WIDTH, dtype=np.float32), np.arange(HEIGHT, dtype=np.float32))
    shines = (light[..., 1] > 2.2 * light[..., 0]) & (light[..., 1] > 0.08)
    key = np.exp(-(((x / WIDTH - 0.36) / 0.72) ** 2) - ((y / HEIGHT - 0.16) / 0.86) ** 2)
    dimmed = (0.34 + 0.56 * key)[..., None] * np.array([1.0, 0.99, 0.955])
    glow = np.where(shines[..., None], light, 0).astype(np.float32)
    bloom = sum(cv2.GaussianBlur(glow, (0, 0), size) for size in (6, 20, 60)) * 0.10
    picture = np.where(shines[..., None], light, light * dimmed) + _rim(alpha) + _ground(x, y) * (1 - alpha) + bloom
    # A breath of grain hides the steps of the dark gradient.
    grain = np.random.default_rng(1).normal(0, 0.003, picture.shape) * np.sqrt(np.maximum(picture, 0))
    return encode(picture + grain)


if __name__ == "__main__":
    source, out, *region = sys.argv[1:]
    result = night(cv2.imread(source, cv2.IMREAD_UNCHANGED), *map(float, region))
    cv2.imwrite(out, cv2.cvtColor(result, cv2.COLOR_RGB2BGR))
