import { type Art, ell, line, type Point, poly, random, rect } from "../kit.ts";
import { dusk, glow, grain, palm, skyline } from "./sky.ts";

/** A colour between two, `t` from 0 to 1. */
function mix(from: string, to: string, t: number): string {
  const k = Math.min(1, Math.max(0, t));
  const channel = (at: number) => {
    const [x, y] = [from, to].map((c) => Number.parseInt(c.slice(at, at + 2), 16)) as [number, number];
    return Math.round(x + (y - x) * k)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Rooftop solar above the city at dusk; dark on the left, for the text. 1920 by 900. */
export function solar(a: Art): string {
  const s: string[] = [];
  const W = 1920,
    H = 900,
    rnd = random(31),
    hz = 372;
  s.push(
    dusk(a, W, hz + 10, rnd),
    glow(a, 1360, hz - 4, 980, "#ffc9a0", 0.9, 230),
    glow(a, 1360, hz - 10, 300, "#fff1dc", 1, 190),
    ell(1360, hz - 2, 46, 44, "#fffaf0", `filter="${a.blur(5)}"`),
    skyline(-20, W, hz + 10, 120, "#5d8a78", false, rnd),
    rect(0, hz - 120, W, 150, a.lg("0 #ffc9a0 0, 1 #ffc9a0 .55")),
    skyline(-20, W, hz + 26, 84, "#35604f", true, rnd),
  );
  s.push(palm(1770, hz + 60, 150, -16, rnd, "#143528"), palm(1840, hz + 60, 110, 12, rnd, "#183c2f"));
  s.push(
    rect(0, hz + 20, W, H, a.lg("0 #6b7f70, .1 #43584d, .4 #22362d, 1 #0a1611")),
    rect(0, hz + 12, W, 14, a.lg("0 #d7c8a2, 1 #51675a")),
    rect(0, hz + 12, W, 2, "#ffeccb"),
  );
  const f = 900,
    eye = 3.35,
    vx = 1180,
    P = (x: number, y: number, z: number): Point => [vx + (f * x) / z, hz - (f * (y - eye)) / z];
  for (let r = 5; r >= 0; r--) {
    const z = 6.5 + r * 4.6,
      zb = z + 1.35,
      y0 = 0.5,
      y1 = 2.35;
    s.push(
      poly(
        [P(-22, 0, z + 0.2), P(18, 0, z + 0.2), P(18, 0, zb + 1), P(-22, 0, zb + 1)],
        "#05100b",
        `opacity=".55" filter="${a.blur(6 / (r + 1))}"`,
      ),
    );
    for (let c = -17; c < 16; c += 2) {
      const A = P(c * 1.16, 0, z + 0.1),
        B = P(c * 1.16, y0, z),
        wd = Math.max(1.5, 46 / z);
      s.push(
        poly(
          [
            [A[0] - wd, A[1]],
            [A[0] + wd, A[1]],
            [B[0] + wd, B[1]],
            [B[0] - wd, B[1]],
          ],
          a.lg("0 #0b1712, .35 #7d9186, 1 #1a2922", "h"),
        ),
        rect(A[0] - wd * 3, A[1] - wd, wd * 6, wd * 2.2, "#35473e", 1),
      );
    }
    for (let c = -17; c < 16; c++) {
      const x0 = c * 1.16,
        x1 = x0 + 1.12,
        q = [P(x0, y0, z), P(x1, y0, z), P(x1, y1, zb), P(x0, y1, zb)] as const;
      if (q[1][0] < -60 || q[0][0] > W + 60) continue;
      // how much of the low sun this panel throws at us
      const off = Math.abs((q[0][0] + q[1][0]) / 2 - 1360) / 1150;
      const near = Math.max(0, 1 - off) ** 1.6;
      const dark = (r + (c & 1)) % 2 ? 0.06 : 0;
      s.push(
        poly(
          q,
          a.lg(
            `0 ${mix("#a9cdbb", "#fff0d2", near - dark)}, .16 ${mix("#5f9480", "#f0cf9e", near * 0.9 - dark)}, .46 ${mix("#24574a", "#7d9a86", near)}, 1 ${mix("#0a2119", "#1b4638", near)}`,
          ),
          'stroke="#c8d6cd" stroke-opacity=".55" stroke-width="1"',
        ),
      );
      s.push(
        line(
          `M${P(x0, y1, zb)}L${P(x1, y1, zb)}`,
          mix("#c9dcd1", "#fff6e6", near * 1.4),
          Math.max(0.8, 2.6 - r * 0.4),
          'opacity=".7"',
        ),
      );
      if (r < 5) {
        let d = "";
        for (let k = 1; k < 6; k++) {
          const b0 = P(x0 + (1.12 * k) / 6, y0, z),
            b1 = P(x0 + (1.12 * k) / 6, y1, zb);
          d += `M${b0.map((n) => n.toFixed(1))}L${b1.map((n) => n.toFixed(1))}`;
        }
        for (let k = 1; k < 8; k++) {
          const t = k / 8,
            yy = y0 + (y1 - y0) * t,
            zz = z + (zb - z) * t,
            b0 = P(x0, yy, zz),
            b1 = P(x1, yy, zz);
          d += `M${b0.map((n) => n.toFixed(1))}L${b1.map((n) => n.toFixed(1))}`;
        }
        s.push(
          `<path d="${d}" stroke="#dbe9e1" stroke-opacity="${(0.2 - r * 0.025).toFixed(3)}" stroke-width="${(1.1 - r * 0.14).toFixed(2)}"/>`,
        );
      }
    }
    const e0 = P(-22, y0, z),
      e1 = P(18, y0, z);
    s.push(
      line(`M${e0}L${e1}`, "#dfe9e2", Math.max(1, 5 - r), 'opacity=".5"'),
      line(`M${P(-22, y0 - 0.05, z)}L${P(18, y0 - 0.05, z)}`, "#06100c", Math.max(1, 7 - r), 'opacity=".8"'),
    );
  }
  s.push(glow(a, 1360, hz + 60, 980, "#ffe2b4", 0.3, 300));
  s.push(
    rect(0, 0, W, H, a.lg("0 #030a07 .94, .28 #030a07 .7, .52 #030a07 .1, 1 #030a07 0", "h")),
    rect(0, 0, W, H, a.lg("0 #030a07 .3, .2 #030a07 0, .7 #030a07 0, 1 #030a07 .7")),
    grain(a, W, H),
  );
  a.add(...s);
  return a.svg(W, H);
}
