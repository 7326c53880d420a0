import { existsSync, readFileSync, statSync } from "node:fs";
import { z } from "zod";
import { openDb } from "../../../worker/db/client.ts";
import { recordAccess } from "../../../worker/features/audit/audit.queries.ts";
import {
  listPurges,
  mergeSearch,
  type Purge,
  purgeRows,
} from "../../../worker/features/privacy/purge.queries.ts";
import {
  appendToLedger,
  ledgerPrefix,
  parseLedger,
  readLedger,
} from "../../../worker/features/privacy/purge-ledger.ts";
import type { BackupBindings } from "./bindings.ts";
import {
  contentFile,
  type FileRecord,
  filesFile,
  type Manifest,
  NotPossible,
  readLines,
  readManifest,
  tableFile,
} from "./files.ts";
import type { Row } from "./tables.ts";

/** Erasures after the backup: a ledger file or a newer backup, or "none" when there were none. */
export type LaterPurges = { from: string } | "none" | undefined;

const statementTimeoutMs = 60_000;
const chunkSize = 200;

/**
 * Every erasure that is known when a backup is restored: those of the backup, of the bucket that
 * it goes into, and of `later`. Throws when nothing says what was erased after the backup.
 */
export async function knownPurges(
  { bucket }: BackupBindings,
  folder: string,
  later: LaterPurges,
): Promise<Purge[]> {
  const inBucket = await readLedger(bucket);
  if (later === undefined && inBucket.length === 0) {
    throw new NotPossible(
      "Which submissions were erased after this backup is not known: give a newer backup or a file of the bucket's privacy/purges with --purges, or say --no-later-purges when there were none.",
    );
  }
  const added = typeof later === "object" ? await laterPurges(folder, later.from) : [];
  const all = [...(await purgesOf(folder)), ...inBucket, ...added];
  return [...new Map(all.map((entry) => [entry.submissionId, entry])).values()];
}

async function laterPurges(folder: string, from: string): Promise<Purge[]> {
  if (!existsSync(from)) throw new NotPossible(`There is no ${from}.`);
  if (statSync(from).isDirectory()) {
    if (readManifest(from).madeAt < readManifest(folder).madeAt)
      throw new NotPossible(`${from} is older than the backup: it does not know what was erased since.`);
    return purgesOf(from);
  }
  try {
    return parseLedger(readFileSync(from, "utf8"));
  } catch {
    throw new NotPossible(`${from} is no file of privacy/purges.`);
  }
}

/** The erasures that a backup has, in its table and in its bucket. */
async function purgesOf(folder: string): Promise<Purge[]> {
  const found: Purge[] = [];
  const table = tableFile(folder, "purges");
  for await (const row of existsSync(table) ? readLines<Row>(table) : []) {
    const { submission_id, form_type, cause, purged_at } = row;
    found.push(
      ...parseLedger(
        JSON.stringify([{ submissionId: submission_id, formType: form_type, cause, purgedAt: purged_at }]),
      ),
    );
  }
  for await (const { key } of readLines<FileRecord>(filesFile(folder))) {
    if (key.startsWith(ledgerPrefix))
      found.push(...parseLedger(readFileSync(contentFile(folder, key), "utf8")));
  }
  return found;
}

const writtenAction = "privacy.restore_backup";

/**
 * The differences that were found when a restore had written every row of this backup, before it
 * erased anything again; null when that was not reached.
 */
export async function readWritten(
  { db }: BackupBindings,
  { madeAt }: Pick<Manifest, "madeAt">,
): Promise<string[] | null> {
  const detail = await db
    .prepare("SELECT detail FROM audit_log WHERE action = ? AND subject_id = ?")
    .bind(writtenAction, madeAt)
    .first<string>("detail");
  return detail === null
    ? null
    : z.object({ differences: z.array(z.string()) }).parse(JSON.parse(detail)).differences;
}

/**
 * Erases again what was erased after the backup. Returns how many; throws when one of them is
 * still there. Writes to the audit log first that all rows are written, so that a run that
 * continues this one does not bring them back.
 */
export async function replayLaterPurges(
  target: BackupBindings,
  known: Purge[],
  { manifest, differences }: { manifest: Pick<Manifest, "madeAt">; differences: string[] },
): Promise<number> {
  const { db: binding, bucket } = target;
  const db = openDb(binding, statementTimeoutMs);
  await appendToLedger(bucket, known);
  const recorded = new Set((await listPurges(db)).map(({ submissionId }) => submissionId));
  const missing = known.filter(({ submissionId }) => !recorded.has(submissionId));
  if (missing.length > 0 && (await readWritten(target, manifest)) === null) {
    await recordAccess(
      db,
      { action: writtenAction, subjectId: manifest.madeAt, detail: { differences } },
      {
        actor: { id: null, name: "Restore", requestId: "restore" },
        now: Date.now(),
        newId: () => crypto.randomUUID(),
      },
    );
  }
  for (let from = 0; from < missing.length; from += chunkSize) {
    await purgeRows(db, missing.slice(from, from + chunkSize), { newId: () => crypto.randomUUID() });
  }
  await mergeSearch(db);
  const still = await binding
    .prepare("SELECT count(*) AS n FROM submissions WHERE id IN (SELECT submission_id FROM purges)")
    .first<number>("n");
  if (still) throw new Error(`${still} erased submissions are in the database again.`);
  return missing.length;
}
