import { expect, test } from "vitest";
import { z } from "zod";
import { createApi } from "#src/lib/api.ts";

const apiWith = (body: string | null, init: ResponseInit = {}) =>
  createApi(async () => new Response(body, { status: 200, ...init }));

test("a response that is no JSON object is told to be a network's sign-in page; an empty one is null", async () => {
  const sentence = "The network answered with a sign-in page. Sign in to the network, then try again.";
  for (const body of ["<h1>Welcome to the hotel</h1>", "null", '"hello"', "7", "{"]) {
    await expect(apiWith(body)("/api/x")).rejects.toMatchObject({ status: 0, message: sentence });
  }
  const page = apiWith("<h1>", { headers: { "Content-Type": "text/html" } });
  await expect(page.blob("/api/x")).rejects.toMatchObject({ message: sentence });
  expect(await apiWith(null, { status: 204 })("/api/x")).toBeNull();
  expect(await apiWith('{"data":1}')("/api/x")).toEqual({ data: 1 });
  await expect(apiWith("<h1>", { status: 500 })("/api/x")).rejects.toMatchObject({ status: 500 });
});

test("JSON that the contract does not know is refused, before a screen reads it", async () => {
  const request = { schema: z.object({ submissions: z.array(z.string()) }) };
  expect(await apiWith('{"submissions":["a"],"later":1}')("/api/x", request)).toMatchObject({
    submissions: ["a"],
  });
  for (const body of ["{}", "[]", '{"submissions":null}', '{"status":"signed out"}']) {
    await expect(apiWith(body)("/api/x", request)).rejects.toMatchObject({ status: 0, code: "foreign" });
  }
});

/** An API whose network fails with these statuses in turn; 0 for none. Collects the keys sent. */
function unreliable(...statuses: number[]) {
  const keys: (string | null)[] = [];
  const api = createApi(async (_, init) => {
    keys.push(new Headers(init?.headers).get("Idempotency-Key"));
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError("Failed to fetch");
    return new Response("{}", { status });
  });
  return { api, keys };
}

test("a POST sent again without a response has the key of the first, any other POST one of its own", async () => {
  const { api, keys } = unreliable(0, 503, 201, 201, 0, 400, 201);
  const post = (text: string) =>
    api("/api/x/notes", { method: "POST", body: { text } }).catch((error: unknown) => error);
  for (const text of ["same", "same", "same", "same", "other", "other", "other"]) await post(text);
  const [first, , , afterwards, other, , corrected] = keys;
  expect(keys).toEqual([first, first, first, afterwards, other, other, corrected]);
  expect(new Set(keys).size).toBe(4);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  await api("/api/x", { method: "PUT", body: {} });
  expect(keys.at(-1)).toBeNull();
});

test("two equal POSTs at once are the same one", async () => {
  const { api, keys } = unreliable();
  const file = () => new Blob(["a,b"], { type: "text/csv" });
  await Promise.all([1, 2].map(() => api("/api/x/import", { method: "POST", body: file() })));
  expect(keys[0]).toBe(keys[1]);
  await api("/api/x/import", { method: "POST", body: file() });
  expect(keys[2]).not.toBe(keys[0]);
});
