import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { storeMail } from "../../../scripts/mail/local-mail.ts";

const root = join(import.meta.dirname, "../../..");
const mail = {
  id: "0b1f6a52-7a34-4c4e-9d0e-000000000001@local.example",
  from: { name: "Asha, Charge India", email: "hello@site.example" },
  to: "meera@customer.example",
  replyTo: "reply+token@site.example",
  subject: "आपकी पूछताछ <script>alert(1)</script>",
  headers: { "In-Reply-To": "<before@x.example>" },
  text: "कल दस बजे",
  html: '<p>"कल" दस बजे</p>',
  attachments: [{ filename: "योजना.pdf", type: "application/pdf", content: btoa("%PDF-1.7") }],
};

/** A folder with the mail in it. */
async function folderWithMail(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "mails-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await storeMail(folder, mail);
  return folder;
}

test("a mail sent on this machine is a file that a mail program reads, with its files and where answers go", async () => {
  const folder = await folderWithMail();
  const [file = ""] = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const read = await PostalMime.parse(readFileSync(join(folder, file)));
  expect(read).toMatchObject({
    from: { name: mail.from.name, address: mail.from.email },
    to: [{ address: mail.to }],
    replyTo: [{ address: mail.replyTo }],
    subject: mail.subject,
    messageId: `<${mail.id}>`,
    inReplyTo: "<before@x.example>",
    text: expect.stringContaining(mail.text),
    html: expect.stringContaining(mail.html),
    attachments: [{ filename: "योजना.pdf", mimeType: "application/pdf" }],
  });
  expect(new TextDecoder().decode(read.attachments[0]?.content as ArrayBuffer)).toBe("%PDF-1.7");
});

test("the page of these mails shows what they say and runs nothing of them", async () => {
  const page = readFileSync(join(await folderWithMail(), "index.html"), "utf8");
  expect(page).toContain("आपकी पूछताछ &lt;script&gt;");
  expect(page).toContain('srcdoc="&lt;p&gt;&quot;कल&quot; दस बजे&lt;/p&gt;');
  expect(page).not.toContain("<script");
  expect(page).toContain("<iframe sandbox ");
  expect(page).toContain("default-src 'none'");
});

test("neither the Worker nor the site knows the mails of a developer's machine", () => {
  const sources = globSync("{src,worker}/**/*.{ts,tsx,js}", { cwd: root });
  expect(sources.length).toBeGreaterThan(500);
  const knows = (file: string) => /local-?mail/i.test(readFileSync(join(root, file), "utf8"));
  expect(sources.filter(knows)).toEqual([]);
  expect(readFileSync(join(root, "wrangler.toml"), "utf8")).toMatch(/\[\[send_email\]\]\s+name = "MAIL"/);
});
