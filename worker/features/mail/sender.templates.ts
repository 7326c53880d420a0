import { submissionCodeMs } from "#shared/privacy-terms.ts";
import { minuteMs } from "#shared/time.ts";
import { localeTag, t } from "#shared/translate.ts";
import { type NewEmail, senderEmailKey, submissionCodePrefix } from "./mail.rules.ts";

// Emails to visitors hold no text that a visitor typed: anybody can enter any address.

export interface Acknowledgement {
  id: string;
  reference: string;
  recipient: string;
  /** The page that the email links to. */
  url: string;
  /** The signed address by which an answer joins the conversation. */
  replyTo?: string;
}

/** The dedupe key of the email that confirms a submission. */
export function acknowledgementKey(id: string): string {
  return senderEmailKey(id, "acknowledgement");
}

/** The email that confirms a submission to its sender. */
export function acknowledgementEmail(acknowledgement: Acknowledgement): NewEmail {
  const { id, reference, recipient, url, replyTo } = acknowledgement;
  const title = t("We received your enquiry {reference}", { reference });
  return {
    dedupeKey: acknowledgementKey(id),
    recipient,
    subject: title,
    content: {
      lang: localeTag(),
      title,
      facts: [
        [t("Reference"), reference],
        [t("What happens next"), t("A person reads your message and replies by e-mail or phone.")],
        ...(replyTo ? ([[t("To add something"), t("Answer this mail.")]] as [string, string][]) : []),
      ],
      replyTo,
      links: [{ label: t("See, correct or erase what we store about it"), href: url }],
      reason: t(
        "You get this because your address was entered in a form on our website. If it was not you, open the link and ask for erasure. Do not forward this mail: who has the link can open the page.",
      ),
    },
  };
}

/** The email that says that a request of the sender is answered on their page. */
export function answerEmail({ id, reference, recipient, url }: Acknowledgement, requestId: string): NewEmail {
  const title = t("There is an answer on your page");
  return {
    dedupeKey: senderEmailKey(id, `answer-${requestId}`),
    recipient,
    subject: `${title} (${reference})`,
    content: {
      lang: localeTag(),
      title,
      facts: [[t("Your enquiry"), reference]],
      links: [{ label: t("Open your page and read the answer"), href: url }],
      reason: t("You get this because you asked us about your data. The link is for you alone."),
    },
  };
}

/** The email to the old address when the sender's own page was given another one. */
export function addressChangedEmail(
  { id, reference, recipient, url }: Acknowledgement,
  requestId: string,
): NewEmail {
  const title = t("The e-mail address of your enquiry {reference} was changed", { reference });
  return {
    dedupeKey: senderEmailKey(id, `address-${requestId}`),
    recipient,
    subject: title,
    content: {
      lang: localeTag(),
      title,
      facts: [[t("What it means"), t("We answer to the new address from now on.")]],
      links: [{ label: t("Write to us if it was not you"), href: url }],
      reason: t("Somebody with the link to your enquiry did this on our website."),
    },
  };
}

/** The email with the code that opens what is stored about an address. */
export function submissionCodeEmail({
  id,
  recipient,
  code,
}: {
  id: string;
  recipient: string;
  code: string;
}): NewEmail {
  const title = t("Your code to see your enquiries");
  return {
    dedupeKey: `${submissionCodePrefix}${id}`,
    recipient,
    subject: title,
    content: {
      lang: localeTag(),
      title,
      facts: [
        [t("Code"), code],
        [t("Valid"), t("for {minutes} minutes, once", { minutes: submissionCodeMs / minuteMs })],
      ],
      links: [],
      reason: t(
        "Somebody asked for this on our website. If it was not you, do nothing, and tell the code to nobody.",
      ),
    },
  };
}
