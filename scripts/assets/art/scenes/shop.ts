import { type Art, ell, g, line, path, pick, poly, random, rect } from "../kit.ts";
import { bolt } from "../products/parts.ts";
import { outside, tee } from "./interior.ts";
import { grain, vignette } from "./sky.ts";

/** The shop: cotton basics on a rail, a price tag in front; 1200 by 900. */
export function shop(a: Art): string {
  const s: string[] = [];
  const W = 1200,
    H = 900;
  s.push(
    rect(0, 0, W, H, a.lg("0 #2a241a, .6 #332a1e, 1 #14110c")),
    outside(a, -120, 60, 520, 560, 6),
    rect(392, 40, 14, 620, "#0d1510"),
    rect(126, 40, 9, 620, "#0d1510"),
    rect(-10, 612, 420, 30, "#33261a"),
  );
  s.push(rect(406, 0, 800, 680, a.lg("0 #6d5133, .5 #8d6b45, 1 #4a3620")));
  for (let i = 0; i < 27; i++)
    s.push(
      rect(410 + i * 30, 0, 3, 680, "#2a1c0e", 0, 'opacity=".5"'),
      rect(414 + i * 30, 0, 2, 680, "#ffe3b6", 0, 'opacity=".12"'),
    );
  for (const x of [560, 800, 1040])
    s.push(
      poly(
        [
          [x - 22, 0],
          [x + 22, 0],
          [x + 250, 660],
          [x - 250, 660],
        ],
        a.lg("0 #fff0d2 .55, .6 #fff0d2 .1, 1 #fff0d2 0"),
        `filter="${a.blur(24)}"`,
      ),
      rect(x - 26, 0, 52, 26, "#0d1410", 6),
      ell(x, 27, 22, 5, "#fff8ea"),
    );
  // shelves of folded cotton
  const rn = random(9),
    tones = [
      ["#f6f1e6", "#b7ab93"],
      ["#2f5f4c", "#12302a"],
      ["#e2d3b6", "#9a855f"],
      ["#1a3d30", "#0a1d16"],
      ["#fdfbf6", "#c4bcab"],
      ["#6f8f80", "#3a564a"],
    ] as const;
  for (let r = 0; r < 3; r++) {
    const y = 250 + r * 168;
    s.push(
      rect(930, y, 300, 14, a.lg("0 #f3d8ac, .3 #a87f4e, 1 #5b4024")),
      rect(930, y + 14, 300, 44, a.lg("0 #000 .4, 1 #000 0")),
      rect(930, y - 128, 300, 20, a.lg("0 #fff0d2 .5, 1 #fff0d2 0")),
    );
    for (let c = 0; c < 2; c++) {
      let yy = y;
      for (let i = 0; i < 5 - ((r + c) % 2); i++) {
        const [hi, lo] = pick(tones, rn()),
          hh = 18 + rn() * 5;
        yy -= hh;
        s.push(rect(948 + c * 138 + rn() * 6, yy, 118 + rn() * 8, hh - 1.5, a.lg(`0 ${hi}, 1 ${lo}`), 8));
      }
    }
  }
  s.push(
    rect(0, 670, W, 230, a.lg("0 #54412b, .3 #36291a, 1 #110d08")),
    rect(0, 668, W, 5, "#15100a"),
    ell(560, 760, 520, 70, "#ffe2b4", `opacity=".26" filter="${a.blur(34)}"`),
  );
  // rail
  s.push(ell(560, 836, 420, 24, "#050402", `opacity=".7" filter="${a.blur(14)}"`));
  for (const x of [196, 900])
    s.push(
      rect(x, 176, 13, 652, a.lg("0 #0b0f0d, .35 #8a968f, 1 #0b0f0d", "h"), 6),
      rect(x - 46, 820, 105, 13, a.lg("0 #6d7a72, 1 #0b0f0d"), 6),
    );
  s.push(rect(190, 170, 726, 14, a.lg("0 #dfe8e3, .3 #6d7a72, 1 #0f1512"), 7));
  const side = (x: number, hi: string, lo: string, w = 48) =>
    g(
      [
        line(`M0 0c-2-26 16-30 14-12`, "#b9c6be", 4),
        path(
          `M${-w * 0.2} 6C${-w * 0.7} 26 ${-w * 0.62} 80 ${-w * 0.56} 150L${-w * 0.62} 470C${-w * 0.2} 484 ${w * 0.3} 482 ${w * 0.56} 470L${w * 0.5} 150C${w * 0.56} 70 ${w * 0.5} 20 ${w * 0.16} 6z`,
          a.lg(`0 ${lo}, .3 ${hi}, .62 ${hi}, 1 ${lo}`, "h"),
        ),
        line(
          `M${-w * 0.1} 40C${w * 0.06} 180 ${-w * 0.2} 330 ${-w * 0.06} 470`,
          "#000",
          7,
          `opacity=".28" filter="${a.blur(4)}"`,
        ),
        path(
          `M${-w * 0.6} 300L${-w * 0.62} 470C${-w * 0.2} 484 ${w * 0.3} 482 ${w * 0.56} 470L${w * 0.54} 300z`,
          a.lg("0 #000 0, 1 #000 .45"),
        ),
      ],
      `transform="translate(${x} 200)"`,
    );
  for (const [x, hi, lo] of [
    [240, "#f1eadb", "#8f836b"],
    [282, "#2f5f4c", "#0d261d"],
    [322, "#e0d0b2", "#86724e"],
    [364, "#14332a", "#06140f"],
    [772, "#dfe9e2", "#7c8f85"],
    [812, "#1d4637", "#08190f"],
    [850, "#efe4cd", "#8f7c58"],
    [884, "#3a5f50", "#12281f"],
  ] as const)
    s.push(side(x, hi, lo));
  s.push(line("M566 196c-4-30 22-32 20-12q0 10-12 18l-92 46M574 202l92 46", "#cdb38a", 6));
  s.push(tee(a, 572, 420, 1.02, "0 #2f7057, .35 #1d4c3b, 1 #0b2118", bolt(-52, -62, 104, "#eafff4")));
  // the tag: money, so saffron
  s.push(
    line("M700 330C740 360 742 380 740 402", "#f4ead6", 2.4),
    g(
      [
        rect(-62, 0, 124, 150, "#000", 14, `opacity=".4" transform="translate(8 10)" filter="${a.blur(8)}"`),
        rect(-62, 0, 124, 150, a.lg("0 #fffdf8, 1 #ece2cd"), 14),
        ell(0, 20, 8, 8, "#4a3a24"),
        a.text("from", 0, 66, 22, { weight: 500, fill: "#4c5b53", anchor: "middle" }),
        a.text("₹299", 0, 112, 43, { weight: 750, fill: "#9a5600", anchor: "middle", track: -0.03 }),
      ],
      'transform="translate(740 392) rotate(7)"',
    ),
  );
  s.push(
    rect(0, 0, W, H, a.lg("0 #030a07 .35, .3 #030a07 0, .72 #030a07 0, 1 #030a07 .55")),
    vignette(a, W, H),
    grain(a, W, H),
  );
  a.add(...s);
  return a.svg(W, H);
}
