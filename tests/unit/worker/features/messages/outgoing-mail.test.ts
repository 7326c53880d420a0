import { expect, test } from "vitest";
import { limits } from "#shared/limits.ts";
import { staffLimits } from "#shared/staff-limits.ts";
import { letterOf, threadHeaders } from "#worker/features/messages/outgoing-mail.ts";
import { mailSource } from "../../../../../scripts/mail/mail-source.ts";

/** What Cloudflare takes: bytes of a header, and of a whole mail. */
const maxHeaderBytes = 2048;
const maxMailBytes = 5 * 1024 * 1024;

const idOf = (number: number, name = "a") => `<${number}.${name.repeat(40)}@mail.example>`;

test("a reply in a long conversation names the first mail and the newest that fit", () => {
  const ids = Array.from({ length: 500 }, (_, number) => idOf(number));
  const { References: references = "", "In-Reply-To": inReplyTo } = threadHeaders(ids);
  const named = references.split(" ");
  expect(Buffer.byteLength(references)).toBeLessThanOrEqual(maxHeaderBytes);
  expect(named[0]).toBe(ids[0]);
  expect(named.slice(1)).toEqual(ids.slice(-(named.length - 1)));
  expect(named.length).toBeGreaterThan(10);
  expect(inReplyTo).toBe(ids.at(-1));
});

test.each([
  ["longer than a header", idOf(1, "a".repeat(60))],
  ["with letters that a header cannot hold", idOf(1, "आ")],
])("a reply names no id %s", (_what, id) => {
  expect(threadHeaders([id])).toEqual({});
  expect(threadHeaders([id, idOf(2)])).toEqual({ "In-Reply-To": idOf(2), References: idOf(2) });
});

test("the largest reply with the largest attachments fits into what the mail service takes", () => {
  const names = { signature: null, adminName: "Asha", siteName: "Charge India", replyTo: "", files: [] };
  const { text, html } = letterOf({ body: "आ".repeat(staffLimits.reply), earlierIds: [], ...names });
  const body = { charset: "utf-8", encoding: "quoted-printable" } as const;
  const file = Buffer.alloc(limits.attachmentBytes, 7);
  const mail = mailSource(
    [],
    [
      { ...body, type: "text/plain", content: text },
      { ...body, type: "text/html", content: html },
      { type: "application/pdf", encoding: "base64", content: file },
    ],
  );
  expect(mail.byteLength).toBeLessThan(maxMailBytes);
});

test("light formatting is in the HTML, marks stay in the text, and what somebody pastes is text", () => {
  const names = { signature: "Asha", adminName: "Asha", siteName: "Charge India", replyTo: "", files: [] };
  const body = "Two **fast** points:\n- *60 kW*\n- 5 * 3 <b>x</b>\nBye";
  const { text, html } = letterOf({ body, earlierIds: [], ...names });
  expect(text).toBe(`${body}\n\n-- \nAsha`);
  const inner = /^<div [^>]*>(.*)<\/div>$/s.exec(html)?.[1];
  expect(inner?.replace(/ style="[^"]*"/g, "")).toBe(
    "Two <strong>fast</strong> points:<ul><li><em>60 kW</em></li><li>5 * 3 &lt;b&gt;x&lt;/b&gt;</li></ul>Bye\n\n-- \nAsha",
  );
});
