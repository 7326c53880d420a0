"""Takes noise out of light with the network of Open Image Denoise, on the processor.

Not every distribution builds that library into its Blender. Its weights are a file of named tensors, and its network
a U-Net of 16 convolutions, which NumPy computes: https://github.com/RenderKit/oidn (Apache 2.0).
"""
import struct

import numpy as np

# Made by `npm run art`.
WEIGHTS = ".render/rt_hdr_calb_cnrm.tza"

# The curve that the network was trained on, "perceptually uniform": a line, a power and a logarithm.
A, B, C, D, E, F, G = 1412.83765, 1.64593172, 0.431384981, -0.00294139609, 0.192653254, 0.00626026094, 0.998620152
LINE_ENDS, POWER_ENDS, BRIGHTEST = 1.57945760e-06, 0.0322087631, 65504.0
LINE_ENDS_AT, POWER_ENDS_AT = 0.00223151711, 0.370974749


def _perceived(light):
    power = B * np.maximum(light, LINE_ENDS) ** C + D
    logarithm = E * np.log(np.maximum(light, POWER_ENDS) + F) + G
    return np.where(light <= LINE_ENDS, A * light, np.where(light <= POWER_ENDS, power, logarithm)).astype(np.float32)


def _light(perceived):
    power = (np.maximum(perceived - D, 0) / B) ** (1 / C)
    exponential = np.exp((np.maximum(perceived, POWER_ENDS_AT) - G) / E) - F
    bright = np.where(perceived <= POWER_ENDS_AT, power, exponential)
    return np.where(perceived <= LINE_ENDS_AT, perceived / A, bright).astype(np.float32)


def _exposure(light):
    """What brings the middle of the picture to grey."""
    height, width = light.shape[0] // 16 * 16, light.shape[1] // 16 * 16
    level = (light @ np.array([0.212671, 0.715160, 0.072169], np.float32))[:height, :width]
    bins = level.reshape(height // 16, 16, width // 16, 16).mean(axis=(1, 3))
    bins = bins[bins > 1e-8]
    return 0.18 / np.exp2(np.log2(bins).mean()) if bins.size else 1.0


def _tensors(file):
    """The tensors of a weights file (TZA 2) by name, as float32."""
    with open(file, "rb") as opened:
        data = opened.read()
    (table,) = struct.unpack_from("<Q", data, 4)
    (count,) = struct.unpack_from("<I", data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dims = data[at]
        shape = struct.unpack_from(f"<{dims}I", data, at + 1)
        at += 1 + 4 * dims + dims
        kind = {"f": np.float32, "h": np.float16}[chr(data[at])]
        (offset,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        tensors[name] = np.frombuffer(data, kind, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return tensors


def _convolved(planes, weight, bias):
    """A 3 × 3 convolution with zeros around, and a ReLU. Padded rows follow each other, so that a shift is an offset."""
    channels, height, width = planes.shape
    row = width + 2
    padded = np.zeros((channels, (height + 3) * row), np.float32)
    padded[:, : (height + 2) * row].reshape(channels, height + 2, row)[:, 1:-1, 1:-1] = planes
    total = np.repeat(bias[:, None], height * row, axis=1)
    for y in range(3):
        for x in range(3):
            start = y * row + x
            # A view would be multiplied without BLAS.
            total += np.ascontiguousarray(weight[:, :, y, x]) @ padded[:, start : start + height * row]
    np.maximum(total, 0, out=total)
    return np.ascontiguousarray(total.reshape(-1, height, row)[:, :, :width])


def _halved(planes):
    channels, height, width = planes.shape
    return planes.reshape(channels, height // 2, 2, width // 2, 2).max(axis=(2, 4))


def _doubled(planes):
    return planes.repeat(2, axis=1).repeat(2, axis=2)


def _network(planes):
    tensors = _tensors(WEIGHTS)

    def through(planes, *layers):
        for layer in layers:
            planes = _convolved(planes, tensors[f"{layer}.weight"], tensors[f"{layer}.bias"])
        return planes

    larger = []
    for layers in (["enc_conv0", "enc_conv1"], ["enc_conv2"], ["enc_conv3"], ["enc_conv4"]):
        larger.append(planes)
        planes = _halved(through(planes, *layers))
    planes = through(planes, "enc_conv5a", "enc_conv5b")
    for level in (4, 3, 2, 1):
        planes = np.concatenate([_doubled(planes), larger.pop()])
        planes = through(planes, f"dec_conv{level}a", f"dec_conv{level}b")
    return through(planes, "dec_conv0")


def without_noise(light, albedo, normal):
    """Linear RGB without noise. Colour (0 to 1) and normals (-1 to 1) of the same size must have none."""
    height, width = light.shape[:2]
    exposure, most = _exposure(light), _perceived(np.float32(BRIGHTEST))
    perceived = _perceived(np.clip(light * exposure, 0, BRIGHTEST)) / most
    planes = np.dstack([perceived, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]).astype(np.float32)
    planes = np.pad(planes, ((0, -height % 16), (0, -width % 16), (0, 0)), mode="reflect")
    clean = np.moveaxis(_network(np.ascontiguousarray(np.moveaxis(planes, 2, 0))), 0, 2)
    return _light(clean[:height, :width] * most) / exposure
