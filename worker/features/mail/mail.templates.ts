import { type FormType, formTypeLabels, formTypes } from "#shared/contract/submission-fields.ts";
import { indianTimeZone } from "#shared/time.ts";
import { headerSafe, type MailContent } from "./mail.rules.ts";
import type { MailedEnquiry } from "./mail-content.queries.ts";
import type { NewMail } from "./outbox.queries.ts";

type Letter = Omit<NewMail, "recipient">;

const gistLength = 400;
const time = new Intl.DateTimeFormat("en-IN", {
  timeZone: indianTimeZone,
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** The mail about one new enquiry. `base` is the site's address; without it there is no link. */
export function enquiryLetter(enquiry: MailedEnquiry, base: string | null): Letter {
  const form = formTypeLabels[enquiry.formType];
  const name = nameOf(enquiry);
  const product = enquiry.formData.product;
  return {
    about: `enquiry:${enquiry.id}`,
    subject: headerSafe(`${form}: ${name} (${enquiry.reference})`),
    content: {
      title: `New enquiry from ${name}`,
      facts: [
        ["Form", form],
        ...(product ? ([["Product", product]] as [string, string][]) : []),
        ["Phone", enquiry.phone ?? "not given"],
        ["Email", enquiry.email],
        ["Received", `${time.format(enquiry.createdAt)} (India)`],
        ["Reference", enquiry.reference],
      ],
      quote: gist(enquiry.formData),
      links: linkTo(base, `?open=${enquiry.id}`, "Open the enquiry in the portal"),
      reason: "You get this because you chose this form under Settings in the staff portal.",
    },
  };
}

/** The morning's mail about the day before (`name`: YYYY-MM-DD); `enquiries` are the first of that day. */
export function digestLetter(
  { name }: { name: string },
  counts: { formType: FormType; count: number }[],
  enquiries: MailedEnquiry[],
  base: string | null,
): Letter {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const day = new Intl.DateTimeFormat("en-IN", { timeZone: "UTC", day: "numeric", month: "long" }).format(
    new Date(name),
  );
  const summary = total === 0 ? "no new enquiries" : total === 1 ? "1 new enquiry" : `${total} new enquiries`;
  const facts = formTypes.flatMap((type): MailContent["facts"] => {
    const found = counts.find(({ formType }) => formType === type);
    return found ? [[formTypeLabels[type], String(found.count)]] : [];
  });
  return {
    about: `digest:${name}`,
    subject: `${day}: ${summary}`,
    content: {
      title: `${day}: ${summary}`,
      facts,
      links: [
        ...enquiries.flatMap((one) =>
          linkTo(
            base,
            `?open=${one.id}`,
            `${time.format(one.createdAt)}, ${nameOf(one)}, ${formTypeLabels[one.formType]}`,
          ),
        ),
        ...linkTo(base, "", total > enquiries.length ? `All ${total} in the inbox` : "Open the inbox"),
      ],
      reason: "You get this each morning because you chose the digest under Settings in the staff portal.",
    },
  };
}

function linkTo(base: string | null, query: string, label: string): MailContent["links"] {
  return base ? [{ label, href: `${base}/admin${query}` }] : [];
}

function nameOf({ firstName, lastName }: MailedEnquiry): string {
  return headerSafe([firstName, lastName].filter(Boolean).join(" "), 120);
}

/** What the enquirer wrote, or the beginning of it. */
function gist({
  message,
  questions,
  additionalInfo,
  subject,
}: MailedEnquiry["formData"]): string | undefined {
  const text = message ?? questions ?? additionalInfo ?? subject ?? undefined;
  if (!text || text.length <= gistLength) return text;
  return `${text
    .slice(0, gistLength)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd()}…`;
}
