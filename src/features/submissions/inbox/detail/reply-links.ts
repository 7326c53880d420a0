import type { Submission } from "#shared/contract/submissions.ts";
import { brand } from "#src/content/brand.ts";
import { formTypeLabels } from "../labels.ts";

type Recipient = Pick<Submission, "firstName" | "email" | "phone" | "reference" | "formType">;

/** A `tel:` link to the sender; null without a number. */
export function callLink({ phone }: Recipient): string | null {
  return phone ? `tel:${phone}` : null;
}

/**
 * A `mailto:` link with the reference in its subject; null without an address. What the sender typed
 * cannot add headers to it.
 */
export function mailLink({ email, firstName, reference, formType }: Recipient): string | null {
  if (!email) return null;
  const subject = `Your enquiry ${reference} (${formTypeLabels[formType].toLowerCase()})`;
  const body = `Dear ${firstName},\n\nThank you for writing to ${brand.name}. `;
  const address = encodeURIComponent(email).replaceAll("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/**
 * A link to a WhatsApp chat, with a first reply that names the reference; null without a number.
 */
export function whatsAppLink({ phone, firstName, reference }: Recipient): string | null {
  if (!phone) return null;
  const text = `Hello ${firstName}, this is ${brand.name}. We have your enquiry ${reference}. When may we call you?`;
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}

/** `+919800000014` as `+91 98000 00014`. Numbers of other countries stay as they are. */
export function readablePhone(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
}
