import { stringify } from "csv-stringify/sync";
import type { Submission, SubmissionFilter } from "#shared/contract/submissions.ts";
import { indianTimeZone } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { exportChunk, listByIds, toSubmission } from "./submissions.queries.ts";
import { spreadsheetSafe } from "./submissions.rules.ts";

const chunkSize = 500;
const byteOrderMark = "\uFEFF";

const time = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: indianTimeZone,
});

const columns: Record<string, (row: Submission) => string | null> = {
  Reference: (row) => row.reference,
  "Received (IST)": (row) => time.format(new Date(row.createdAt)),
  "Form type": (row) => row.formType,
  "First name": (row) => row.firstName,
  "Last name": (row) => row.lastName,
  Email: (row) => row.email,
  Phone: (row) => row.phone,
  Status: (row) => row.status,
  Priority: (row) => row.priority,
  Assignee: (row) => row.assignee?.name ?? null,
  Details: (row) =>
    Object.entries(row.formData)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `${name}: ${value}`)
      .join("; "),
  Notes: (row) => row.notes,
  "Updated (IST)": (row) => time.format(new Date(row.updatedAt)),
  Page: (row) => originText(row, "page"),
  "Landing page": (row) => originText(row, "landingPage"),
  Referrer: (row) => originText(row, "referrer"),
  Product: (row) => originText(row, "product"),
  Article: (row) => originText(row, "article"),
  Station: (row) => originText(row, "station"),
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

/**
 * The filtered submissions, or those with these `ids`, as a stream of UTF-8 CSV with a byte order
 * mark. The first chunk is read before the response begins, so that a failing database still
 * becomes an error response.
 */
export async function exportCsv(
  db: Db,
  { ids, ...filter }: SubmissionFilter & { ids?: string[] },
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const write = (rows: string[][]) => encoder.encode(stringify(rows, { record_delimiter: "windows" }));
  let rows = ids ? await listByIds(db, ids) : await exportChunk(db, filter, null, chunkSize);
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
      rows = ids
        ? []
        : await exportChunk(db, filter, { createdAt: last.createdAt, seq: last.seq }, chunkSize);
    },
  });
}
