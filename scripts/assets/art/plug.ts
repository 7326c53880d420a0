/** For an empty list: a charging gun with its hose in a loop, on light and dark. 560 by 360. */

import { gun, hose } from "./gun.ts";
import { type Art, C, ell, g, line, rect } from "./kit.ts";

export function plug(a: Art): string {
  const d = "M-20 262C40 262 70 300 130 296S250 236 262 170S214 60 164 78S120 190 190 214S322 268 342 193";
  a.add(
    ell(280, 320, 240, 16, a.rg("0 #0a120e .34, 1 #0a120e 0")),
    g(line(d, "#0a120e", 16), `transform="translate(8 20)" opacity=".22" filter="${a.blur(9)}"`),
    hose(a, d, 15),
    ell(470, 140, 76, 76, a.rg(`0 ${C.volt} .28, 1 ${C.volt} 0`)),
    g(gun(a), 'transform="translate(470 118) scale(.5)"'),
    // the socket it is waiting for
    rect(500, 78, 40, 88, a.lg("0 #f7f5ef, .5 #d7d4ca, 1 #a9a69b", "h"), 14),
    rect(500, 78, 40, 88, "none", 14, 'stroke="#8c897e" stroke-opacity=".5" stroke-width="1.5"'),
    rect(504, 94, 12, 22, "#0b100e", 5),
    rect(504, 124, 12, 26, "#0b100e", 5),
    rect(526, 92, 4, 60, C.volt, 2),
  );
  return a.svg(560, 360);
}
