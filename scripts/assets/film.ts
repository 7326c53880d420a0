/**
 * The hero's film, from the passes of its rendering: ten seconds that end where they begin.
 * Run: npm run film          after npm run art -- hero; needs ffmpeg with libsvtav1 and libx264; takes some minutes
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { parseCommand } from "../setup/arguments.ts";
import { jobs } from "./render/jobs.ts";
import { finishedFile, work } from "./render/queue.ts";

parseCommand("npm run film", {});
const run = promisify(execFile);
const nice = (command: string, args: string[]) => run("nice", ["-n", "19", command, ...args]);
const rate = 24;
const passes = path.join(work, "passes/hero");
const frames = path.join(work, "film");
const sizes = [
  { name: "hero-1080", height: 1080, av1: 40, h264: 26 },
  { name: "hero-720", height: 720, av1: 38, h264: 24 },
];

if (!existsSync(passes)) throw new Error("The hero has no passes yet: npm run art -- hero");
await rm(frames, { recursive: true, force: true });
const hero = jobs.find(({ name }) => name === "hero");
const script = path.join(import.meta.dirname, "render/filter/film.py");
await nice("/usr/bin/python3", [
  script,
  passes,
  finishedFile("hero"),
  frames,
  JSON.stringify(hero?.finish ?? {}),
]);

await mkdir("public/video", { recursive: true });
const input = ["-hide_banner", "-loglevel", "error", "-y", "-framerate", String(rate)];
input.push("-i", path.join(frames, "%04d.jpg"));
for (const { name, height, av1, h264 } of sizes) {
  const scale = `scale=-2:${height}:flags=lanczos`;
  const [webm, mp4] = [`public/video/${name}.webm`, `public/video/${name}.mp4`];
  // Ten bits keep the dark sky free of steps; without random track numbers the same frames give the same bytes.
  const ten = `-c:v libsvtav1 -preset 8 -crf ${av1} -g 240 -pix_fmt yuv420p10le -fflags +bitexact`;
  await nice("ffmpeg", [...input, "-vf", scale, ...ten.split(" "), webm]);
  // Eight bits only: a little noise hides the steps.
  const eight = `-c:v libx264 -preset fast -crf ${h264} -profile:v high -pix_fmt yuv420p -movflags +faststart`;
  await nice("ffmpeg", [...input, "-vf", `${scale},noise=alls=3:allf=t`, ...eight.split(" "), mp4]);
  for (const file of [webm, mp4]) console.log(`${file} ${Math.round((await stat(file)).size / 1024)} kB`);
}
await rm(frames, { recursive: true });
