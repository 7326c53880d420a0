// Installs the locked packages when they are missing or out of date. Plain JavaScript without
// packages: it runs first.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const modules = join(projectRoot, "node_modules");
const bin = join(modules, ".bin");
/** The lock file's hash at the last complete install, so that an interrupted one is repeated. */
const stamp = join(modules, ".installed-lock");
const shell = process.ppid;

/**
 * Ends the command with a message.
 * @param {string[]} lines
 * @returns {never}
 */
export function stopWith(...lines) {
  console.error(`\n${lines.join("\n")}\n`);
  process.exit(1);
}

/** Runs `npm ci` unless node_modules matches package-lock.json. */
export async function ensureInstalled() {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < 20) stopWith(`Node 20 or later is needed; this is ${process.version}.`);
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(join(bin, "node"))) return;
  console.log("Installing packages (only when package-lock.json has changed) ...");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const options = ["--no-audit", "--no-fund", "--loglevel=error"];
  let { status, output } = await runNpm(npm, ["ci", ...options]);
  // A registry without other systems' optional packages omits them from the lock file, which `npm
  // ci` refuses and `npm install` accepts; both install the locked versions, and neither writes
  // the lock file here.
  if (status !== 0 && /EUSAGE/.test(output)) {
    ({ status, output } = await runNpm(npm, ["install", "--no-save", ...options]));
  }
  if (status !== 0)
    stopWith(output, ...explain(output), "Nothing else was changed; run the same command again.");
  writeFileSync(stamp, wanted);
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(projectRoot, "package-lock.json")))
    .digest("hex");
}

function runNpm(npm, args) {
  return new Promise((resolve) => {
    const child = spawn(npm, args, { cwd: projectRoot, stdio: ["ignore", "inherit", "pipe"] });
    let output = "";
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", (error) => resolve({ status: 1, output: String(error) }));
    child.on("close", (status) => resolve({ status, output }));
  });
}

function explain(output) {
  if (/ENOSPC/.test(output)) return ["The disk is full: the packages need about 1 GB."];
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i.test(output)) {
    return ["The packages could not be downloaded: the first install needs a network connection."];
  }
  if (/ENOENT.*npm/.test(output)) return ["npm was not found; it comes with Node."];
  return ["The packages could not be installed; npm's own words are above."];
}

/** The exit code after Ctrl-C. */
export const interrupted = 130;

/** Continues in a script on the project's own Node, with its exit code. */
export function runOnProjectNode(script, args) {
  const env = {
    ...process.env,
    PATH: `${bin}${process.platform === "win32" ? ";" : ":"}${process.env.PATH ?? ""}`,
    // Node's compile cache makes a second start of the large tools a second faster.
    NODE_COMPILE_CACHE: join(modules, ".cache/node"),
    WRANGLER_SEND_METRICS: "false",
    NO_UPDATE_NOTIFIER: "1",
    CI: process.env.CI ?? "",
  };
  if (spawnSync(join(bin, "node"), ["--version"]).status !== 0) {
    writeFileSync(stamp, "");
    stopWith("The installed packages are damaged; run the same command again to install them anew.");
  }
  const child = spawn(join(bin, "node"), [script, ...args], { cwd: projectRoot, stdio: "inherit", env });
  // The child gets the terminal's signals too; this process only waits for its end.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) endWithNpm(() => child.kill("SIGTERM"));
  child.on("close", (code, signal) =>
    process.exit(signal === "SIGINT" || code === interrupted ? 0 : (code ?? 1)),
  );
}

/**
 * A signal sent to npm alone ends npm, or its shell, and is not forwarded. When either of the two
 * is gone, this process ends too. (SIGINT differs: npm and the shell stay and wait.)
 */
function endWithNpm(end) {
  const npm = Number(spawnSync("ps", ["-o", "ppid=", "-p", String(shell)], { encoding: "utf8" }).stdout);
  const timer = setInterval(() => {
    if (process.ppid === shell && isAlive(npm)) return;
    clearInterval(timer);
    end();
  }, 250);
}

/** Whether a process is running; an invalid process id counts as running. */
export function isAlive(pid) {
  try {
    return !(pid > 1) || process.kill(pid, 0);
  } catch (error) {
    // A process of another user, which is running.
    return error.code === "EPERM";
  }
}
