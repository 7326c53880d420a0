import { type FormType, formTypes } from "#shared/contract/submission-fields.ts";
import { formDataSchemas } from "#shared/contract/submission-input.ts";
import { formFieldLabels } from "#shared/contract/submission-labels.ts";
import type { Submission, SubmissionFilter } from "#shared/contract/submissions.ts";
import { indianTimeZone } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { csvStream, phoneCell } from "../../platform/csv.ts";
import { exportChunk, listByIds, toSubmission } from "./submissions.queries.ts";

const chunkSize = 500;

const time = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: indianTimeZone,
});

type Columns = Record<string, (row: Submission) => string | null>;

const columnsBefore: Columns = {
  Reference: (row) => row.reference,
  "Received (IST)": (row) => time.format(new Date(row.createdAt)),
  "Form type": (row) => row.formType,
  "First name": (row) => row.firstName,
  "Last name": (row) => row.lastName,
  Email: (row) => row.email,
  Phone: (row) => row.phone && phoneCell(row.phone),
  Status: (row) => row.status,
  Priority: (row) => row.priority,
  Assignee: (row) => row.assignee?.name ?? null,
};

const columnsAfter: Columns = {
  Notes: (row) => row.notes,
  "Updated (IST)": (row) => time.format(new Date(row.updatedAt)),
  Page: (row) => attributionText(row, "page"),
  "Landing page": (row) => attributionText(row, "landingPage"),
  Referrer: (row) => attributionText(row, "referrer"),
  "Product page": (row) => attributionText(row, "product"),
  Article: (row) => attributionText(row, "article"),
  "Station page": (row) => attributionText(row, "station"),
  Campaign: (row) =>
    Object.entries(row.origin?.utm ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join("; "),
  "Privacy notice": (row) => row.consent?.version ?? null,
  "News and offers": (row) => (row.consent?.marketing ? "yes" : "no"),
};

function attributionText({ origin: attribution }: Submission, name: string): string | null {
  const value = attribution?.[name];
  return typeof value === "string" ? value : null;
}

/** Fields of `formData` that no current form has any more. */
const unknownFields: Columns = {
  "Other answers": (row) =>
    Object.entries(row.formData)
      .filter(([name, value]) => !(name in formFieldLabels) && value !== null)
      .map(([name, value]) => `${name}: ${value}`)
      .join("; "),
};

/** One column for each field of the forms of these types. */
function columnsOf(types: readonly FormType[]): Columns {
  const names = new Set(types.flatMap((type) => fieldsOf(formDataSchemas[type])));
  const answers = Object.keys(formFieldLabels)
    .filter((name) => names.has(name))
    .map((name) => [formFieldLabels[name], (row: Submission) => row.formData[name] ?? null] as const);
  return { ...columnsBefore, ...Object.fromEntries(answers), ...unknownFields, ...columnsAfter };
}

/** The names of a form's fields, of all its variants. */
function fieldsOf(schema: (typeof formDataSchemas)[FormType]): string[] {
  const variants = "options" in schema ? schema.options : [schema];
  return variants.flatMap(({ shape }) => Object.keys(shape));
}

/** The filtered submissions, or those with these `ids`, as a stream of UTF-8 CSV. */
export async function exportCsv(
  db: Db,
  { ids, ...filter }: SubmissionFilter & { ids?: string[] },
  now: number,
): Promise<ReadableStream<Uint8Array>> {
  const columns = columnsOf((!ids && filter.formType) || formTypes);
  const chunkAfter = (after: { createdAt: number; seq: number } | null) =>
    exportChunk(db, filter, { after, size: chunkSize, now });
  return csvStream({
    headings: Object.keys(columns),
    first: ids ? await listByIds(db, ids) : await chunkAfter(null),
    next: async (last) => (ids ? [] : chunkAfter(last)),
    cells: (row) => Object.values(columns).map((read) => read(toSubmission(row)) ?? ""),
  });
}
