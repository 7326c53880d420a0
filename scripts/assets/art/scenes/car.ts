import { type Art, ell, g, line, path, poly, rect } from "../kit.ts";

/** Paint of a car: where light from above falls, its own colour, shade, deep shade. */
export type Tone = readonly [light: string, own: string, shade: string, deep: string];

/** Car paints: light ones for the subject, the dark one for a car in front of it. */
export const pearl: Tone = ["#f4faf6", "#b9cbc1", "#5b7568", "#101d17"];
export const forest: Tone = ["#a9cdbb", "#3f7560", "#1d4436", "#08150f"];
export const sand: Tone = ["#fff3dc", "#d3bf9c", "#80704f", "#1c170d"];

const wheels = [820, 3480] as const;
const body =
  "M130-290C66-320 32-420 36-560C40-700 58-860 84-960C100-1030 130-1090 165-1130C215-1250 290-1400 372-1500C420-1552 520-1594 700-1614C1000-1644 1600-1652 2020-1624C2250-1606 2400-1562 2540-1492C2740-1390 2960-1264 3160-1152C3300-1130 3700-1098 3900-1052C4060-1014 4190-962 4240-902C4275-850 4292-700 4290-560C4288-420 4268-322 4196-292L3893-280A418 418 0 1 0 3067-280L1233-280A418 418 0 1 0 407-280Z";
const roofLine =
  "M380-1504C430-1554 520-1590 700-1610C1000-1640 1600-1648 2020-1620C2250-1602 2400-1558 2540-1488C2740-1386 2960-1262 3160-1150";
const glassLine =
  "M420-1132C474-1240 540-1388 626-1468C770-1530 1200-1564 1750-1560C2050-1554 2250-1528 2400-1466C2620-1368 2830-1248 3010-1130C2400-1152 1200-1157 420-1132z";

function glasshouse(a: Art): string {
  return [
    path(glassLine, a.lg("0 #35584a, .22 #16271f, .7 #0a1310, 1 #1c3329")),
    g(
      [
        // the cabin behind the glass: two seat backs and the wheel, barely there
        path("M1180-1140c-30-130-20-230 20-260 60-20 120 0 140 40 10 80 20 150 60 220z", "#04090780"),
        path("M2080-1140c-30-130-20-230 20-260 60-20 120 0 140 40 10 80 20 150 60 220z", "#04090780"),
        line("M2560-1140C2580-1210 2640-1240 2690-1226", "#040907", 22, 'opacity=".6"'),
        // the sky at the back, the canopy along the top
        path(
          "M420-1132C474-1240 540-1388 626-1468L980-1540 760-1140z",
          a.lg("0 #ffd3a6 .42, 1 #ffd3a6 .04", "h"),
        ),
        path(
          "M700-1480C1100-1548 1900-1556 2330-1486L2130-1380C1600-1440 1100-1430 660-1350z",
          a.lg("0 #eafff5 .62, 1 #eafff5 .03"),
        ),
        poly(
          [
            [2330, -1500],
            [2960, -1140],
            [2560, -1140],
            [2130, -1380],
          ],
          a.lg("0 #fff .2, 1 #fff .02", "h"),
        ),
      ],
      `clip-path="${a.clip(`<path d="${glassLine}"/>`)}"`,
    ),
    path("M1690-1572h84l34 440h-104z", "#050a08"),
    path("M2420-1480C2640-1376 2870-1248 3040-1128l-88 0C2790-1240 2590-1366 2370-1464z", "#07100c"),
    path("M640-1476c-86 70-146 216-214 346h86c58-124 112-250 196-330z", "#070e0b"),
    line("M416-1130C1100-1158 2400-1152 3080-1126", "#e6f2eb", 9, 'opacity=".6"'),
  ].join("");
}

function wheel(a: Art, cx: number): string {
  const cy = -340;
  const spoke = a.lg("0 #f2f7f4, .45 #a5b3ab, 1 #4a5851");
  const s = [
    ell(cx, cy, 345, 345, a.rg("0 #131a17, .8 #0b100e, .93 #1b2320, 1 #050807")),
    ell(cx, cy, 343, 343, "none", 'stroke="#6d8077" stroke-opacity=".35" stroke-width="6"'),
    ell(cx, cy, 268, 268, a.rg("0 #2b3531, .7 #121916, 1 #060a08", 0.4, 0.25, 0.85)),
    ell(cx, cy, 178, 178, "none", 'stroke="#4d5b54" stroke-width="34" opacity=".55"'),
  ];
  for (let k = 0; k < 5; k++)
    s.push(
      `<g transform="rotate(${k * 72 + 14} ${cx} ${cy})">${path(`M${cx - 46} ${cy + 6}L${cx - 92} ${cy - 246}Q${cx - 62} ${cy - 262} ${cx - 34} ${cy - 258}L${cx - 8} ${cy - 40}z`, spoke)}${path(`M${cx + 46} ${cy + 6}L${cx + 58} ${cy - 256}Q${cx + 84} ${cy - 252} ${cx + 104} ${cy - 240}L${cx + 62} ${cy - 20}z`, spoke)}</g>`,
    );
  s.push(
    ell(cx, cy, 266, 266, "none", 'stroke="#e6efe9" stroke-opacity=".8" stroke-width="11"'),
    ell(cx, cy, 70, 70, a.lg("0 #dbe5df, .5 #7c8a83, 1 #2a332f")),
    ell(cx, cy, 40, 40, "#101613"),
    ell(cx, cy, 340, 340, a.lg("0 #fff .12, .35 #fff 0, .6 #000 0, 1 #000 .55")),
  );
  return s.join("");
}

function lamps(a: Art): string {
  const front = "M3990-1012C4090-990 4180-950 4232-896";
  const rear = "M92-960C112-1006 140-1036 178-1046L330-1040";
  return [
    path("M3960-1030C4090-1004 4190-962 4246-896L4262-812C4170-880 4060-930 3940-958z", "#08110d"),
    line(front, "#ffffff", 20),
    g(line(front, "#dffcef", 60), `opacity=".75" filter="${a.blur(30)}"`),
    path("M4180-640h96c6 40 6 90 0 130h-84c-16-40-20-90-12-130z", "#070d0a"),
    ell(4236, -574, 20, 34, "#f6fff9", 'opacity=".8"'),
    path("M84-952C100-1020 140-1060 190-1066H350v56H190c-40 6-70 34-84 80z", "#2c0a08"),
    line(rear, "#ff5a48", 18),
    g(line(rear, "#ff4433", 52), `opacity=".7" filter="${a.blur(28)}"`),
  ].join("");
}

/** A compact electric SUV in profile, nose to the right, in mm. It reflects canopy and floor. */
export function car(a: Art, tone: Tone = pearl): string {
  const [light, own, shade, deep] = tone;
  const inBody = `clip-path="${a.clip(`<path d="${body}"/>`)}"`;
  const s = [
    ell(2150, 4, 2260, 86, "#000", `opacity=".8" filter="${a.blur(46)}"`),
    ell(2150, -8, 1980, 40, "#000", `opacity=".9" filter="${a.blur(18)}"`),
    path("M420-360H3900L3780-130H560z", "#020403"),
    ...wheels.map((cx) => ell(cx, -410, 430, 330, a.lg("0 #0c1411, .5 #040705, 1 #020403"))),
    path(
      body,
      a.lg(
        `0 ${light}, .36 ${light}, .42 ${own}, .5 ${shade}, .57 ${own}, .7 ${shade}, .9 ${deep}, 1 ${deep}`,
      ),
    ),
  ];
  s.push(
    g(
      [
        // black roof, its edge bright from the canopy
        path("M60-1150C900-1176 2600-1170 3190-1140L3300-1700H0z", a.lg("0 #33463d, .3 #111a16, 1 #0a110e")),
        line(roofLine, "#fff", 34, `opacity=".9" filter="${a.blur(14)}"`),
        // shoulder: what looks up is light; a crease below, then the floor's dark
        path(
          "M0-1120C900-1146 2600-1140 3190-1136C3700-1090 4100-1020 4320-900V-850C4050-960 3700-1000 3200-1030C2300-1056 900-1050 0-1010z",
          a.lg("0 #fff .85, .5 #fff .3, 1 #fff 0"),
          `filter="${a.blur(9)}"`,
        ),
        path(
          "M0-800C1000-860 3000-850 4300-800V-700C3000-770 1000-780 0-720z",
          a.lg("0 #fff .28, 1 #fff 0"),
          `filter="${a.blur(8)}"`,
        ),
        path("M0-640C1000-590 3200-590 4300-650V-200H0z", a.lg("0 #000 0, .35 #000 .3, 1 #000 .7")),
        path("M0-430C200-452 400-440 4300-440V-200H0z", "#0a100d"),
        line("M0-432C200-454 400-442 4300-442", "#dfeee6", 5, 'opacity=".3"'),
        path("M0-1140h420C260-900 236-600 270-200H0z", a.lg("0 #000 .62, 1 #000 0", "h")),
        path("M0-1100h150C90-900 80-600 120-300H0z", a.lg("0 #ffb98a .5, 1 #ffb98a 0", "h")),
        path("M4340-960h-360c90 200 110 400 80 760h300z", a.lg("0 #000 0, 1 #000 .5", "h")),
      ],
      inBody,
    ),
  );
  for (const cx of wheels)
    s.push(
      path(
        `M${cx - 466}-280A470 470 0 1 1 ${cx + 466}-280L${cx + 414}-280A418 418 0 1 0 ${cx - 414}-280z`,
        "#0a100d",
      ),
      path(
        `M${cx - 462}-340A462 462 0 0 1 ${cx + 462}-340`,
        "none",
        'stroke="#b6c9be" stroke-opacity=".34" stroke-width="7"',
      ),
    );
  s.push(
    glasshouse(a),
    line(roofLine, "#fff", 9, 'opacity=".85"'),
    // shut lines, flush handles, mirror
    line("M1716-1128C1742-920 1744-640 1700-440", "#000", 8, 'opacity=".5"'),
    line("M2790-1128C2850-1000 2862-720 2800-440", "#000", 8, 'opacity=".5"'),
    line("M1010-1130C976-1010 1040-840 1190-720", "#000", 8, 'opacity=".4"'),
    line("M3160-1140C3120-1070 3080-1010 3086-940", "#000", 7, 'opacity=".35"'),
    rect(1480, -1000, 180, 22, "#101a16", 11, 'opacity=".85"'),
    rect(2540, -1000, 180, 22, "#101a16", 11, 'opacity=".85"'),
    rect(1484, -1003, 172, 5, "#fff", 3, 'opacity=".6"'),
    rect(2544, -1003, 172, 5, "#fff", 3, 'opacity=".6"'),
    path("M2760-1166c36-62 168-74 214-24 18 40-12 84-74 88-70 4-130-12-140-64z", "#0a110e"),
    line("M2780-1182c50-42 142-46 184-8", "#fff", 9, 'opacity=".75"'),
    lamps(a),
  );
  for (const cx of wheels) s.push(wheel(a, cx));
  return s.join("");
}
