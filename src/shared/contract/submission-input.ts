import { z } from "zod";
import { email, firstName, phone } from "../forms/common-fields.ts";
import {
  askedFields,
  dataFields,
  estimateField,
  type FieldDefinition,
  type FormDefinition,
} from "../forms/define-form.ts";
import { type FormType, formOf, forms, formTypes } from "../forms/forms.ts";
import { languageCodes } from "../languages.ts";
import { limits } from "../limits.ts";
import {
  choice,
  emailField,
  idField,
  optionalChoice,
  optionalEmailField,
  optionalPhoneField,
  optionalText,
  phoneField,
  requiredText,
} from "./fields.ts";
import { noticeLanguages, referencePattern } from "./submission-fields.ts";

/** The schema of one answer; an answer that is not given is null. */
export type AnswerSchema = z.ZodType<string | null, string | null | undefined>;

/** The schema of a field, from the definition that its form and the check in the browser read too. */
export function fieldSchema(field: FieldDefinition): AnswerSchema {
  const { kind, options, required, message = "", multiline = kind === "area" } = field;
  if (kind === "email") return (required ? emailField : optionalEmailField) as AnswerSchema;
  if (kind === "phone") return (required ? phoneField : optionalPhoneField) as AnswerSchema;
  if (options)
    return (required ? choice(options, message) : optionalChoice(options, message)) as AnswerSchema;
  const max = field.maxLength ?? limits.shortText;
  const limit = { max, multiline };
  return (required ? requiredText({ ...limit, required: message }) : optionalText(limit)) as AnswerSchema;
}

/** `formData` of a form: the fields beside the sender's name, e-mail and phone. */
function formDataSchema(form: FormDefinition, isOnlyOne: boolean) {
  const fields = [...dataFields(form), ...(form.takesEstimate ? [estimate] : [])];
  return z.object({
    source: sourceSchema(form, isOnlyOne) as AnswerSchema,
    ...Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
  });
}

/** What tells the forms of one type apart; a form that is the only one of its type may leave it out. */
function sourceSchema({ source }: FormDefinition, isOnlyOne: boolean) {
  if (!source) return z.undefined().optional();
  const literal = z.literal(source.value);
  return isOnlyOne ? literal.default(source.value) : literal;
}

const estimate: FieldDefinition = { ...estimateField, maxLength: limits.estimate };
/** A text from a URL. An invalid one becomes null: no submission is refused for its attribution. */
function tracked(max: number) {
  return optionalText({ max }).catch(null);
}

/** What the browser sends beside the fields of the form. */
const metadata = {
  clientId: z.uuid("This is not a valid client id").optional(),
  /** The language of the form, in which the sender is answered. */
  language: z.enum(languageCodes, `Use ${languageCodes.join(" or ")}`).default("en"),
  consent: z
    .object({
      version: requiredText({ max: 40, required: "Name the version of the privacy notice" }),
      /** The language in which the notice was shown; English when absent. */
      language: z.enum(noticeLanguages, "Use en, hi or ta").optional(),
      marketing: z.boolean().default(false),
    })
    .optional(),
  /** The attribution, under its older name on the wire and in the table. */
  origin: z
    .object({
      landingPage: tracked(limits.url),
      page: tracked(limits.url),
      referrer: tracked(limits.url),
      utm: z
        .record(z.string().regex(/^utm_[a-z_]{1,36}$/), requiredText({ max: 200, required: "Empty" }))
        .refine((utm) => Object.keys(utm).length <= 20)
        .optional()
        .catch(undefined),
      article: tracked(limits.slug),
      product: tracked(limits.shortText),
      station: tracked(limits.slug),
    })
    .optional()
    .catch(undefined),
  /** Milliseconds from first seeing the form to sending it. */
  filledInMs: z.number().int().min(0).max(limits.filledInMs).optional(),
  /** The honeypot: people never see this field. */
  website: z.string().max(500).optional(),
  turnstileToken: z.string().max(2048).optional(),
};

const nameLimit = { max: limits.firstName, isName: true };
/** What a form may ask of the sender, each with its schema where it is required and where it is not. */
const person = {
  firstName: [requiredText({ ...nameLimit, required: firstName.message ?? "" }), optionalText(nameLimit)],
  email: [emailField, optionalEmailField],
  phone: [phoneField, optionalPhoneField],
} as const;
const personMessages = { firstName, email, phone };
type PersonField = keyof typeof person;

function requiresOfPerson(form: FormDefinition | undefined, name: PersonField): boolean {
  const names = name === "firstName" ? ["firstName", "name"] : [name];
  return !form || askedFields(form).some((field) => field.required && names.includes(field.name));
}

/** A submission of one form type, whose forms differ in `formData.source`. */
function submissionOf(formType: FormType) {
  const ofType = forms.filter((form, index) => form.type === formType && sameContract(form) === index);
  const schemas = ofType.map((form) => formDataSchema(form, ofType.length === 1));
  const ofPerson = <Name extends PersonField>(name: Name) =>
    person[name][ofType.every((form) => requiresOfPerson(form, name)) ? 0 : 1];
  const schema = z.object({
    formType: z.literal(formType),
    firstName: ofPerson("firstName"),
    lastName: optionalText({ max: limits.lastName, isName: true }),
    email: ofPerson("email"),
    phone: ofPerson("phone"),
    formData:
      schemas.length === 1
        ? oneOf(schemas)[0]
        : z.discriminatedUnion("source", oneOf(schemas), "Unknown source"),
    ...metadata,
  });
  // One form of a type may require of the sender what another does not.
  return (["firstName", "email", "phone"] as const).reduce(
    (checked, name) =>
      checked.refine(
        ({ formData, ...sent }) =>
          sent[name] !== null || !requiresOfPerson(formOf(formType, formData?.source), name),
        // Beside what else is wrong, not only when nothing is.
        { path: [name], message: personMessages[name].message, when: () => true },
      ),
    schema,
  );
}

/** The index of the first form with the type and source: others send the same fields in another layout. */
function sameContract({ type, source }: FormDefinition): number {
  return forms.findIndex((form) => form.type === type && form.source?.value === source?.value);
}

/** A list with at least one schema, as unions want it. */
function oneOf<Schema>(schemas: Schema[]) {
  return schemas as [Schema, ...Schema[]];
}

/** `POST /api/form-submissions`: one submission, discriminated by `formType`. */
export const submissionInput = z.discriminatedUnion(
  "formType",
  oneOf(formTypes.map(submissionOf)),
  "Choose a form type",
);
export type SubmissionInput = z.infer<typeof submissionInput>;
/** The same before validation, as a client sends it. */
export type SubmissionRequestBody = z.input<typeof submissionInput>;

/** The response to a new submission. */
export const submissionReceipt = z.object({
  data: z.object({
    id: idField,
    reference: z.string().regex(referencePattern),
    createdAt: z.iso.datetime({ precision: 3 }),
    /** The path of the sender's own page; absent where no signing key is set. */
    link: z.string().startsWith("/enquiry/").optional(),
  }),
  message: z.string(),
});
export type SubmissionReceipt = z.infer<typeof submissionReceipt>;
