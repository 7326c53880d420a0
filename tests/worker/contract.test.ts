import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { discoverAdminItem } from "#shared/contract/discover.ts";
import { breach, privacyRequest } from "#shared/contract/privacy.ts";
import { replyTemplate } from "#shared/contract/reply-templates.ts";
import { stationAdminItem } from "#shared/contract/stations-admin.ts";
import { submission } from "#shared/contract/submissions.ts";
import { type ErrorCode, errorCodes } from "#shared/errors.ts";
import { type OperationObject, openApiDocument } from "#worker/features/docs/document.ts";
import { operations } from "#worker/features/docs/operations.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { addAdmin, startApi, wholeApp } from "../support/api.ts";
import { broken } from "../support/faults.ts";
import { collectLog } from "../support/logged.ts";
import { type Call, goodCalls, refusedCalls, World } from "../support/operation-calls.ts";

/**
 * Provokes every response and error that the API document lists and checks it against the
 * documented schema. A new operation or error without a request here fails.
 */
const rows = Object.entries(openApiDocument(wholeApp().routes).paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({
    name: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
    described,
    statuses: Object.keys(described.responses).map(Number),
  })),
);
const codeOf = (status: number) =>
  (Object.keys(errorCodes) as ErrorCode[]).find((code) => errorCodes[code].status === status);
const isRefusal = (status: number) => status >= 400 && status !== 416;

const world = new World();
let token = "";

beforeAll(async () => {
  ({ token } = await world.staff());
  await world.archive();
});
afterEach(() => vi.restoreAllMocks());

function send({ path, bindings, headers, ...request }: Call, clock = systemClock): Promise<Response> {
  // From its own address, so that requests do not share a rate limit.
  const all = { "CF-Connecting-IP": crypto.randomUUID(), ...(headers as Record<string, string>) };
  return startApi({ bindings, clock })(path, { token, ...request, headers: all });
}

/** The operation's first successful request. */
async function good(name: string): Promise<Call> {
  const [make] = Object.values(goodCalls[name] ?? {});
  if (!make) throw new Error(`No request for ${name} in tests/support/operation-calls.ts`);
  return make(world);
}

const unknown: Record<string, string> = {
  slug: "no-such-slug",
  key: "00000000000000000000000000000000.jpg",
  token: "no.such.token",
  version: "99",
  uid: "no-such-evse",
  archive: "elsewhere",
  file: "6.mvt",
};

/** The path of an operation with other parameters; the query stays. */
function pathWith(name: string, { path }: Call, value: (parameter: string) => string): string {
  const [, query] = path.split("?");
  const pattern = name.split(" ")[1] ?? "";
  return pattern.replace(/:(\w+)/g, (_, parameter) => value(parameter)) + (query ? `?${query}` : "");
}

const refusing = { limit: async () => ({ success: false }) } as RateLimit;
/** Bypasses the cache, so that no earlier response is returned. */
const uncached = { "Cache-Control": "no-cache" };

/**
 * How to provoke each error, for all operations that can fail so; several requests where faults
 * differ.
 */
const provocations: Record<number, (name: string, described: OperationObject) => Promise<Call[]>> = {
  400: async (name, { parameters, requestBody }) => {
    const call = await good(name);
    const bare = call.path.split("?")[0];
    const json = { "Content-Type": "application/json" };
    return [
      ...(parameters.some((one) => one.in === "path")
        ? [{ ...call, path: pathWith(name, call, () => "no%00id") }]
        : []),
      ...parameters
        .filter((one) => one.in === "query")
        .flatMap((one) =>
          ["%00", `1&${one.name}=1`].map((value) => ({ ...call, path: `${bare}?${one.name}=${value}` })),
        ),
      ...(parameters.some((one) => one.name === "Idempotency-Key")
        ? [{ ...call, headers: { ...(call.headers as object), "Idempotency-Key": "once" } }]
        : []),
      ...(requestBody
        ? ["", "{", "[]", "null", '"\ud800"'].map((body) => ({ ...call, body, headers: json }))
        : []),
    ];
  },
  401: async (name) => {
    const call = await good(name);
    return [undefined, "a.b.c"].map((forged) => ({ ...call, token: forged }));
  },
  // Of staff's operations, whose description says for whom they are; the others have requests of
  // their own.
  403: async (name, { security, description = "" }) => {
    const others = (["editor", "agent"] as const).filter((role) => !description.includes(`${role}s.`));
    if (security.length === 0) return [];
    const call = await good(name);
    return Promise.all(others.map(async (role) => ({ ...call, token: (await addAdmin({ role })).token })));
  },
  404: async (name) => {
    const call = await good(name);
    return [{ ...call, path: pathWith(name, call, (one) => unknown[one] ?? crypto.randomUUID()) }];
  },
  // A key that was used for another request.
  409: async (name, { parameters }) => {
    if (!parameters.some((one) => one.name === "Idempotency-Key")) return [];
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const other = Object.values(goodCalls["POST /api/form-submissions/:id/notes"] ?? {})[0];
    const elsewhere = { path: "/api/form-submissions", body: {}, ...(await other?.(world)) };
    const call = await good(name);
    await send({ ...elsewhere, path: `${elsewhere.path}?elsewhere`, headers, token: call.token ?? token });
    return [{ ...call, headers: { ...(call.headers as object), ...headers } }];
  },
  412: async (name) => [{ ...(await good(name)), headers: { "If-Match": '"v999"' } }],
  413: async (name) => [
    {
      ...(await good(name)),
      body: `"${"x".repeat(256 * 1024)}"`,
      headers: { "Content-Type": "application/json" },
    },
  ],
  415: async (name) => {
    const call = await good(name);
    return ["text/plain", "application/x-www-form-urlencoded", "application/jsonp"].map((type) => ({
      ...call,
      body: "{}",
      headers: { "Content-Type": type },
    }));
  },
  429: async (name) => {
    const bindings = { LOGIN_RATE: refusing, SUBMISSION_RATE: refusing, UPLOAD_RATE: refusing };
    return [{ ...(await good(name)), bindings }];
  },
  503: async (name) => {
    const call = await good(name);
    const bindings = { ...call.bindings, ...broken({ DB: { when: "before" }, MEDIA: { when: "before" } }) };
    return [{ ...call, bindings, headers: { ...uncached, ...(call.headers as object) } }];
  },
};

/** What a 412 returns, by part of the path; otherwise it is content. */
const recordsByPath: Record<string, z.ZodType> = {
  "/form-submissions": submission,
  "/stations/": stationAdminItem,
  "/reply-templates/": replyTemplate,
  "/privacy/requests": privacyRequest,
  "/privacy/breaches": breach,
};

async function expectRefusal(response: Response, status: number, name: string): Promise<void> {
  const code = codeOf(status);
  const text = await response.text();
  expect([response.status, text], text).toEqual([status, expect.stringContaining(`"code":"${code}"`)]);
  const envelope = z.strictObject({
    message: z.string().regex(/^\p{Lu}.*[^\s]$/u),
    details: z.array(z.string().min(1)).min(1).optional(),
    code: z.literal(code ?? "internal"),
    requestId: z.literal(response.headers.get("X-Request-Id") ?? ""),
    data: z.unknown().optional(),
  });
  const { data } = envelope.parse(JSON.parse(text));
  expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("WWW-Authenticate")).toBe(status === 401 ? "Bearer" : null);
  if (status === 429 || status === 503)
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  if (status === 412) {
    const [, record = discoverAdminItem] =
      Object.entries(recordsByPath).find(([path]) => name.includes(path)) ?? [];
    expect(record.parse(data)).toEqual(data);
  }
}

describe.each(rows)("$name", ({ name, described, statuses }) => {
  it.each(statuses.filter((status) => !isRefusal(status)))(
    "answers %i as it is described",
    async (status) => {
      const make = goodCalls[name]?.[status];
      if (!make) throw new Error(`No request for ${name} ${status} in tests/support/operation-calls.ts`);
      const response = await send(await make(world));
      const content = operations[name]?.responses[status];
      expect(response.status, await response.clone().text()).toBe(status);
      expect(response.headers.get("Cache-Control")).toBeTruthy();
      expect(response.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
      if (content === null || typeof content === "string") {
        const body = await response.arrayBuffer();
        expect(body.byteLength > 0).toBe(content !== null);
        return;
      }
      expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
      const body = await response.json();
      // The response has all properties of the schema and no others.
      expect(content?.parse(body)).toEqual(body);
    },
  );

  it.each(statuses.filter((status) => isRefusal(status) && status !== 500))(
    "refuses with %i",
    async (status) => {
      vi.spyOn(console, "error").mockImplementation(collectLog);
      const own = refusedCalls[name]?.[status];
      const calls = own ? [await own(world)] : ((await provocations[status]?.(name, described)) ?? []);
      expect(calls.length, `no request that ${name} refuses with ${status}`).toBeGreaterThan(0);
      for (const call of calls) await expectRefusal(await send(call), status, name);
    },
  );

  it("reveals nothing about an unexpected error", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(collectLog);
    const call = await good(name);
    let times = 0;
    const now = () => {
      if (++times === 2) throw new RangeError("secret of the clock");
      return Date.now();
    };
    const headers = { ...uncached, ...(call.headers as object) };
    const response = await send({ ...call, headers }, { ...systemClock, now });
    expect(await response.clone().text()).not.toContain("secret");
    await expectRefusal(response, 500, name);
    expect(logged.mock.calls.flat().join()).toContain("secret of the clock");
  });
});

it("names every code of the contract somewhere", () => {
  const documented = new Set(rows.flatMap(({ statuses }) => statuses.map(codeOf)));
  // An unsupported method is not an operation's own error; routes.test.ts requests every path
  // with every method.
  expect([...documented, "method_not_allowed"]).toEqual(expect.arrayContaining(Object.keys(errorCodes)));
});
