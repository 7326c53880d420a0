import type { PersonData } from "./contract/person-data.ts";
import type { FormType } from "./contract/submission-fields.ts";
import { formTypeLabels } from "./contract/submission-labels.ts";
import { formAnswers } from "./form-answers.ts";

/** The status of a submission, in the sender's words. */
export type SubmissionStage = "received" | "in_progress" | "done";

type Stored = PersonData["submissions"][number];

/** What the sender of a submission sees of it: no notes, names or marks of staff. Times are ISO texts. */
export interface OwnSubmissionView
  extends Pick<
    Stored,
    | "reference"
    | "formType"
    | "firstName"
    | "lastName"
    | "email"
    | "phone"
    | "formData"
    | "origin"
    | "consent"
    | "createdAt"
    | "updatedAt"
    | "restrictedAt"
    | "purgeAt"
    | "requests"
  > {
  stage: SubmissionStage;
  /** What the sender changed on the page. */
  changes: Pick<Stored["history"][number], "at" | "field" | "from" | "to">[];
}

/** One submission in the list of an address. */
export interface OwnSubmissionItem {
  path: string;
  reference: string;
  formType: FormType;
  createdAt: string;
  isRestricted: boolean;
}

/** The page where people ask for what is stored about an address. */
export interface OwnSubmissionsAccess {
  step: "address" | "code" | "list";
  /** False where this site sends no mail. */
  sendsMail: boolean;
  submissions: OwnSubmissionItem[];
}

/** What a page of one person shows; it never depends on the address alone. */
export interface PrivatePage {
  /** The path of the page, with its token. */
  path: string;
  submission?: OwnSubmissionView;
  access?: OwnSubmissionsAccess;
}

/** The field of `formData` that holds the message of a form. */
export function messageField(formType: FormType): "message" | "questions" | "additionalInfo" {
  if (formType === "franchisee_partner") return "questions";
  return formType === "land_partnership" ? "additionalInfo" : "message";
}

const attributionLabels: Record<string, string> = {
  page: "Sent from the page",
  landingPage: "First page of the visit",
  referrer: "Site that led there",
  product: "Product",
  article: "Article",
  station: "Station",
};

/** Everything that is stored about a submission, as labels and texts in reading order. */
export function storedFacts({
  origin: attribution,
  ...view
}: OwnSubmissionView): [label: string, text: string][] {
  const facts: [string, unknown][] = [
    ["First name", view.firstName],
    ["Last name", view.lastName],
    ["E-mail", view.email],
    ["Phone", view.phone],
    ["Form", formTypeLabels[view.formType]],
    ...formAnswers(view.formData).map(({ label, text }): [string, string] => [label, text]),
    ...Object.entries(attributionLabels).map(([name, label]): [string, unknown] => [
      label,
      attribution?.[name],
    ]),
    [
      "Campaign of the link",
      Object.entries(attribution?.utm ?? {})
        .map(([name, value]) => `${name}: ${value}`)
        .join("\n"),
    ],
  ];
  return facts.flatMap(([label, text]) => (typeof text === "string" && text ? [[label, text]] : []));
}

/** The sender's words for the fields that they can change. */
export const changeLabels: Record<string, string> = {
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  phone: "Phone",
  message: "Message",
  marketing: "News and offers",
};
