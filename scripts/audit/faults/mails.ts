import { randomInt, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { replyAddress } from "../../../worker/features/mail/reply-address.ts";
import { mailSource } from "../../mail/mail-source.ts";
import { type BackupBindings, openLocal } from "../../operate/backup/bindings.ts";
import { progress } from "../../setup/progress.ts";
import type { KillableServer } from "../killable-server.ts";
import type { AcceptedMail } from "./mail-service.ts";
import { startFaulty } from "./server.ts";

const secret = "not-secret-and-for-this-audit-only-in-any-case";
const domain = "site.example";
/** A mail that was accepted so shortly before a crash may go out again: nobody could note it. */
const unnotedMs = 1500;
const cronsPerRound = 20;
const maxRounds = 10;

/** The variables of a server that sends to this mail service. */
export function mailVars(service: { url: string }): Record<string, string> {
  const site = { AUTH_SECRET: secret, MAIL_FROM: `hello@${domain}`, SITE_URL: `https://${domain}` };
  return { ...site, STORM_MAIL_SERVICE: service.url };
}

/** The address of a sender; each submission has its own. */
export function senderOf(clientId: string): string {
  return `${clientId}@client.example`;
}

/** A mail that the Worker took over. */
export interface ReceivedMail {
  submissionId: string;
  from: string;
  text: string;
  isAutomatic: boolean;
}

/**
 * Answers an acknowledgement, as a person or an autoresponder does, and delivers it until it is
 * accepted, as mail servers do.
 */
export async function answerByMail(
  server: KillableServer,
  { id, clientId }: { id: string; clientId: string },
  isAutomatic: boolean,
): Promise<ReceivedMail> {
  const from = senderOf(clientId);
  const to = await replyAddress({ AUTH_SECRET: secret }, id, domain);
  const text = `Answer of ${clientId}`;
  const headers = [
    `From: ${from}`,
    `To: ${to}`,
    "Subject: Re: We received your enquiry",
    `Message-ID: <${randomUUID()}@client.example>`,
    ...(isAutomatic ? ["Auto-Submitted: auto-replied"] : []),
  ];
  const source = mailSource(headers, [{ type: "text/plain", charset: "utf-8", content: text }]);
  const url = `${server.origin}/cdn-cgi/local/email?${new URLSearchParams({ from, to })}`;
  while (!(await isAccepted(url, source))) await setTimeout(50 + randomInt(250));
  return { submissionId: id, from, text, isAutomatic };
}

async function isAccepted(url: string, source: Buffer): Promise<boolean> {
  const signal = AbortSignal.timeout(30_000);
  const sending = fetch(url, { method: "POST", body: new Uint8Array(source), signal });
  const response = await sending.catch(() => null);
  await response?.text().catch(() => "");
  return response?.ok ?? false;
}

/** One run of the cron, which may fail. */
export async function runCron(server: KillableServer): Promise<void> {
  const signal = AbortSignal.timeout(60_000);
  const response = await fetch(`${server.origin}/cdn-cgi/local/scheduled`, { signal }).catch(() => null);
  await response?.text().catch(() => "");
}

/** Runs the cron without faults, as if what waits were due, until nothing waits. */
export async function settleMails(state: string, vars: Record<string, string>): Promise<void> {
  for (let round = 1; round <= maxRounds; round++) {
    const target = await openLocal(state);
    const { db } = target;
    await db.exec("UPDATE outbox SET next_attempt_at = 0 WHERE sent_at IS NULL");
    await db.exec("UPDATE received_mails SET received_at = received_at - 600000 WHERE state = 'stored'");
    await target.close();
    const server = await startFaulty(state, { vars: { ...vars, STORM_IS_CALM: "1" } });
    progress.begin("runs of the cron", cronsPerRound);
    for (let run = 1; run <= cronsPerRound; run++) {
      await runCron(server);
      progress.add();
    }
    await server.stop();
    if (!(await isAnyWaiting(state))) return;
  }
}

async function isAnyWaiting(state: string): Promise<boolean> {
  const { db, close } = await openLocal(state);
  const waiting = await db
    .prepare(
      `SELECT 1 FROM outbox WHERE sent_at IS NULL
       UNION ALL SELECT 1 FROM received_mails WHERE state = 'stored' LIMIT 1`,
    )
    .first();
  await close();
  return waiting !== null;
}

export interface StormMails {
  received: ReceivedMail[];
  accepted: AcceptedMail[];
  /** The client ids of acknowledged submissions. */
  acknowledged: string[];
  /** When the server was killed. */
  crashes: number[];
}

export interface ExaminedMails {
  faults: string[];
  /** Received mails that are shown to staff after five failed attempts. */
  givenUp: number;
  /** Mails that went out again because a crash came before they could be noted as sent. */
  repeated: number;
}

/** Every sender got one acknowledgement, and every accepted mail is one message of its conversation. */
export async function examineMails(
  { db }: BackupBindings,
  { received, accepted, acknowledged, crashes }: StormMails,
): Promise<ExaminedMails> {
  const examined: ExaminedMails = { faults: [], givenUp: 0, repeated: 0 };
  const byRecipient = Map.groupBy(accepted, ({ to }) => to);
  const wasNoted = ({ at }: AcceptedMail) =>
    !crashes.some((crash) => at > crash - unnotedMs && at < crash + unnotedMs);
  for (const clientId of acknowledged) {
    const mails = byRecipient.get(senderOf(clientId)) ?? [];
    if (mails.length === 0) examined.faults.push(`${clientId} got no acknowledgement`);
    if (mails.filter(wasNoted).length > 1) examined.faults.push(`${clientId} got ${mails.length} mails`);
    else examined.repeated += Math.max(0, mails.length - 1);
  }
  const rows = await db
    .prepare("SELECT submission_id, address, parts, automatic FROM messages WHERE direction = 'in'")
    .all<{ submission_id: string; address: string; parts: string; automatic: string | null }>();
  const failures = await db
    .prepare("SELECT envelope_from FROM received_mails WHERE state = 'failed'")
    .all<{ envelope_from: string }>();
  const failed = new Set(failures.results.map((row) => row.envelope_from));
  const byAddress = Map.groupBy(rows.results, ({ address }) => address);
  for (const mail of received) {
    const messages = byAddress.get(mail.from) ?? [];
    if (messages.length === 0 && failed.has(mail.from)) examined.givenUp++;
    else if (messages.length !== 1)
      examined.faults.push(`The mail of ${mail.from} is stored ${messages.length} times`);
    const [message] = messages;
    const isRight =
      message?.submission_id === mail.submissionId &&
      message.parts.includes(mail.text) &&
      (message.automatic !== null) === mail.isAutomatic;
    if (message && !isRight) examined.faults.push(`The mail of ${mail.from} is misfiled, or in part`);
  }
  return examined;
}
