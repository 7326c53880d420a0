import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { lastReceived, mailBindings, messageOf, receive } from "../support/received-mail.ts";

it("refuses a mail above 25 MiB with the reason, and stores nothing of it", async () => {
  const stored = async () =>
    [
      await env.DB.prepare("SELECT count(*) AS n FROM received_mails").first("n"),
      (await env.MEDIA.list({ prefix: "mail/in/" })).objects.length,
    ] as const;
  const before = await stored();
  const large = new Uint8Array(25 * 1024 * 1024 + 1);
  const envelope = { from: "large@customer.example", to: mailBindings.MAIL_FROM };
  expect(await receive(large, envelope)).toBe("The message is larger than 25 MiB");
  expect(await stored()).toEqual(before);
});

it("answers a mail with 150 references and 10,000 recipients with one mail to its sender alone", async () => {
  const sent: { to: unknown; cc?: unknown; bcc?: unknown; headers: Record<string, string> }[] = [];
  const send = async (mail: (typeof sent)[number]) => {
    sent.push(mail);
    return { messageId: "1@service.example" };
  };
  const from = `${crypto.randomUUID()}@customer.example`;
  const references = Array.from({ length: 150 }, (_, number) => `<${number}@x.example>`).join("\r\n ");
  const recipients = Array.from({ length: 10_000 }, (_, number) => `p${number}@x.example`).join(",\r\n ");
  const head = [`From: ${from}`, `To: ${recipients}`, "Subject: A charger", `References: ${references}`];
  const source = [...head, `Message-ID: <${crypto.randomUUID()}@x.example>`, "", "Hello"].join("\r\n");
  const MAIL = { send } as unknown as SendEmail;
  await receive(source, { from, to: mailBindings.MAIL_FROM }, { bindings: { MAIL } });
  expect(await messageOf(await lastReceived())).not.toBeNull();
  const [acknowledgement, ...others] = sent.filter(({ to }) => to === from);
  expect(others).toEqual([]);
  expect(acknowledgement?.cc ?? acknowledgement?.bcc).toBeUndefined();
  expect(sent.every(({ to }) => typeof to === "string" && !to.endsWith("@x.example"))).toBe(true);
});
