import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import documented from "#worker/db/triggers.sql?raw";

/** Statements by the name of what they create, with white space normalised. */
function byName(statements: string[]): Record<string, string> {
  const normalised = statements.map((text) => text.replace(/\s+/g, " ").replace(/[; ]+$/, ""));
  return Object.fromEntries(
    normalised.map((text) => [/^CREATE (?:TRIGGER|VIEW|VIRTUAL TABLE) (\w+)/.exec(text)?.[1], text]),
  );
}

it("worker/db/triggers.sql holds every trigger, view and full-text table as the migrations leave it", async () => {
  const { results } = await env.DB.prepare(
    `SELECT sql FROM sqlite_master
     WHERE type IN ('trigger', 'view') OR (type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%')`,
  ).all<{ sql: string }>();
  const statements = documented
    .replace(/^--.*$/gm, "")
    .trim()
    .split(/^(?=CREATE )/m);
  expect(byName(statements)).toEqual(byName(results.map(({ sql }) => sql)));
  expect(statements).toHaveLength(results.length);
});
