import { brand } from "#src/content/brand.ts";
import type { Submission } from "#src/shared/contract/submissions.ts";
import { formTypeLabels } from "../labels.ts";

type Enquirer = Pick<Submission, "firstName" | "email" | "phone" | "reference" | "formType">;

/** Dials the enquirer; null without a number. */
export function callLink({ phone }: Enquirer): string | null {
  return phone ? `tel:${phone}` : null;
}

/** Begins an e-mail that names the reference. Nothing of what the enquirer typed can add a header to it. */
export function mailLink({ email, firstName, reference, formType }: Enquirer): string {
  const subject = `Your enquiry ${reference} (${formTypeLabels[formType].toLowerCase()})`;
  const body = `Dear ${firstName},\n\nThank you for writing to ${brand.name}. `;
  const address = encodeURIComponent(email).replaceAll("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Begins a WhatsApp chat with a first reply that names the reference; null without a number. */
export function whatsAppLink({ phone, firstName, reference }: Enquirer): string | null {
  if (!phone) return null;
  const text = `Hello ${firstName}, this is ${brand.name}. We have your enquiry ${reference}. When may we call you?`;
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}

/** `+919800000014` as people read it: `+91 98000 00014`. Other countries' numbers stay as they are. */
export function readablePhone(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
}
