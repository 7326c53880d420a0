import { type Art, C, ell, path, rect, type TextOptions } from "../kit.ts";
import { bolt } from "./parts.ts";

/** What the screen shows: charge in per cent, power in kW, and whether two cars share it. */
export interface Reading {
  pct: number;
  draw: number;
  share?: boolean;
}

const sharers: [string, number, number][] = [
  ["A", 34, 0.57],
  ["B", 26, 0.43],
];

/** What the driver reads. Big figure, one bar, one price; nothing else survives at 80 px. */
export function screenUi(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  { pct, draw, share }: Reading,
): string {
  const tall = h > w,
    u = w / 100,
    H = h / u;
  let s = "";
  const X = (n: number) => x + n * u,
    Y = (n: number) => y + n * u;
  const T = (str: string, tx: number, ty: number, size: number, o?: TextOptions) =>
    a.text(str, X(tx), Y(ty), size * u, o);
  s += rect(x, y, w, h, a.lg("0 #0f2a1f, .5 #0a1d15, 1 #06120d"), 3 * u);
  s += ell(X(50), Y(tall ? 52 : 30), 46 * u, 40 * u, a.rg(`0 ${C.volt} .22, 1 ${C.volt} 0`));
  s +=
    bolt(X(7), Y(5.6), 8 * u, C.volt) +
    T("Charging", 16, 12.2, 6.4, { weight: 600, fill: "#dff5e9" }) +
    T("21:40", 93, 12.2, 6.4, { weight: 500, fill: "#8fb3a1", anchor: "end" });
  if (tall) {
    const roomy = H > 150,
      R = roomy ? 33 : 30,
      cx = 50,
      cy = roomy ? 58 : 53,
      circ = 2 * Math.PI * R;
    s += `<circle cx="${X(cx)}" cy="${Y(cy)}" r="${R * u}" fill="none" stroke="#1c3d30" stroke-width="${5 * u}"/><circle cx="${X(cx)}" cy="${Y(cy)}" r="${R * u}" fill="none" stroke="${C.volt}" stroke-width="${5 * u}" stroke-linecap="round" stroke-dasharray="${(circ * u * pct) / 100} ${circ * u}" transform="rotate(-90 ${X(cx)} ${Y(cy)})"/>`;
    s +=
      T(`${pct}%`, 50, cy + 5, roomy ? 23 : 20, { weight: 750, anchor: "middle", track: -0.02 }) +
      T("15 min left", 50, cy + 14, 5.6, { weight: 500, fill: "#9dc4b0", anchor: "middle" });
    const yy = roomy ? 108 : H - 19;
    s +=
      T(`${draw}`, 8, yy + 5, 14, { weight: 700 }) +
      T("kW", 8, yy + 12.5, 6, { weight: 500, fill: "#8fb3a1" }) +
      T("₹15", 92, yy + 5, 14, { weight: 700, fill: C.saffron, anchor: "end" }) +
      T("per kWh", 92, yy + 12.5, 6, { weight: 500, fill: "#8fb3a1", anchor: "end" });
    if (share) {
      // load balancing: who gets what
      s += rect(X(8), Y(130), 84 * u, 1, "#27493a");
      for (const [i, [n, kw, k]] of sharers.entries()) {
        const b = 140 + i * 20;
        s +=
          T(n, 8, b + 7, 8, { weight: 700 }) +
          rect(X(20), Y(b), 52 * u, 8 * u, "#173528", 4 * u) +
          rect(X(20), Y(b), 52 * k * u * 1.5, 8 * u, i ? "#5fae8a" : C.volt, 4 * u) +
          T(`${kw}`, 92, b + 7.4, 9, { weight: 700, anchor: "end" });
      }
      s += T("Sharing 60 kW", 8, 190, 6.4, { weight: 500, fill: "#8fb3a1" });
    } else if (roomy)
      s +=
        rect(X(8), Y(H - 21), 84 * u, 14 * u, C.volt, 7 * u) +
        T("Stop charging", 50, H - 11.9, 6, { weight: 700, fill: "#04140c", anchor: "middle" });
  } else {
    s +=
      T(`${pct}%`, 7, 40, 20, { weight: 750, track: -0.03 }) +
      T(`${draw} kW`, 93, 31, 9, { weight: 700, anchor: "end" }) +
      T("₹15/kWh", 93, 41, 7, { weight: 600, fill: C.saffron, anchor: "end" });
    s +=
      rect(X(7), Y(50), 86 * u, 6 * u, "#1c3d30", 3 * u) +
      rect(X(7), Y(50), 0.86 * pct * u, 6 * u, C.volt, 3 * u);
  }
  return (
    s +
    path(
      `M${x} ${y}h${w * 0.62}L${x + w * 0.22} ${y + h}H${x}z`,
      a.lg("0 #fff .12, 1 #fff .02", [0, 0, 1, 1]),
      `clip-path="${a.clip(`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${3 * u}"/>`)}"`,
    )
  );
}
