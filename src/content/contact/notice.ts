/** What a visitor agrees to by sending a form; the version and the time are stored with the enquiry. */
export const privacyNotice = {
  version: "2026-11-21",
  text: "We use your details to answer this enquiry and nothing else.",
  marketing: "Also send me news and offers by e-mail, at most twice a month. I can stop it at any time.",
} as const;
