import { randomInt, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { type BackupBindings, openLocal } from "../../operate/backup/bindings.ts";
import { progress } from "../../setup/progress.ts";
import type { KillableServer } from "../killable-server.ts";
import { startMailService } from "./mail-service.ts";
import {
  answerByMail,
  type ExaminedMails,
  examineMails,
  mailVars,
  type ReceivedMail,
  runCron,
  senderOf,
  settleMails,
} from "./mails.ts";
import { startFaulty } from "./server.ts";

export interface StormPlan {
  submissions: number;
  clients: number;
  crashes: number;
  /** The folder of the local database, new and empty. */
  state: string;
}

export interface StormResult {
  acknowledged: number;
  abandoned: number;
  attempts: number;
  crashes: number;
  /** Mails that the mail service accepted, and that the Worker took over from other servers. */
  mails: { sent: number; received: number } & Omit<ExaminedMails, "faults">;
  /** The faults, as sentences. */
  faults: string[];
}

interface Sent {
  clientId: string;
  message: string;
  receipt: { id: string; reference: string } | null;
}

/**
 * One in so many senders gives up after a failed attempt: the submission may be stored or not, but
 * not in part.
 */
const givesUp = 25;
/** One in so many senders answers the acknowledgement by mail, every second one with a program. */
const answers = 4;
/** The cron runs so often, in ms; deployed it runs every five minutes. */
const cronMs = 5000;

/**
 * Sends submissions, and mails that answer their acknowledgements, while the server crashes and its
 * bindings fail. Then compares what was acknowledged with what is stored and what was mailed.
 */
export async function storm({ submissions, clients, crashes, state }: StormPlan): Promise<StormResult> {
  await (await openLocal(state)).close();
  const service = await startMailService();
  const vars = mailVars(service);
  const server = await startFaulty(state, { vars });
  const sent: Sent[] = [];
  const received: ReceivedMail[] = [];
  const crashedAt: number[] = [];
  let attempts = 0;
  let isOver = false;
  const countAttempt = () => {
    attempts += 1;
  };
  progress.begin("submissions", submissions);
  const client = async (number: number) => {
    while (sent.length < submissions) {
      const submission: Sent = { clientId: randomUUID(), message: `Message ${sent.length}`, receipt: null };
      sent.push(submission);
      await send(server, submission, number, countAttempt);
      const { clientId, receipt } = submission;
      if (receipt && randomInt(answers) === 0)
        received.push(await answerByMail(server, { id: receipt.id, clientId }, randomInt(2) === 0));
      progress.add();
    }
  };
  const crasher = async () => {
    for (let next = 1; next <= crashes; next++) {
      // Spread over the whole run, each at a moment of chance.
      const at = (submissions * (next - 0.5 + Math.random() / 3)) / (crashes + 1);
      while (sent.length < Math.min(at, submissions - 1)) await setTimeout(20);
      await setTimeout(randomInt(100));
      crashedAt.push(Date.now());
      await server.crash();
    }
  };
  const cron = async () => {
    while (!isOver) {
      await setTimeout(cronMs);
      await runCron(server);
    }
  };
  try {
    const work = Promise.all([crasher(), ...Array.from({ length: clients }, (_, number) => client(number))]);
    const over = work.finally(() => {
      isOver = true;
    });
    await Promise.all([over, cron()]);
  } finally {
    await server.stop();
  }
  await settleMails(state, vars).finally(service.stop);
  const target = await openLocal(state);
  try {
    const acknowledged = sent.filter(({ receipt }) => receipt !== null).map(({ clientId }) => clientId);
    const storedFaults = await examine(target, sent);
    const { faults, ...counts } = await examineMails(target, {
      received,
      accepted: service.accepted,
      acknowledged,
      crashes: crashedAt,
    });
    return {
      acknowledged: acknowledged.length,
      abandoned: sent.length - acknowledged.length,
      attempts,
      crashes: crashedAt.length,
      mails: { sent: service.accepted.length, received: received.length, ...counts },
      faults: [...storedFaults, ...faults],
    };
  } finally {
    await target.close();
  }
}

async function send(
  server: KillableServer,
  submission: Sent,
  client: number,
  count: () => void,
): Promise<void> {
  const body = JSON.stringify({
    formType: "discover_query",
    firstName: `Client ${client}`,
    email: senderOf(submission.clientId),
    formData: { message: submission.message },
    clientId: submission.clientId,
    filledInMs: 60_000,
  });
  for (let attempt = 1; attempt <= 400; attempt++) {
    count();
    try {
      const response = await fetch(`${server.origin}/api/form-submissions`, {
        method: "POST",
        // Each submission comes from an address of its own, as those of different visitors do.
        headers: { "Content-Type": "application/json", "CF-Connecting-IP": addressOf(submission.clientId) },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      const text = await response.text();
      if (response.status === 200 || response.status === 201) {
        const { id, reference } = JSON.parse(text).data;
        submission.receipt = { id, reference };
        return;
      }
      if (response.status === 400) throw new Error(`A submission was refused: ${text}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("A submission was refused")) throw error;
    }
    if (randomInt(givesUp) === 0) return;
    await setTimeout(50 + randomInt(250));
  }
}

function addressOf(id: string): string {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return `10.${bytes[0]}.${bytes[1]}.${bytes[2]}`;
}

/** Every acknowledged submission is stored once, as sent, and is in search and counters. */
async function examine({ db }: BackupBindings, sent: Sent[]): Promise<string[]> {
  const { results } = await db
    .prepare("SELECT id, reference, client_id, form_data FROM submissions")
    .all<{ id: string; reference: string; client_id: string; form_data: string }>();
  const stored = Map.groupBy(results, ({ client_id }) => client_id);
  const faults: string[] = [];
  for (const { clientId, message, receipt } of sent) {
    const rows = stored.get(clientId) ?? [];
    const [row] = rows;
    if (rows.length > 1) faults.push(`${clientId} is stored ${rows.length} times`);
    if (receipt && !row) faults.push(`${clientId} was acknowledged and is not stored`);
    if (receipt && row && (row.id !== receipt.id || row.reference !== receipt.reference))
      faults.push(`${clientId} has another reference than was acknowledged`);
    if (row && JSON.parse(row.form_data).message !== message) faults.push(`${clientId} is stored in part`);
  }
  const known = new Set(sent.map(({ clientId }) => clientId));
  for (const clientId of stored.keys()) if (!known.has(clientId)) faults.push(`${clientId} was never sent`);
  const count = async (sql: string) => (await db.prepare(sql).first<number>("n")) ?? 0;
  const counted = {
    search: await count("SELECT count(*) AS n FROM submission_search"),
    totals: await count(
      "SELECT sum(count) AS n FROM submission_counts WHERE form_type = '' AND status = '' AND priority = ''",
    ),
    months: await count("SELECT sum(value) AS n FROM submission_months, json_each(days)"),
  };
  for (const [name, number] of Object.entries(counted)) {
    if (number !== results.length) faults.push(`${name} counts ${number} submissions of ${results.length}`);
  }
  return faults;
}
