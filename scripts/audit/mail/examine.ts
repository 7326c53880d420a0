import { createHash } from "node:crypto";
import type { BackupBindings } from "../../operate/backup/bindings.ts";
import type { CorpusMail } from "./corpus-mail.ts";
import { judge, type Outcome, type ThreadIds, writtenIn } from "./judge.ts";

export interface Examined {
  /** The faults, as sentences. */
  faults: string[];
  /** Rows of mails; more than mails where a server delivered one again. */
  received: number;
  /** Shown to staff after five failed attempts. */
  givenUp: number;
  /** Mails with a quote, and those in which all of it was told apart from what was written. */
  quotes: { all: number; split: number };
  /** Mails that we sent to anybody. */
  sent: number;
}

interface Row {
  id: string;
  raw_key: string;
  state: string;
  reason: string | null;
  submission_id: string | null;
  suggested_id: string | null;
  message_submission: string | null;
  is_stranger: number | null;
  automatic: string | null;
  parts: string | null;
}

/** Compares what is stored with the mails that were accepted. */
export async function examine(
  { db, bucket }: BackupBindings,
  mails: CorpusMail[],
  { ids, siteAddress }: { ids: ThreadIds; siteAddress: string },
): Promise<Examined> {
  const { results: rows } = await db
    .prepare(
      `SELECT r.id, raw_key, r.state, reason, r.submission_id, suggested_id,
        m.submission_id AS message_submission, is_stranger, automatic, parts
      FROM received_mails r LEFT JOIN messages m ON m.received_mail_id = r.id`,
    )
    .all<Row>();
  const bySource = new Map<string, Row[]>();
  for (const row of rows) {
    const hash = digest((await (await bucket.get(row.raw_key))?.arrayBuffer()) ?? new ArrayBuffer());
    bySource.set(hash, [...(bySource.get(hash) ?? []), row]);
  }
  const examined: Examined = {
    faults: [],
    received: rows.length,
    givenUp: 0,
    quotes: { all: 0, split: 0 },
    sent: 0,
  };
  // Of a mail that came in two shapes either delivery may be the first.
  const twice = mails.filter(({ name }) => name.startsWith("delivered twice"));
  for (const mail of mails) {
    const isTwice = twice.includes(mail);
    if (isTwice && mail !== twice[0]) continue;
    const found = (isTwice ? twice : [mail]).flatMap(({ source }) => bySource.get(digest(source)) ?? []);
    examineMail(examined, mail, { rows: found, ids });
  }
  await examineSent(examined, db, siteAddress);
  return examined;
}

function digest(bytes: ArrayBuffer | Uint8Array): string {
  return createHash("sha256").update(new Uint8Array(bytes)).digest("hex");
}

function examineMail(
  examined: Examined,
  mail: CorpusMail,
  { rows, ids }: { rows: Row[]; ids: ThreadIds },
): void {
  const { faults, quotes } = examined;
  if (rows.length === 0) faults.push(`${mail.name}: lost`);
  if (rows.some(({ state }) => state === "stored")) faults.push(`${mail.name}: waits for ever`);
  const messages = rows.filter(({ message_submission }) => message_submission !== null);
  if (messages.length > 1) faults.push(`${mail.name}: stored ${messages.length} times`);
  const outcomes = rows.map(outcomeOf).filter(({ state }) => state !== "repeat");
  for (const outcome of outcomes) {
    const isGivenUp = outcome.state === "failed" && mail.expected.place !== "failed" && outcome.reason;
    if (isGivenUp) examined.givenUp++;
    else faults.push(...judge(mail, outcome, ids));
  }
  const written = outcomes.find(({ message }) => message)?.message?.written;
  if (mail.written === undefined || written === undefined) return;
  quotes.all++;
  if (written === mail.written) quotes.split++;
  else faults.push(`${mail.name}: quote: ${written}`);
}

function outcomeOf(row: Row): Outcome {
  return {
    state: row.state,
    reason: row.reason,
    submissionId: row.submission_id,
    suggestedId: row.suggested_id,
    message:
      row.message_submission === null
        ? null
        : {
            submissionId: row.message_submission,
            isStranger: row.is_stranger === 1,
            isAutomatic: row.automatic !== null,
            written: writtenIn(row.parts ?? "[]"),
          },
  };
}

/** No address gets two automatic mails, and none of ours, of a program or of a forged sender gets one. */
async function examineSent(examined: Examined, db: D1Database, siteAddress: string): Promise<void> {
  const { results } = await db
    .prepare("SELECT recipient, count(*) AS n FROM outbox GROUP BY recipient")
    .all<{ recipient: string; n: number }>();
  for (const { recipient, n } of results) {
    examined.sent += n;
    if (n > 1) examined.faults.push(`${recipient} gets ${n} automatic mails`);
    const isWrong = recipient === siteAddress || /^(?:mailer-daemon|news|reply\+)/.test(recipient);
    if (isWrong) examined.faults.push(`${recipient} gets an automatic mail`);
  }
}
