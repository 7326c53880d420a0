import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import type { DiscoverList } from "#shared/contract/discover.ts";
import type { StationPage } from "#shared/contract/stations.ts";
import type { SubmissionList } from "#shared/contract/submissions.ts";
import { type Api, addAdmin, startApi } from "../support/api.ts";
import stored from "../support/earlier-database.json" with { type: "json" };

/** The migrations of the version that stored the rows, which is the one before evidence and languages. */
const earlier = env.MIGRATIONS.slice(0, 29);
let api: Api;

beforeAll(async () => {
  await reset();
  await applyD1Migrations(env.DB, earlier);
  for (const [table, rows] of Object.entries(stored)) {
    for (const row of rows) {
      const columns = Object.keys(row);
      await env.DB.prepare(
        `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
      )
        .bind(...Object.values(row))
        .run();
    }
  }
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  api = startApi();
});

async function read<Body>(path: string, token?: string): Promise<Body> {
  const response = await api(path, { token });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Body;
}

it("this version serves the articles of an earlier one, each in the language of its title", async () => {
  const { discovers, pagination } = await read<DiscoverList>("/api/discover");
  expect(pagination.total).toBe(3);
  expect(Object.fromEntries(discovers.map(({ slug, language }) => [slug, language]))).toEqual({
    "charging-at-home": "en",
    "ghar-par-charging": "hi",
    "veettil-charging": "ta",
  });
  const hindi = await read<DiscoverList>("/api/discover?firstLanguage=hi");
  expect(hindi.discovers.map(({ slug }) => slug)).toEqual([
    "ghar-par-charging",
    "veettil-charging",
    "charging-at-home",
  ]);
  const found = await read<DiscoverList>("/api/discover?search=meter");
  expect(found.discovers.map(({ slug }) => slug)).toContain("charging-at-home");
});

it("this version serves the stations and enquiries of an earlier one", async () => {
  const station = await read<StationPage>("/api/stations/tower-park-chennai");
  expect(station.data).toMatchObject({ name: "Tower Park", city: "Chennai" });
  const { token } = await addAdmin({ role: "owner" });
  const inbox = await read<SubmissionList>("/api/form-submissions", token);
  expect(inbox.submissions).toMatchObject([
    { reference: "EV-K9PE-H4FM", firstName: "Harpreet", status: "new" },
  ]);
});
