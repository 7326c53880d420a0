import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
/** Those of ours; what installs the packages first gives its flags to these. */
const own = Object.entries(scripts).flatMap(([name, command]) => {
  const [node, file = "", ...args] = command
    .replace("scripts/setup/start.mjs", "scripts/setup/serve.ts")
    .replace("scripts/setup/test.mjs", "scripts/setup/run-tests.ts")
    .split(" ");
  return node === "node" ? [{ name, args: [file, ...args] }] : [];
});

test.each(own)(
  "npm run $name answers an unknown flag with one line of usage",
  { timeout: 60_000 },
  ({ args }) => {
    const { status, stdout, stderr } = spawnSync("node", [...args, "--no-such-flag"], {
      cwd: root,
      encoding: "utf8",
      // A command that starts its work instead is ended.
      timeout: 30_000,
    });
    expect(stderr).toMatch(/^Unknown option '--no-such-flag'\. Usage: npm .+\n$/);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  },
);
