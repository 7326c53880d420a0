import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import type { Submission } from "#shared/contract/submissions.ts";
import { addAdmin, startApi, submissionBody } from "../support/api.ts";
import { article } from "../support/content.ts";
import { mailBindings } from "../support/received-mail.ts";

const submissions = "/api/form-submissions";
const articles = "/api/discover/admin";
const api = startApi();
let token = "";

beforeAll(async () => {
  ({ token } = await addAdmin());
});

/**
 * A database in which another write, `next`, happens right before or after each of the first
 * `times` writes.
 */
function contested(
  statement: string,
  id: string,
  {
    when = "before",
    times = 1,
    next = async () => {},
  }: { when?: string; times?: number; next?: () => Promise<unknown> } = {},
): D1Database {
  let left = times;
  const meddle = async () => {
    if (left-- <= 0) return;
    await env.DB.prepare(statement).bind(id).run();
    await next();
  };
  return new Proxy(env.DB, {
    get(target, name) {
      if (name !== "batch") return Reflect.get(target, name).bind(target);
      return async (statements: D1PreparedStatement[]) => {
        if (when === "before") await meddle();
        const results = await target.batch(statements);
        if (when === "after") await meddle();
        return results;
      };
    },
  });
}

async function send<Body>(path: string, method: string, body?: unknown): Promise<Body> {
  const response = await api(path, { method, body, token });
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  return (await response.json()) as Body;
}

async function newSubmission(): Promise<string> {
  return (await send<{ data: { id: string } }>(submissions, "POST", submissionBody())).data.id;
}

async function newArticle(isPublished = true): Promise<DiscoverAdminItem> {
  const body = article({ title: `Race ${crypto.randomUUID()}`, isPublished });
  return (await send<{ data: DiscoverAdminItem }>(articles, "POST", body)).data;
}

describe("a write without If-Match", () => {
  it("to a submission is never refused because somebody else was faster, however often", async () => {
    const id = await newSubmission();
    const DB = contested("UPDATE submissions SET version = version + 1 WHERE id = ?", id, { times: 8 });
    const response = await startApi({ bindings: { DB } })(`${submissions}/${id}`, {
      method: "PUT",
      body: { status: "completed" },
      token,
    });
    expect(response.status).toBe(200);
    expect(((await response.json()) as { data: Submission }).data).toMatchObject({
      status: "completed",
      version: 10,
    });
  });

  it("that finds the submission deleted gets 404, even when it is restored at that moment", async () => {
    const id = await newSubmission();
    await send(`${submissions}/${id}`, "DELETE");
    const item = await newArticle();
    await send(`${articles}/${item.id}`, "DELETE");
    const restore = (table: string) => `UPDATE ${table} SET is_active = 1 WHERE id = ?`;
    for (const [method, path, statement, gone] of [
      ["DELETE", `${submissions}/${id}`, restore("submissions"), id],
      ["DELETE", `${articles}/${item.id}`, restore("discover_items"), item.id],
      ["PATCH", `${articles}/${item.id}/toggle-publish`, restore("discover_items"), item.id],
    ] as const) {
      await env.DB.prepare(statement.replace("= 1", "= 0")).bind(gone).run();
      const DB = contested(statement, gone, { when: "after" });
      const response = await startApi({ bindings: { DB } })(path, { method, token });
      expect(response.status, `${method} ${path}`).toBe(404);
    }
  });

  it("restores a revision of an item that is saved or unpublished meanwhile, and keeps its state", async () => {
    const item = await newArticle();
    const path = `${articles}/${item.id}`;
    await send(path, "PUT", article({ description: "Second words." }));
    const DB = contested(
      "UPDATE discover_items SET is_published = 0, version = version + 1 WHERE id = ?",
      item.id,
      { times: 3 },
    );
    const response = await startApi({ bindings: { DB } })(`${path}/revisions/1/restore`, {
      method: "POST",
      token,
    });
    expect(response.status).toBe(200);
    expect(((await response.json()) as { data: DiscoverAdminItem }).data).toMatchObject({
      description: item.description,
      isPublished: false,
      version: 6,
    });
  });

  it("unpublishes an item for visitors too, although it was published and read in between", async () => {
    const { data } = await send<{ data: DiscoverAdminItem }>(
      articles,
      "POST",
      article({ isPublished: false }),
    );
    const page = `/api/discover/slug/${data.slug}`;
    const publish =
      "UPDATE discover_items SET is_published = 1, published_at = 1, version = version + 1 WHERE id = ?";
    const DB = contested(publish, data.id, {
      next: async () => expect((await api(page)).status).toBe(200),
    });
    const body = article({ title: data.title, isPublished: false });
    const response = await startApi({ bindings: { DB } })(`${articles}/${data.id}`, {
      method: "PUT",
      body,
      token,
    });
    expect(response.status).toBe(200);
    expect((await api(page)).status).toBe(404);
  });

  it("to schedule a draft that was just published gets 409, even when it is unpublished at that moment", async () => {
    const item = await newArticle();
    const DB = contested("UPDATE discover_items SET is_published = 0 WHERE id = ?", item.id, {
      when: "after",
    });
    const response = await startApi({ bindings: { DB } })(`${articles}/${item.id}/schedule`, {
      method: "PUT",
      body: { at: new Date(Date.now() + 3_600_000).toISOString() },
      token,
    });
    expect(response.status).toBe(409);
  });
});

it("a reply that crosses a colleague's answer gets 409 with who answered, though it came in the moment of the write; after it is read, it is sent", async () => {
  const id = await newSubmission();
  const answerId = crypto.randomUUID();
  const DB = contested(
    `INSERT INTO messages (id, submission_id, at, direction, channel, name, address, admin_name, subject, parts, state)
     VALUES ('${answerId}', ?, ${Date.now()}, 'out', 'mail', 'Asha', 'asha@x.example', 'Meera Iyer', 'Re', '[]', 'sent')`,
    id,
  );
  const mailing = startApi({ bindings: { ...mailBindings, DB } });
  const reply = (lastMessageId?: string | null) => {
    const body = { body: "Which floor is it on?", lastMessageId };
    return mailing(`${submissions}/${id}/messages`, { method: "POST", body, token });
  };
  const crossed = await reply(null);
  expect(crossed.status).toBe(409);
  expect(await crossed.json()).toMatchObject({
    code: "conflict",
    message: expect.stringMatching(/^Meera Iyer answered \d+ s ago\. Read it, then send again\.$/),
  });
  expect(
    await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE recipient = 'asha@x.example'").first("n"),
  ).toBe(0);
  expect((await reply(answerId)).status).toBe(201);
  // Now this reply itself is newer. Without lastMessageId nothing is checked.
  expect((await reply(answerId)).status).toBe(409);
  expect((await reply()).status).toBe(201);
});

it("twelve admins who delete, restore, change and log contacts concurrently get correct responses, and the counts stay right", async () => {
  const id = await newSubmission();
  const path = `${submissions}/${id}`;
  const asked: [string, string, unknown?][] = Array.from({ length: 12 }, (_, turn) => [
    ["DELETE", path] as [string, string],
    ["POST", `${path}/restore`] as [string, string],
    ["PUT", path, { status: ["new", "completed", "archived"][turn % 3], notes: `Note ${turn}` }] as [
      string,
      string,
      unknown,
    ],
    ["POST", `${path}/contacts`, { channel: "phone" }] as [string, string, unknown],
  ]).flat();
  const responses = await Promise.all(asked.map(([method, to, body]) => api(to, { method, body, token })));
  for (const { status } of responses) expect([200, 404]).toContain(status);
  await api(`${path}/restore`, { method: "POST", token });
  const { data } = await send<{ data: Submission }>(path, "GET");
  const { total } = await send<{ total: number }>(`${submissions}/stats`, "GET");
  const live = await env.DB.prepare(
    "SELECT count(*) AS n FROM submissions WHERE is_active = 1 AND spam = 0",
  ).first("n");
  expect(total).toBe(live);
  const written = await env.DB.prepare(
    "SELECT count(*) AS n FROM audit_log WHERE subject_id = ? AND action NOT IN ('submission.contact', 'submission.view')",
  )
    .bind(id)
    .first("n");
  expect(data.version).toBe(Number(written) + 1);
});
