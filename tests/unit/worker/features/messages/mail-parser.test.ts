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
  ["a mail of an old list without List-Id", "Precedence: bulk\r\n", "list"],
  ["a mail of a list that says only who runs it", "X-Mailing-List: chargers@society.example\r\n", "list"],
  ["a mail of ezmlm", "Mailing-List: contact all-help@society.example; run by ezmlm\r\n", "list"],
  ["a mail of Mailman", "X-BeenThere: all@society.example\r\n", "list"],
  ["a mail whose errors go to a list's owner", "Errors-To: owner-all@society.example\r\n", "list"],
  ["a mail by a person", "", null],
  ["a mail that may be urgent", "Precedence: first-class\r\n", null],
])("takes %s for what it is", async (_what, headers, kind) => {
  expect((await parse(`${head}${headers}\r\nWords`)).automatic).toBe(kind);
});

test.each([
  "post_master@mx.example",
  "Post.Master@mx.example",
  "mailer_daemon@mx.example",
  "MailerDaemon@mx.example",
  "mail.daemon@mx.example",
  "mailer-daemon+17@mx.example",
])("takes a mail of %s for a bounce", async (from) => {
  expect((await parse(`From: ${from}\r\nSubject: s\r\n\r\nUser unknown`)).automatic).toBe("bounce");
});

test("takes the postmaster of a town for a person", async () => {
  const mail = await parse("From: postmaster.pune@post.example\r\nSubject: s\r\n\r\nWhat does it cost?");
  expect(mail.automatic).toBeNull();
});

test("finds the mail that a bounce returns in its text", async () => {
  const bounce = [
    "From: MAILER-DAEMON@mx.example",
    "Subject: failure notice",
    "",
    "Hi. This is the qmail-send program. I'm sorry it didn't work out.",
    "",
    "--- Below this line is a copy of the message.",
    "",
    "Received: from x.example",
    "Message-ID: <sent-17@mail-service.example>",
    "Subject: Your enquiry",
  ];
  expect((await parse(bounce.join("\r\n"))).bounce?.id).toBe("<sent-17@mail-service.example>");
});

test.each([
  [
    "in the words of its server's report",
    "Action: failed\r\nStatus: 5.2.2\r\nDiagnostic-Code: smtp; 552 5.2.2 Over\r\n quota",
    "A long introduction.",
    "The mailbox is full. 552 5.2.2 Over quota",
  ],
  [
    "in the sentence of a server that makes no report for programs",
    "",
    "I'm sorry. <asha@x.example>: host mx said: 550 5.1.1 No such\r\nuser here\r\n\r\n--- Below is a copy.",
    "The address does not exist. 550 5.1.1 No such user here",
  ],
  ["with its text when there is no code", "", "It did not work out.", "It did not work out."],
])("says why a mail came back %s", async (_where, status, text, reason) => {
  const bounce = [
    `${head}${report("delivery-status")}`,
    `--b\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`,
    `--b\r\nContent-Type: message/delivery-status\r\n\r\n${status}\r\n--b--`,
  ];
  expect((await parse(bounce.join("\r\n"))).bounce?.reason).toBe(reason);
});

test("takes a report that a mail is only late for no bounce", async () => {
  const late = [
    `${head}${report("delivery-status")}`,
    "--b\r\nContent-Type: text/plain\r\n\r\nStill trying.\r\n",
    "--b\r\nContent-Type: message/delivery-status\r\n",
    "Final-Recipient: rfc822; asha@x.example\r\nAction: delayed\r\nStatus: 4.4.1\r\n--b--",
  ];
  expect((await parse(late.join("\r\n"))).automatic).toBe("auto_reply");
});

const utf7 = 'Content-Type: text/plain; charset="UTF-7"\r\n';

test.each([
  ["8bit", "Hallo Gr+APwA3w-e +- +2D3d6A- 2+-3"],
  ["quoted-printable", "Hallo Gr+APwA3w-e +- +2D3d6A- 2+-3"],
  ["base64", btoa("Hallo Gr+APwA3w-e +- +2D3d6A- 2+-3")],
])("reads the text of a mail in UTF-7, in %s", async (encoding, text) => {
  const source = `${head}${utf7}Content-Transfer-Encoding: ${encoding}\r\n\r\n${text}`;
  expect((await parse(source)).parts).toEqual([{ text: "Hallo Grüße + \u{1f5e8} 2+3", isQuoted: false }]);
});

test("reads subject, sender and HTML in UTF-7", async () => {
  const source = [
    "From: =?utf-7?Q?Gr+APwA3w-e?= <a@b.example>",
    "Subject: =?unicode-1-1-utf-7?Q?+CRUJMA-?=",
    "Content-Type: text/html; charset=utf-7",
    "",
    "+ADw-p+AD4-+CRUJMA-+ADwAcw-cript+AD4-alert(1)+ADw-/script+AD4-",
  ];
  const { subject, fromName, parts } = await parse(source.join("\r\n"));
  expect({ subject, fromName, parts }).toEqual({
    subject: "\u0915\u0930",
    fromName: "Grüße",
    parts: [{ text: "\u0915\u0930", isQuoted: false }],
  });
});

test("leaves a phone number in a mail that only says it is UTF-7", async () => {
  const { parts } = await parse(`${head}${utf7}\r\nCall +91 98765 43210 or +919876543210.`);
  expect(parts).toEqual([{ text: "Call +91 98765 43210 or +919876543210.", isQuoted: false }]);
});

test("reads a mail in UTF-8 that speaks of UTF-7 as it is", async () => {
  const { parts } = await parse(`${head}\r\nOur header is charset=utf-7, and +APw- means u.`);
  expect(parts[0]?.text).toBe("Our header is charset=utf-7, and +APw- means u.");
});

test.each([
  ["of Windows-1252 without a declared charset", "", "latin1"],
  ["of Windows-1252 in a part without a charset", "Content-Type: text/plain\r\n", "latin1"],
  ["of UTF-8 without a declared charset", "", "utf8"],
] as const)("reads letters %s", async (_what, type, encoding) => {
  const source = `From: Zo\u00e9 <a@b.example>\r\nSubject: Caf\u00e9\r\n${type}\r\nD\u00e9j\u00e0 vu`;
  const { buffer } = Uint8Array.from(Buffer.from(source, encoding));
  const { fromName, subject, parts } = await parseMail(buffer, "a@b.example");
  expect([fromName, subject, parts[0]?.text]).toEqual(["Zoé", "Café", "Déjà vu"]);
});

test("leaves the bytes of an attachment alone in a mail that declares no charset", async () => {
  const source = [
    `${head}Content-Type: multipart/mixed; boundary=b\r\n`,
    "--b\r\n\r\nCaf\u00e9\r\n",
    '--b\r\nContent-Type: application/pdf; name="a.pdf"\r\nContent-Transfer-Encoding: binary\r\n',
    "%PDF \u00e9\u00ff\r\n--b--",
  ];
  const { buffer } = Uint8Array.from(Buffer.from(source.join("\r\n"), "latin1"));
  const { attachments } = await parseMail(buffer, "a@b.example");
  expect(
    Buffer.from(attachments[0]?.content ?? [])
      .toString("latin1")
      .trim(),
  ).toBe("%PDF \u00e9\u00ff");
});

test.each(["iso-2022-kr", "ISO-2022-CN", "hz-gb-2312", "utf-32"])(
  "refuses a text in %s, which nothing here can decode",
  async (charset) => {
    const type = `Content-Type: text/plain; charset=${charset}\r\n`;
    await expect(parse(`${head}${type}\r\n\u000e!!\u000f`)).rejects.toThrow("cannot be decoded");
  },
);

test("refuses a mail of which only one part is in UTF-7", async () => {
  const parts = [
    `${head}Content-Type: multipart/mixed; boundary=b\r\n`,
    `--b\r\n${utf7}\r\nGr+APwA3w-e\r\n`,
    "--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n+APw-\r\n--b--",
  ];
  await expect(parse(parts.join("\r\n"))).rejects.toThrow("cannot be decoded");
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

test.each([
  ["=?iso-8859-1?Q?B=FCrling,=20Andreas?= <a@b.example>", "a@b.example", "Bürling, Andreas"],
  ["Bürling, Andreas <A@b.example>", "a@b.example", "Bürling, Andreas"],
  ["=?utf-8?Q?agent=40site.example?= <a@b.example>", "a@b.example", ""],
  ["=?utf-8?Q?agent?=@b.example", "=?utf-8?q?agent?=@b.example", ""],
  ['"many words"@b.example>', "", ""],
])("reads the sender %s", async (sender, from, fromName) => {
  expect(await parse(`From: ${sender}\r\nSubject: s\r\n\r\nWords`)).toMatchObject({ from, fromName });
});

test("keeps the text of a mail whose parts are not where it says", async () => {
  const type = "Content-Type: multipart/mixed;\r\n boundary=nowhere\r\n";
  const source = `${head}${type}Content-Transfer-Encoding: quoted-printable\r\n\r\nGr=C3=BC=C3=9Fe von Martin\r\n`;
  expect((await parse(source)).parts).toEqual([{ text: "Grüße von Martin", isQuoted: false }]);
});

test("knows the id of a mail also without its angle brackets", async () => {
  const ids = "Message-ID: 2020.05D7@b.example\r\nIn-Reply-To: 17@site.example\r\n";
  expect(await parse(`From: a@b.example\r\n${ids}\r\nWords`)).toMatchObject({
    messageId: "<2020.05D7@b.example>",
    answersTo: ["<17@site.example>"],
  });
});
