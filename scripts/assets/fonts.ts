/**
 * Makes public/fonts and src/styles/fonts.css from the Fontsource packages: subsets of the
 * variable fonts (static fonts for Indian scripts), their licences, and a fallback with the same metrics, so that
 * nothing moves when the web font arrives. Run: npm run fonts
 */
/// <reference path="./art/modules.d.ts" />
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as fontkit from "fontkit";
import subsetFont from "subset-font";
import wawoff from "wawoff2";
import { computerQuery } from "../../src/lib/fonts.ts";
import { parseCommand } from "../setup/arguments.ts";
import { run } from "../setup/run.ts";

interface FontFile {
  /** Family name in CSS. */
  family: string;
  /** The Fontsource package, resolved. */
  npm: string;
  /** What the package calls its files. */
  name: string;
  /** Which of Fontsource's slices holds the characters. */
  slice: string;
  file: string;
  /** Code points to keep; the same list becomes `unicode-range`. */
  range: string;
  /** The weights that the file is for; less of them is a smaller file. */
  weights: { min: number; max: number };
  /** The weight of a static font; without this the font is variable. */
  staticWeight?: number;
  /** OpenType features to keep; all of them without this. */
  features?: string[];
  /** Full and PostScript names of fonts of phones; the first that is there is used in place of the file. */
  local?: readonly string[];
}

// Every face is a family of its own. When a face of a family arrives, browsers lay out every text
// in that family again; and for each size and weight of a text, Chromium looks up a system font for
// every face of its family that has not been loaded.

/** Below 400 the font has a drawing of its own, a fourth of the file, which nothing here uses. */
const jakarta = {
  npm: import.meta.resolve("@fontsource-variable/plus-jakarta-sans/package.json"),
  name: "plus-jakarta-sans",
  weights: { min: 400, max: 800 },
  // Without fractions: no style asks for them.
  features: ["calt", "ccmp", "kern", "liga", "mark", "pnum", "tnum"],
};

/**
 * Fonts of Indian scripts. A phone in India has its own, so it is asked for that first, and loads nothing; a
 * computer gets ours, which its pages preload. Static, because text shaping takes a browser up to twice as
 * long with a variable font.
 */
function scriptFonts(
  face: Pick<FontFile, "family" | "npm" | "name" | "slice" | "range">,
  local: { regular: string[]; bold: string[] },
): FontFile[] {
  return [
    {
      ...face,
      file: `${face.name}.woff2`,
      weights: { min: 400, max: 580 },
      staticWeight: 450,
      local: local.regular,
    },
    {
      ...face,
      file: `${face.name}-bold.woff2`,
      weights: { min: 581, max: 750 },
      staticWeight: 700,
      local: local.bold,
    },
  ];
}

const fonts: FontFile[] = [
  {
    ...jakarta,
    family: "Jakarta",
    slice: "latin",
    file: "plus-jakarta-sans.woff2",
    // What English here is written with. Every page loads it before its first paint, and up to
    // 14 kB a server sends at once.
    range:
      "U+20-7E, U+A0, U+A9, U+AE, U+B0, U+B2, U+B7, U+D7, U+E9, U+2002, U+2009, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2122, U+2212",
  },
  {
    ...jakarta,
    family: "Jakarta Latin",
    slice: "latin",
    file: "plus-jakarta-sans-latin.woff2",
    range:
      "U+A1-A8, U+AA-AD, U+AF, U+B1, U+B3-B6, U+B8-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+201A, U+201E, U+2032-2033, U+2039-203A, U+20AC, U+2191, U+2193, U+2215",
  },
  {
    ...jakarta,
    family: "Jakarta Rupee",
    slice: "latin-ext",
    file: "plus-jakarta-sans-rupee.woff2",
    range: "U+20B9",
  },
  ...scriptFonts(
    {
      family: "Noto Sans Devanagari",
      npm: import.meta.resolve("@fontsource-variable/noto-sans-devanagari/package.json"),
      name: "noto-sans-devanagari",
      slice: "devanagari",
      // Hindi and Marathi only: Vedic accents and other languages would add a third.
      range:
        "U+901-903, U+905-90D, U+90F-911, U+913-939, U+93C-945, U+947-949, U+94B-94D, U+950, U+958-961, U+964-970, U+972, U+200C-200D, U+25CC",
    },
    // Of Android; of Apple.
    {
      regular: [
        ...["Noto Sans Devanagari Regular", "NotoSansDevanagari-Regular"],
        ...["Kohinoor Devanagari Regular", "KohinoorDevanagari-Regular"],
      ],
      bold: [
        ...["Noto Sans Devanagari Bold", "NotoSansDevanagari-Bold"],
        ...["Kohinoor Devanagari Semibold", "KohinoorDevanagari-Semibold"],
      ],
    },
  ),
  ...scriptFonts(
    {
      family: "Noto Sans Tamil",
      npm: import.meta.resolve("@fontsource-variable/noto-sans-tamil/package.json"),
      name: "noto-sans-tamil",
      slice: "tamil",
      range: "U+B80-BFF",
    },
    {
      regular: ["Noto Sans Tamil Regular", "NotoSansTamil-Regular", "Tamil Sangam MN", "TamilSangamMN"],
      bold: ["Noto Sans Tamil Bold", "NotoSansTamil-Bold", "Tamil Sangam MN Bold", "TamilSangamMN-Bold"],
    },
  ),
];

// Advance widths of the fallback fonts in units per em, weighted by English letter frequency.
const sample = "etaoinshrdlcumwfgypbvk    ";
const standIns = [
  {
    family: "Jakarta Fallback",
    local: ["Arial", "Liberation Sans", "Helvetica"],
    unitsPerEm: 1000,
    widths: {
      a: 556,
      b: 556,
      c: 500,
      d: 556,
      e: 556,
      f: 278,
      g: 556,
      h: 556,
      i: 222,
      k: 500,
      l: 222,
      m: 833,
      n: 556,
    },
    rest: { o: 556, p: 556, r: 333, s: 500, t: 278, u: 556, v: 500, w: 722, y: 500, " ": 278 },
  },
  {
    family: "Jakarta Fallback Android",
    local: ["Roboto"],
    unitsPerEm: 2048,
    widths: {
      a: 1114,
      b: 1149,
      c: 1072,
      d: 1155,
      e: 1085,
      f: 711,
      g: 1149,
      h: 1128,
      i: 497,
      k: 1038,
      l: 497,
      m: 1795,
      n: 1130,
    },
    rest: { o: 1168, p: 1149, r: 694, s: 1057, t: 669, u: 1129, v: 992, w: 1538, y: 969, " ": 507 },
  },
];

function charactersOf(range: string): string {
  let text = "";
  for (const part of range.split(",")) {
    const [from, to] = part.trim().replace("U+", "").split("-");
    if (!from) continue;
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to ?? from, 16); code++)
      text += String.fromCodePoint(code);
  }
  return text;
}

/** @font-face rules of the fallbacks, with line height and average width of the font at 450. */
function fallbackRules(real: fontkit.Font): string {
  const cut = real.getVariation({ wght: 450 });
  const mean = (width: (letter: string) => number) =>
    [...sample].reduce((sum, letter) => sum + width(letter), 0) / sample.length;
  const target = mean((letter) => (cut.layout(letter).glyphs[0]?.advanceWidth ?? 0) / real.unitsPerEm);
  const percent = (n: number) => `${(n * 100).toFixed(2)}%`;
  return standIns
    .map((font) => {
      const widths: Record<string, number> = { ...font.widths, ...font.rest };
      const adjust = target / mean((letter) => (widths[letter] ?? 0) / font.unitsPerEm);
      return `@font-face {
  font-family: "${font.family}";
  src: ${font.local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(real.ascent / real.unitsPerEm / adjust)};
  descent-override: ${percent(-real.descent / real.unitsPerEm / adjust)};
  line-gap-override: 0%;
}
`;
    })
    .join("\n");
}

/** The @font-face rule of a font; two where phones have fonts of their own. */
function faceRules({ family, weights, file, range, local }: FontFile): string {
  const rule = (display: "swap" | "optional", sources: string[]) => `@font-face {
  font-family: "${family}";
  font-weight: ${weights.min} ${weights.max};
  font-style: normal;
  font-display: ${display};
  src: ${sources.join(", ")};
  unicode-range: ${range};
}
`;
  const own = `url("/fonts/${file}") format("woff2")`;
  if (!local) return rule("swap", [own]);
  const names = local.map((name) => `local("${name}")`);
  // `optional`, because computers have a font for these scripts too: one that comes late must not move the page.
  return `@media ${computerQuery} {
${rule("optional", [own])}}

@media not ${computerQuery} {
${rule("swap", [...names, own])}}
`;
}

parseCommand("npm run fonts", {});
const root = process.cwd();
const out = path.join(root, "public/fonts");
await mkdir(out, { recursive: true });
const rules: string[] = [];
let fallback = "";
for (const font of fonts) {
  const folder = path.dirname(fileURLToPath(font.npm));
  const source = await readFile(path.join(folder, `files/${font.name}-${font.slice}-wght-normal.woff2`));
  const subset = await subsetFont(source, charactersOf(font.range), {
    targetFormat: "woff2",
    variationAxes: { wght: font.staticWeight ?? font.weights },
    keepFeatures: font.features,
  });
  await writeFile(path.join(out, font.file), subset);
  await writeFile(path.join(out, `${font.name}-OFL.txt`), await readFile(path.join(folder, "LICENSE")));
  rules.push(faceRules(font));
  if (!fallback) fallback = fallbackRules(fontkit.create(Buffer.from(await wawoff.decompress(source))));
  console.log(`${font.file} ${(subset.length / 1024).toFixed(1)} kB`);
}
const styles = path.join(root, "src/styles/fonts.css");
await writeFile(
  styles,
  `/* Made by scripts/assets/fonts.ts. The font stack is --font in tokens.css. */\n${rules.join("\n")}\n${fallback}`,
);
await run("biome", ["format", "--write", styles]);
