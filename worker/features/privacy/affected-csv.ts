import type { Breach } from "#shared/contract/privacy.ts";
import { indianTimeZone } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { csvStream, phoneCell } from "../../platform/csv.ts";
import { type AffectedPerson, affectedChunk } from "./breaches.queries.ts";

const chunkSize = 500;
const time = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: indianTimeZone,
});

/** The persons whom a breach affects, as a stream of UTF-8 CSV. */
export async function affectedCsv(db: Db, breach: Breach): Promise<ReadableStream<Uint8Array>> {
  const chunkAfter = (after: number) => affectedChunk(db, breach, { after, size: chunkSize });
  return csvStream({
    headings: ["Name", "Email", "Phone", "Reference", "Received (IST)"],
    first: await chunkAfter(0),
    next: ({ seq }) => chunkAfter(seq),
    cells: cellsOf,
  });
}

function cellsOf({ firstName, lastName, email, phone, reference, createdAt }: AffectedPerson): string[] {
  const name = lastName ? `${firstName} ${lastName}` : firstName;
  return [name, email ?? "", phone ? phoneCell(phone) : "", reference, time.format(createdAt)];
}
