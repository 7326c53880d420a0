import { type Art, C, ell, line, path, poly, rect } from "../kit.ts";
import type { Box } from "./catalogue.ts";
import { bolt, button, carcass, floor, glass, louvres } from "./parts.ts";

/** The battery: two doors, ventilated, a blade of light between them. */
export function bess(a: Art, p: Box): string {
  const { w, h } = p,
    d = 330,
    x = -w / 2,
    s = [floor(a, w, d), ...carcass(a, w, h, d, 130)];
  for (const k of [0.26, 0.66])
    s.push(
      rect(x + w * k - 70, -96, 210, 62, "#020403", 8),
      rect(x + w * k - 70, -36, 210, 3, "#59655e", 1, 'opacity=".7"'),
    );
  for (let i = 0; i < 15; i++)
    s.push(
      poly(
        [
          [w / 2 + 40, -h + 160 + i * 44],
          [w / 2 + d - 50, -h + 204 + i * 43],
          [w / 2 + d - 50, -h + 222 + i * 43],
          [w / 2 + 40, -h + 180 + i * 44],
        ],
        a.lg("0 #3c3c36, 1 #77766d"),
      ),
    );
  for (const ex of [x + 70, w / 2 - 70])
    s.push(
      line(`M${ex - 22} ${-h + 6}v-30a22 22 0 0 1 44 0v30`, "#59645d", 13),
      line(`M${ex - 25} ${-h + 4}v-30`, "#c9d3cd", 3),
    );
  const dw = (w - 60) / 2;
  [0, 1].forEach((i) => {
    const dx = x + 20 + i * (dw + 20),
      dy = -h + 40,
      dh = h - 130 - 70;
    s.push(
      rect(dx, dy, dw, dh, "none", 16, 'stroke="#8c897e" stroke-opacity=".65" stroke-width="4"'),
      rect(
        dx + 4,
        dy + 4,
        dw - 8,
        dh - 8,
        "none",
        13,
        'stroke="#fff" stroke-opacity=".75" stroke-width="2.5"',
      ),
    );
    s.push(
      rect(dx + 60, dy + 80, dw - 120, 620, "#454b45", 22, 'opacity=".4"'),
      rect(dx + 63, dy + 83, dw - 126, 614, a.lg("0 #2a332e, .4 #1b221f, 1 #0e1311"), 20),
    );
    for (let r = 0; r < 21; r++)
      s.push(rect(dx + 88, dy + 112 + r * 27, dw - 176, 13, a.lg("0 #000, .6 #161c19, 1 #3f4a44"), 4));
    const fx = dx + dw / 2;
    if (!i)
      s.push(
        ell(fx, dy + 390, 190, 190, "#0a0e0c"),
        ell(fx, dy + 390, 190, 190, "none", 'stroke="#56635c" stroke-width="7"'),
        Array.from(
          { length: 9 },
          (_, k) =>
            `<path transform="rotate(${k * 40} ${fx} ${dy + 390})" d="M${fx} ${dy + 390}c40-40 60-120 20-178-50-4-60 90-20 178z" fill="${a.lg("0 #3d4943, 1 #141a17")}"/>`,
        ).join(""),
        [60, 100, 140, 172]
          .map((r) =>
            ell(fx, dy + 390, r, r, "none", 'stroke="#7d8b84" stroke-opacity=".55" stroke-width="4"'),
          )
          .join(""),
        ell(fx, dy + 390, 36, 36, a.rg("0 #5a6861, 1 #1a211e", 0.35, 0.3, 0.8)),
      );
    s.push(
      rect(
        i ? dx + 34 : dx + dw - 56,
        dy + dh * 0.52,
        22,
        220,
        a.lg("0 #2b332f, .4 #6d7a73, 1 #151a18", "h"),
        10,
      ),
    );
  });
  const lx = -6.5,
    ly = -h + 70,
    lh = h - 290;
  s.push(
    rect(lx - 60, ly, 133, lh, a.lg(`0 ${C.volt} 0, .5 ${C.volt} .32, 1 ${C.volt} 0`, "h")),
    rect(lx - 3, ly, 19, lh, C.volt, 8, `opacity=".6" filter="${a.blur(9)}"`),
    rect(lx, ly, 13, lh, "#143528", 6),
    rect(lx, ly + lh * 0.22, 13, lh * 0.78, a.lg(`0 ${C.voltHi}, .4 ${C.volt}, 1 #12b96d`), 6),
  );
  const nx = x + 84,
    ny = -700;
  s.push(
    a.text("250", nx, ny + 4, 270, { weight: 300, fill: "#fff", track: -0.05 }),
    a.text("250", nx, ny, 270, { weight: 300, fill: "#a8a59a", track: -0.05 }),
    a.text("kWh LFP", nx + 8, ny + 86, 58, { weight: 500, fill: "#a09d92" }),
  );
  s.push(
    bolt(nx, -400, 92, "#24332b"),
    a.text("PowerVault", nx + 104, -330, 66, { weight: 650, fill: "#24332b", track: -0.02 }),
  );
  const tx = 120,
    ty = -860;
  s.push(
    rect(tx + 40, ty, 300, 190, a.lg(glass), 16),
    a.text("78%", tx + 64, ty + 96, 74, { weight: 700, track: -0.03 }),
    a.text("768 V   Discharging", tx + 66, ty + 146, 25, { weight: 500, fill: "#9dc4b0" }),
    rect(tx + 64, ty + 162, 252, 8, "#1c3d30", 4),
    rect(tx + 64, ty + 162, 196, 8, C.volt, 4),
  );
  s.push(
    path(
      `M${tx + 470} ${ty + 20}l74 128h-148z`,
      "#f3c433",
      'stroke="#26261f" stroke-width="9" stroke-linejoin="round"',
    ),
    `<path transform="translate(${tx + 440} ${ty + 52}) scale(62 82)" fill="#26261f" d="M.58 0 .06.57h.33L.31 1 .86.4H.52z"/>`,
    button(a, tx + 470, ty + 240, 34),
  );
  s.push(louvres(a, 120, -470, 560, 7, 32));
  return s.join("");
}
