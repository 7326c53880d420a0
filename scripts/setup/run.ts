import { type ChildProcess, spawn } from "node:child_process";
import { interrupted, projectRoot } from "./install.mjs";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs a command of the project's packages, with additional environment variables, and returns
 * its output. Throws that output when it fails. A signal ends the command first and then this
 * process, so the command never outlives it.
 */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    let told = false;
    const kill = () => child.kill("SIGTERM");
    const end = () => {
      told = true;
      kill();
    };
    for (const signal of signals) process.on(signal, end);
    process.on("exit", kill);
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => {
      for (const signal of signals) process.off(signal, end);
      process.off("exit", kill);
      if (told) process.exit(interrupted);
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(" ")} failed:\n${output}`));
    });
  });
}

/** Starts a command in this terminal, with additional environment variables. */
export function start(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(command, args, { cwd: projectRoot, stdio: "inherit", env: { ...process.env, ...env } });
}
