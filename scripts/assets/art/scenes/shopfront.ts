import { type Art, C, path, pick, rect } from "../kit.ts";
import { glow, type Rnd } from "./sky.ts";

/** A glazed shop, lit from inside: its eaves at x, y; 246 units high without them. */
export function shopfront(
  a: Art,
  x: number,
  y: number,
  w: number,
  rnd: Rnd,
  signs = ["Café", "Lounge", "Store"],
): string {
  const h = 246;
  const s = [
    rect(x - 20, y - 44, w + 20, 48, a.lg("0 #15332a, 1 #0a1a14")),
    rect(x - 20, y - 44, w + 20, 2, "#7fb59b", 0, 'opacity=".5"'),
    rect(x - 20, y + 3, w + 20, 3, C.lampHi, 0, 'opacity=".8"'),
    rect(x, y + 4, w, h, a.lg("0 #fff0d4, .3 #f6cf93, .72 #c98d4b, 1 #7d5730")),
    rect(x, y + 4, w, 60, a.lg("0 #fffaf0 .9, 1 #fffaf0 0")),
  ];
  for (let sx = x + 24; sx < x + w - 60; sx += 82)
    for (let r = 0; r < 4; r++) {
      const shelf = y + 92 + r * 30;
      s.push(rect(sx, shelf, 62, 3, "#5b3a1d", 0, 'opacity=".8"'));
      for (let k = 0; k < 9; k++) {
        const tall = 9 + rnd() * 14;
        const colour = pick(["#20483a", "#efe4cc", "#8a5a2f", "#3d6d59", "#f4efe2"], rnd());
        s.push(rect(sx + 2 + k * 6.6, shelf - tall, 5, tall, colour, 1, 'opacity=".72"'));
      }
    }
  const bar = x + Math.min(250, w * 0.4);
  s.push(
    rect(bar, y + 166, 250, 84, "#3a2818", 0, 'opacity=".9"'),
    rect(bar - 4, y + 160, 258, 8, "#f7dcae"),
  );
  for (let i = 0; i < 4; i++) {
    const lamp = bar + 30 + i * 62;
    s.push(
      rect(lamp - 1, y + 4, 1.4, 52, "#2a1c10"),
      path(`M${lamp - 10} ${y + 68}q10-26 20 0z`, "#1a2a22"),
      glow(a, lamp, y + 72, 46, C.lampHi, 0.9),
    );
  }
  for (let mx = x; mx <= x + w; mx += 108)
    s.push(rect(mx, y, 5, h + 6, "#0c1c15"), rect(mx + 5, y, 1.5, h + 6, "#fff3dc", 0, 'opacity=".5"'));
  s.push(
    rect(x, y + 196, w, 3, "#0c1c15"),
    rect(x - 20, y + h - 4, w + 20, 26, a.lg("0 #14241c, 1 #0a130f")),
  );
  let sx = x + 14;
  for (const sign of signs) {
    s.push(a.text(sign, sx, y - 12, 22, { weight: 600, fill: "#fff6e6", track: 0.02 }));
    sx += a.textWidth(sign, 22, 600, 0.02) + 36;
  }
  s.push(glow(a, x + Math.min(300, w / 2), y + h, 620, C.lamp, 0.34, 150));
  return s.join("");
}
