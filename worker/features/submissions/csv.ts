import { stringify } from "csv-stringify/sync";
import type { Submission, SubmissionFilter } from "#shared/contract/submissions.ts";
import type { Db } from "../../db/client.ts";
import { exportChunk, toSubmission } from "./queries.ts";
import { spreadsheetSafe } from "./rules.ts";

const chunkSize = 500;
const byteOrderMark = "\uFEFF";

const time = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
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
  Details: (row) =>
    Object.entries(row.formData)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `${name}: ${value}`)
      .join("; "),
  Notes: (row) => row.notes,
  "Updated (IST)": (row) => time.format(new Date(row.updatedAt)),
};

/** The filtered enquiries as UTF-8 CSV with a byte order mark, read and written a few hundred rows at a time. */
export function exportCsv(db: Db, filter: SubmissionFilter): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const write = (rows: string[][]) => encoder.encode(stringify(rows, { record_delimiter: "windows" }));
  let last: { createdAt: number; seq: number } | null = null;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark));
      controller.enqueue(write([Object.keys(columns)]));
    },
    async pull(controller) {
      const rows = await exportChunk(db, filter, last, chunkSize);
      const final = rows.at(-1);
      if (!final) return controller.close();
      last = { createdAt: final.createdAt, seq: final.seq };
      const cells = rows.map((row) =>
        Object.values(columns).map((read) => spreadsheetSafe(read(toSubmission(row)) ?? "")),
      );
      controller.enqueue(write(cells));
    },
  });
}
