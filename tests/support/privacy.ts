import { env } from "cloudflare:workers";
import { submissionReceipt } from "#shared/contract/submission-input.ts";
import { openDb } from "#worker/db/client.ts";
import { restrictSubmission } from "#worker/features/privacy/restriction.queries.ts";
import { startApi, submissionBody } from "./api.ts";
import { planted } from "./planted.ts";

/** Sends a submission as visitors do; returns its id. */
export async function sendSubmission(changes: Record<string, unknown> = {}): Promise<string> {
  const sent = await startApi()("/api/form-submissions", {
    method: "POST",
    headers: { "CF-Connecting-IP": crypto.randomUUID() },
    body: submissionBody(changes),
  });
  return submissionReceipt.parse(await sent.json()).data.id;
}

/** A submission with the planted texts. */
export function plantedSubmission(changes: Record<string, unknown> = {}): Promise<string> {
  const { firstName, lastName, email, phone, message } = planted;
  const formData = { subject: "A charger", inquiryType: "Pricing", message };
  return sendSubmission({ firstName, lastName, email, phone, formData, ...changes });
}

/** The context of a write by the sender, at `now`. */
export function asSender(now = Date.now()) {
  const actor = { id: null, name: "the sender", requestId: "test" };
  return { actor, now, newId: () => crypto.randomUUID() };
}

/** Restricts a submission as its sender asks for it. */
export async function restrict(id: string, now = Date.now()): Promise<boolean> {
  const request = {
    id: crypto.randomUUID(),
    type: "erasure" as const,
    message: planted.request,
    enteredBy: null,
  };
  return restrictSubmission(openDb(env.DB), id, request, asSender(now));
}

/** Which of the needles occur anywhere in the database or the bucket, each as `text: place`. */
export async function tracesOf(needles: string[]): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '_cf_%' AND sql NOT LIKE 'CREATE VIRTUAL%'",
  ).all<{ name: string }>();
  const places: [place: string, text: string][] = [];
  for (const { name } of results) {
    const rows = await env.DB.prepare(`SELECT * FROM "${name}"`).raw<unknown[]>();
    places.push([name, rows.flat().map(readable).join("\n")]);
  }
  const { objects } = await env.MEDIA.list({ include: ["customMetadata", "httpMetadata"] });
  for (const { key, customMetadata, httpMetadata } of objects) {
    const content = await (await env.MEDIA.get(key))?.text();
    places.push([`R2 ${key}`, JSON.stringify([key, customMetadata, httpMetadata, content])]);
  }
  return needles.flatMap((needle) =>
    places
      .filter(([, text]) => text.toLowerCase().includes(needle.toLowerCase()))
      .map(([place]) => `${needle}: ${place}`),
  );
}

/** A blob, such as a page of a search index, as text of its bytes. */
function readable(value: unknown): string {
  const isBytes = Array.isArray(value) || value instanceof ArrayBuffer;
  return isBytes ? new TextDecoder("latin1").decode(Uint8Array.from(new Uint8Array(value))) : String(value);
}
