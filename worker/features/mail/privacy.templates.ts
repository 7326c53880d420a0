import type { NewEmail } from "./mail.rules.ts";

interface Answer {
  email: string;
  reference: string;
  submissionId: string;
  requestId: string;
  /** The sender's own page. */
  url: string;
}

/** The email that tells a sender that their request is answered on their page. */
export function answerEmail({ email, reference, submissionId, requestId, url }: Answer): NewEmail {
  const title = "There is an answer on your page";
  return {
    dedupeKey: `sender:${submissionId}:answer-${requestId}`,
    recipient: email,
    subject: `${title} (${reference})`,
    content: {
      title,
      facts: [["Your enquiry", reference]],
      links: [{ label: "Open your page and read the answer", href: url }],
      reason: "You get this because you asked us about your data. The link is for you alone.",
    },
  };
}
