import { spawn } from "node:child_process";
import { projectRoot } from "../../setup/install.mjs";

/**
 * Runs wrangler with these arguments and returns what it prints. Throws with its own words when it fails. `reads` marks a
 * command that changes nothing.
 */
export type Wrangler = (args: string[], options?: { reads?: boolean }) => Promise<string>;

/** Speaks to Cloudflare. */
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

/** Says what would be run, and knows of nothing that is there: the plan of a first deployment. */
export function dryWrangler(say: (line: string) => void): Wrangler {
  return async (args, { reads = false } = {}) => {
    if (!reads) say(`would run: wrangler ${args.join(" ")}`);
    return "";
  };
}

/** The JSON that a command prints; null when it prints none. */
export function parseJson<T>(output: string): T | null {
  const start = output.search(/[[{]/);
  return start < 0 ? null : JSON.parse(output.slice(start));
}
