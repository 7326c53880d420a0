import { languageLabels } from "#shared/contract/submission-fields.ts";
import type { Submission, SubmissionFilter } from "#shared/contract/submissions.ts";
import { answerLabels } from "#shared/form-answers.ts";
import { type FormType, formTypes } from "#shared/forms/forms.ts";
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
  Language: (row) => languageLabels[row.language] ?? row.language,
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

/** One column for each field of the forms of these types, and one for what none of them asks any more. */
function columnsOf(types: readonly FormType[]): Columns {
  const labels = answerLabels(types);
  const answers = [...labels].map(
    ([name, label]) => [label, (row: Submission) => row.formData[name] ?? null] as const,
  );
  const others = (row: Submission) =>
    Object.entries(row.formData)
      .filter(([name, value]) => !labels.has(name) && value !== null)
      .map(([name, value]) => `${name}: ${value}`)
      .join("; ");
  return { ...columnsBefore, ...Object.fromEntries(answers), "Other answers": others, ...columnsAfter };
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
