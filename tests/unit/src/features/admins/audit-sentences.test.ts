import { describe, expect, it } from "vitest";
import type { AuditEntry } from "#shared/contract/admins.ts";
import { describeDevice } from "#shared/device.ts";
import { sentenceOf } from "#src/features/admins/team/audit-sentences.ts";

function read(line: Partial<AuditEntry>): string {
  const { before, subject, after } = sentenceOf({
    id: "1",
    at: "2026-11-20T03:35:00.000Z",
    person: { id: "2", name: "Kavya" },
    action: "admin.login",
    kind: "admin",
    subject: { id: "3", name: "Ila" },
    detail: null,
    ...line,
  });
  return [before, subject, after].filter(Boolean).join(" ");
}

describe("a line of the audit log", () => {
  it.each([
    [{ action: "admin.login" }, "signed in"],
    [{ action: "admin.approve" }, "approved the account of Ila"],
    [{ action: "admin.register", detail: { status: "pending" } }, "asked for an account"],
    [
      {
        action: "submission.update",
        kind: "submission",
        subject: { id: "3", name: "EV-2345-6789" },
        detail: { fields: ["status", "priority", "spam"] },
      },
      "changed status, priority and the spam mark of EV-2345-6789",
    ],
    [
      { action: "submission.contact", detail: { channel: "whatsapp" } },
      "reached the sender of Ila on WhatsApp",
    ],
    [
      { action: "media.upload", kind: "media", subject: { id: "3", name: null } },
      "uploaded a file that is gone",
    ],
    [{ action: "submission.view", kind: "submission" }, "read Ila"],
    [
      { action: "submission.export", detail: { count: 12, filters: ["status", "search"] } },
      "exported 12 enquiries, chosen by status and search",
    ],
    [{ action: "submission.export", detail: { count: 1, filters: [] } }, "exported 1 enquiry"],
    [{ action: "discover.translate_into_tamil" }, "translate into tamil: Ila"],
  ] as [Partial<AuditEntry>, string][])("reads as a sentence: %j", (line, sentence) => {
    expect(read(line)).toBe(sentence);
  });
});

describe("a device", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
      "Chrome on Windows",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1",
      "Safari on iPhone",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Safari/537.36",
      "Samsung Internet on Android",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
    ["curl/8.0", "Unknown device"],
    [null, "Unknown device"],
  ])("is named in words: %s", (userAgent, name) => {
    expect(describeDevice(userAgent).name).toBe(name);
  });
});
