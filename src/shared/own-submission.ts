import type { ConversationMessage } from "./contract/messages.ts";
import type { PersonData } from "./contract/person-data.ts";
import { formAnswers } from "./form-answers.ts";
import { email, firstName, lastName, phone } from "./forms/common-fields.ts";
import { askedFields, dataFields, type FieldDefinition } from "./forms/define-form.ts";
import { type FormType, formOf, formTypeLabels } from "./forms/forms.ts";
import { formatPhone } from "./phone-text.ts";

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
  /** The conversation, oldest first. */
  messages: OwnMessage[];
}

/** A message between the sender and us, as the sender reads it. */
export interface OwnMessage extends Pick<ConversationMessage, "at" | "callAt" | "files"> {
  from: "you" | "us";
  /** What was written, without quotes; may be empty. */
  text: string;
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

/** What a submission's form asks for. */
type OfForm = Pick<Stored, "formType" | "formData">;

/** The field of `formData` that holds the message of a submission. */
export function messageField({ formType, formData }: OfForm): FieldDefinition {
  const form = formOf(formType, formData.source);
  const field = form && dataFields(form).find(({ kind }) => kind === "area");
  if (!field) throw new Error(`The form of ${formType} asks for no message`);
  return field;
}

/** The fields that a sender can correct: the person, and the message under the name `message`. */
export function correctableFields(submission: OfForm & Pick<Stored, "email">): FieldDefinition[] {
  const form = formOf(submission.formType, submission.formData.source);
  const ofForm = (kind: FieldDefinition["kind"]) =>
    form && askedFields(form).find((field) => field.kind === kind);
  return [
    firstName,
    lastName,
    { ...(ofForm("email") ?? email), required: submission.email !== null },
    ofForm("phone") ?? phone,
    { ...messageField(submission), name: "message" },
  ];
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
    ["Phone", view.phone && formatPhone(view.phone)],
    ["Form", formTypeLabels[view.formType]],
    ...formAnswers(view, "Your estimate").map(({ label, text }): [string, string] => [label, text]),
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
