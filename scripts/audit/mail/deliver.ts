import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { openDb } from "../../../worker/db/client.ts";
import { replyAddress } from "../../../worker/features/messages/reply-address.ts";
import { insertSubmission } from "../../../worker/features/submissions/submissions-insert.queries.ts";
import { type BackupBindings, openLocal } from "../../operate/backup/bindings.ts";
import { startFaulty } from "../faults/server.ts";
import type { KillableServer } from "../killable-server.ts";
import { type CorpusMail, makeCorpus, type Threads } from "./corpus.ts";
import { type Examined, examine } from "./examine.ts";

export interface DeliveryPlan {
  /** The folder of the local database, new and empty. */
  state: string;
  /** Whether the database and the bucket fail. */
  fails: boolean;
  crashes: number;
  /** Every so many mails of the corpus are delivered. */
  every?: number;
}

export interface Delivered extends Examined {
  mails: number;
  attempts: number;
  crashes: number;
}

type NamedThread = Threads["customer"] & { id: string };

const secret = "a-secret-for-the-audit-only-32-bytes";
const domain = "site.example";
const siteAddress = `reply@${domain}`;
const vars = { AUTH_SECRET: secret, MAIL_FROM: siteAddress, SITE_URL: `https://${domain}` };
const clients = 4;
/** What the cron takes in a run, and what may wait after a storm. */
const mailsPerRun = 20;
const mailsPerRound = 600;

/**
 * Delivers the corpus to the Worker's email handler, as mail servers do: again until it is accepted.
 * Then runs the cron's part, and compares what is stored with what was accepted.
 */
export async function deliver({ state, fails, crashes, every = 1 }: DeliveryPlan): Promise<Delivered> {
  const setup = await openLocal(state);
  const threads = {
    customer: await startThread(setup, "asha@customer.example"),
    other: await startThread(setup, "binod@other.example"),
    third: await startThread(setup, "chitra@third.example"),
  };
  await setup.close();
  const mails = makeCorpus({ ...threads, siteAddress }).filter((_mail, index) => index % every === 0);
  const server = await startFaulty(state, { fails, vars });
  const attempts = await deliverAll(server, mails, crashes).finally(server.stop);
  await runCron(state);
  const target = await openLocal(state);
  try {
    const ids = { customer: threads.customer.id, other: threads.other.id, third: threads.third.id };
    return {
      ...(await examine(target, mails, { ids, siteAddress })),
      mails: mails.length,
      attempts,
      crashes,
    };
  } finally {
    await target.close();
  }
}

/** A submission in whose conversation two mails were sent already. */
async function startThread({ db }: BackupBindings, email: string): Promise<NamedThread> {
  const id = crypto.randomUUID();
  const input = { formType: "general_query" as const, firstName: "Asha", lastName: null, email, phone: null };
  const formData = { subject: "A charger", message: "For our housing society." };
  const { reference } = await insertSubmission(
    openDb(db),
    { ...input, formData, clientId: crypto.randomUUID() },
    { id, now: Date.now(), spamReasons: [], random: () => crypto.getRandomValues(new Uint8Array(8)) },
  );
  const sentIds = [1, 2].map((number) => `<${number}.${id}@mail-service.example>`);
  const insert = `INSERT INTO messages
    (id, submission_id, at, direction, channel, name, address, subject, parts, state, message_id)
    VALUES (?, ?, 1, 'out', 'mail', 'Asha', ?, 'Your enquiry', '[]', 'sent', ?)`;
  await db.batch(sentIds.map((sentId) => db.prepare(insert).bind(crypto.randomUUID(), id, email, sentId)));
  return {
    id,
    reference,
    email,
    sentIds,
    replyAddress: await replyAddress({ AUTH_SECRET: secret }, id, domain),
  };
}

/** Delivers all mails, and kills the server so many times meanwhile. Returns the attempts it took. */
async function deliverAll(server: KillableServer, mails: CorpusMail[], crashes: number): Promise<number> {
  const queue = [...mails];
  let attempts = 0;
  const client = async () => {
    for (let mail = queue.shift(); mail; mail = queue.shift()) {
      const url = `${server.origin}/cdn-cgi/local/email?${new URLSearchParams(mail.envelope)}`;
      for (let isAccepted = false; !isAccepted; ) {
        if (++attempts > mails.length * 50) throw new Error(`Never accepted: ${mail.name}`);
        isAccepted = await post(url, mail.source);
        if (!isAccepted) await setTimeout(20 + randomInt(100));
      }
    }
  };
  const crasher = async () => {
    for (let next = 1; next <= crashes; next++) {
      while (queue.length > (mails.length * (crashes + 1 - next)) / (crashes + 1)) await setTimeout(10);
      await setTimeout(randomInt(50));
      await server.crash();
    }
  };
  await Promise.all([crasher(), ...Array.from({ length: clients }, client)]);
  return attempts;
}

async function post(url: string, source: Uint8Array): Promise<boolean> {
  const signal = AbortSignal.timeout(60_000);
  const response = await fetch(url, { method: "POST", body: new Uint8Array(source), signal }).catch(
    () => null,
  );
  await response?.text().catch(() => "");
  return response?.ok ?? false;
}

/** Runs the cron on a server without faults, on mails made ten minutes older, until none waits. */
async function runCron(state: string): Promise<void> {
  for (let round = 1; round <= 5; round++) {
    const target = await openLocal(state);
    const { db } = target;
    await db.exec("UPDATE received_mails SET received_at = received_at - 600000 WHERE state = 'stored'");
    await target.close();
    const server = await startFaulty(state, { fails: false, vars });
    for (let run = 1; run <= mailsPerRound / mailsPerRun; run++) {
      const response = await fetch(`${server.origin}/cdn-cgi/local/scheduled`);
      await response.text();
      if (!response.ok) throw new Error(`The cron answered ${response.status}`);
    }
    await server.stop();
    if (!(await isAnyWaiting(state))) return;
  }
}

async function isAnyWaiting(state: string): Promise<boolean> {
  const { db, close } = await openLocal(state);
  const waiting = await db.prepare("SELECT 1 FROM received_mails WHERE state = 'stored' LIMIT 1").first();
  await close();
  return waiting !== null;
}
