import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { type CorpusMail, makeCorpus, type Threads } from "../../scripts/audit/mail/corpus.ts";
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

/** What is wrong with how a mail was filed; empty when it is right. */
async function faultsOf({ expected, written, name }: CorpusMail): Promise<string[]> {
  const mail = await lastReceived();
  const message = await messageOf(mail);
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(`${name}: ${fault} (${mail.state}, ${mail.reason})`);
  };
  check((await env.MEDIA.head(mail.raw_key)) !== null, "the raw mail is gone");
  if (expected.place === "thread") {
    check(
      message?.submission_id === (expected.thread === "customer" ? customer.id : other.id),
      "wrong thread",
    );
    check(Boolean(message?.is_stranger) === Boolean(expected.stranger), "stranger");
    check(Boolean(message?.automatic) === Boolean(expected.automatic), "automatic");
  } else if (expected.place === "new") {
    const known = [customer.id, other.id, third.id];
    check(message !== null && !known.includes(message.submission_id), "joined a conversation");
    check((mail.suggested_id === customer.id) === (expected.suggests === "customer"), "suggestion");
  } else if (expected.place === "bounced") {
    check(mail.state === "filed" && mail.submission_id === customer.id, "the bounce is not on its mail");
  } else {
    check(mail.state === expected.place && message === null, `not ${expected.place}`);
  }
  if (written !== undefined && message)
    check(writtenIn(message.parts) === written, `quote: ${writtenIn(message.parts)}`);
  return faults;
}

function writtenIn(parts: string): string {
  return (JSON.parse(parts) as { text: string; isQuoted: boolean }[])
    .filter(({ isQuoted }) => !isQuoted)
    .map(({ text }) => text)
    .join("\n\n");
}

describe("the corpus of mails", () => {
  it("files every mail in its conversation or visibly outside, none lost and none twice", async () => {
    const mails = makeCorpus({ customer, other, third, siteAddress });
    expect(mails.length).toBeGreaterThanOrEqual(500);
    const start = Date.now() - mails.length * quarterHour;
    const faults: string[] = [];
    for (const [index, mail] of mails.entries()) {
      await receive(mail.source, mail.envelope, { now: start + index * quarterHour });
      faults.push(...(await faultsOf(mail)));
    }
    expect(faults).toEqual([]);
    const received = await env.DB.prepare("SELECT count(*) AS n FROM received_mails").first<number>("n");
    expect(received).toBe(mails.length);
  }, 240_000);
});
