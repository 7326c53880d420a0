import { spawn } from "node:child_process";
import { projectRoot } from "../../setup/install.mjs";

/**
 * Runs wrangler with these arguments and returns its output. Throws that output when it fails.
 * `reads` marks a command that changes nothing.
 */
export type Wrangler = (args: string[], options?: { reads?: boolean }) => Promise<string>;

/** Runs the real wrangler. */
export const realWrangler: Wrangler = (args) =>
  new Promise((resolve, reject) => {
    const child = spawn("wrangler", args, { cwd: projectRoot, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    let errors = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk: Buffer) => {
      errors += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`wrangler ${args.join(" ")} failed:\n${output}\n${errors}`.trim())),
    );
  });

/**
 * Prints the commands of a first deployment instead of running them, as if nothing existed yet.
 */
export function dryWrangler(say: (line: string) => void): Wrangler {
  return async (args, { reads = false } = {}) => {
    if (!reads) say(`would run: wrangler ${args.join(" ")}`);
    return "";
  };
}

/** The JSON in a command's output; null when there is none. */
export function parseJson<T>(output: string): T | null {
  const start = output.search(/[[{]/);
  return start < 0 ? null : JSON.parse(output.slice(start));
}
