import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import { limits } from "#shared/limits.ts";
import { addStaff, article, contentApp, createArticle } from "../support/content.ts";

const app = contentApp();
const path = "/api/discover/admin";
let tried = 0;

beforeAll(addStaff);

/** Texts that are kept as they are, and shown as text. */
const harmless = [
  "' OR '1'='1",
  "'; DROP TABLE discover_items;--",
  "<script>window.__pwned=1</script>",
  '"><img src=x onerror=window.__pwned=1>',
  "</script><script>alert(1)</script>",
  "</title>-->]]></textarea>",
  "{{7*7}} <%= 7*7 %> #{7*7}",
  "javascript:alert(1)",
  "null",
  "undefined",
  "NaN",
  "__proto__",
  "constructor",
  "नमस्ते, चार्जिंग स्टेशन",
  "தமிழ்",
  "اردو",
  "👨‍👩‍👧‍👦🏽🇮🇳",
  '=HYPERLINK("http://evil")',
  "a\u2028b\u2029c",
  "İßſK",
  "\u202eevil\u202c",
];

/** Values that no text field takes. */
const wrongTexts = [
  "a\u0000b",
  "\u001b[31mred\u0007",
  "\ud800",
  "x".repeat(25_000),
  42,
  true,
  {},
  ["a"],
  { $ne: null },
];

it("keeps texts as they came, in every field that takes text", async () => {
  for (const text of harmless) {
    tried++;
    const created = await createArticle(app, {
      title: text,
      description: text,
      importantNote: text,
      features: [text],
      keyHighlights: [text],
      tags: [text],
      metaTitle: text,
      metaDescription: text,
      sections: [{ title: text, paragraph: text }],
      faqs: [{ question: text, answer: text }],
    });
    const { data } = (await (await app.staff(`${path}/${created.id}`)).json()) as { data: DiscoverAdminItem };
    const kept = text.normalize("NFC");
    expect(data).toMatchObject({
      title: kept,
      description: kept,
      importantNote: kept,
      features: [kept],
      keyHighlights: [kept],
      tags: [kept],
      metaTitle: kept,
      sections: [{ title: kept, paragraph: kept }],
      faqs: [{ question: kept, answer: kept }],
    });
    expect((await app(`/api/discover/slug/${encodeURIComponent(data.slug)}`)).status).toBe(200);
  }
});

it("refuses what is no text, in every field, and stores nothing of it", async () => {
  const before = await count();
  const fields = [
    "title",
    "slug",
    "description",
    "importantNote",
    "metaTitle",
    "metaDescription",
    "mainImageUrl",
    "mainVideoUrl",
  ];
  const existing = await createArticle(app);
  const bodies = wrongTexts.flatMap((value) => [
    ...fields.map((field) => ({ [field]: value })),
    { features: [value] },
    { keyHighlights: [value] },
    { tags: [value] },
    { sections: [{ title: value }] },
    { sections: [{ title: "t", paragraph: value }] },
    { sections: [{ title: "t", imageUrl: value }] },
    { faqs: [{ question: value, answer: "a" }] },
    { faqs: [{ question: "q", answer: value }] },
  ]);
  for (const changes of bodies) {
    for (const [method, target] of [
      ["POST", path],
      ["PUT", `${path}/${existing.id}`],
    ] as const) {
      tried++;
      const answer = await app.staff(target, { method, body: article(changes) });
      expect(answer.status, JSON.stringify(changes).slice(0, 100)).toBe(400);
      const text = await answer.text();
      expect(text).toContain('"details":[');
      expect(text).not.toMatch(/SQLITE|D1_|at Object|\.ts:/);
    }
  }
  expect(await count()).toBe(before + 1);
});

it("refuses wrong shapes and lengths, and ignores fields that are not its own", async () => {
  const before = await count();
  const wrong: Record<string, unknown>[] = [
    { contentType: "event" },
    { contentType: null },
    { isPublished: "false" },
    { isPublished: 1 },
    { features: "a" },
    { sections: {} },
    { sections: [null] },
    { sections: ["a"] },
    { faqs: "q" },
    { tags: [["a"]] },
    { tags: Array(limits.tags + 1).fill("t") },
    { features: Array(limits.features + 1).fill("f") },
    { sections: Array(limits.sections + 1).fill({ title: "t" }) },
    { faqs: Array(limits.faqs + 1).fill({ question: "q", answer: "a" }) },
    { title: "x".repeat(limits.title + 1) },
    { slug: "a b" },
    { slug: "../admin" },
    { slug: "a--b" },
    { slug: "x".repeat(limits.slug + 1) },
  ];
  for (const changes of wrong) {
    tried++;
    expect(
      (await app.staff(path, { method: "POST", body: article(changes) })).status,
      JSON.stringify(changes).slice(0, 80),
    ).toBe(400);
  }
  expect(await count()).toBe(before);

  const target = await createArticle(app);
  const ignored = {
    id: crypto.randomUUID(),
    version: 999,
    isActive: false,
    views: 1e9,
    authorId: "x",
    publishedAt: "1999-01-01",
    createdAt: 0,
    readingTime: -1,
  };
  const answer = await app.staff(`${path}/${target.id}`, {
    method: "PUT",
    body: article({ ...ignored, title: target.title }),
  });
  const { data } = (await answer.json()) as { data: DiscoverAdminItem };
  expect(data).toMatchObject({
    id: target.id,
    version: 2,
    isActive: true,
    views: 0,
    authorId: target.authorId,
    createdAt: target.createdAt,
  });
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

it("answers 400, 413 or 415 to bodies that are not JSON of reasonable size", async () => {
  const json = "application/json";
  const bodies: [BodyInit | null, string, number][] = [
    ["", json, 400],
    ["{", json, 400],
    ['{"a":}', json, 400],
    ["null", json, 400],
    ["[]", json, 400],
    ["42", json, 400],
    ['"text"', json, 400],
    ['{"__proto__":{"polluted":true}}', json, 400],
    [new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), json, 400],
    [`${"[".repeat(10_000)}${"]".repeat(10_000)}`, json, 400],
    [JSON.stringify(article({ description: "x".repeat(300_000) })), json, 413],
    [`{${Array.from({ length: 40_000 }, (_, key) => `"k${key}":1`).join()}}`, json, 413],
    ["a=1", "application/x-www-form-urlencoded", 415],
    ["<a/>", "application/xml", 415],
    ["{}", "text/plain", 415],
    ["{}", "", 415],
  ];
  for (const [body, type, status] of bodies) {
    tried++;
    const answer = await app.staff(path, { method: "POST", body, headers: { "Content-Type": type } });
    expect(answer.status, `${type} ${String(body).slice(0, 40)}`).toBe(status);
  }
});

it("answers 400 or 404 to ids that are none", async () => {
  for (const id of [
    "0",
    "-1",
    "1e0",
    "1;2",
    "..",
    "%2e%2e",
    "__proto__",
    "9007199254740993",
    "x".repeat(5000),
    "%00",
    "%E0%A4%A",
    crypto.randomUUID(),
  ]) {
    for (const [method, suffix] of [
      ["GET", ""],
      ["PUT", ""],
      ["DELETE", ""],
      ["PATCH", "/toggle-publish"],
      ["POST", "/restore"],
    ] as const) {
      tried++;
      const body = method === "PUT" ? article() : undefined;
      const answer = await app.staff(`${path}/${id}${suffix}`, { method, body });
      expect([400, 404, 405], `${method} ${id.slice(0, 20)}${suffix}: ${answer.status}`).toContain(
        answer.status,
      );
    }
  }
  console.log(`hostile inputs to content: ${tried}`);
});

async function count(): Promise<number> {
  return (await env.DB.prepare("SELECT count(*) AS n FROM discover_items").first<{ n: number }>())?.n ?? 0;
}
