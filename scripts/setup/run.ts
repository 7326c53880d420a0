import { type ChildProcess, spawn } from "node:child_process";
import { projectRoot } from "./install.mjs";

/** Runs a command of the project's packages and returns its output. Throws with that output when it fails. */
export function run(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "pipe"],
      env: process.env,
    });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ${args.join(" ")} failed:\n${output}`)),
    );
  });
}

/** Starts a command that shares this terminal, with these variables in its environment. */
export function start(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(command, args, { cwd: projectRoot, stdio: "inherit", env: { ...process.env, ...env } });
}
