"""The hero's film from its rendering: python3 film.py PASSES POSTER.png OUT_FOLDER '{"exposure": ...}'

Ten seconds that end where they begin, and begin with the poster. Current runs up the green lights of the
station, and the camera comes a little nearer and goes back.
"""
import json
import math
import os
import sys

import cv2
import numpy as np

from denoise import GUIDE, read
from finish import with_glow
from grade import curve

SECONDS, RATE = 10, 24
WIDTH, HEIGHT = 1920, 1080


def _sized(image):
    return cv2.resize(image.astype(np.float32), (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)


def _live(passes):
    """The light of green strips, without displays, and its halo."""
    emit = read(passes, GUIDE, "emit")[..., :3]
    green = ((emit[..., 1] > 0.25) & (emit[..., 1] > 3 * emit[..., 0])).astype(np.uint8)
    count, parts, stats, _ = cv2.connectedComponentsWithStats(green, connectivity=8)
    slim = [i for i in range(1, count) if max(stats[i, 2:4]) > 6 * min(stats[i, 2:4])]
    strips = np.maximum(_sized(np.where(np.isin(parts, slim)[..., None], emit, 0)), 0)
    small = cv2.resize(strips, (WIDTH // 4, HEIGHT // 4), interpolation=cv2.INTER_AREA)
    halo = cv2.GaussianBlur(small, (0, 0), 4) * 1.2 + cv2.GaussianBlur(small, (0, 0), 15) * 1.4
    return strips * 0.7 + cv2.resize(halo, (WIDTH, HEIGHT)) * 0.22


def _current(t):
    """How much brighter the strips are at each height; none at the first frame."""
    rise = 1 - np.arange(HEIGHT, dtype=np.float32) / HEIGHT
    wave = sum(np.exp(-(((rise - (4 * t + k)) / 0.10) ** 2)) for k in range(-4, 2))
    return (wave * min(1, 5 * math.sin(math.pi * t) ** 2))[:, None, None].astype(np.float32)


def film(passes, poster, out, options):
    os.makedirs(out, exist_ok=True)
    grade = {key: options[key] for key in ("exposure", "contrast", "saturation") if key in options}
    base = _sized(cv2.imread(poster)[..., ::-1])
    live = _live(passes)
    graded = [curve(with_glow(live * share, options.get("glow", 0)), **grade) for share in (0, 1)]
    added = (graded[1] - graded[0]).astype(np.float32)
    for index in range(SECONDS * RATE):
        t = index / (SECONDS * RATE)
        # Screen blending keeps what is already white from burning out.
        light = 255 - (255 - base) * (1 - np.clip(added * _current(t) * 0.8, 0, 0.9))
        push = 1 + 0.010 * (1 - math.cos(2 * math.pi * t))
        place = np.float32([[push, 0, WIDTH * 0.6 * (1 - push)], [0, push, HEIGHT * 0.55 * (1 - push)]])
        frame = np.clip(light, 0, 255).astype(np.uint8)
        moved = cv2.warpAffine(frame, place, (WIDTH, HEIGHT), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
        cv2.imwrite(os.path.join(out, f"{index:04d}.jpg"), moved[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, 96])


if __name__ == "__main__":
    film(sys.argv[1], sys.argv[2], sys.argv[3], json.loads(sys.argv[4]))
