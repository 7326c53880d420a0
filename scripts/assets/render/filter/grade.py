"""From light to a picture: exposure, a photographic curve, and sRGB."""
import numpy as np


def curve(light, exposure=1.0, contrast=1.0, saturation=1.0):
    """Scene light to display light, 0 to 1: straight in the middle, with a soft shoulder and a slight toe."""
    light = np.maximum(light * exposure, 0)
    grey = light @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    light = np.maximum(grey[..., None] + (light - grey[..., None]) * saturation, 0)
    if contrast != 1:
        light = 0.18 * (light / 0.18) ** contrast
    knee = 0.55
    over = np.maximum(light - knee, 0)
    return np.where(light <= knee, light, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee) * 0.92)))


def encode(display):
    """Display light to sRGB, 0 to 255."""
    display = np.clip(display, 0, 1)
    srgb = np.where(display <= 0.0031308, 12.92 * display, 1.055 * display ** (1 / 2.4) - 0.055)
    return np.round(srgb * 255).astype(np.uint8)
