import { type Art, C, ell, g, path, rect } from "../kit.ts";
import { bolt, glass, hose, shell } from "./parts.ts";

/** The home charger, 236 by 372 mm, on a wall. */
export function wallbox(a: Art): string {
  const w = 236,
    h = 372,
    x = -w / 2,
    y = -h;
  const s: string[] = [];
  const down = "M0 -24C2 150 -12 300 -120 318S-268 180 -190 96S-10 170 0 290V470",
    over = "M0 -24C2 150 -12 300 -120 318";
  const tail = a.mask(
    rect(-500, -200, 1000, 700, "#fff") + rect(-46, 236, 120, 264, a.lg("0 #000 0, .7 #000 1, 1 #000 1")),
  );
  s.push(
    rect(x + 26, y + 40, w + 20, h, "#1b2a22", 70, `opacity=".34" filter="${a.blur(26)}"`),
    rect(x + 8, y + 14, w, h, "#101a15", 62, `opacity=".4" filter="${a.blur(9)}"`),
  );
  s.push(rect(x - 7, y + 4, w + 14, h, C.volt, 62, `opacity=".16" filter="${a.blur(20)}"`));
  s.push(
    rect(x + 10, y + 6, w, h, a.lg("0 #8d8b82, 1 #64635b", "h"), 60),
    rect(x, y, w, h, a.lg(shell, "h"), 58),
    rect(x, y, w, h, a.lg("0 #fff .6, .2 #fff 0, .7 #2d332c 0, 1 #232a24 .26"), 58),
    rect(x + 1.5, y + 1.5, w - 3, h - 3, "none", 56, 'stroke="#fff" stroke-opacity=".85" stroke-width="2.4"'),
  );
  const gx = x + 18,
    gy = y + 18,
    gw = w - 36,
    gh = h - 36;
  s.push(
    rect(gx, gy, gw, gh, "#454b45", 44, 'opacity=".5"'),
    rect(gx + 2, gy + 2, gw - 4, gh - 4, a.lg(glass, [0, 0, 0.6, 1]), 42),
    rect(
      gx + 3.5,
      gy + 3.5,
      gw - 7,
      gh - 7,
      "none",
      40,
      'stroke="#fff" stroke-opacity=".16" stroke-width="2"',
    ),
  );
  s.push(
    path(
      `M${gx + 2} ${gy + 46}a44 44 0 0 1 44-44h76L${gx + 40} ${gy + gh - 2}h-4a34 34 0 0 1-34-34z`,
      a.lg("0 #fff .16, .7 #fff .03, 1 #fff 0", [0, 0, 0.5, 1]),
    ),
  );
  s.push(
    a.text("7", 0, y + 108, 56, { weight: 300, fill: "#f4fbf7", anchor: "middle", track: -0.04 }),
    a.text("kW", 0, y + 131, 17, { weight: 500, fill: "#8fb3a1", anchor: "middle" }),
  );
  s.push(
    rect(-54, y + 152, 108, 7, "#1d3d30", 3.5),
    rect(-54, y + 152, 84, 8, C.volt, 4, `opacity=".7" filter="${a.blur(5)}"`),
    rect(-54, y + 152, 84, 7, a.lg(`0 ${C.volt}, 1 ${C.voltHi}`, "h"), 3.5),
  );
  const cy = y + 262;
  s.push(
    ell(0, cy, 70, 70, C.volt, `opacity=".35" filter="${a.blur(9)}"`),
    ell(0, cy, 66, 66, a.lg(`0 ${C.voltHi}, 1 #13bd70`)),
    ell(0, cy, 62, 62, a.lg("0 #333d38, 1 #0c110f")),
    ell(0, cy, 53, 53, a.rg("0 #131917, .8 #060908, 1 #1f2723")),
  );
  s.push(g(hose(a, down, 24), `mask="${tail}"`), hose(a, over, 24));
  // Type 2 plug seen from behind: round collar, grip, strain relief
  s.push(
    ell(6, cy + 8, 50, 50, "#000", `opacity=".5" filter="${a.blur(7)}"`),
    ell(0, cy, 46, 46, a.lg("0 #5a6861, .3 #2b3430, 1 #0d1210", [0.2, 0, 0.8, 1])),
    ell(0, cy, 44, 44, "none", 'stroke="#cfe0d6" stroke-opacity=".28" stroke-width="2"'),
  );
  s.push(
    rect(-30, cy - 34, 60, 158, a.lg("0 #3d4842, .12 #6c7a72, .3 #37413c, .7 #171d1a, 1 #0b0f0d", "h"), 28),
    rect(-18, cy - 16, 36, 10, "#0a0e0c", 5),
    bolt(-12, cy + 18, 24, "#dfeee6"),
    rect(-20, cy + 118, 40, 40, "#0c100e", 10),
    [0, 1, 2].map((i) => rect(-21, cy + 124 + i * 11, 42, 4, "#434e48", 2)).join(""),
  );
  return s.join("");
}
