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
