import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import type { DiscoverAdminItem, DiscoverList } from "#shared/contract/discover.ts";
import { addStaff, article, contentApp, createArticle } from "../support/content.ts";
import { broken } from "../support/faults.ts";

const app = contentApp();
const path = "/api/discover/admin";

beforeAll(addStaff);

/** Holds whatever failed: each item has its audit entry, its views, and one row in one index. */
async function expectWhole(): Promise<void> {
  const broken = await env.DB.prepare(
    `SELECT id FROM discover_items i WHERE i.id <> ''
       AND (NOT EXISTS (SELECT 1 FROM audit_log a WHERE a.subject_id = i.id AND a.action = 'discover.create')
         OR NOT EXISTS (SELECT 1 FROM discover_views v WHERE v.item_seq = i.seq)
         OR i.version <> (SELECT count(*) FROM audit_log a WHERE a.subject_id = i.id))`,
  ).all();
  expect(broken.results).toEqual([]);
  const counts = await env.DB.prepare(
    "SELECT content_type, is_published, items FROM discover_counts WHERE items > 0 ORDER BY 1, 2",
  ).all();
  const counted = await env.DB.prepare(
    "SELECT content_type, is_published, count(*) AS items FROM discover_items WHERE is_active = 1 GROUP BY 1, 2 ORDER BY 1, 2",
  ).all();
  expect(counts.results).toEqual(counted.results);
  const timeline = await env.DB.prepare(
    "SELECT shift, sum(items) AS items FROM discover_timeline WHERE content_type = '' GROUP BY shift",
  ).all<{ shift: number; items: number }>();
  const published = await env.DB.prepare(
    "SELECT count(*) AS n FROM discover_items WHERE is_active = 1 AND is_published = 1",
  ).first<{ n: number }>();
  for (const { shift, items } of timeline.results) expect(items, `timeline ${shift}`).toBe(published?.n);
}

/** The public list, from a possibly warm cache, equals the database. */
async function expectCurrentList(after: string): Promise<void> {
  const { results } = await env.DB.prepare(
    "SELECT slug, title FROM discover_items WHERE is_active = 1 AND is_published = 1 ORDER BY published_at DESC, seq DESC LIMIT 100",
  ).all();
  const list = (await (await app("/api/discover?limit=100")).json()) as DiscoverList;
  expect(
    list.discovers.map(({ slug, title }) => ({ slug, title })),
    after,
  ).toEqual(results);
}

it("leaves nothing half-written wherever the database fails, and says 503 with when to try again", async () => {
  let failures = 0;
  for (const when of ["before", "after"] as const) {
    for (let nth = 1; nth <= 4; nth++) {
      const item = await createArticle(app);
      const failing = contentApp({ bindings: broken({ DB: { when, nth } }) });
      const writes: [string, string, object?][] = [
        ["POST", path, article({ title: `Fault ${when} ${nth}` })],
        ["PUT", `${path}/${item.id}`, article({ slug: `fault-${when}-${nth}` })],
        ["PATCH", `${path}/${item.id}/toggle-publish`],
        ["DELETE", `${path}/${item.id}`],
        ["POST", `${path}/${item.id}/restore`],
      ];
      for (const [method, target, body] of writes) {
        const response = await failing.staff(target, { method, body });
        await expectCurrentList(`${method} failing ${when} call ${nth}`);
        if (response.status !== 503) continue;
        failures++;
        expect(response.headers.get("Retry-After")).toBe("5");
        expect(await response.json()).toMatchObject({ code: "unavailable" });
      }
      await expectWhole();
    }
  }
  expect(failures).toBeGreaterThan(0);
});

it("shows on every next public read what the last write left, after any order of writes", async () => {
  const items: DiscoverAdminItem[] = [];
  // A fixed pseudo-random order, the same in every run.
  let seed = 7;
  const pick = (max: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % max;
  };
  for (let step = 0; step < 60; step++) {
    const item = items[pick(items.length + 1)];
    if (!item) items.push(await createArticle(app, { isPublished: pick(2) === 0 }));
    else {
      const target = `${path}/${item.id}`;
      const write = [
        () => app.staff(`${target}/toggle-publish`, { method: "PATCH" }),
        () => app.staff(target, { method: "DELETE" }),
        () => app.staff(`${target}/restore`, { method: "POST" }),
        () =>
          app.staff(target, {
            method: "PUT",
            body: article({ title: `Step ${step}`, isPublished: pick(2) === 0 }),
          }),
        () => app.staff(target, { method: "PUT", body: article({ slug: `step-${step}` }) }),
      ][pick(5)];
      await write?.();
    }
    await expectCurrentList(`step ${step}`);
  }
  await expectWhole();
});
