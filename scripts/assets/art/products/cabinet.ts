import { type Art, C, ell, g, line, path, rect } from "../kit.ts";
import type { Cabinet } from "./catalogue.ts";
import { bolt, button, carcass, floor, glass, graphite, gun, hose, louvres, tapPad } from "./parts.ts";
import { screenUi } from "./screen.ts";

/** A DC cabinet, or a totem: carcass, spines with guns, blades of light, door, screen, hoses. */
export function cabinet(a: Art, p: Cabinet): string {
  const { w, h } = p,
    d = Math.min(120, w * 0.17),
    x = -w / 2,
    X = w / 2,
    pl = 96,
    two = p.guns === "lr";
  const s = [floor(a, w, d), ...carcass(a, w, h, d, pl)];
  const spine = Math.round(w * (two ? 0.13 : 0.2)),
    top = -h + 44,
    bottom = -pl - 30;
  // dark spines carry the guns; a blade of light parts them from the door
  const put = (left: boolean) => {
    const sx = left ? x + 18 : X - 18 - spine,
      bx = left ? sx + spine : sx - 13;
    s.push(
      rect(sx, top, spine, bottom - top, a.lg(graphite, "h"), 16),
      rect(sx, top, spine, bottom - top, a.lg("0 #fff .12, .3 #fff 0, 1 #000 .35"), 16),
    );
    s.push(
      rect(
        left ? bx : bx - 120,
        top,
        133,
        bottom - top,
        a.lg(
          left
            ? `0 ${C.volt} .34, .35 ${C.volt} .1, 1 ${C.volt} 0`
            : `0 ${C.volt} 0, .65 ${C.volt} .1, 1 ${C.volt} .34`,
          "h",
        ),
      ),
    );
    s.push(
      rect(bx - 2, top + 8, 17, bottom - top - 16, C.volt, 8, `opacity=".55" filter="${a.blur(7)}"`),
      rect(bx, top + 10, 13, bottom - top - 20, a.lg(`0 ${C.voltHi}, .5 ${C.volt}, 1 #12b96d`), 6.5),
      rect(bx + 4, top + 14, 4, bottom - top - 28, "#eafff4", 2, 'opacity=".8"'),
    );
  };
  if (p.totem) {
    s.push(
      rect(x + 18, top, w - 36, bottom - top, a.lg(glass), 22),
      rect(
        x + 20,
        top + 2,
        w - 40,
        bottom - top - 4,
        "none",
        20,
        'stroke="#fff" stroke-opacity=".18" stroke-width="3"',
      ),
    );
    s.push(
      path(
        `M${x + 18} ${top + 22}a22 22 0 0 1 22-22h${w * 0.42}L${x + w * 0.26} ${bottom}H${x + 40}a22 22 0 0 1-22-22z`,
        a.lg("0 #fff .14, .6 #fff .03, 1 #fff 0", [0, 0, 0.6, 1]),
      ),
    );
    s.push(
      rect(x + 34, bottom - 30, w - 68, 13, C.volt, 6, `opacity=".5" filter="${a.blur(9)}"`),
      rect(x + 34, bottom - 30, w - 68, 11, a.lg(`0 ${C.volt}, .5 ${C.voltHi}, 1 ${C.volt}`, "h"), 6),
    );
  } else {
    put(true);
    if (two) put(false);
  }
  const dl = p.totem ? x + 18 : x + 18 + spine + 13,
    dr = p.totem || !two ? X - 18 : X - 18 - spine - 13,
    dw = dr - dl,
    cx = (dl + dr) / 2;
  const [sw, sh] = p.screen,
    bez = p.totem ? 0 : 26,
    sy = -h + (p.totem ? 110 : 100);
  if (!p.totem) {
    // door: seam, lock, window of black glass
    s.push(
      rect(
        dl + 14,
        top,
        dw - 22,
        bottom - top,
        "none",
        14,
        'stroke="#8c897e" stroke-opacity=".55" stroke-width="3"',
      ),
      rect(
        dl + 17,
        top + 3,
        dw - 28,
        bottom - top - 6,
        "none",
        12,
        'stroke="#fff" stroke-opacity=".7" stroke-width="2"',
      ),
    );
    s.push(
      rect(
        cx - sw / 2 - bez + 3,
        sy - bez + 5,
        sw + bez * 2,
        sh + bez * 2 + 96,
        "#3a3f39",
        22,
        `opacity=".35" filter="${a.blur(6)}"`,
      ),
      rect(cx - sw / 2 - bez, sy - bez, sw + bez * 2, sh + bez * 2 + 92, a.lg(glass), 20),
      rect(
        cx - sw / 2 - bez + 1.5,
        sy - bez + 1.5,
        sw + bez * 2 - 3,
        sh + bez * 2 + 89,
        "none",
        19,
        'stroke="#fff" stroke-opacity=".2" stroke-width="3"',
      ),
    );
  }
  s.push(screenUi(a, cx - sw / 2, sy, sw, sh, { ...p, share: p.totem }));
  const row = sy + sh + 24;
  s.push(
    tapPad(a, cx - sw / 2, row, 66),
    a.text("Tap, scan or", cx - sw / 2 + 82, row + 28, 21, { weight: 500, fill: "#9fb5aa" }),
    a.text("plug to start", cx - sw / 2 + 82, row + 54, 21, { weight: 500, fill: "#9fb5aa" }),
  );
  if (!p.totem) {
    const space = bottom - (row + 92),
      num = Math.min(dw * 0.46, 190, space * 0.34),
      ny = row + 92 + space * 0.2 + num * 0.5;
    s.push(
      a.text(p.kw, dl + 46, ny + 2.5, num, { weight: 300, fill: "#fff", track: -0.05 }),
      a.text(p.kw, dl + 46, ny, num, { weight: 300, fill: "#a8a59a", track: -0.05 }),
      a.text("kW", dl + 50, ny + num * 0.34, num * 0.22, { weight: 500, fill: "#a09d92" }),
    );
    const n = Math.max(5, Math.min(13, Math.floor((space * 0.42) / 26)));
    s.push(louvres(a, dl + 46, bottom - 34 - n * 26, dw - 46 - 38, n, 26));
    s.push(
      rect(dr - 40, row + 150, 14, 92, a.lg("0 #6d6b62, .5 #b5b2a8, 1 #efede6", "h"), 7),
      ell(dr - 33, row + 168, 4, 4, "#4b4a44"),
    );
    s.push(
      button(a, x + 18 + spine / 2, -h + 130, Math.min(24, spine * 0.3)),
      bolt(x + 18 + spine / 2 - 24, top + 150, 48, "#dfe9e3"),
    );
  } else {
    s.push(
      bolt(cx - 30, bottom - 250, 60, "#e9f3ed"),
      a.text("60", cx, bottom - 100, 90, { weight: 300, fill: "#52635a", anchor: "middle", track: -0.04 }),
      a.text("kW shared", cx, bottom - 64, 24, { weight: 500, fill: "#52635a", anchor: "middle" }),
    );
  }
  const gy = -Math.min(1120, h * 0.62),
    draw = gun(a);
  const side = (left: boolean) => {
    const m = left ? 1 : -1,
      gx = left ? x : X + d * 0.72,
      hx = gx - m * 262,
      hy = gy + 146;
    const gl = [gx - m * 2, -470] as const;
    const hd = p.arms
      ? `M${hx} ${hy}C${hx - m * 26} ${hy + 330} ${gx - m * 330} ${-520} ${gx - m * 300} ${-1240}S${gx - m * 290} ${-h - 60} ${gx - m * 150} ${-h - 70}`
      : `M${gl[0]} ${gl[1]}C${gl[0] - m * 120} ${gl[1]} ${gl[0] - m * 70} -92 ${gl[0] - m * 178} -92S${hx - m * 44} ${hy + 260} ${hx} ${hy}`;
    if (!p.arms)
      s.push(
        g(
          line(hd, "#1b2a22", p.cable * 1.2),
          `transform="translate(26 10)" opacity=".22" filter="${a.blur(12)}"`,
        ),
        rect(gl[0] - 26, gl[1] - 34, 52, 68, a.lg(graphite, "h"), 12),
      );
    else
      s.push(
        line(`M${gx + m * 150} ${-h + 8}V${-h - 70}H${gx - m * 150}`, "#171d1a", 46),
        line(`M${gx + m * 144} ${-h + 2}V${-h - 78}H${gx - m * 146}`, "#66736c", 6, 'opacity=".8"'),
      );
    s.push(hose(a, hd, p.cable), g(draw, `transform="translate(${gx} ${gy}) scale(${m} 1)"`));
  };
  side(true);
  if (two) side(false);
  return s.join("");
}
