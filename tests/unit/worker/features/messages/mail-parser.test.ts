import { expect, test } from "vitest";
import { parseMail } from "#worker/features/messages/mail-parser.ts";

const head = "From: a@b.example\r\nSubject: s\r\nMessage-ID: <1@x.example>\r\n";
const html = `${head}Content-Type: text/html; charset=utf-8\r\n\r\n`;
const size = 600_000;
const repeated = (text: string) => text.repeat(size / text.length);

function parse(source: string) {
  return parseMail(new TextEncoder().encode(source).buffer as ArrayBuffer, "a@b.example");
}

/** Milliseconds; what grows with the square of the size takes minutes. */
const longest = 5000;

test.each([
  ["a line of spaces before a letter", `${head}\r\na${" ".repeat(size)}b`],
  ["a line of tabs before a letter", `${head}\r\n${"\t".repeat(size)}b`],
  ["an attribution that does not end", `${head}\r\nwrote${" ".repeat(size)}b`],
  ["a line of addresses that ends like an attribution", `${head}\r\n12:30 2026 ${"@".repeat(size)} wrote`],
  ["headers of a quote in a long line", `${head}\r\nFrom: ${"a".repeat(size)}\nTo: b\nDate: c`],
  ["a long line above the date of a quote", `${head}\r\n${"a".repeat(size)}\n10:15:\n> b`],
  ["elements within each other", html + repeated("x<b>")],
  ["quotes within each other", html + repeated("<blockquote>")],
  ["a row of cells", `${html}<table>${repeated("<td>x")}`],
  ["links that do not end", html + repeated("<a href=https://x.example/>x")],
  ["comments that do not end", html + repeated("<!--")],
])("reads %s in a time that grows with its size", async (_what, source) => {
  const started = performance.now();
  await parse(source);
  expect(performance.now() - started).toBeLessThan(longest);
});

const report = (type: string) => `Content-Type: multipart/report; report-type=${type}; boundary=b\r\n`;

test.each([
  ["a delivery report", report("delivery-status"), "bounce"],
  ["a complaint that a mail service passes on", report("feedback-report"), "auto_reply"],
  ["a note of absence by iCloud, which has no Auto-Submitted", "X-Apple-Action: VACATION\r\n", "auto_reply"],
  ["a mail by a person", "", null],
])("takes %s for what it is", async (_what, headers, kind) => {
  expect((await parse(`${head}${headers}\r\nWords`)).automatic).toBe(kind);
});

test.each([
  ["8bit", "> Which day? \r\n> We are free. \r\n"],
  ["quoted-printable", "> Which day?=20\r\n> We are free.=20\r\n"],
])("shows an answer right below a quote in flowed text, in %s", async (encoding, quote) => {
  const type = "Content-Type: text/plain; charset=utf-8; format=flowed\r\n";
  const source = `${head}${type}Content-Transfer-Encoding: ${encoding}\r\n\r\n${quote}On Tuesday\r\nat ten.\r\n`;
  expect((await parse(source)).parts).toEqual([
    { text: "> Which day?\n> We are free.", isQuoted: true },
    { text: "On Tuesday\nat ten.", isQuoted: false },
  ]);
});

test("refuses a mail of more lines than any mail program writes, before it reads them", async () => {
  const started = performance.now();
  await expect(parse(`${head}\r\n${"\n".repeat(3_000_000)}`)).rejects.toThrow("too many lines");
  expect(performance.now() - started).toBeLessThan(longest);
});

test("says that a mail goes on after what is shown of it", async () => {
  const source = `${html}<p>Hello</p>${"<div>".repeat(30_000)}deep`;
  const { parts } = await parse(source);
  expect(parts[0]?.text).toContain("Hello");
  expect(parts[0]?.text).toContain("(The rest of this mail is not shown. The original has it.)");
});
