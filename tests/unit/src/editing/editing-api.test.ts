import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { createEditingApi } from "#src/editing/editing-api.ts";

afterEach(() => vi.unstubAllGlobals());

const itemSchema = z.object({ id: z.string(), version: z.number(), isPublished: z.boolean() });

test("an item whose first save got no response is created with its first content, then gets the newest", async () => {
  const sent: unknown[] = [];
  let fails = true;
  vi.stubGlobal("fetch", async (path: string, { method, body, headers }: RequestInit) => {
    const { "Idempotency-Key": key, "If-Match": match } = headers as Record<string, string>;
    sent.push({ method, path, body: JSON.parse(String(body)), ...(method === "POST" ? { key } : { match }) });
    if (fails) throw new TypeError("Failed to fetch");
    const item = { id: "one", version: method === "POST" ? 1 : 2, isPublished: false };
    return new Response(JSON.stringify({ data: item }), { headers: { ETag: `"v${item.version}"` } });
  });
  const api = createEditingApi<z.infer<typeof itemSchema>, { title: string }>({
    ...{ noun: "thing", path: "/api/things", itemSchema },
  });
  const save = (title: string) => api.save(null, { title }, { etag: null, creationKey: "key-1" });
  await expect(save("First")).rejects.toMatchObject({ status: 0 });
  fails = false;
  expect(await save("Second")).toEqual({ item: { id: "one", version: 2, isPublished: false }, etag: '"v2"' });
  const first = { method: "POST", path: "/api/things", body: { title: "First" }, key: "key-1" };
  expect(sent).toEqual([
    first,
    first,
    { method: "PUT", path: "/api/things/one", body: { title: "Second" }, match: '"v1"' },
  ]);
});
