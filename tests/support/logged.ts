import { planted } from "./planted.ts";

const lines: string[] = [];

/** Collects what is logged, and prints nothing: for `mockImplementation` on the console. */
export function collectLog(...values: unknown[]): void {
  lines.push(values.map((value) => (value instanceof Error ? value.stack : String(value))).join(" "));
}

const personal: Record<string, RegExp> = {
  "an email address": /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  "a telephone number": /\+91\s?\d{5}\s?\d{5}|(?<![\w.-])[6-9]\d{4} ?\d{5}(?![\w.-])/,
  "a link to the page of a sender": /\/enquiry\/[\w-]{20,}/,
  "what somebody wrote": new RegExp(
    `${planted.firstName}|${planted.lastName}|${planted.message}|\\bRavi\\b|What does it cost`,
  ),
};

/** The lines logged since the last call that hold personal data, each with what it is. */
export function personalLines(): string[] {
  const logged = lines.splice(0);
  return Object.entries(personal).flatMap(([what, pattern]) =>
    logged.filter((line) => pattern.test(line)).map((line) => `${what}: ${line}`),
  );
}
