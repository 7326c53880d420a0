import { z } from "zod";
import { formTypes } from "#shared/forms/forms.ts";
import { withDeadline } from "../../platform/deadline.ts";
import type { Purge } from "./purge.queries.ts";

// The second copy of the table `purges`, in R2: a database that is taken back in time forgets its
// purges, and the bucket does not. One object a month, written before the rows are deleted.

export const ledgerPrefix = "privacy/purges/";

/** No visitor waits: the cron and `npm run restore` call it. */
const r2TimeoutMs = 20_000;

function r2Call<Result>(work: Promise<Result>): Promise<Result> {
  return withDeadline(work, "R2 does not respond", r2TimeoutMs);
}

const ledger = z.array(
  z.object({
    submissionId: z.string(),
    formType: z.enum(formTypes),
    cause: z.enum(["erasure", "retention"]),
    purgedAt: z.int(),
  }),
);

/** The purges in the text of a ledger object. Throws when it is none. */
export function parseLedger(text: string): Purge[] {
  return ledger.parse(JSON.parse(text));
}

/** Adds purges to the ledger; those that their month has already are left out. */
export async function appendToLedger(bucket: R2Bucket, entries: readonly Purge[]): Promise<void> {
  const months = Map.groupBy(entries, ({ purgedAt }) => new Date(purgedAt).toISOString().slice(0, 7));
  for (const [month, added] of months) {
    const key = `${ledgerPrefix}${month}.json`;
    const found = await r2Call(bucket.get(key));
    const stored = found ? parseLedger(await found.text()) : [];
    const known = new Set(stored.map(({ submissionId }) => submissionId));
    const news = added.filter(({ submissionId }) => !known.has(submissionId));
    if (news.length === 0) continue;
    const all = [...stored, ...news];
    const written = await r2Call(
      bucket.put(key, JSON.stringify(all), {
        // Refused when another run was faster; the next run tries again.
        onlyIf: found ? { etagMatches: found.etag } : { etagDoesNotMatch: "*" },
        httpMetadata: { contentType: "application/json" },
        customMetadata: { count: String(all.length) },
      }),
    );
    if (!written) throw new Error("The ledger of purges was changed meanwhile");
  }
}

/** How many purges the ledger has, without reading them. */
export async function countLedger(bucket: R2Bucket): Promise<number> {
  const objects = await listObjects(bucket);
  return objects.reduce((sum, { customMetadata }) => sum + Number(customMetadata?.count ?? 0), 0);
}

/** All purges of the ledger. */
export async function readLedger(bucket: R2Bucket): Promise<Purge[]> {
  const entries: Purge[] = [];
  for (const { key } of await listObjects(bucket)) {
    const found = await r2Call(bucket.get(key));
    if (found) entries.push(...parseLedger(await found.text()));
  }
  return entries;
}

/** The months' objects: one page has 83 years of them. */
async function listObjects(bucket: R2Bucket): Promise<R2Object[]> {
  const page = await r2Call(bucket.list({ prefix: ledgerPrefix, include: ["customMetadata"] }));
  return page.objects;
}
