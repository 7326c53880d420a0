/** What a mail server says of a mail that it returns. */
export interface Bounce {
  /** The id of the returned mail, in angle brackets. */
  id: string | null;
  /** Why, in words where its code is known, then as the server says it. */
  reason: string;
}

const maxReasonLength = 300;
/** The code of RFC 3463, in a report or in the sentence of a server. */
const codePattern = /\b[45]\.\d{1,3}\.\d{1,3}\b/;
const reply = /\b[45]\d\d[ -](?:[45]\.\d{1,3}\.\d{1,3}\b)?.*/;
const reasons: [code: RegExp, text: string][] = [
  [/^5\.1\.(?:0|1|2|3|10)$/, "The address does not exist"],
  [/\.2\.2$/, "The mailbox is full"],
  [/^5\.2\.1$/, "The mailbox takes no mail"],
  [/\.(?:2|3)\.[34]$/, "The mail is too large for their server"],
  [/\.4\.\d+$/, "Their server was not reached"],
  [/^5\.7\.\d+$/, "Their server refuses our mail"],
];

/** Why a mail came back: from the report of its server (RFC 3464), else from the text that came with it. */
export function bounceReason(status: string, text: string): string {
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t].*)*)`, "im").exec(status)?.[1]?.replace(/\s+/g, " ");
  const diagnostic = field("Diagnostic-Code")?.replace(/^[\w-]+; ?/, "");
  // A sentence may be broken into lines, and ends with its paragraph.
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, " "));
  const sentence = paragraphs.flatMap((paragraph) => reply.exec(paragraph)?.[0] ?? [])[0];
  const said = (diagnostic || sentence || text).trim();
  const code = field("Status") ?? codePattern.exec(said)?.[0] ?? "";
  const known = reasons.find(([pattern]) => pattern.test(code.trim()))?.[1];
  return [known, said].filter(Boolean).join(". ").slice(0, maxReasonLength);
}

/** True for a report that says that a mail is late or arrived, and of none that it failed. */
export function isOnlyLate(status: string): boolean {
  const actions = [...status.matchAll(/^action:[ \t]*([a-z]+)/gim)].map(([, action]) =>
    action?.toLowerCase(),
  );
  return actions.length > 0 && !actions.includes("failed");
}
