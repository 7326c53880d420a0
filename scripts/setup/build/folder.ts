import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { isAlive, projectRoot } from "../install.mjs";

/**
 * Every build has a folder of its own in `dist/`, and `dist/current` links to the latest complete one.
 * A published folder never changes. It is removed once it is not the latest and no living process
 * uses it; each user leaves a mark, `dist/users/<build>@<process id>`.
 */
const dist = join(projectRoot, "dist");
const current = join(dist, "current");
const users = join(dist, "users");
const lockFile = join(projectRoot, ".wrangler/build.lock");

/** The folder of the latest build, which stays while this process lives; null when there is none. */
export function latestBuild(): string | null {
  for (;;) {
    const name = latest();
    if (name === null) return null;
    markUsed(name);
    // Another build may have been published, and this one removed, before the mark was there.
    if (latest() === name) return join(dist, name);
  }
}

/** Like `latestBuild`, for callers that cannot build. */
export function requireBuild(): string {
  const folder = latestBuild();
  if (folder === null) throw new Error("There is no build yet: run npm run build.");
  return folder;
}

/** A path for a new build, which nobody else removes while this process lives. */
export function newBuildFolder(): string {
  const name = `build-${Date.now().toString(36)}-${process.pid}`;
  markUsed(name);
  return join(dist, name);
}

/** Makes a complete build the latest one, in one step, and removes those that nobody uses. */
export function publishBuild(folder: string): void {
  const link = join(users, `current@${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(basename(folder), link);
  renameSync(link, current);
  removeUnused();
}

/**
 * Waits until no other process builds here: the Cloudflare plugin finds its own output through
 * `.wrangler/deploy/config.json`, which all builds share. Resolves to a function that ends the lock.
 */
export async function lockBuilds(): Promise<() => void> {
  mkdirSync(dirname(lockFile), { recursive: true });
  // SQLite's lock is the kernel's, which ends with this process however that ends.
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  for (let told = false; ; told = true) {
    try {
      lock.exec("BEGIN EXCLUSIVE");
      return () => lock.close();
    } catch (error) {
      if (!/database is locked/.test(String(error))) throw error;
    }
    if (!told) console.log("Waiting for another build to end ...");
    await setTimeout(200);
  }
}

function latest(): string | null {
  try {
    const name = readlinkSync(current);
    return existsSync(join(dist, name)) ? name : null;
  } catch {
    return null;
  }
}

function markUsed(name: string): void {
  mkdirSync(users, { recursive: true });
  const mark = join(users, `${name}@${process.pid}`);
  if (existsSync(mark)) return;
  writeFileSync(mark, "");
  process.once("exit", () => {
    rmSync(mark, { force: true });
    if (existsSync(users)) removeUnused();
  });
}

/** Order matters: who marks a build and then still finds it the latest is seen here. */
function removeUnused(): void {
  const kept = [latest(), basename(current), basename(users)];
  const folders = readdirSync(dist).filter((name) => !kept.includes(name));
  const used = new Set(livingMarks());
  for (const name of folders) {
    if (!used.has(name) && name !== latest()) rmSync(join(dist, name), { recursive: true, force: true });
  }
}

/** The builds that living processes use. Marks of dead ones are removed. */
function livingMarks(): string[] {
  return readdirSync(users).flatMap((mark) => {
    const [name = "", pid] = mark.split("@");
    if (isAlive(Number(pid))) return [name];
    rmSync(join(users, mark), { force: true });
    return [];
  });
}
