import { t } from "./translate.ts";

/** Control characters except tab and newline, and unpaired surrogates. */
const notAllowed = /[^\P{Cc}\t\n]|\p{Cs}/u;

/** True without unpaired surrogates and control characters, except tab and newline. */
export function isDisplayable(text: string): boolean {
  return !notAllowed.test(text);
}

/** LF line ends, NFC, trimmed: the form in which every text is checked and stored. */
export function normalise(text: string): string {
  return text.replace(/\r\n?/g, "\n").normalize("NFC").trim();
}

/** The text with its first letter in upper case. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A valid e-mail address, in lower case. */
export const emailPattern =
  /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;

/** Error messages of texts, shared by the contract and the forms in the browser. */
export const textMessages = {
  tooLong: (max: number) => t("Use at most {max} characters", { max }),
  notDisplayable: "Remove the characters that cannot be displayed",
  oneLine: "Use a single line",
  emailMissing: "Enter your email address",
  email: "Enter a valid email address",
  phoneMissing: "Enter your phone number",
  phone: "Please enter a valid phone number",
} as const;
