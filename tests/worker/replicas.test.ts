import { env } from "cloudflare:workers";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { purge } from "#worker/cache/purge.ts";
import { addAdmin, startApi } from "../support/api.ts";
import { addStaff, contentApp, createArticle } from "../support/content.ts";

beforeAll(addStaff);
afterEach(() => vi.restoreAllMocks());

/** The database, and by whom it was asked: a session by its constraint, or the database itself. */
function watchedDatabase() {
  const asked: string[] = [];
  const watch = <Target extends object>(target: Target, by: string): Target =>
    new Proxy(target, {
      get(real, name) {
        if (name === "withSession")
          return (constraint: string) => watch(env.DB.withSession(constraint), constraint);
        if (name === "prepare" || name === "batch") asked.push(by);
        const value: unknown = Reflect.get(real, name);
        return typeof value === "function" ? value.bind(real) : value;
      },
    });
  return { DB: watch(env.DB, "primary"), asked };
}

it("answers public reads from the nearest copy, and staff and writes from the database itself", async () => {
  const { slug } = await createArticle(contentApp());
  const { token } = await addAdmin();
  const { DB, asked } = watchedDatabase();
  const send = startApi({ bindings: { DB } });
  const askedBy = async (path: string, request?: Parameters<typeof send>[1]) => {
    asked.length = 0;
    expect((await send(path, request)).status, path).toBeLessThan(300);
    return [...new Set(asked)];
  };
  const headers = { "Cache-Control": "no-cache" };
  const article = `/api/discover/slug/${slug}`;
  const lists = ["", "?search=cable", "/tags", "/counts", "/newest", "/addresses"].map(
    (rest) => `/api/discover${rest}`,
  );
  for (const path of [...lists, article, "/api/stations", "/api/stations?lat=13&lng=80"]) {
    expect(await askedBy(path, { headers }), path).toEqual(["first-unconstrained"]);
  }
  for (const path of ["/api/discover/admin", "/api/form-submissions", "/api/admin/profile"]) {
    expect(await askedBy(path, { token }), path).toEqual(["primary"]);
  }
  expect(await askedBy(`${article}/view`, { method: "POST" })).toEqual(["primary"]);
});

it("purges once more, because a copy that was behind may have been cached after the first purge", async () => {
  const waits = vi.spyOn(scheduler, "wait").mockResolvedValue();
  const work: Promise<unknown>[] = [];
  const purgeTags = vi.fn(async () => ({ success: true, errors: [] }));
  const context = {
    cache: { purge: purgeTags },
    waitUntil: (one: Promise<unknown>) => void work.push(one),
  };
  await purge(env, context, Date.now(), ["discover"]);
  await Promise.all(work);
  expect(purgeTags.mock.calls).toEqual([[{ tags: ["discover"] }], [{ tags: ["discover"] }]]);
  expect(waits).toHaveBeenCalledWith(10_000);
});
