/** What is printed on the products: mark and name, power, rating plate, reader, warnings. */
import { brand } from "../../../../src/content/brand.ts";
import { type Art, C, g, line, path, poly, rect } from "../../art/kit.ts";

/** The mark: a bolt in a box of `s` by `s` at x, y. */
export function bolt(x: number, y: number, s: number, fill: string): string {
  return `<path transform="translate(${x} ${y}) scale(${s})" fill="${fill}" d="M.58 0 .06.57h.33L.31 1 .86.4H.52z"/>`;
}

/** Mark and name in one colour, 6:1, centred. */
export function wordmark(a: Art, fill: string): string {
  const [w, h] = [1200, 200];
  const size = 150;
  const width = a.textWidth(brand.name, size, 680, -0.02);
  const x = (w - width - 142) / 2;
  a.add(bolt(x, 20, 160, fill), a.text(brand.name, x + 142, 153, size, { weight: 680, fill, track: -0.02 }));
  return a.svg(w, h);
}

/** The power in thin figures with its unit, 2:1, from the left. */
export function powerNumber(a: Art, figure: string, unit: string, fill: string): string {
  a.add(a.text(figure, 4, 208, 268, { weight: 300, fill, track: -0.05 }));
  a.add(a.text(unit, 14, 284, 58, { weight: 500, fill }));
  return a.svg(600, 300);
}

/** The contactless reader, 4:5: waves, and what to do in two words. */
export function reader(a: Art): string {
  const arcs = [0.3, 0.52, 0.74].map((r) =>
    line(
      `M${128 - r * 62} ${210 - r * 118}A${r * 170} ${r * 170} 0 0 1 ${128 - r * 62 + r * 200} ${210 - r * 118}`,
      "#d9efe4",
      13,
    ),
  );
  a.add(rect(0, 0, 320, 400, "#000"));
  a.add(
    g(arcs, 'transform="translate(-8 48)"'),
    rect(130, 268, 60, 38, "none", 8, 'stroke="#d9efe4" stroke-width="8"'),
  );
  a.add(a.text("Tap or scan", 160, 366, 38, { weight: 600, fill: "#d9efe4", anchor: "middle" }));
  return a.svg(320, 400);
}

/** The plate with the ratings, 25:16. */
export function ratingPlate(a: Art): string {
  a.add(rect(0, 0, 500, 320, "#b9bbb6", 10), rect(8, 8, 484, 304, "#c9cbc6", 6));
  a.add(bolt(26, 24, 40, "#1a1d1b"), a.text(brand.name, 76, 56, 30, { weight: 700, fill: "#1a1d1b" }));
  const rows = ["415 V 3N~ 50 Hz", "200 - 1000 V DC", "IP54  -30 to +50 °C", "AIS-138 Part 2"];
  for (const [i, row] of rows.entries())
    a.add(a.text(row, 28, 118 + i * 42, 26, { weight: 500, fill: "#22262a" }));
  a.add(a.text("Made in India", 28, 292, 22, { weight: 600, fill: "#22262a" }));
  for (let i = 0; i < 49; i++)
    if ((i * 37 + (i >> 2) * 11) % 5 < 3)
      a.add(rect(350 + (i % 7) * 17, 100 + Math.floor(i / 7) * 17, 17, 17, "#16191a"));
  return a.svg(500, 320);
}

/** The triangle of electric danger, 11:10. */
export function warning(a: Art): string {
  a.add(
    poly(
      [
        [110, 6],
        [214, 192],
        [6, 192],
      ],
      "#15181a",
    ),
    poly(
      [
        [110, 26],
        [197, 182],
        [23, 182],
      ],
      C.saffron,
    ),
  );
  a.add(path("M118 62 82 128h26l-8 42 38-64h-27l14-44z", "#15181a"));
  return a.svg(220, 200);
}

/** The name on the gateway, 4:1. */
export function gatewayName(a: Art): string {
  a.add(rect(0, 0, 480, 120, "#000"), bolt(8, 26, 68, C.volt));
  a.add(a.text("Grid EMS", 88, 82, 66, { weight: 640, fill: "#eef8f2" }));
  return a.svg(480, 120);
}

/** A green plate as electric vehicles carry it, with its number in the colour `fill`, 9:2. */
export function numberPlate(a: Art, number: string, fill: string): string {
  a.add(
    rect(0, 0, 900, 200, "#0b6b37", 18),
    rect(10, 10, 880, 180, "none", 12, 'stroke="#e9efe9" stroke-width="6"'),
  );
  a.add(a.text(number, 462, 146, 118, { weight: 700, fill, anchor: "middle" }));
  return a.svg(900, 200);
}

/** What the kiosk offers, in light letters, 17.5:1. */
export function kioskSign(a: Art): string {
  a.add(rect(0, 0, 2100, 120, "#000"));
  for (const [i, label] of ["Café", "Lounge", "Store"].entries())
    a.add(a.text(label, 350 + i * 700, 92, 96, { weight: 600, fill: "#fff3df", anchor: "middle" }));
  return a.svg(2100, 120);
}

/** Mark and name, glowing, for the canopy, 6:1. */
export function canopySign(a: Art): string {
  a.add(rect(0, 0, 1200, 200, "#000"), bolt(40, 24, 150, C.volt));
  a.add(a.text(brand.name, 190, 150, 142, { weight: 680, fill: "#f2fbf6", track: -0.02 }));
  return a.svg(1200, 200);
}

/** Words in any script, shaped by the browser's own text: Devanagari has no outlines in our type. */
function centred(text: string, x: number, y: number, size: number, fill = "#f4f7f2"): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="600" fill="${fill}" text-anchor="middle" font-family="Noto Sans Devanagari, Noto Sans, sans-serif">${text}</text>`;
}

/** The green board beside a highway, in two scripts, 5:3. */
export function highwaySign(a: Art): string {
  a.add(
    rect(0, 0, 1500, 900, "#0b5c35", 50),
    rect(22, 22, 1456, 856, "none", 36, 'stroke="#f4f7f2" stroke-width="14"'),
  );
  a.add(rect(90, 120, 300, 300, "#f4f7f2", 36), bolt(135, 160, 220, "#0b5c35"));
  a.add(a.text("EV Charging", 920, 240, 140, { weight: 700, fill: "#f4f7f2", anchor: "middle" }));
  a.add(centred("ईवी चार्जिंग", 920, 420, 140), rect(90, 520, 1320, 8, "#f4f7f2"));
  a.add(a.text("Café  ·  Washrooms", 750, 720, 132, { weight: 700, fill: "#f4f7f2", anchor: "middle" }));
  return a.svg(1500, 900);
}

/** The board on a bare plot, 2:1. */
export function landSign(a: Art): string {
  a.add(
    rect(0, 0, 1200, 600, "#f2f1ec", 24),
    rect(16, 16, 1168, 568, "none", 16, 'stroke="#0b5c35" stroke-width="12"'),
  );
  a.add(centred("यहाँ बनेगा चार्जिंग स्टेशन", 600, 210, 92, "#0b5c35"));
  a.add(a.text("EV charging station", 600, 370, 96, { weight: 700, fill: "#16211c", anchor: "middle" }));
  a.add(a.text("coming up on this land", 600, 480, 68, { weight: 500, fill: "#16211c", anchor: "middle" }));
  return a.svg(1200, 600);
}

/** A word or two on a dark ground, glowing, 8:1. */
export function litSign(a: Art, text: string): string {
  a.add(rect(0, 0, 1200, 150, "#000"));
  a.add(a.text(text, 600, 112, 116, { weight: 560, fill: "#fff0d8", anchor: "middle" }));
  return a.svg(1200, 150);
}

/** The level of a car park, on a column. */
export function levelSign(a: Art): string {
  a.add(rect(0, 0, 400, 400, "#0a3d2a", 40));
  a.add(a.text("B2", 200, 272, 210, { weight: 760, fill: "#f4f7f2", anchor: "middle" }));
  return a.svg(400, 400);
}

/** Above a charging bay, 10:3. */
export function baySign(a: Art): string {
  a.add(rect(0, 0, 1000, 300, "#0a3d2a", 30), bolt(50, 50, 200, C.volt));
  a.add(a.text("EV charging", 290, 140, 110, { weight: 680, fill: "#f4f7f2" }));
  a.add(a.text("only while charging", 292, 235, 66, { weight: 500, fill: "#cfe0d6" }));
  return a.svg(1000, 300);
}

/** The same where it is seen from afar: few words, and large. 40:9. */
export function farBaySign(a: Art): string {
  a.add(rect(0, 0, 1000, 225, "#0a3d2a", 24), bolt(50, 40, 145, C.volt));
  a.add(a.text("EV charging", 224, 158, 122, { weight: 700, fill: "#f4f7f2", track: -0.01 }));
  return a.svg(1000, 225);
}

/** The mark alone, as it is printed on a shirt. */
export function printedMark(a: Art): string {
  a.add(bolt(20, 20, 160, C.volt));
  return a.svg(200, 200);
}

/** The tag with the price that clothes start at, 11:14. */
export function priceTag(a: Art): string {
  a.add(
    rect(0, 0, 330, 420, "#f4f1e8", 30),
    `<circle cx="165" cy="44" r="15" fill="#9a927f"/>`,
    a.text("from", 165, 200, 60, { weight: 500, fill: "#4a5650", anchor: "middle" }),
    a.text("₹299", 165, 310, 116, { weight: 720, fill: "#8a5200", anchor: "middle", track: -0.03 }),
  );
  return a.svg(330, 420);
}
