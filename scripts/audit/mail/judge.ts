import type { CorpusMail } from "./corpus-mail.ts";

/** What became of one delivery of a mail. */
export interface Outcome {
  state: string;
  reason: string | null;
  submissionId: string | null;
  suggestedId: string | null;
  /** The message that it became, if any. */
  message: { submissionId: string; isStranger: boolean; isAutomatic: boolean; written: string } | null;
}

/** The ids of the conversations that existed before the first mail. */
export interface ThreadIds {
  customer: string;
  other: string;
  third: string;
}

/** What is wrong with how a mail was filed, as sentences; empty when it is right. */
export function judge({ name, expected }: CorpusMail, outcome: Outcome, ids: ThreadIds): string[] {
  const { message, state, reason } = outcome;
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(`${name}: ${fault} (${state}, ${reason})`);
  };
  if (expected.place === "thread") {
    check(message?.submissionId === ids[expected.thread], "wrong conversation");
    check(message?.isStranger === Boolean(expected.stranger), "stranger");
    check(message?.isAutomatic === Boolean(expected.automatic), "automatic");
  } else if (expected.place === "new") {
    check(message !== null && !Object.values(ids).includes(message.submissionId), "joined a conversation");
    check((outcome.suggestedId === ids.customer) === (expected.suggests === "customer"), "suggestion");
  } else if (expected.place === "bounced") {
    check(state === "filed" && outcome.submissionId === ids.customer, "the bounce is not on its mail");
  } else {
    check(state === expected.place && message === null, `not ${expected.place}`);
  }
  return faults;
}

/** The text of a message without its quotes, from the JSON of its parts. */
export function writtenIn(parts: string): string {
  return (JSON.parse(parts) as { text: string; isQuoted: boolean }[])
    .filter(({ isQuoted }) => !isQuoted)
    .map(({ text }) => text)
    .join("\n\n");
}
