import type { AutomaticKind } from "./mail-automatic.ts";

/** What decides where a mail belongs. Addresses are in lower case. */
export interface IncomingMail {
  from: string;
  /** A message id that we gave, or an address of ours as the sender: our own mail came back. */
  isOwn: boolean;
  automatic: AutomaticKind | null;
  /** False when the receiving server says that the sender is forged (DMARC). */
  isAuthentic: boolean;
  /** The submission of the reply address that the mail was delivered to, when its signature holds. */
  addressedTo: string | null;
  /** The submissions of our messages that `In-Reply-To` and `References` name, newest first. */
  answersTo: string[];
  /** The submission that a reference number in the subject names. */
  mentions: string | null;
}

/** Where a mail goes. */
export type Filing =
  /** `isStranger`: shown, but the sender takes part only once staff let them in. */
  | { kind: "thread"; submissionId: string; isStranger: boolean }
  | { kind: "bounce"; submissionId: string | null }
  | { kind: "new"; suggestedId: string | null }
  | { kind: "unmatched"; suggestedId: string | null; reason: "own" | "automatic" };

/**
 * Decides the thread of a mail. Only a signed reply address or an id that we sent joins one, the
 * latter only with a sender who takes part in it already; a reference number in the subject is a
 * suggestion, because anybody can write it.
 */
export function fileMail(
  mail: IncomingMail,
  takesPart: (submissionId: string, address: string) => boolean,
): Filing {
  const { from, addressedTo, answersTo, automatic } = mail;
  const suggestedId = answersTo[0] ?? mail.mentions;
  if (mail.isOwn) return { kind: "unmatched", suggestedId: addressedTo ?? suggestedId, reason: "own" };
  if (automatic === "bounce") return { kind: "bounce", submissionId: addressedTo ?? answersTo[0] ?? null };
  if (addressedTo) {
    const isStranger = !mail.isAuthentic || !takesPart(addressedTo, from);
    return { kind: "thread", submissionId: addressedTo, isStranger };
  }
  const joined = mail.isAuthentic ? answersTo.find((id) => takesPart(id, from)) : undefined;
  if (joined) return { kind: "thread", submissionId: joined, isStranger: false };
  return automatic ? { kind: "unmatched", suggestedId, reason: "automatic" } : { kind: "new", suggestedId };
}
