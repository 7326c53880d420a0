import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { submissionReceipt } from "#shared/contract/submission-input.ts";
import { submission, submissionList, submissionStats, timelineEntry } from "#shared/contract/submissions.ts";
import type { ErrorEnvelope } from "#shared/errors.ts";
import { type ApiRequest, addAdmin, startApi, submissionBody, tooManyRequests } from "../support/api.ts";

const base = "/api/form-submissions";
const api = startApi();
const record = z.object({ data: submission });
let token = "";
let senders = 0;

beforeAll(async () => {
  ({ token } = await addAdmin());
});

/** Sends a submission from its own address, so that tests do not share a rate limit. */
function send(body: unknown, from = `10.2.${senders >> 8}.${senders++ & 255}`) {
  return api(base, { method: "POST", body, headers: { "CF-Connecting-IP": from } });
}

function asStaff(path: string, request: ApiRequest = {}) {
  return api(base + path, { ...request, token });
}

async function received(changes: Record<string, unknown> = {}) {
  const response = await send(submissionBody(changes));
  expect(response.status).toBe(201);
  const { data } = submissionReceipt.parse(await response.json());
  return record.parse(await (await asStaff(`/${data.id}`)).json()).data;
}

async function refusal(response: Response, status: number, code: string): Promise<ErrorEnvelope> {
  expect(response.status).toBe(status);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const body = (await response.json()) as ErrorEnvelope;
  expect(body).toMatchObject({ code, requestId: response.headers.get("X-Request-Id") });
  return body;
}

/**
 * Each form as a visitor fills it in, its required fields, and a field with a value that is no
 * option.
 */
const variants: {
  name: string;
  formType: string;
  formData: Record<string, string>;
  needs: string[];
  wrong?: [field: string, word: string];
}[] = [
  {
    name: "the contact form",
    formType: "general_query",
    formData: { subject: "A charger", inquiryType: "Offers" },
    needs: ["subject", "inquiryType"],
    wrong: ["inquiryType", "Complaints"],
  },
  {
    name: "the quote popup",
    formType: "general_query",
    formData: { source: "quote_popup", message: "For a hotel", product: "DC 120" },
    needs: [],
  },
  {
    name: "a problem at a station",
    formType: "general_query",
    formData: { source: "station_report", station: "Guindy", reason: "Payment problem" },
    needs: ["station", "reason"],
    wrong: ["reason", "Bad coffee"],
  },
  {
    name: "the charging partner form",
    formType: "charging_partner",
    formData: {
      company: "Lake Hotel",
      businessType: "Hotel/Hospitality",
      chargingUnits: "6-10 units",
      timeline: "1-3 months",
    },
    needs: ["company", "businessType", "chargingUnits", "timeline"],
    wrong: ["chargingUnits", "3-5 units"],
  },
  {
    name: "the franchise form",
    formType: "franchisee_partner",
    formData: { city: "Madurai", timeline: "3-6 months" },
    needs: ["city"],
    wrong: ["locationOwnership", "My uncle owns it"],
  },
  {
    name: "the land form",
    formType: "land_partnership",
    formData: {
      propertyAddress: "NH 44\nKrishnagiri",
      propertySize: "1 acre",
      ownership: "I own the property",
      electricalCapacity: "Yes",
    },
    needs: ["propertyAddress", "propertySize", "ownership"],
    wrong: ["ownership", "Nobody"],
  },
  {
    name: "the question below an article",
    formType: "discover_query",
    formData: { message: "Does this hold for Pune?" },
    needs: ["message"],
  },
];

describe("POST /api/form-submissions", () => {
  // ASVS 2.2.3
  it.each(variants)("takes $name, and refuses it without what it needs", async (variant) => {
    const { formType, formData, needs, wrong } = variant;
    const stored = await received({ formType, formData });
    expect(stored).toMatchObject({ formType, formData, status: "new", priority: "normal", spam: false });
    for (const field of needs) {
      for (const missing of [undefined, "", "   "]) {
        const response = await send(
          submissionBody({ formType, formData: { ...formData, [field]: missing } }),
        );
        const { details } = await refusal(response, 400, "invalid_request");
        expect(details?.[0]).toMatch(new RegExp(`^formData\\.${field}: `));
      }
    }
    if (wrong) {
      const [field, word] = wrong;
      const response = await send(submissionBody({ formType, formData: { ...formData, [field]: word } }));
      expect((await refusal(response, 400, "invalid_request")).details?.[0]).toContain(`formData.${field}: `);
    }
    const extra = await received({
      formType,
      formData: { ...formData, isAdmin: "yes" },
      status: "completed",
    });
    expect(extra.formData).not.toHaveProperty("isAdmin");
    expect(extra.status).toBe("new");
    const optional = formType === "discover_query" || formData.source === "station_report";
    expect((await send(submissionBody({ formType, formData, phone: undefined }))).status).toBe(
      optional ? 201 : 400,
    );
  });

  it("responds 200 with the first receipt to a known clientId, in any case", async () => {
    const clientId = crypto.randomUUID();
    const first = submissionReceipt.parse(await (await send(submissionBody({ clientId }))).json());
    const again = await send(submissionBody({ clientId: clientId.toUpperCase(), firstName: "Someone else" }));
    expect(again.status).toBe(200);
    expect(submissionReceipt.parse(await again.json())).toEqual(first);
  });

  // ASVS 2.3.2 2.4.1
  it("refuses other types, sizes and too many from one address", async () => {
    const text = JSON.stringify(submissionBody());
    const typed = (type: string) =>
      api(base, { method: "POST", body: text, headers: { "Content-Type": type } });
    await refusal(await typed("text/plain"), 415, "unsupported_media_type");
    await refusal(await send(submissionBody({ website: "x".repeat(300_000) })), 413, "payload_too_large");
    await refusal(await send(submissionBody({ formType: "newsletter" })), 400, "invalid_request");
    await refusal(await send(submissionBody({ clientId: "1" })), 400, "invalid_request");
    const from = "10.3.0.1";
    const responses = await Promise.all(
      Array.from({ length: tooManyRequests }, () => send(submissionBody(), from)),
    );
    const limited = responses.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(limited[0]?.headers.get("Retry-After")).toBe("60");
    if (limited[0]) await refusal(limited[0], 429, "rate_limited");
  });
});

describe("GET /api/form-submissions", () => {
  it("returns exactly the rows that match every filter, in the requested order, page by page", async () => {
    const made = [];
    for (let n = 0; n < 7; n++) {
      const one = await received({ firstName: `Filter${n}`, lastName: "Narayanaswamy" });
      const update = { status: n % 2 ? "completed" : "in_progress", priority: n < 3 ? "urgent" : "low" };
      made.push(
        record.parse(await (await asStaff(`/${one.id}`, { method: "PUT", body: update })).json()).data,
      );
    }
    const list = async (query: string) => {
      const response = await asStaff(`?${query}`);
      expect(response.status).toBe(200);
      return submissionList.parse(await response.json());
    };
    const { submissions, pagination } = await list(
      "status=in_progress&priority=urgent&formType=general_query",
    );
    expect(submissions.map(({ firstName }) => firstName)).toEqual(["Filter2", "Filter0"]);
    expect(pagination).toEqual({ page: 1, limit: 20, total: 2, totalPages: 1 });
    expect((await list("status=completed&formType=land_partnership")).pagination.total).toBe(0);

    const oldest = await list("search=narayanaswamy&sortOrder=asc&sortBy=updatedAt");
    expect(oldest.submissions).toEqual(made);
    const pages = [];
    for (let page = 1; page <= 3; page++) {
      const part = await list(`search=narayana&limit=3&page=${page}`);
      expect(part.pagination).toEqual({ page, limit: 3, total: 7, totalPages: 3 });
      pages.push(...part.submissions);
    }
    expect(pages).toEqual(made.toReversed());
    expect((await list("page=1000000&limit=100")).submissions).toEqual([]);
    expect((await list("search=%22%27%3B--")).submissions).toEqual([]);
  });

  it.each([
    "formType=newsletter",
    "status=done",
    "priority=1",
    "spam=1",
    "sortBy=email",
    "sortBy=createdAt;--",
    "sortOrder=up",
    "page=0",
    "page=1e3",
    "page=-1",
    "page=",
    "page=9999999999",
    "limit=0",
    "limit=101",
    "limit=1&limit=2",
    "search=",
    `search=${"x".repeat(101)}`,
    "search=a%00b",
  ])("refuses %s with 400 and names it", async (query) => {
    const { details } = await refusal(await asStaff(`?${query}`), 400, "invalid_request");
    expect(details?.[0]?.split(":")[0]).toBe(query.split("=")[0]);
  });
});

describe("GET /api/form-submissions/stats", () => {
  it("agrees with the rows", async () => {
    await received();
    const stats = submissionStats.parse(await (await asStaff("/stats")).json());
    const live = await env.DB.prepare(
      "SELECT count(*) AS n FROM submissions WHERE is_active = 1 AND spam = 0",
    ).first<{ n: number }>();
    expect(stats.total).toBe(live?.n);
    for (const counts of [stats.byStatus, stats.byPriority, stats.byFormType])
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(stats.total);
    expect(stats.last30Days).toHaveLength(30);
    expect(stats.last30Days.at(-1)?.count).toBe(stats.total);
  });
});

describe("GET /api/form-submissions/export.csv", () => {
  it("contains exactly the filtered rows, with a byte order mark, Indian times and no formulas", async () => {
    const time = Date.UTC(2026, 0, 31, 20, 0);
    const rows = [];
    for (const firstName of ["=1+1", "@SUM(1)", "+91", "-1", "\uff1d1+1", 'Quote"d', "Line"]) {
      rows.push(await received({ formType: "land_partnership", formData: variants[5]?.formData, firstName }));
    }
    await env.DB.prepare("UPDATE submissions SET created_at = ? WHERE form_type = 'land_partnership'")
      .bind(time)
      .run();
    const response = await asStaff("/export.csv?formType=land_partnership");
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toContain("attachment");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const csv = new TextDecoder().decode(bytes);
    const references = csv.match(/EV-\w{4}-\w{4}/g);
    const total = submissionList.parse(await (await asStaff("?formType=land_partnership&limit=100")).json());
    expect(references).toHaveLength(total.pagination.total);
    for (const { reference } of rows) expect(references).toContain(reference);
    expect(csv).toMatch(/1 Feb 2026, 1:30 am/i);
    for (const cell of ["'=1+1", "'@SUM(1)", "'+91", "'-1", "'\uff1d1+1", '"Quote""d"'])
      expect(csv).toContain(cell);
    expect(csv).not.toMatch(/(^|,)[=@+]/m);
    await refusal(await asStaff("/export.csv?status=done"), 400, "invalid_request");
  });
});

describe("one submission", () => {
  it("is read, changed, deleted and restored, each guarded by its version", async () => {
    const { id } = await received();
    const path = `/${id}`;
    const put = (body: unknown, headers = {}) => asStaff(path, { method: "PUT", body, headers });

    const changed = await put({ status: "completed", notes: " Called. ", priority: "high" });
    expect(changed.headers.get("ETag")).toBe('"v2"');
    const { data } = record.parse(await changed.json());
    expect(data).toMatchObject({ status: "completed", notes: "Called.", priority: "high", version: 2 });
    const cleared = record.parse(await (await put({ notes: "" }, { "If-Match": '"v2"' })).json());
    expect(cleared.data.notes).toBeNull();

    for (const old of ['"v1"', '"v2"', 'W/"v1"', '"x"', "v3"]) {
      const stale = await put({ status: "archived" }, { "If-Match": old });
      const { data: current } = await refusal(stale, 412, "precondition_failed");
      expect(submission.parse(current)).toEqual(cleared.data);
      expect(stale.headers.get("ETag")).toBe('"v3"');
      const gone = await asStaff(path, { method: "DELETE", headers: { "If-Match": old } });
      await refusal(gone, 412, "precondition_failed");
    }
    for (const now of ['"v3"', "*", '"v1", "v3"', 'W/"v3"']) {
      expect((await put({}, { "If-Match": now })).status).toBe(400);
      expect((await put({ status: "completed" }, { "If-Match": now })).status).toBe(200);
    }
    const entries = z.array(timelineEntry);
    const lines = (await (await asStaff(`${path}/timeline`)).json()) as { entries: unknown };
    expect(entries.parse(lines.entries).map(({ field }) => field)).toEqual([
      "notes",
      ...["notes", "priority", "status"],
    ]);

    const deleted = await asStaff(path, { method: "DELETE" });
    expect(deleted.status).toBe(200);
    expect(z.object({ message: z.string() }).parse(await deleted.json()).message).toMatch(/deleted/);
    for (const [method, suffix] of [
      ["GET", ""],
      ["GET", "/timeline"],
      ["PUT", ""],
      ["DELETE", ""],
    ] as const) {
      const body = method === "PUT" ? { status: "new" } : undefined;
      await refusal(await asStaff(path + suffix, { method, body }), 404, "not_found");
    }
    const restored = await asStaff(`${path}/restore`, { method: "POST" });
    expect(record.parse(await restored.json()).data).toMatchObject({ id, version: 5, status: "completed" });
  });

  it("is not found by invalid ids, and refuses empty or invalid changes", async () => {
    const { id } = await received();
    for (const wrong of ["0", "stats2", "' OR 1=1", "%00", "x".repeat(3000)]) {
      await refusal(await asStaff(`/${encodeURIComponent(wrong)}`), 400, "invalid_request");
    }
    const unknown = crypto.randomUUID();
    for (const [method, suffix] of [
      ["GET", ""],
      ["GET", "/timeline"],
      ["DELETE", ""],
      ["POST", "/restore"],
    ] as const) {
      await refusal(await asStaff(`/${unknown}${suffix}`, { method }), 404, "not_found");
    }
    for (const body of [
      {},
      { status: "done" },
      { status: null },
      { priority: "highest" },
      { notes: 4 },
      { notes: "x".repeat(5001) },
      { notes: "a\u0000b" },
      { spam: "false" },
      { email: "other@example.com" },
      [],
      null,
    ]) {
      const response = await asStaff(`/${id}`, { method: "PUT", body: JSON.stringify(body), headers: json });
      await refusal(response, 400, "invalid_request");
    }
    expect(record.parse(await (await asStaff(`/${id}`)).json()).data.version).toBe(1);
  });

  it("changed by two concurrent requests without If-Match keeps both changes, each as its own version", async () => {
    const { id } = await received();
    const responses = await Promise.all(
      [{ status: "archived" }, { priority: "urgent" }].map((body) =>
        asStaff(`/${id}`, { method: "PUT", body }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const { data } = record.parse(await (await asStaff(`/${id}`)).json());
    expect(data).toMatchObject({ status: "archived", priority: "urgent", version: 3 });
  });
});

const json = { "Content-Type": "application/json" };
