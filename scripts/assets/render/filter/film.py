"""The hero's film: python3 film.py HERO_PASSES FRAME_PASSES SCREENS OUT_FOLDER '{"exposure": ...}'

Ten seconds that end where they begin, and begin with the hero: the charge counts up to the end, the gun goes back,
the car leaves. Another one arrives (the same pictures, backwards: it reverses in), the gun is lifted and plugged in,
the blade lights and the charge counts again, while light runs along the canopy.
"""
import json
import math
import os
import sys
from concurrent.futures import ProcessPoolExecutor

import cv2
import numpy as np

from denoise import GUIDE, denoise, read
from finish import with_glow, with_lens
from grade import curve

SECONDS, RATE = 10, 24
WIDTH, HEIGHT = 1920, 1080
CAR_FRAMES, GUN_FRAMES = 48, 16
# Seconds: charged, gun back, car leaves, car arrives, gun out, blade on.
CHARGED, HUNG, LEAVES, ARRIVES, LIFTED, LIT = 1.7, 2.6, 2.75, 5.4, 7.6, 8.45
# The display's corners in metres, clockwise from its upper left, and the hero's camera: as in scenes/hero.py.
DISPLAY = [(-0.2, -0.3854, 1.7), (0.2, -0.3854, 1.7), (0.2, -0.3854, 1.21), (-0.2, -0.3854, 1.21)]
CHARGER, CHARGER_TURN = (2.35, 0, 0.153), math.radians(8)
EYE, LENS, SHIFT = (0.4, -7.9, 1.4), 28.7 / 36, -0.122


def _smooth(value):
    value = min(1, max(0, value))
    return value * value * (3 - 2 * value)


def _sized(image, size=(WIDTH, HEIGHT)):
    area = image.shape[1] > size[0]
    return cv2.resize(image.astype(np.float32), size, interpolation=cv2.INTER_AREA if area else cv2.INTER_CUBIC)


def _clean(folder, options, share=1.0):
    """A rendering's light without noise, through the lens; it shows this share of the picture's height."""
    light = denoise(folder)[..., :3].astype(np.float32)
    return with_lens(light, folder, options["focus"], options["blur"] / share)


def _part(task):
    """A rendering for the film, and where its crop lies in the picture: left, top, right, foot, in shares."""
    folder, options = task
    with open(os.path.join(folder, "crop.json"), encoding="utf-8") as file:
        crop = json.load(file)
    return os.path.basename(folder), _clean(folder, options, crop[3] - crop[1]), crop


class Frames:
    """What was rendered for the film, each picture on the place of its crop."""

    def __init__(self, folder, options):
        names = sorted(name for name in os.listdir(folder) if os.path.isdir(os.path.join(folder, name)))
        with ProcessPoolExecutor(2) as pool:
            pictures = list(pool.map(_part, [(os.path.join(folder, name), options) for name in names]))
        self.parts = {}
        for name, picture, (left, top, right, foot) in pictures:
            x, y, x2, y2 = round(left * WIDTH), round(top * HEIGHT), round(right * WIDTH), round(foot * HEIGHT)
            self.parts[name] = (x, y, _sized(picture, (x2 - x, y2 - y)))

    def over(self, base, name, beneath=None):
        """`base` with this picture where it differs from `beneath`, or from `base`."""
        x, y, part = self.parts[name]
        h, w = part.shape[:2]
        under = (base if beneath is None else beneath)[y : y + h, x : x + w]
        share = _difference(part, under) * _edge(h, w, x, x + w, y + h)
        result = base.copy()
        place = result[y : y + h, x : x + w]
        result[y : y + h, x : x + w] = place + (part - place) * share[..., None]
        return result

    def placed(self, base, name):
        """The whole of this picture on `base`."""
        x, y, part = self.parts[name]
        result = base.copy()
        result[y : y + part.shape[0], x : x + part.shape[1]] = part
        return result


def _difference(part, under):
    """Where two pictures show other things; less than noise does not count."""
    tone = [np.sqrt(np.clip(image * 1.6, 0, 1)) for image in (part, under)]
    apart = cv2.GaussianBlur(np.abs(tone[0] - tone[1]).max(axis=2), (0, 0), 2)
    share = np.clip((apart - 0.018) / 0.03, 0, 1)
    share = cv2.morphologyEx(share, cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8))
    return cv2.GaussianBlur(cv2.dilate(share, np.ones((5, 5), np.uint8)), (0, 0), 2.5)


def _edge(h, w, left, right, foot, soft=40):
    """Falls to nothing at the crop's edges, but not at the picture's."""
    x, y = np.arange(w, dtype=np.float32), np.arange(h, dtype=np.float32)
    across = np.minimum(x if left > 0 else x + soft, x[::-1] if right < WIDTH else x[::-1] + soft)
    down = np.minimum(y, y[::-1] if foot < HEIGHT else y[::-1] + soft)
    return np.clip(across / soft, 0, 1)[None, :] * np.clip(down / soft, 0, 1)[:, None]


def _on_screen(point):
    """The pixel of a point of the charger."""
    x, y, z = point
    c, s = math.cos(CHARGER_TURN), math.sin(CHARGER_TURN)
    x, y, z = CHARGER[0] + x * c - y * s - EYE[0], CHARGER[1] + x * s + y * c - EYE[1], CHARGER[2] + z - EYE[2]
    return (0.5 - SHIFT + LENS * x / y) * WIDTH, HEIGHT / 2 - LENS * z / y * WIDTH


def _display(file):
    """A text of the display as it looks in the picture, on black."""
    srgb = cv2.imread(file)[..., ::-1].astype(np.float32) / 255
    light = np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4).astype(np.float32) * 0.95
    corners = np.float32([_on_screen(point) for point in DISPLAY])
    tall = int(max(corners[:, 1]) - min(corners[:, 1])) * 2
    light = cv2.resize(light, (tall * 400 // 490, tall), interpolation=cv2.INTER_AREA)
    w, h = light.shape[1], light.shape[0]
    place = cv2.getPerspectiveTransform(np.float32([(0, 0), (w, 0), (w, h), (0, h)]), corners * 2)
    big = cv2.warpPerspective(light, place, (WIDTH * 2, HEIGHT * 2), flags=cv2.INTER_LINEAR)
    return cv2.resize(big, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)


def _glass():
    """The share of each pixel that the display fills."""
    place = np.round(np.float32([_on_screen(point) for point in DISPLAY]) * 16).astype(np.int32)
    mask = cv2.fillPoly(np.zeros((HEIGHT, WIDTH), np.uint8), [place], 255, cv2.LINE_AA, 4)
    return (mask.astype(np.float32) / 255)[..., None]


def _smoothed(light, glass):
    """What the display's glass mirrors, without the traces of its text."""
    weight = cv2.GaussianBlur(glass, (0, 0), 8)[..., None]
    return cv2.GaussianBlur(light * glass, (0, 0), 8) / np.maximum(weight, 1e-3)


def _strips(passes):
    """The light of slim green lamps, and of the white ones under the canopy."""
    emit = read(passes, GUIDE, "emit")[..., :3]
    green = ((emit[..., 1] > 0.25) & (emit[..., 1] > 3 * emit[..., 0])).astype(np.uint8)
    count, parts, stats, _ = cv2.connectedComponentsWithStats(green, connectivity=8)
    slim = [i for i in range(1, count) if max(stats[i, 2:4]) > 6 * min(stats[i, 2:4])]
    strips = np.maximum(_sized(np.where(np.isin(parts, slim)[..., None], emit, 0)), 0)
    lamps = np.maximum(_sized(np.where((emit.min(axis=2) > 3)[..., None], emit, 0)), 0)
    lamps[HEIGHT // 4 :] = 0
    return strips, lamps


def _rising(t, start, length):
    """A wave that runs up the picture once."""
    height = 1 - np.arange(HEIGHT, dtype=np.float32) / HEIGHT
    at = (t - start) / length * 1.4 - 0.2
    return np.exp(-(((height - at) / 0.09) ** 2))[:, None, None]


def _crossing(t, start, length):
    """A wave that runs along the canopy once, from the left."""
    along = np.arange(WIDTH, dtype=np.float32) / WIDTH
    at = 0.4 + (t - start) / length * 0.8
    return np.exp(-(((along - at) / 0.07) ** 2))[None, :, None]


class Film:
    def __init__(self, hero, folder, screens, options):
        self.options = options
        self.grade = {key: options[key] for key in ("exposure", "contrast", "saturation") if key in options}
        self.frames = Frames(folder, options)
        self.hero = np.maximum(_sized(_clean(hero, options)), 0)
        self.strips, self.lamps = _strips(hero)
        plugged = self.frames.placed(self.hero, f"gun-{GUN_FRAMES - 1:02}")
        self.unlit = self.frames.over(self.hero, "unlit")
        self.parked = [self.frames.over(self.unlit, f"gun-{index:02}", plugged) for index in range(GUN_FRAMES)]
        self.plate = self.frames.placed(self.hero, "plate")
        self.empty = self.frames.over(self.hero, "plate")
        self.screens = screens
        self.glass = _glass()
        self.behind = _smoothed(self.hero - _display(screens("42")), self.glass)

    def _stage(self, t):
        """Car and gun, in light."""
        if t < CHARGED or t >= LIT:
            return self.unlit + (self.hero - self.unlit) * self._lit(t)
        if t < LEAVES:
            return self.parked[self._gun(1 - (t - CHARGED - 0.1) / (HUNG - CHARGED - 0.1))]
        if t >= LIFTED - 0.02:
            return self.parked[self._gun((t - LIFTED) / (LIT - LIFTED - 0.15))]
        length = CAR_FRAMES / RATE
        index = (t - LEAVES) / length if t < (LEAVES + ARRIVES + length) / 2 else 1 - (t - ARRIVES) / length
        number = round(min(1, max(0, index)) * (CAR_FRAMES - 1))
        if index >= 1:
            return self.empty
        moving = self.frames.over(self.empty, f"car-{number:02}", self.plate)
        share = _smooth(number / 3)
        return moving * share + self.parked[0] * (1 - share)

    @staticmethod
    def _gun(share):
        return round(min(1, max(0, share)) * (GUN_FRAMES - 1))

    def _lit(self, t):
        """The blade goes out from its top and comes on from its foot."""
        height = 1 - np.arange(HEIGHT, dtype=np.float32) / HEIGHT
        at = 0.7 - (t - CHARGED + 0.25) / 0.25 * 0.7 if t < CHARGED else (t - LIT) / 0.5 * 0.7
        if t < CHARGED - 0.25 or t >= LIT + 0.5:
            at = 2
        return np.clip((at - height) / 0.04 + 0.5, 0, 1)[:, None, None].astype(np.float32)

    def _charge(self, t):
        if t < CHARGED:
            return f"{round(42 + 58 * _smooth(t / (CHARGED - 0.2)))}"
        if t < LIT:
            return "ready" if t > HUNG else "100"
        return f"{round(8 + 34 * _smooth((t - LIT - 0.1) / (SECONDS - LIT - 0.25)))}"

    def picture(self, index):
        t = index / RATE
        light = self._stage(t)
        wave = 1.6 * _rising(t, 0.1, 1.4) + 1.6 * _rising(t, LIT, 1.3) + 0.8 * _rising(t, 4.6, 1.4)
        run = _crossing(t, 0.15, 1.5) + _crossing(t, 4.7, 1.4) + _crossing(t, LIT + 0.1, 1.3)
        ends = _smooth(4 * t) * _smooth(4 * (SECONDS - t))
        light = light + self.strips * wave * ends + self.lamps * run * 0.9 * ends
        light = light * (1 - self.glass) + (self.behind + _display(self.screens(self._charge(t)))) * self.glass
        shown = curve(with_glow(light, self.options.get("glow", 0)), **self.grade)
        shown = np.clip(shown, 0, 1)
        srgb = np.where(shown <= 0.0031308, 12.92 * shown, 1.055 * shown ** (1 / 2.4) - 0.055) * 255
        push = 1 + 0.010 * (1 - math.cos(2 * math.pi * t / SECONDS))
        place = np.float32([[push, 0, WIDTH * 0.6 * (1 - push)], [0, push, HEIGHT * 0.55 * (1 - push)]])
        moved = cv2.warpAffine(srgb.astype(np.float32), place, (WIDTH, HEIGHT), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
        return np.clip(np.round(moved), 0, 255).astype(np.uint8)


def _save(task):
    index, file = task
    cv2.imwrite(file, MADE[0].picture(index)[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, 96])


# What the processes that draw the pictures share.
MADE = []


def film(hero, folder, screens, out, options):
    os.makedirs(out, exist_ok=True)
    MADE.append(Film(hero, folder, lambda text: os.path.join(screens, f"{text}.png"), options))
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(_save, [(index, os.path.join(out, f"{index:04d}.jpg")) for index in range(SECONDS * RATE)]))


if __name__ == "__main__":
    film(*sys.argv[1:5], json.loads(sys.argv[5]))
