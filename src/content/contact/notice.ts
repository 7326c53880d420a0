/** The consent of sending a form; version and time are stored with the enquiry. */
export const privacyNotice = {
  version: "2026-11-21",
  text: "We use your details to answer this enquiry and nothing else.",
  marketing: "Also send me news and offers by e-mail, at most twice a month. I can stop it at any time.",
} as const;
