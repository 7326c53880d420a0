/**
 * The hero film: the first picture, alive. Ten seconds that end where they begin. Chromium paints
 * the frames, ffmpeg encodes them. Run: npm run film          needs ffmpeg with libsvtav1 and
 * libx264; takes some minutes
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { parseCommand } from "../../setup/arguments.ts";
import { openBrowser, paint } from "./browser.ts";
import { startFilm } from "./film-page.ts";
import { Art, g } from "./kit.ts";
import { cable, port } from "./scenes/forecourt.ts";
import { filmLayers, hero, overscan, palms } from "./scenes/hero.ts";
import { loadType } from "./type.ts";

parseCommand("npm run film", {});
const run = promisify(execFile);
const [seconds, rate] = [10, 24];
const frames = seconds * rate;

const browser = await openBrowser();
const setType = await loadType();
const { w, h } = hero;
const layers: Record<string, string> = {};
for (const [name, draw] of Object.entries(filmLayers)) {
  const a = new Art("f", setType);
  a.add(draw(a));
  const png = await paint(browser, a.svg(w, h), w, h, name === "shade" ? 1 : overscan);
  layers[name] = `data:image/png;base64,${png.toString("base64")}`;
}

const page = await browser.newPage({ viewport: { width: w, height: h } });
const overlay = (id: string, inner = "") => `<svg id="${id}" viewBox="0 0 ${w} ${h}">${inner}</svg>`;
await page.setContent(`<style>
  html, body { margin: 0; background: #03100e; overflow: hidden }
  .layer { position: absolute; left: ${(-w * (overscan - 1)) / 2}px; top: ${(-h * (overscan - 1)) / 2}px; width: ${w * overscan}px; height: ${h * overscan}px; will-change: transform }
  .layer > * { position: absolute; inset: 0; width: 100%; height: 100% }
  #shade { position: absolute; inset: 0; width: 100%; height: 100% }
</style>
<div class="layer" id="far"><img src="${layers.far}">${overlay("sky")}</div>
<div class="layer" id="near">${overlay("palms", g(palms()))}<img src="${layers.floor}">${overlay("road")}<img src="${layers.station}">${overlay("live", `<path id="cable" d="${cable}" fill="none"/>`)}</div>
<img id="shade" src="${layers.shade}">`);
await page.waitForLoadState("load");
await page.evaluate(startFilm, { port });

const folder = await mkdtemp(path.join(tmpdir(), "film-"));
for (let i = 0; i < frames; i++) {
  await page.evaluate((t) => window.drawFrame(t), i / frames);
  const image = await page.screenshot({ type: "jpeg", quality: 97 });
  await writeFile(path.join(folder, `${String(i).padStart(4, "0")}.jpg`), image);
  if (i % rate === 0) console.log(`frame ${i} of ${frames}`);
}
await browser.close();

await mkdir("public/video", { recursive: true });
const input = [
  "-hide_banner",
  "-loglevel",
  "error",
  "-y",
  "-framerate",
  String(rate),
  "-i",
  path.join(folder, "%04d.jpg"),
];
for (const [name, height, crf] of [
  ["hero-1080", 1080, { av1: 29, h264: 23 }],
  ["hero-720", 720, { av1: 27, h264: 21 }],
] as const) {
  const scale = `scale=-2:${height}:flags=lanczos`;
  const webm = `public/video/${name}.webm`;
  const mp4 = `public/video/${name}.mp4`;
  // ten bits keep the dark sky free of steps
  await run("ffmpeg", [
    ...input,
    "-vf",
    scale,
    "-c:v",
    "libsvtav1",
    "-preset",
    "5",
    "-crf",
    String(crf.av1),
    "-g",
    String(frames),
    "-pix_fmt",
    "yuv420p10le",
    // Without random track numbers: the same frames give the same bytes.
    "-fflags",
    "+bitexact",
    webm,
  ]);
  await run("ffmpeg", [
    ...input,
    "-vf",
    // eight bits only: a breath of noise hides the steps of the dark sky
    `${scale},noise=alls=3:allf=t`,
    "-c:v",
    "libx264",
    "-preset",
    "slow",
    "-crf",
    String(crf.h264),
    "-profile:v",
    "high",
    "-pix_fmt",
    "yuv420p",
    "-x264-params",
    "aq-mode=3:aq-strength=0.9",
    "-movflags",
    "+faststart",
    mp4,
  ]);
  for (const file of [webm, mp4]) console.log(`${file} ${Math.round((await stat(file)).size / 1024)} kB`);
}
await rm(folder, { recursive: true });
