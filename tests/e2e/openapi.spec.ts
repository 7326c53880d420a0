import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "./test.ts";

test("Redocly's linter finds nothing in the API's description", async ({ request }, info) => {
  const file = info.outputPath("openapi.json");
  await writeFile(file, await (await request.get("/api/openapi.json")).body());
  const lint = ["redocly", "lint", file, "--config", "redocly.yaml", "--format", "json"];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  // With findings that are errors it exits with a status of its own, after the same output.
  const output = await promisify(execFile)("npx", lint, { env, maxBuffer: 2 ** 26 }).catch((error) => error);
  const { totals, problems } = JSON.parse(output.stdout);
  expect(problems).toEqual([]);
  expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
});
