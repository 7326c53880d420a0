import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot, stopWith } from "./install.mjs";

interface Serving {
  pid: number;
  port: number;
}

/**
 * Ends the command when a server already uses the database in `state`, because two must not write
 * to it. Otherwise records this process and its port beside it, until this process ends.
 */
export function claimState(state: string, port: number): void {
  const note = join(projectRoot, `${state}.serving.json`);
  const other = readNote(note);
  if (other && isServer(other.pid)) {
    stopWith(
      `This folder is being served already, at http://localhost:${other.port}`,
      "Stop that with Ctrl-C where it was started, or start a second one in another copy of the folder.",
    );
  }
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify({ pid: process.pid, port } satisfies Serving));
  process.on("exit", () => rmSync(note, { force: true }));
}

function readNote(note: string): Serving | null {
  try {
    return JSON.parse(readFileSync(note, "utf8"));
  } catch {
    return null;
  }
}

/**
 * Whether the process runs and is one of our servers: after a crash another process may have its
 * id.
 */
function isServer(pid: number): boolean {
  if (pid === process.pid) return false;
  const { stdout } = spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" });
  return /serve\.ts/.test(stdout ?? "");
}
