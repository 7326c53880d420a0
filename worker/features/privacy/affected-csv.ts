import { stringify } from "csv-stringify/sync";
import type { Breach } from "#shared/contract/privacy.ts";
import { indianTimeZone } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { spreadsheetPhone, spreadsheetSafe } from "../submissions/submissions.rules.ts";
import { type AffectedPerson, affectedChunk } from "./breaches.queries.ts";

const chunkSize = 500;
const byteOrderMark = "\uFEFF";
const heads = ["Name", "Email", "Phone", "Reference", "Received (IST)"];
const time = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: indianTimeZone,
});

/**
 * The persons whom a breach affects, as a stream of UTF-8 CSV. The first chunk is read before the
 * response begins, so that a failing database still becomes an error response.
 */
export async function affectedCsv(db: Db, breach: Breach): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const write = (rows: string[][]) => encoder.encode(stringify(rows, { record_delimiter: "windows" }));
  let rows = await affectedChunk(db, breach, { after: 0, size: chunkSize });
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark));
      controller.enqueue(write([heads]));
    },
    async pull(controller) {
      const last = rows.at(-1);
      if (!last) return controller.close();
      controller.enqueue(write(rows.map(cellsOf)));
      rows = await affectedChunk(db, breach, { after: last.seq, size: chunkSize });
    },
  });
}

function cellsOf({ firstName, lastName, email, phone, reference, createdAt }: AffectedPerson): string[] {
  const name = lastName ? `${firstName} ${lastName}` : firstName;
  const cells = [name, email, phone ? spreadsheetPhone(phone) : "", reference, time.format(createdAt)];
  return cells.map(spreadsheetSafe);
}
