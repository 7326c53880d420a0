"""The stop of the hero picture from the front, with people."""
from places import outdoors
from scenes import hero


def build(job):
    hero.build(job)
    outdoors.person(5900, 2600, 160, 1680, (0.46, 0.13, 0.07), (0.05, 0.06, 0.10), 9)
    outdoors.person(7600, 6700, 20, 1740, (0.34, 0.38, 0.42), (0.03, 0.03, 0.035), 9)
