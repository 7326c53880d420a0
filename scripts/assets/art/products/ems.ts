import { type Art, C, ell, line, path, poly, rect, type TextOptions } from "../kit.ts";
import { bolt, glass, hose, shell } from "./parts.ts";

/** The energy manager: gateway in front, its dashboard behind. */
export function ems(a: Art): string {
  const s: string[] = [];
  const mw = 900,
    mh = 560,
    x = -mw / 2 - 60,
    y = -mh - 210;
  s.push(
    ell(-30, 6, 620, 74, a.rg("0 #1b2a22 .4, .5 #1b2a22 .14, 1 #1b2a22 0")),
    ell(-60, -4, 220, 20, "#0a120e", `opacity=".5" filter="${a.blur(12)}"`),
  );
  s.push(
    poly(
      [
        [-130, -214],
        [10, -214],
        [26, -24],
        [-146, -24],
      ],
      a.lg("0 #6b6a63, .2 #c9c7be, .6 #efede7, 1 #8f8d84", "h"),
    ),
    rect(-240, -30, 360, 26, a.lg("0 #f7f5ef, .5 #d7d4ca, 1 #9a978d"), 12),
  );
  s.push(
    rect(x - 14, y - 14, mw + 28, mh + 28, a.lg("0 #4a5650, .03 #1a211e, 1 #070b09"), 26),
    rect(x, y, mw, mh, a.lg("0 #0f2419, 1 #07130d"), 12),
  );
  const T = (t: string, tx: number, ty: number, z: number, o?: TextOptions) =>
      s.push(a.text(t, x + tx, y + ty, z, o)),
    dim = "#86a898";
  s.push(rect(x, y, 74, mh, "#0a1a12", 12), bolt(x + 20, y + 24, 34, C.volt));
  for (let i = 0; i < 5; i++) s.push(rect(x + 22, y + 100 + i * 56, 30, 30, i ? "#1d3a2d" : "#2b6a4b", 9));
  T("Site load, today", 108, 62, 28, { weight: 700 });
  T("Grid 38%   Solar 41%   PowerVault 21%", 108, 96, 18, { weight: 500, fill: dim });
  s.push(rect(x + mw - 178, y + 36, 140, 42, "#123b29", 21), ell(x + mw - 154, y + 57, 6, 6, C.volt));
  T("Balanced", mw - 138, 63.5, 18, { weight: 600, fill: "#c9f5df" });
  const gx = x + 108,
    gy = y + 130,
    gw = mw - 146,
    gh = 236,
    f = (i: number) =>
      0.34 + 0.2 * Math.sin(i * 0.32 - 1) + 0.16 * Math.sin(i * 0.75) + 0.12 * Math.exp(-((i - 15) ** 2) / 8),
    so = (i: number) => Math.max(0, 0.56 * Math.exp(-((i - 12) ** 2) / 16));
  for (let i = 0; i <= 4; i++) s.push(rect(gx, gy + (gh * i) / 4, gw, 1.5, "#1b3a2c"));
  const curve = (fn: (i: number) => number) =>
    Array.from(
      { length: 25 },
      (_, i) => `${(gx + (gw * i) / 24).toFixed(0)} ${(gy + gh - gh * fn(i)).toFixed(0)}`,
    ).join("L");
  s.push(
    path(`M${curve(f)}L${gx + gw} ${gy + gh}H${gx}z`, a.lg(`0 ${C.volt} .38, 1 ${C.volt} 0`)),
    line(`M${curve(f)}`, C.volt, 5),
    path(`M${curve(so)}L${gx + gw} ${gy + gh}H${gx}z`, a.lg("0 #dcefe4 .2, 1 #dcefe4 0")),
    line(`M${curve(so)}`, "#d7ebe0", 3.5, 'stroke-dasharray="2 9"'),
  );
  for (const [i, t] of ["06", "10", "14", "18", "22"].entries())
    T(t, 108 + 60 + i * 160, 396, 16, { weight: 500, fill: dim, anchor: "middle" });
  for (const [v, l, i] of [
    ["186", "kW now", 0],
    ["₹4,180", "saved today", 1],
    ["6 / 8", "guns in use", 2],
  ] as const) {
    s.push(rect(x + 108 + i * 256, y + 424, 240, 104, "#0d2219", 14, 'stroke="#1d4031" stroke-width="2"'));
    T(v, 130 + i * 256, 478, 38, { weight: 700, fill: i === 1 ? C.saffron : "#fff", track: -0.02 });
    T(l, 130 + i * 256, 508, 17, { weight: 500, fill: dim });
  }
  s.push(
    path(
      `M${x} ${y}h${mw * 0.5}L${x + mw * 0.24} ${y + mh}H${x}z`,
      a.lg("0 #fff .08, 1 #fff 0", [0, 0, 1, 1]),
    ),
  );
  const bx = 212,
    by = -250,
    bw = 330,
    bh = 232; // the gateway
  s.push(
    rect(bx + 14, -26, bw + 20, 26, "#0a120e", 10, `opacity=".6" filter="${a.blur(9)}"`),
    line(`M${bx + bw - 60} ${by + 10}V${by - 160}`, "#0f1412", 16),
    line(`M${bx + bw - 63} ${by + 10}V${by - 158}`, "#6d7a73", 3),
  );
  s.push(
    poly(
      [
        [bx + bw - 20, by],
        [bx + bw + 44, by + 14],
        [bx + bw + 44, -20],
        [bx + bw - 20, -6],
      ],
      a.lg("0 #9b998f, 1 #66655d", "h"),
    ),
    rect(bx, by, bw, bh + 12, a.lg(shell, "h"), 22),
    rect(bx, by, bw, bh + 12, a.lg("0 #fff .5, .3 #fff 0, 1 #232a24 .24"), 22),
  );
  s.push(
    rect(bx + 18, by + 18, bw - 36, 92, a.lg(glass), 14),
    bolt(bx + 36, by + 40, 46, "#e9f3ed"),
    a.text("Grid EMS", bx + 92, by + 74, 30, { weight: 650, fill: "#e9f3ed" }),
  );
  for (let i = 0; i < 4; i++)
    s.push(
      ell(bx + bw - 96 + i * 18, by + 64, 5, 5, i < 3 ? C.volt : "#35473e"),
      i < 3 ? ell(bx + bw - 96 + i * 18, by + 64, 8, 8, C.volt, `opacity=".5" filter="${a.blur(4)}"`) : "",
    );
  for (let i = 0; i < 4; i++)
    s.push(
      rect(bx + 26 + i * 52, by + 140, 40, 44, a.lg("0 #0c110f, 1 #2b332f"), 6),
      rect(bx + 32 + i * 52, by + 150, 28, 28, "#050807", 3),
      [0, 1, 2, 3].map((k) => rect(bx + 35 + i * 52 + k * 6, by + 150, 3, 9, "#b8964a")).join(""),
    );
  for (let i = 0; i < 5; i++)
    s.push(rect(bx + 250 + i * 12, by + 140, 6, 44, a.lg("0 #55564f, 1 #b9b7ad"), 3));
  s.push(
    hose(a, `M${bx + 46} -66C${bx + 40} 30 ${bx - 60} 24 ${bx - 110} 8`, 13),
    hose(a, `M${bx + 98} -66C${bx + 96} 54 ${bx} 50 ${bx - 60} 30`, 13),
  );
  return s.join("");
}
