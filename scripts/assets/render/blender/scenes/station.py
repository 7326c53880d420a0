"""The stop of the hero picture from the front, with people."""
from places import people
from scenes import hero


def build(job):
    hero.build(job)
    people.person(5900, 2900, 172, 1620, (0.46, 0.13, 0.07), (0.42, 0.36, 0.26), "phone", dress="kurta")
    people.person(7600, 6300, 190, 1740, (0.34, 0.38, 0.42), (0.03, 0.03, 0.035), "walk")
