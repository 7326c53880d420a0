import { env } from "cloudflare:workers";
import { Buffer } from "node:buffer";
import { beforeAll, expect, it } from "vitest";
import { makeCorpus } from "../../scripts/audit/mail/corpus.ts";
import type { CorpusMail, Threads } from "../../scripts/audit/mail/corpus-mail.ts";
import { judge, type Outcome, writtenIn } from "../../scripts/audit/mail/judge.ts";
import { lastReceived, messageOf, receive, siteAddress, startThread } from "../support/received-mail.ts";

const quarterHour = 15 * 60_000;
let customer: Threads["customer"] & { id: string };
let other: typeof customer;
let third: typeof customer;

beforeAll(async () => {
  customer = await startThread("asha@customer.example");
  other = await startThread("binod@other.example");
  third = await startThread("chitra@third.example");
});

/** `npm run audit:mail` has all of them; here one in six of the answers, and no mail of 20 MB. */
function part(mails: CorpusMail[]): CorpusMail[] {
  const small = mails.filter(({ source }) => source.byteLength < 10_000_000);
  return small.filter(({ name }, index) => !name.includes(";") || index % 6 === 0);
}

async function outcomeOf(): Promise<Outcome & { rawKey: string }> {
  const mail = await lastReceived();
  const message = await messageOf(mail);
  return {
    rawKey: mail.raw_key,
    state: mail.state,
    reason: mail.reason,
    submissionId: mail.submission_id,
    suggestedId: mail.suggested_id,
    message: message && {
      submissionId: message.submission_id,
      isStranger: message.is_stranger === 1,
      isAutomatic: message.automatic !== null,
      written: writtenIn(message.parts),
    },
  };
}

it("files every mail in its conversation or visibly outside, none lost and none twice", async () => {
  const corpus = makeCorpus({ customer, other, third, siteAddress });
  expect(corpus.length).toBeGreaterThanOrEqual(500);
  const mails = part(corpus);
  const ids = { customer: customer.id, other: other.id, third: third.id };
  const start = Date.now() - mails.length * quarterHour;
  const faults: string[] = [];
  for (const [index, mail] of mails.entries()) {
    await receive(mail.source, mail.envelope, { now: start + index * quarterHour });
    const outcome = await outcomeOf();
    faults.push(...judge(mail, outcome, ids));
    if ((await env.MEDIA.head(outcome.rawKey)) === null) faults.push(`${mail.name}: the raw mail is gone`);
    if (mail.written !== undefined && outcome.message?.written !== mail.written) {
      faults.push(`${mail.name}: quote: ${outcome.message?.written}`);
    }
  }
  expect(faults).toEqual([]);
  const received = await env.DB.prepare("SELECT count(*) AS n FROM received_mails").first<number>("n");
  expect(received).toBe(mails.length);
}, 120_000);

it("makes a submission in Hindi of a mail that is written in Hindi", async () => {
  for (const [text, language] of [
    ["मुझे घर के लिए चार्जर चाहिए", "hi"],
    ["I need a charger at home", "en"],
  ]) {
    const from = `${language}@writer.example`;
    await receive(`From: ${from}\r\nSubject: A charger\r\n\r\n${text}`, { from, to: siteAddress });
    const { submission_id: id } = await lastReceived();
    const stored = await env.DB.prepare("SELECT language FROM submissions WHERE id = ?").bind(id).first();
    expect(stored).toEqual({ language });
  }
});

it("reads the letters of a mail in Windows-1252 that declares no charset", async () => {
  const from = "zoe@writer.example";
  const mail = `From: ${from}\r\nSubject: Caf\u00e9\r\n\r\nA caf\u00e9 by the road`;
  await receive(Uint8Array.from(Buffer.from(mail, "latin1")), { from, to: siteAddress });
  const message = await messageOf(await lastReceived());
  expect(message?.subject).toBe("Café");
  expect(writtenIn(message?.parts ?? "")).toBe("A café by the road");
});
