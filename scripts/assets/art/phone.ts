/** The app in the hand: a charging session in front, the map of stations behind. */

import { bolt } from "../render/textures/marks.ts";
import { readingAt } from "../render/textures/screens.ts";
import { indiaPath } from "./india.ts";
import { type Art, C, ell, g, line, path, rect } from "./kit.ts";

/** An empty phone of 300 by 620; what is drawn into it stays inside its glass. */
function phone(a: Art, inner: string): string {
  const glass = a.clip('<rect x="12" y="12" width="276" height="596" rx="42"/>');
  return [
    rect(10, 24, 300, 620, "#000", 56, `opacity=".5" filter="${a.blur(26)}"`),
    rect(0, 0, 300, 620, a.lg("0 #9aaaa2, .03 #3a4741, .5 #1a221e, .97 #0b100e, 1 #5a6861", "h"), 54),
    rect(2, 2, 296, 616, "none", 52, 'stroke="#fff" stroke-opacity=".24" stroke-width="2"'),
    rect(8, 8, 284, 604, "#020504", 46),
    g(inner, `clip-path="${glass}"`),
    rect(108, 24, 84, 24, "#000", 12),
    path(
      "M12 54a42 42 0 0 1 42-42h150L70 608H54a42 42 0 0 1-42-42z",
      a.lg("0 #fff .1, .7 #fff .015, 1 #fff 0", [0, 0, 0.7, 1]),
    ),
  ].join("");
}

function statusBar(a: Art, ink: string): string {
  return [
    a.text("21:40", 38, 43, 15, { weight: 650, fill: ink }),
    rect(238, 31, 24, 12, "none", 4, `stroke="${ink}" stroke-width="1.6" opacity=".8"`),
    rect(240, 33, 15, 8, ink, 2, 'opacity=".9"'),
  ].join("");
}

function session(a: Art): string {
  const [cx, cy, r] = [150, 262, 92];
  const round = 2 * Math.PI * r;
  const { charge, power } = readingAt(42, 230);
  const filled = (round * charge) / 100;
  const row = (label: string, value: string, y: number, ink: string) =>
    a.text(label, 34, y, 14, { weight: 500, fill: "#8fb3a1" }) +
    a.text(value, 266, y, 16, { weight: 700, fill: ink, anchor: "end" });
  return [
    rect(0, 0, 300, 620, a.lg("0 #113126, .5 #0a1d15, 1 #05100c")),
    ell(cx, cy, 190, 190, a.rg(`0 ${C.volt} .26, 1 ${C.volt} 0`)),
    statusBar(a, "#eafff4"),
    a.text("DC-240 DualCore", 34, 96, 21, { weight: 700, track: -0.02 }),
    a.text("Bay 2, gun A", 34, 119, 14, { weight: 500, fill: "#8fb3a1" }),
    rect(196, 104, 72, 28, "#123b29", 14),
    ell(212, 118, 4, 4, C.volt),
    a.text("Live", 222, 123, 14, { weight: 650, fill: "#c9f5df" }),
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="#183a2c" stroke-width="14"/>`,
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${C.volt}" stroke-width="20" stroke-linecap="round" stroke-dasharray="${filled} ${round}" transform="rotate(-90 ${cx} ${cy})" opacity=".4" filter="${a.blur(10)}"/>`,
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${a.lg(`0 ${C.voltHi}, .5 ${C.volt}, 1 #12b96d`)}" stroke-width="14" stroke-linecap="round" stroke-dasharray="${filled} ${round}" transform="rotate(-90 ${cx} ${cy})"/>`,
    bolt(138, 194, 25, C.volt),
    a.text(`${charge}%`, cx, cy + 20, 54, { weight: 750, anchor: "middle", track: -0.035 }),
    a.text("15 min left", cx, cy + 46, 15, { weight: 500, fill: "#9dc4b0", anchor: "middle" }),
    rect(22, 384, 256, 120, "#0e2a1f", 20, 'stroke="#1c4434" stroke-width="1.5"'),
    row("Power", `${power} kW`, 414, "#fff"),
    rect(34, 426, 232, 1, "#1c4434"),
    row("Energy", "27.4 kWh", 450, "#fff"),
    rect(34, 462, 232, 1, "#1c4434"),
    row("So far", "₹493", 486, C.saffron),
    rect(22, 522, 256, 54, C.volt, 27),
    a.text("Stop charging", 150, 555, 17, { weight: 700, fill: "#04140c", anchor: "middle" }),
    rect(110, 594, 80, 4, "#eafff4", 2, 'opacity=".7"'),
  ].join("");
}

function mapScreen(a: Art): string {
  const pin = (x: number, y: number, live: boolean) =>
    ell(x, y + 20, 9, 3, "#08160f", 'opacity=".3"') +
    path(
      `M${x} ${y + 20}C${x - 19} ${y} ${x - 15} ${y - 20} ${x} ${y - 20}S${x + 19} ${y} ${x} ${y + 20}z`,
      live ? C.voltDeep : "#0d2a1f",
    ) +
    bolt(x - 8.4, y - 13, 17, "#fff");
  const card = (name: string, note: string, y: number) =>
    rect(22, y, 256, 66, "#fffefb", 16, 'stroke="#e4ded0" stroke-width="1.5"') +
    a.text(name, 38, y + 28, 16, { weight: 700, fill: "#08160f", track: -0.01 }) +
    a.text(note, 38, y + 49, 13, { weight: 500, fill: "#5d7468" }) +
    ell(254, y + 33, 5, 5, "#12a565");
  return [
    rect(0, 0, 300, 620, "#e3ede8"),
    g(
      path(indiaPath(620, 640), "#fcfaf5", 'stroke="#9db8aa" stroke-width="1.6"'),
      'transform="translate(-130 40) scale(.9)"',
    ),
    line("M-10 330C60 300 120 330 170 280S260 200 320 210", "#f7d9a8", 3.4),
    line("M60 120C90 200 80 290 130 330S190 440 170 520", "#dcd5c6", 3),
    statusBar(a, "#08160f"),
    rect(22, 66, 256, 48, "#fffefb", 24, 'stroke="#e4ded0" stroke-width="1.5"'),
    ell(48, 89, 7, 7, "none", 'stroke="#47755f" stroke-width="2.4"'),
    line("M53 94l6 6", "#47755f", 2.4),
    a.text("Where are you going?", 70, 95, 14.5, { weight: 500, fill: "#5d7468" }),
    pin(96, 190, false),
    pin(206, 236, false),
    pin(146, 316, true),
    pin(238, 352, false),
    pin(72, 390, false),
    card("Anna Nagar", "2 of 4 free, 1.2 km", 446),
    card("OMR Tollgate", "4 of 6 free, 8 km", 522),
  ].join("");
}

/** Two phones on nothing: 640 by 720. */
export function appPhone(a: Art): string {
  a.add(
    g(phone(a, mapScreen(a)), 'transform="translate(306 96) rotate(7 150 310) scale(.92)"'),
    g(phone(a, session(a)), 'transform="translate(40 44) rotate(-4 150 310)"'),
  );
  return a.svg(640, 720);
}
