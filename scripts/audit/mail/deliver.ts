import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { openDb } from "../../../worker/db/client.ts";
import { replyAddress } from "../../../worker/features/mail/reply-address.ts";
import { insertSubmission } from "../../../worker/features/submissions/submissions-insert.queries.ts";
import { type BackupBindings, openLocal } from "../../operate/backup/bindings.ts";
import { progress } from "../../setup/progress.ts";
import { startFaulty } from "../faults/server.ts";
import type { KillableServer } from "../killable-server.ts";
import { makeCorpus } from "./corpus.ts";
import type { CorpusMail, Threads } from "./corpus-mail.ts";
import { type Examined, examine } from "./examine.ts";

export interface DeliveryPlan {
  /** The folder of the local database, new and empty. */
  state: string;
  /** Whether the database and the bucket fail. */
  fails: boolean;
  crashes: number;
  /** Every so many mails of the corpus are delivered. */
  every: number;
  /** Names of mails that are left out. */
  without: readonly string[];
}

export interface Delivered extends Examined {
  mails: number;
  /** Names of mails that wrangler's local endpoint does not hand on: without an id, a body or headers. */
  refused: string[];
  attempts: number;
  crashes: number;
}

type NamedThread = Threads["customer"] & { id: string };

const secret = "not-secret-and-for-this-audit-only-in-any-case";
const domain = "site.example";
const siteAddress = `reply@${domain}`;
const vars = { AUTH_SECRET: secret, MAIL_FROM: siteAddress, SITE_URL: `https://${domain}` };
const clients = 4;
/** So long ago that the cron does not look for its missing acknowledgement. */
const twoDaysMs = 2 * 24 * 3_600_000;
/** What the cron takes in a run, and what may wait after a storm. */
const mailsPerRun = 20;
const mailsPerRound = 600;

/**
 * Delivers the corpus to the Worker's email handler, as mail servers do: again until it is accepted.
 * Then runs the cron's part, and compares what is stored with what was accepted.
 */
export async function deliver({ state, fails, crashes, every, without }: DeliveryPlan): Promise<Delivered> {
  const setup = await openLocal(state);
  const threads = {
    customer: await startThread(setup, "asha@customer.example"),
    other: await startThread(setup, "binod@other.example"),
    third: await startThread(setup, "chitra@third.example"),
  };
  await setup.close();
  const corpus = makeCorpus({ ...threads, siteAddress });
  const all = corpus.filter(({ name }, index) => index % every === 0 && !without.includes(name));
  const server = await startFaulty(state, { fails, vars });
  const { attempts, refused } = await deliverAll(server, all, { crashes, fails }).finally(server.stop);
  const mails = all.filter(({ name }) => !refused.includes(name));
  await runCron(state);
  const target = await openLocal(state);
  try {
    const ids = { customer: threads.customer.id, other: threads.other.id, third: threads.third.id };
    return {
      ...(await examine(target, mails, { ids, siteAddress })),
      mails: mails.length,
      refused,
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
  const form = { formType: "general_query", language: "en" } as const;
  const input = { ...form, firstName: "Asha", lastName: null, email, phone: null };
  const formData = { subject: "A charger", message: "For our housing society." };
  const { reference } = await insertSubmission(
    openDb(db),
    { ...input, formData, clientId: crypto.randomUUID() },
    {
      id,
      now: Date.now() - twoDaysMs,
      spamReasons: [],
      random: () => crypto.getRandomValues(new Uint8Array(8)),
    },
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

/** Delivers all mails, and kills the server so many times meanwhile. */
async function deliverAll(
  server: KillableServer,
  mails: CorpusMail[],
  { crashes, fails }: { crashes: number; fails: boolean },
): Promise<{ attempts: number; refused: string[] }> {
  progress.begin("mails", mails.length);
  const queue = [...mails];
  const refused: string[] = [];
  let attempts = 0;
  const client = async () => {
    for (let mail = queue.shift(); mail; mail = queue.shift()) {
      const { to, from } = mail.envelope;
      const envelope = new URLSearchParams({ to, from: from || "<>" });
      const url = `${server.origin}/cdn-cgi/local/email?${envelope}`;
      while (!(await post(url, mail.source))) {
        if (++attempts > mails.length * 50) throw new Error(`Never accepted: ${mail.name}`);
        // Without faults only the endpoint itself refuses.
        if (!fails) {
          refused.push(mail.name);
          break;
        }
        await setTimeout(20 + randomInt(100));
      }
      attempts++;
      progress.add();
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
  return { attempts, refused };
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
    progress.begin("runs of the cron", mailsPerRound / mailsPerRun);
    for (let run = 1; run <= mailsPerRound / mailsPerRun; run++) {
      const response = await fetch(`${server.origin}/cdn-cgi/local/scheduled`);
      await response.text();
      if (!response.ok) throw new Error(`The cron answered ${response.status}`);
      progress.add();
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
