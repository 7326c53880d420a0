import { type Art, C, ell, g, path, random, rect } from "../kit.ts";
import { unit } from "../products/catalogue.ts";
import { hose } from "../products/parts.ts";
import { car, forest } from "./car.ts";
import { leaf } from "./interior.ts";
import { dusk, glow, grain, palm, skyline, vignette } from "./sky.ts";

const ground = 752;

/** A small hotel: two floors of warm rooms, a porch, balconies. */
function hotel(a: Art): string {
  const [x, y, w] = [470, 150, 700];
  const s = [
    rect(x, y, w, 560, a.lg("0 #1d3d31, .5 #234a3c, 1 #17352a")),
    rect(x - 16, y - 18, w + 40, 26, a.lg("0 #2f5d4c, 1 #11271f")),
    rect(x - 16, y - 18, w + 40, 2, "#8fc4aa", 0, 'opacity=".6"'),
  ];
  for (let c = 0; c < 4; c++) {
    const wx = x + 56 + c * 160;
    const bright = c !== 2;
    s.push(
      rect(wx, y + 66, 104, 138, "#0a1611", 4),
      rect(
        wx + 5,
        y + 71,
        94,
        128,
        bright ? a.lg("0 #fff0d2, .6 #f3c88c, 1 #b57f45") : a.lg("0 #2c4a3e, 1 #14271f"),
        2,
      ),
      rect(wx + 49, y + 71, 5, 128, "#0f2119"),
      rect(
        wx + 8,
        y + 76,
        18,
        120,
        a.lg("0 #fffaf0 .7, 1 #d9b98a .3"),
        0,
        `opacity="${bright ? 0.8 : 0.12}"`,
      ),
      rect(
        wx + 78,
        y + 76,
        18,
        120,
        a.lg("0 #fffaf0 .7, 1 #d9b98a .3"),
        0,
        `opacity="${bright ? 0.8 : 0.12}"`,
      ),
      rect(wx - 12, y + 196, 128, 7, "#9fb8ab"),
    );
    for (let b = 0; b <= 12; b++)
      s.push(rect(wx - 10 + b * 10.2, y + 164, 2, 34, "#9fb8ab", 0, 'opacity=".8"'));
    s.push(rect(wx - 12, y + 160, 128, 4, "#cfe0d6"));
    if (bright) s.push(glow(a, wx + 52, y + 150, 130, C.lamp, 0.24));
  }
  s.push(
    rect(x - 30, y + 276, w + 60, 18, a.lg("0 #2c5546, 1 #0c1f17")),
    rect(x + 20, y + 294, w - 20, 284, a.lg("0 #ffefcf, .4 #f1c285, 1 #8b5e30")),
    rect(x + 20, y + 294, w - 20, 50, a.lg("0 #fffaf0 .9, 1 #fffaf0 0")),
    a.text("The Courtyard", x + 48, y + 262, 32, { weight: 600, fill: "#fff6e6", track: 0.01 }),
  );
  for (let i = 0; i < 6; i++) s.push(rect(x + 20 + i * 132, y + 294, 6, 284, "#0c1c15"));
  for (const lx of [x + 86, x + 218, x + 350])
    s.push(
      rect(lx - 1, y + 294, 2, 54, "#2a1c10"),
      ell(lx, y + 360, 17, 15, a.lg("0 #fffaf0, 1 #ffd79a")),
      glow(a, lx, y + 362, 110, C.lampHi, 0.6),
    );
  s.push(
    rect(x + 250, y + 456, 150, 122, a.lg("0 #6b4526, 1 #2c1b0e"), 4),
    rect(x + 244, y + 450, 162, 10, "#f7dcae", 3),
    glow(a, x + 350, y + 570, 560, C.lamp, 0.34, 140),
  );
  return s.join("");
}

function planter(a: Art, x: number, y: number): string {
  const leaves = (
    [
      [-46, 92],
      [-22, 118],
      [0, 132],
      [24, 116],
      [48, 90],
    ] as const
  ).map(([angle, length]) => leaf(x, y - 60, length, angle, 17, a.lg("0 #2f7458, 1 #0d2a1f")));
  return (
    ell(x + 8, y, 58, 8, "#020806", `opacity=".7" filter="${a.blur(5)}"`) +
    leaves.join("") +
    path(
      `M${x - 44} ${y - 66}h88l-10 64q-34 10-68 0z`,
      a.lg("0 #5c6c63, .2 #ece6d9, .6 #bdb5a4, 1 #4f4a3f", "h"),
    )
  );
}

/** One charger at a small hotel, which adds charging to its business. 1200 by 900. */
export function standalone(a: Art): string {
  const [w, h, horizon] = [1200, 900, 560];
  const rnd = random(61);
  const k = 0.15;
  const x = 84;
  const port = { x: x + 2960 * k, y: ground + 40 - 872 * k };
  const subject = [
    hotel(a),
    planter(a, 506, 716),
    planter(a, 900, 716),
    glow(a, 800, 600, 190, "#cff7e1", 0.34),
    path("M706 714h190v13H694z", a.lg("0 #6a8075, 1 #24332c")),
    rect(694, 724, 204, 3, C.volt, 0, 'opacity=".9"'),
    unit(a, "dc-60-compact", 812, 718, 0.17),
    g(car(a, forest), `transform="translate(${x} ${ground + 40}) scale(${k})"`),
    glow(a, port.x, port.y, 62, C.volt, 0.8),
    ell(port.x, port.y, 9.5, 9.5, "#08110d", `stroke="${C.volt}" stroke-width="2.4"`),
    hose(
      a,
      `M748 640C726 650 742 794 700 800S${port.x + 70} ${port.y + 150} ${port.x + 12} ${port.y + 12}`,
      6.6,
    ),
    g(
      rect(-5, -6, 17, 11, "#1a221e", 4) + rect(-5, -6, 17, 3, "#8fa097", 2),
      `transform="translate(${port.x} ${port.y + 4}) rotate(52)"`,
    ),
  ].join("");
  const fade = a.mask(rect(0, ground - 60, w, 260, a.lg("0 #fff .7, .5 #fff .3, 1 #fff 0")));
  a.add(
    dusk(a, w, horizon, rnd),
    glow(a, 240, horizon, 760, "#ffc98e", 0.85, 210),
    skyline(-20, 560, horizon + 8, 120, "#6d907b", false, rnd),
    rect(0, horizon - 140, w, 160, a.lg("0 #f0c592 0, 1 #f3c08a .55")),
    skyline(-20, 560, horizon + 14, 80, "#2a5547", true, rnd),
    g(palm(96, 650, 360, 34, rnd, "#0b221a") + palm(350, 650, 250, -20, rnd, "#0e291f")),
    rect(0, horizon + 20, w, 120, a.lg("0 #0f2c21, 1 #0a1f17")),
    rect(0, 690, w, 210, a.lg("0 #45604f, .16 #22382d, .6 #0c1a14, 1 #050c09")),
    g(
      `<use href="#wet-hotel" transform="translate(0 ${ground * 2 + 50}) scale(1 -1)" filter="${a.blur(3, 10)}"/>`,
      `mask="${fade}" opacity=".6"`,
    ),
    g(subject, 'id="wet-hotel"'),
    rect(0, 0, w, h, a.lg("0 #020806 .42, .24 #020806 0, .78 #030a07 .06, 1 #030a07 .6")),
    vignette(a, w, h),
    grain(a, w, h),
  );
  return a.svg(w, h);
}
