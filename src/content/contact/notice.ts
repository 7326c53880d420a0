import type { NoticeLanguage } from "#shared/contract/submission-fields.ts";

/** The short notice of the forms; version, language and time are stored with the submission. */
export const privacyNotice = {
  /** The current version of `src/content/privacy/notices.ts`. */
  version: "2026-11-24",
  text: "We use your details to answer this enquiry and nothing else.",
  marketing: "Also send me news and offers by e-mail, at most twice a month. I can stop it at any time.",
} as const satisfies Record<string, string>;

/** The languages of the notice, each in its own words. */
export const noticeLanguageNames: Record<NoticeLanguage, string> = {
  en: "English",
  hi: "हिंदी",
  ta: "தமிழ்",
};
