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
 * Every build has its own folder in `dist/`, and `dist/current` links to the latest complete one.
 * A published folder never changes. It is removed when it is not the latest and no running
 * process uses it; each user has a lock file, `dist/users/<build>@<process id>`.
 */
const dist = join(projectRoot, "dist");
const current = join(dist, "current");
const users = join(dist, "users");
const lockFile = join(projectRoot, ".wrangler/build.lock");

/**
 * The folder of the latest build, which stays while this process runs; null when there is none.
 */
export function latestBuild(): string | null {
  for (;;) {
    const name = latest();
    if (name === null) return null;
    lockBuild(name);
    // Another build may have been published, and this one removed, before the lock existed.
    if (latest() === name) return join(dist, name);
  }
}

/** Like `latestBuild`, for callers that cannot build. */
export function requireBuild(): string {
  const folder = latestBuild();
  if (folder === null) throw new Error("There is no build yet: run npm run build.");
  return folder;
}

/** A path for a new build, which no other process removes while this one runs. */
export function newBuildFolder(): string {
  const name = `build-${Date.now().toString(36)}-${process.pid}`;
  lockBuild(name);
  return join(dist, name);
}

/** Makes a complete build the latest one, atomically, and removes unused ones. */
export function publishBuild(folder: string): void {
  const link = join(users, `current@${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(basename(folder), link);
  renameSync(link, current);
  removeUnused();
}

/**
 * Waits until no other process builds: the Cloudflare plugin finds its output through
 * `.wrangler/deploy/config.json`, which all builds share. Resolves to a function that releases
 * the lock.
 */
export async function lockBuilds(): Promise<() => void> {
  mkdirSync(dirname(lockFile), { recursive: true });
  // SQLite's lock is released by the kernel, however this process ends.
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

function lockBuild(name: string): void {
  mkdirSync(users, { recursive: true });
  const lock = join(users, `${name}@${process.pid}`);
  if (existsSync(lock)) return;
  writeFileSync(lock, "");
  process.once("exit", () => {
    rmSync(lock, { force: true });
    if (existsSync(users)) removeUnused();
  });
}

/**
 * Order matters: a process that locks a build and then still finds it the latest is seen here.
 */
function removeUnused(): void {
  const protectedNames = [latest(), basename(current), basename(users)];
  const folders = readdirSync(dist).filter((name) => !protectedNames.includes(name));
  const used = new Set(liveLocks());
  for (const name of folders) {
    if (!used.has(name) && name !== latest()) rmSync(join(dist, name), { recursive: true, force: true });
  }
}

/** The builds that running processes use. Locks of ended ones are removed. */
function liveLocks(): string[] {
  return readdirSync(users).flatMap((lock) => {
    const [name = "", pid] = lock.split("@");
    if (isAlive(Number(pid))) return [name];
    rmSync(join(users, lock), { force: true });
    return [];
  });
}
