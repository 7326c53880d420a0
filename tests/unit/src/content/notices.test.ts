import { expect, test } from "vitest";
import { noticeLanguages } from "#shared/contract/submission-fields.ts";
import { addressLine, brand } from "#src/content/brand.ts";
import { privacyNotice } from "#src/content/contact/notice.ts";
import { notices } from "#src/content/privacy/notices.ts";
import { noticePath } from "#src/lib/paths.ts";
import { builtPages } from "#src/pages.ts";

/** Stored consents name a version: its text may never change. A new text is a new version. */
const published: Record<string, string> = {
  "2026-11-21": "fdde172ce557b6a1",
  "2026-11-22": "a42684518107f005",
  "2026-11-24": "d4f88b2bb9ae5fe8",
};

/** Of the texts without the business's own names and addresses, which `brand.ts` sets. */
async function digest(version: string): Promise<string> {
  const own = [addressLine, brand.name, brand.supportEmail, brand.phone.display];
  const text = own.reduce((rest, word) => rest.replaceAll(word, ""), JSON.stringify(notices[version]));
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes, 0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

test("no version of the notice has changed since it was published", async () => {
  const versions = Object.keys(notices);
  expect(versions.sort()).toEqual(Object.keys(published).sort());
  for (const version of versions) expect(await digest(version), version).toBe(published[version]);
});

test("the current notice promises a mail only where the site sends mail", () => {
  const chapters = notices[privacyNotice.version]?.en?.chapters ?? [];
  const texts = chapters.flatMap(({ paragraphs = [], list = [] }) => [...paragraphs, ...list]);
  const promises = texts
    .flatMap((text) => text.split(/(?<=\.) /))
    .filter((sentence) => /\b(we mail|by e-mail where)\b/.test(sentence));
  expect(promises).toHaveLength(2);
  for (const sentence of promises) expect(sentence).toContain("where this site sends mail");
});

test("forms name a version that exists in every language, chapter by chapter", () => {
  const current = notices[privacyNotice.version] ?? {};
  expect(Object.keys(current).sort()).toEqual([...noticeLanguages].sort());
  const ids = current.en?.chapters.map(({ id, list }) => [id, list?.length]);
  expect(ids).toHaveLength(8);
  for (const language of noticeLanguages) {
    expect(current[language]?.chapters.map(({ id, list }) => [id, list?.length])).toEqual(ids);
  }
});

test("every version and language has a prerendered page", () => {
  for (const [version, languages] of Object.entries(notices)) {
    for (const language of Object.keys(languages)) {
      expect(builtPages).toContain(noticePath(version, language));
    }
  }
});
