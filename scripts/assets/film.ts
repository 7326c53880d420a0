/**
 * The hero's film, from its rendering and some of what moves: ten seconds that end where they begin.
 * Run: npm run film          after npm run art -- hero; needs Blender and ffmpeg with libsvtav1 and libx264; renders
 *                            for a quarter of an hour on two free cores, and goes on where it was stopped
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { parseCommand } from "../setup/arguments.ts";
import { progress } from "../setup/progress.ts";
import { Art } from "./art/kit.ts";
import { loadType } from "./art/type.ts";
import { exportInput } from "./render/export.ts";
import { fingerprint, type Job, jobs } from "./render/jobs.ts";
import { render, requireTools, work } from "./render/queue.ts";
import { readingAt, readyScreen, tallScreen } from "./render/textures/screens.ts";

parseCommand("npm run film", {});
const run = promisify(execFile);
const nice = (command: string, args: string[]) =>
  run("nice", ["-n", "19", command, ...args], { maxBuffer: 1e8 });
const rate = 24;
const passes = path.join(work, "passes/hero");
const frames = path.join(work, "film");
const displays = path.join(work, "input/film");
const hero = jobs.find(({ name }) => name === "hero");
if (!hero || !existsSync(passes)) throw new Error("The hero has no passes yet: npm run art -- hero");

/** What moves is not looked at for long: smaller than the hero, and with fewer samples. */
const film: Job = { ...hero, name: "film", scene: "film", width: 960, height: 540, samples: 8 };

/** The stop without a car, the car's way and the gun's: those that are missing, or all if the scene changed. */
async function renderFrames(): Promise<string> {
  const folder = path.join(work, "passes/film");
  const stampFile = path.join(folder, "stamp.txt");
  const stamp = await fingerprint(film);
  await requireTools();
  await exportInput(path.join(work, "input"));
  if (!existsSync(stampFile) || (await readFile(stampFile, "utf8")) !== stamp) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(stampFile, stamp);
  }
  await render(film, folder);
  return folder;
}

/** The charger's display for every charge, and while it waits. */
async function drawDisplays(): Promise<void> {
  await mkdir(displays, { recursive: true });
  const setType = await loadType();
  const save = (name: string, svg: string) =>
    sharp(Buffer.from(svg))
      .png()
      .toFile(path.join(displays, `${name}.png`));
  for (let charge = 8; charge <= 100; charge += 1)
    await save(`${charge}`, tallScreen(new Art("t", setType), 800, 980, readingAt(charge, 230)));
  await save("ready", readyScreen(new Art("t", setType), 800, 980));
}

const sizes = [
  { name: "hero-1080", height: 1080, av1: 45, h264: 29 },
  { name: "hero-720", height: 720, av1: 43, h264: 27 },
];

progress.begin("rendering what moves, a quarter of an hour on two free cores");
const moving = await renderFrames();
await drawDisplays();
await rm(frames, { recursive: true, force: true });
progress.begin("putting the frames together");
const script = path.join(import.meta.dirname, "render/filter/film.py");
await nice("/usr/bin/python3", [script, passes, moving, displays, frames, JSON.stringify(hero.finish)]);

await mkdir("public/video", { recursive: true });
const input = ["-hide_banner", "-loglevel", "error", "-y", "-framerate", String(rate)];
input.push("-i", path.join(frames, "%04d.jpg"));
progress.begin("films", 2 * sizes.length);
for (const { name, height, av1, h264 } of sizes) {
  const scale = `scale=-2:${height}:flags=lanczos`;
  const [webm, mp4] = [`public/video/${name}.webm`, `public/video/${name}.mp4`];
  // Ten bits keep the dark sky free of steps; without random track numbers the same frames give the same bytes.
  const ten = `-c:v libsvtav1 -preset 8 -crf ${av1} -g 240 -pix_fmt yuv420p10le -fflags +bitexact`;
  await nice("ffmpeg", [...input, "-vf", scale, ...ten.split(" "), webm]);
  progress.add();
  // Eight bits only: a little noise hides the steps.
  const eight = `-c:v libx264 -preset fast -crf ${h264} -profile:v high -pix_fmt yuv420p -movflags +faststart`;
  await nice("ffmpeg", [...input, "-vf", `${scale},noise=alls=3:allf=t`, ...eight.split(" "), mp4]);
  progress.add();
  for (const file of [webm, mp4]) console.log(`${file} ${Math.round((await stat(file)).size / 1024)} kB`);
}
await rm(frames, { recursive: true });
