import { stringify } from "csv-stringify/sync";
import { type FormType, formFieldLabels, formTypes } from "#shared/contract/submission-fields.ts";
import { formDataSchemas } from "#shared/contract/submission-input.ts";
import type { Submission, SubmissionFilter } from "#shared/contract/submissions.ts";
import { indianTimeZone } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { exportChunk, listByIds, toSubmission } from "./submissions.queries.ts";
import { spreadsheetPhone, spreadsheetSafe } from "./submissions.rules.ts";

const chunkSize = 500;
const byteOrderMark = "\uFEFF";

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
  Phone: (row) => row.phone && spreadsheetPhone(row.phone),
  Status: (row) => row.status,
  Priority: (row) => row.priority,
  Assignee: (row) => row.assignee?.name ?? null,
};

const columnsAfter: Columns = {
  Notes: (row) => row.notes,
  "Updated (IST)": (row) => time.format(new Date(row.updatedAt)),
  Page: (row) => originText(row, "page"),
  "Landing page": (row) => originText(row, "landingPage"),
  Referrer: (row) => originText(row, "referrer"),
  "Product page": (row) => originText(row, "product"),
  Article: (row) => originText(row, "article"),
  "Station page": (row) => originText(row, "station"),
  Campaign: (row) =>
    Object.entries(row.origin?.utm ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join("; "),
  "Privacy notice": (row) => row.consent?.version ?? null,
  "News and offers": (row) => (row.consent?.marketing ? "yes" : "no"),
};

function originText({ origin }: Submission, name: string): string | null {
  const value = origin?.[name];
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

/**
 * The filtered submissions, or those with these `ids`, as a stream of UTF-8 CSV with a byte order
 * mark. The first chunk is read before the response begins, so that a failing database still
 * becomes an error response.
 */
export async function exportCsv(
  db: Db,
  { ids, ...filter }: SubmissionFilter & { ids?: string[] },
  now: number,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const write = (rows: string[][]) => encoder.encode(stringify(rows, { record_delimiter: "windows" }));
  let rows = ids
    ? await listByIds(db, ids)
    : await exportChunk(db, filter, { after: null, size: chunkSize, now });
  const columns = columnsOf((!ids && filter.formType) || formTypes);
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark));
      controller.enqueue(write([Object.keys(columns)]));
    },
    async pull(controller) {
      const last = rows.at(-1);
      if (!last) return controller.close();
      const cells = rows.map((row) =>
        Object.values(columns).map((read) => spreadsheetSafe(read(toSubmission(row)) ?? "")),
      );
      controller.enqueue(write(cells));
      rows = ids ? [] : await exportChunk(db, filter, { after: last, size: chunkSize, now });
    },
  });
}
