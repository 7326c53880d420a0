"""Grid EMS: the dashboard on a desk monitor, and the gateway with its antenna and network cables."""
from materials import black_plastic, copper, glass, light, picture, surface, void, white
from mesh import cylinder, decal, lathe, pillar, plate, ring, rounded, round_path, tube


def build(product):
    _monitor(-120, 60)
    _gateway(270, -120)


def _monitor(x, y):
    pillar("stand foot", x, y + 40, 0, 250, 190, 9, white(), 40, 3)
    plate("stand", x, 8, 74, 250, y + 70, 16, white(), 10, 4)
    plate("monitor back", x, 120, 620, 372, y + 6, 26, white(), 16, 8)
    plate("monitor glass", x, 117, 626, 378, y, 8, glass(), 16, 2.5)
    decal("dashboard", x, 131, 600, 350, y - 0.4, picture("ems-dashboard.png", glow=0.95))


def _gateway(x, y):
    """210 x 120 x 150 mm on rubber feet."""
    width, depth, height, foot = 210, 120, 148, 6
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder("rubber foot", (x + sx * 80, y + 60 + sy * 42, 3), 9, 6, black_plastic(), "z", 1)
    pillar("gateway", x, y + depth / 2, foot, width, depth, height, white(), 16, 6, 4)
    plate("gateway glass", x, foot + 82, width - 22, 54, y - 2, 4, glass(), 10, 1.2)
    decal("gateway name", x - 26, foot + 94, 120, 30, y - 2.4, picture("gateway-name.png", glow=0.7))
    for index in range(4):
        cylinder("lamp", (x + 52 + index * 11, y - 2.4, foot + 109), 2.4, 1, light() if index < 3 else black_plastic(), "y", 0, 16)
    for index in range(4):
        _socket(x - 78 + index * 34, foot + 28, y, plugged=index < 2)
    for index in range(5):
        plate("terminal", x + 62 + index * 8.4, foot + 30, 6.4, 24, y - 3, 4, surface("terminal", (0.03, 0.16, 0.06), 0.5), 1, 0.5)
        cylinder("terminal screw", (x + 62 + index * 8.4, y - 3.2, foot + 46), 2, 1, copper(), "y", 0, 12)
    lathe("antenna", [(7, 0), (7, 16), (5.5, 20), (5, 120), (4.2, 176), (0, 180)], black_plastic(), "z", (x + 76, y + depth - 22, foot + height))
    lathe("antenna", [(7, 0), (7, 16), (5.5, 20), (5, 120), (4.2, 176), (0, 180)], black_plastic(), "z", (x - 76, y + depth - 22, foot + height))


def _socket(x, z, front, plugged):
    ring("socket frame", rounded(27, 27, 2), rounded(20, 20, 1), -2.5, 2, surface("socket", (0.1, 0.1, 0.1), 0.4), at=(x, front, z + 11), edge=0.4)
    plate("socket hole", x, z + 1, 20, 20, front - 0.6, 0.4, void(), 0, 0)
    for pin in range(8):
        plate("socket pin", x - 6.1 + pin * 1.75, z + 14, 0.8, 5, front - 0.9, 0.3, copper(), 0, 0)
    if plugged:
        plate("plug", x, z + 3, 14, 14, front - 22, 24, surface("plug", (0.08, 0.10, 0.09), 0.4), 2, 1)
        _network_cable(x, front - 24, z + 10)


def _network_cable(x, y, z):
    """From its plug around the gateway and away over the desk, behind the monitor."""
    out = 0.32 * (x - 192)
    way = [
        (x, y, z), (x, y - 26, z - 2), (x - 12, y - 62, 4), (x - 60, y - 84 + out, 3.2), (110 - out, y - 60 + out, 3.2),
        (92 - out, 60, 3.2), (60 - out, 300, 3.2), (-60 - out, 760, 3.2), (-120 - out, 1000, 3.2),
    ]
    tube("network cable", round_path(way, 70, 12), 3.2, surface("network cable", (0.012, 0.20, 0.075), 0.45))
