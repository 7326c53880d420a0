import { hourMs, minuteMs } from "#shared/time.ts";
import { type Db, openDb } from "../../db/client.ts";
import type { Bindings } from "../../env.ts";
import { systemClock } from "../../platform/clock.ts";
import { describeError, log } from "../../platform/log.ts";
import { readReplyAddress } from "../mail/reply-address.ts";
import { r2Call } from "../media/storage.ts";
import { type FilingContext, fileStoredMail } from "./file-stored-mail.ts";
import {
  addReceivedMail,
  beginFiling,
  knownRawKeys,
  listWaitingMails,
  maxFilingAttempts,
  recordFailure,
} from "./received-mails.queries.ts";

/** Raw mails in the bucket, below the day on which they came. */
export const receivedPrefix = "mail/in/";
/** Cloudflare's own limit, in bytes. */
const maxMailBytes = 25 * 1024 * 1024;
/** The cron files a mail whose first filing did not end in this time. */
const retryAfterMs = minuteMs;
const maxPerRun = 20;

/**
 * Receives one mail: the raw mail goes to the bucket, then its row, then it is filed. Throws when
 * it could not be stored, so that the sending server tries again; after that it cannot be lost.
 */
export async function receiveMail(
  message: Pick<ForwardableEmailMessage, "from" | "to" | "raw" | "rawSize" | "setReject">,
  env: Bindings,
  now = systemClock.now(),
): Promise<void> {
  if (message.rawSize > maxMailBytes) {
    message.setReject("The message is larger than 25 MiB");
    return;
  }
  const raw = await new Response(message.raw).arrayBuffer();
  const id = systemClock.id();
  const rawKey = `${receivedPrefix}${new Date(now).toISOString().slice(0, 10)}/${id}.eml`;
  const customMetadata = { from: message.from.slice(0, 500), to: message.to.slice(0, 500) };
  await r2Call(env.MEDIA.put(rawKey, raw, { customMetadata }), raw.byteLength);
  const db = openDb(env.DB);
  const envelope = { envelopeFrom: customMetadata.from, envelopeTo: customMetadata.to };
  await addReceivedMail(db, { id, receivedAt: now, ...envelope, rawKey, size: raw.byteLength });
  await fileReceivedMail({ env, db, now }, id);
}

/** The cron's part: mails that wait, and mails in the bucket whose row is missing. */
export async function fileWaitingMails(env: Bindings, db: Db, now: number): Promise<void> {
  await addMissingRows(env, db, now);
  for (const { id } of await listWaitingMails(db, now - retryAfterMs, maxPerRun)) {
    await fileReceivedMail({ env, db, now }, id);
  }
}

/** A mail whose row could not be written after it was stored gets one. Looks at today's and yesterday's. */
async function addMissingRows(env: Bindings, db: Db, now: number): Promise<void> {
  for (const daysAgo of [0, 1]) {
    const day = new Date(now - daysAgo * 24 * hourMs).toISOString().slice(0, 10);
    const listing = { prefix: `${receivedPrefix}${day}/`, include: ["customMetadata" as const] };
    let cursor: string | undefined;
    do {
      const page = await r2Call(env.MEDIA.list({ ...listing, ...(cursor && { cursor }) }));
      await addRowsOf(db, page.objects);
      cursor = page.truncated ? page.cursor : undefined;
    } while (cursor);
  }
}

async function addRowsOf(db: Db, objects: R2Object[]): Promise<void> {
  const known = await knownRawKeys(
    db,
    objects.map(({ key }) => key),
  );
  for (const { key, size, uploaded, customMetadata } of objects) {
    if (known.has(key)) continue;
    const id = key.slice(key.lastIndexOf("/") + 1, -".eml".length);
    const envelope = { envelopeFrom: customMetadata?.from ?? "", envelopeTo: customMetadata?.to ?? "" };
    await addReceivedMail(db, { id, receivedAt: uploaded.getTime(), ...envelope, rawKey: key, size });
  }
}

/** Files one stored mail. A failure is counted and tried again by the cron; nothing is thrown. */
async function fileReceivedMail(context: FilingContext, id: string): Promise<void> {
  const mail = await beginFiling(context.db, id).catch(() => null);
  if (!mail) return;
  const fail = async (reason: string) => {
    const suggestedId = await readReplyAddress(context.env, mail.envelopeTo);
    await recordFailure(context.db, mail, { reason, suggestedId });
  };
  try {
    // The earlier attempts neither ended nor failed: they ended the process.
    if (mail.attempts > maxFilingAttempts) await fail(mail.reason ?? "Reading it takes too long");
    else await fileStoredMail(context, mail);
  } catch (error) {
    log("error", "mail_not_filed", { mail: id, error: describeError(error) });
    await fail(error instanceof Error ? error.message : String(error)).catch(() => undefined);
  }
}
