import { env } from "cloudflare:workers";
import type { Bindings } from "#worker/env.ts";
import { replyAddress } from "#worker/features/mail/reply-address.ts";
import { receiveMail } from "#worker/features/messages/receive-mail.ts";
import type { Threads } from "../../scripts/audit/mail/corpus-mail.ts";
import { startApi, submissionBody } from "./api.ts";

export const siteAddress = "reply@site.example";

/** A mail service that takes everything. */
export const mailBindings = {
  MAIL: { send: async () => ({ messageId: crypto.randomUUID() }) } as unknown as SendEmail,
  MAIL_FROM: siteAddress,
  SITE_URL: "https://site.example",
};

/** Hands one mail to the Worker, as Cloudflare does. Returns why it was refused, or null. */
export async function receive(
  source: Uint8Array | string,
  envelope: { from: string; to: string },
  { bindings = {}, now = Date.now() }: { bindings?: Partial<Bindings>; now?: number } = {},
): Promise<string | null> {
  const bytes = typeof source === "string" ? new TextEncoder().encode(source) : source;
  let refusal: string | null = null;
  const message = {
    ...envelope,
    raw: new Response(bytes as BodyInit).body as ReadableStream<Uint8Array>,
    rawSize: bytes.byteLength,
    setReject: (reason: string) => {
      refusal = reason;
    },
  };
  await receiveMail(message, { ...env, ...mailBindings, ...bindings } as Bindings, now);
  return refusal;
}

/** A submission from `email` in which a mail was sent already. */
export async function startThread(email: string): Promise<Threads["customer"] & { id: string }> {
  const api = startApi();
  const response = await api("/api/form-submissions", { method: "POST", body: submissionBody({ email }) });
  const { data } = await response.json<{ data: { id: string; reference: string } }>();
  const sentIds = [1, 2].map((number) => `<${number}.${data.id}@mail-service.example>`);
  await env.DB.batch(
    sentIds.map((id) =>
      env.DB.prepare(
        `INSERT INTO messages (id, submission_id, at, direction, channel, name, address, subject, parts, state, message_id)
         VALUES (?, ?, 1, 'out', 'mail', 'Asha', ?, 'Your enquiry', '[]', 'sent', ?)`,
      ).bind(crypto.randomUUID(), data.id, email, id),
    ),
  );
  return {
    ...data,
    email,
    sentIds,
    replyAddress: await replyAddress(env as Bindings, data.id, "site.example"),
  };
}

export interface ReceivedRow {
  id: string;
  state: string;
  reason: string | null;
  submission_id: string | null;
  suggested_id: string | null;
  raw_key: string;
}

/** The row of the mail that came last. */
export async function lastReceived(): Promise<ReceivedRow> {
  const row = await env.DB.prepare(
    "SELECT * FROM received_mails ORDER BY seq DESC LIMIT 1",
  ).first<ReceivedRow>();
  if (!row) throw new Error("No mail was received");
  return row;
}

export interface MessageRow {
  id: string;
  submission_id: string;
  is_stranger: number;
  automatic: string | null;
  parts: string;
  subject: string;
  remote_pictures: string;
}

/** The message that a received mail became, or null. */
export function messageOf(mail: ReceivedRow): Promise<MessageRow | null> {
  return env.DB.prepare("SELECT * FROM messages WHERE received_mail_id = ?")
    .bind(mail.id)
    .first<MessageRow>();
}
