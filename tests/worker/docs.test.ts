import { describe, expect, it } from "vitest";
import { startApi, wholeApp } from "../support/api.ts";

interface Described {
  openapi: string;
  servers: { url: string }[];
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        summary: string;
        security: object[];
        parameters: { name: string; in: string; required: boolean; schema: object }[];
        requestBody?: { content: Record<string, { schema: { properties?: Record<string, object> } }> };
        responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
      }
    >
  >;
  components: { schemas: Record<string, object> };
}

const api = startApi();
const read = async () => (await (await api("/api/openapi.json")).json()) as Described;
const operationsOf = ({ paths }: Described) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

describe("the description of the API", () => {
  it("names every mounted route and no other (a new one gets its line in worker/features/*/*.operations.ts)", async () => {
    const mounted = wholeApp()
      .routes.filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
    const described = operationsOf(await read()).map(({ method, path }) => `${method} ${path}`);
    expect(described.sort()).toEqual([...new Set(mounted)].sort());
  });

  it("says of each what it answers, and the refusals that its guard, its path and its body can give", async () => {
    const document = await read();
    expect(document.openapi).toBe("3.1.0");
    expect(document.servers).toEqual([{ url: "/" }]);
    const ids = new Set<string>();
    for (const { method, path, operation } of operationsOf(document)) {
      const what = `${method} ${path}`;
      const statuses = Object.keys(operation.responses).map(Number);
      ids.add(operation.operationId);
      expect(operation.summary.length, what).toBeGreaterThan(5);
      expect(Math.min(...statuses), what).toBeLessThan(300);
      expect(statuses, what).toEqual(expect.arrayContaining([500]));
      const response = await api(path.replace(/\{\w+\}/g, crypto.randomUUID()), { method });
      // Without a token and a body: any response must be documented.
      expect(statuses, what).toContain(response.status);
      expect(operation.security.length > 0, what).toBe(response.status === 401);
    }
    expect(ids.size).toBe(operationsOf(document).length);
  });

  it("is made of the schemas that check requests, with their limits", async () => {
    const { paths, components } = await read();
    const update = paths["/api/form-submissions/{id}"]?.put;
    expect(update?.requestBody?.content["application/json"]?.schema.properties).toMatchObject({
      status: { enum: ["new", "in_progress", "completed", "archived"] },
      notes: { anyOf: [{ type: "string", maxLength: 5000 }, { type: "null" }] },
    });
    expect(update?.parameters.map(({ name, in: where }) => `${where} ${name}`)).toEqual([
      "path id",
      "header If-Match",
    ]);
    expect(paths["/api/discover"]?.get?.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["page", "limit", "type", "search"]),
    );
    const sent = paths["/api/admin/register"]?.post?.requestBody?.content["application/json"]?.schema;
    expect(sent?.properties).toMatchObject({
      name: { type: "string", minLength: 1, maxLength: 120 },
      email: { type: "string", maxLength: 254, format: "email" },
      password: { type: "string", minLength: 6, maxLength: 256 },
    });
    const search = paths["/api/discover"]?.get?.parameters.find(({ name }) => name === "search");
    expect(search?.schema).toMatchObject({ minLength: 1, maxLength: 100 });
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(["Submission", "Error"]));
  });

  it("refers to nothing that it does not hold, and requires no field without a schema", async () => {
    const document = await read();
    expect(requiredWithoutSchema(document)).toEqual([]);
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    expect(references.length).toBeGreaterThan(10);
    for (const reference of new Set(references)) {
      const name = /#\/components\/schemas\/(\w+)"/.exec(reference)?.[1];
      expect(Object.keys(document.components.schemas), reference).toContain(name);
    }
  });
});

/** The fields that a schema requires, and neither it nor the schema around it describes. */
function requiredWithoutSchema(node: unknown, outer: object = {}): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { properties = outer, required = [] } = node as { properties?: object; required?: unknown };
  const own = Array.isArray(required) ? required.filter((name) => !(name in properties)) : [];
  return [...own, ...Object.values(node).flatMap((part) => requiredWithoutSchema(part))];
}

describe("the page of the description", () => {
  it("lists every operation with its request, responses and errors, loads nothing from elsewhere and runs nothing", async () => {
    const response = await api("/api/docs");
    expect(response.status).toBe(200);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(policy).not.toContain("unsafe");
    const page = await response.text();
    expect(page).not.toMatch(/<script|https?:\/\/|style=|@import/i);
    for (const { path, operation } of operationsOf(await read())) {
      const from = page.indexOf(`<article id="${operation.operationId}">`);
      const part = page.slice(from, page.indexOf("</article>", from));
      expect(from, path).toBeGreaterThan(0);
      expect(part).toContain(path);
      for (const status of Object.keys(operation.responses)) expect(part, path).toContain(`<b>${status}</b>`);
      for (const { name } of operation.parameters) expect(part, path).toContain(`<code>${name}</code>`);
      if (operation.requestBody) expect(part, path).toContain("Body");
    }
  });
});
