import type { Buffer } from "node:buffer";

/** What the corpus is made for: conversations that exist before the first mail comes. */
export interface Threads {
  customer: Thread;
  /** Another customer's, which nobody else may join. */
  other: Thread;
  /** A third customer's. */
  third: Thread;
  /** The address that the site sends from. */
  siteAddress: string;
}

interface Thread {
  reference: string;
  /** The customer's address. */
  email: string;
  replyAddress: string;
  /** The ids of mails that were sent in it, oldest first. */
  sentIds: string[];
}

/** Where a mail must be found in the end. */
export type Expected =
  | { place: "thread"; thread: "customer" | "other"; stranger?: true; automatic?: true }
  | { place: "new"; suggests?: "customer" }
  | { place: "unmatched" | "failed" | "repeat" }
  | { place: "bounced"; thread: "customer" };

export interface CorpusMail {
  name: string;
  source: Buffer;
  envelope: { from: string; to: string };
  expected: Expected;
  /** What the sender wrote, without what was quoted; checked where the mail has a quote. */
  written?: string;
}
