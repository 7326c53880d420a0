import { Buffer } from "node:buffer";
import { mailSource } from "../../mail/mail-source.ts";
import type { CorpusMail, Expected, Threads } from "./corpus-mail.ts";
import { forwardedMails } from "./forwarded-mails.ts";
import { hostileMails } from "./hostile-mails.ts";
import { shortMail } from "./short-mail.ts";

/** Mails whose shape is special, each with the place where it must be found. */
export function specialMails(threads: Threads): CorpusMail[] {
  return [
    ...automaticMails(threads),
    ...ownMails(threads),
    ...brokenMails(threads),
    ...forwardedMails(threads),
    ...hostileMails(threads),
  ];
}

function automaticMails({ customer, siteAddress }: Threads): CorpusMail[] {
  const inThread = { place: "thread", thread: "customer", automatic: true } as const;
  const heads: [string, string[]][] = [
    ["out of office (RFC 3834)", ["Auto-Submitted: auto-replied"]],
    ["vacation (Precedence)", ["Precedence: auto_reply"]],
    ["autoresponder (X-Autoreply)", ["X-Autoreply: yes"]],
    ["read receipt", ["Content-Type: multipart/report; report-type=disposition-notification; boundary=x"]],
    ["mailing list", ["List-Id: <all.society.example>", "Precedence: list"]],
    ["mailing list without List-Id", ["X-Mailing-List: all@society.example", "Errors-To: owner@x.example"]],
  ];
  const filed = heads.map(([name, headers], index) =>
    shortMail(
      `automatic: ${name}`,
      [
        `From: ${customer.email}`,
        `To: ${customer.replyAddress}`,
        "Subject: Away",
        `Message-ID: <auto${index}@x.example>`,
        ...headers,
      ],
      "I am away until Friday.",
      { envelope: { from: customer.email, to: customer.replyAddress }, expected: inThread },
    ),
  );
  const unknown = shortMail(
    "automatic: newsletter from an unknown sender",
    [
      "From: news@shop.example",
      "To: x",
      "Subject: Sale",
      "Message-ID: <news@shop.example>",
      "Precedence: bulk",
    ],
    "50 % off",
    { envelope: { from: "news@shop.example", to: siteAddress }, expected: { place: "unmatched" } },
  );
  const report = (id: string): Buffer =>
    mailSource(
      [
        "From: Mail Delivery Subsystem <mailer-daemon@mx.example>",
        `To: ${siteAddress}`,
        "Subject: Delivery Status Notification (Failure)",
        "Auto-Submitted: auto-replied",
      ],
      [
        { type: "text/plain", charset: "utf-8", content: "The address does not exist." },
        {
          type: "message/delivery-status",
          content: "Final-Recipient: rfc822; asha@x.example\nAction: failed\nStatus: 5.1.1\n",
        },
        {
          type: "message/rfc822",
          content: `From: ${siteAddress}\nMessage-ID: ${id}\nSubject: Your enquiry\n\nDear Asha`,
        },
      ],
      { multipart: 'report; report-type="delivery-status"' },
    );
  const envelope = { from: "", to: siteAddress };
  return [
    ...filed,
    unknown,
    {
      name: "bounce of a mail of ours",
      source: report(customer.sentIds[0] ?? ""),
      envelope,
      expected: { place: "bounced", thread: "customer" },
    },
    {
      name: "bounce of an unknown mail",
      source: report("<unknown@x.example>"),
      envelope,
      expected: { place: "unmatched" },
    },
  ];
}

function ownMails({ customer, siteAddress }: Threads): CorpusMail[] {
  const own = shortMail(
    "own mail comes back",
    [
      `From: Charge India <${siteAddress}>`,
      "To: x@y.example",
      "Subject: Your enquiry",
      `Message-ID: ${customer.sentIds[0]}`,
    ],
    "Dear Asha",
    { envelope: { from: siteAddress, to: customer.replyAddress }, expected: { place: "unmatched" } },
  );
  const forged = shortMail(
    "forged From of ours with a reply address",
    [`From: "Support" <${siteAddress}>`, "To: x", "Subject: Invoice", "Message-ID: <evil1@x.example>"],
    "Pay here",
    { envelope: { from: "evil@x.example", to: customer.replyAddress }, expected: { place: "unmatched" } },
  );
  const first = shortMail(
    "delivered twice",
    [`From: ${customer.email}`, "To: x", "Subject: Re: meter", "Message-ID: <twice@x.example>"],
    "The meter is three phase.",
    {
      envelope: { from: customer.email, to: customer.replyAddress },
      expected: { place: "thread", thread: "customer" },
    },
  );
  const hop = Buffer.concat([
    Buffer.from("Received: from mx2.example by mx1.example; Mon, 23 Nov 2026 10:41:00 +0530\r\n"),
    first.source,
  ]);
  return [
    own,
    forged,
    first,
    { ...first, name: "delivered twice, second time", source: hop, expected: { place: "repeat" } },
  ];
}

function brokenMails({ customer }: Threads): CorpusMail[] {
  const head = [`From: ${customer.email}`, "To: x", "Subject: Re: site"];
  const envelope = { from: customer.email, to: customer.replyAddress };
  const inThread = { place: "thread", thread: "customer" } as const;
  const raw = (
    name: string,
    lines: string[],
    expected: Expected = inThread,
    encoding: BufferEncoding = "utf8",
  ) => ({
    name: `broken: ${name}`,
    source: Buffer.from([...lines].join("\r\n"), encoding),
    envelope,
    expected,
  });
  const big = Buffer.alloc(15 * 1024 * 1024, "0123456789abcdef");
  return [
    raw("unclosed boundary", [
      ...head,
      "Message-ID: <b1@x>",
      "Content-Type: multipart/mixed; boundary=abc",
      "",
      "--abc",
      "Content-Type: text/plain",
      "",
      "Three phase.",
    ]),
    raw("boundary that never comes", [
      ...head,
      "Message-ID: <b2@x>",
      "Content-Type: multipart/mixed; boundary=abc",
      "",
      "Three phase.",
    ]),
    raw("unknown charset", [
      ...head,
      "Message-ID: <b3@x>",
      "Content-Type: text/plain; charset=x-klingon",
      "",
      "Three phase.",
    ]),
    raw("UTF-7", [
      ...head,
      "Message-ID: <b13@x>",
      "Content-Type: text/plain; charset=utf-7",
      "",
      "Three phase, +CRUJMA-.",
    ]),
    raw(
      "charset that nothing decodes",
      [...head, "Message-ID: <b14@x>", "Content-Type: text/plain; charset=iso-2022-kr", "", "\u000e!!\u000f"],
      { place: "failed" },
    ),
    raw("unknown transfer encoding", [
      ...head,
      "Message-ID: <b4@x>",
      "Content-Transfer-Encoding: uuencode-9",
      "",
      "Three phase.",
    ]),
    raw("cut base64", [
      ...head,
      "Message-ID: <b5@x>",
      "Content-Transfer-Encoding: base64",
      "",
      "VGhyZWUgcGhhc2Uu=",
    ]),
    raw(
      "bytes above 127 in headers",
      [
        `From: Ren\xe9 <${customer.email}>`,
        "To: x",
        "Subject: caf\xe9",
        "Message-ID: <b6@x>",
        "",
        "Three phase.",
      ],
      inThread,
      "latin1",
    ),
    raw("no message id", [...head, "", "No id here."]),
    raw("no body", [...head, "Message-ID: <b8@x>", "", ""]),
    raw("lines ending in LF", [[...head, "Message-ID: <b9@x>", "", "Three phase."].join("\n")]),
    raw("ISO-2022-JP subject", [
      `From: ${customer.email}`,
      "To: x",
      "Subject: =?ISO-2022-JP?B?GyRCPDw8PhsoQg==?=",
      "Message-ID: <b10@x>",
      "",
      "Three phase.",
    ]),
    raw("invalid date and folded headers", [
      ...head,
      "Date: yesterday",
      "References:",
      "\t<a@b>",
      " <c@d>",
      "Message-ID: <b11@x>",
      "",
      "Three phase.",
    ]),
    raw("winmail.dat", [
      ...head,
      "Message-ID: <b12@x>",
      "Content-Type: application/ms-tnef; name=winmail.dat",
      "Content-Transfer-Encoding: base64",
      "",
      "eJ8+IjAQAQaQCAAE",
    ]),
    raw("no header at all", ["", "only text"], { place: "failed" }),
    raw("empty", [""], { place: "failed" }),
    raw(
      "bytes that are no mail",
      ["\u0000\u0001\u0002\u0003\u00ff"],
      { ...inThread, stranger: true },
      "latin1",
    ),
    raw("nested 200 deep", [...head, "Message-ID: <deep@x>", ...nested(200)], { place: "failed" }),
    {
      name: "20 MB of attachment",
      source: mailSource(
        [...head, "Message-ID: <big@x>"],
        [
          { type: "text/plain", charset: "utf-8", content: "The drawings." },
          {
            type: "application/pdf",
            encoding: "base64",
            content: big,
            headers: ['Content-Disposition: attachment; filename="drawing.pdf"'],
          },
        ],
      ),
      envelope,
      expected: inThread,
    },
  ];
}

function nested(depth: number): string[] {
  return Array.from({ length: depth }, (_, level) => [
    `Content-Type: multipart/mixed; boundary=b${level}`,
    "",
    `--b${level}`,
  ]).flat();
}
