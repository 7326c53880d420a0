import { Buffer } from "node:buffer";
import { encodedWord, type MailBody, mailSource } from "./mail-source.ts";

/** What the corpus is made for: conversations that exist before the first mail comes. */
export interface Threads {
  customer: Thread;
  /** Another customer's, which nobody else may join. */
  other: Thread;
  /** A third customer's. */
  third: Thread;
  /** The address that the site sends from. */
  siteAddress: string;
}

interface Thread {
  reference: string;
  /** The customer's address. */
  email: string;
  replyAddress: string;
  /** The ids of mails that were sent in it, oldest first. */
  sentIds: string[];
}

/** Where a mail must be found in the end. */
export type Expected =
  | { place: "thread"; thread: "customer" | "other"; stranger?: true; automatic?: true }
  | { place: "new"; suggests?: "customer" }
  | { place: "unmatched" | "failed" | "repeat" }
  | { place: "bounced"; thread: "customer" };

export interface CorpusMail {
  name: string;
  source: Buffer;
  envelope: { from: string; to: string };
  expected: Expected;
  /** What the sender wrote, without what was quoted; checked where the mail has a quote. */
  written?: string;
}

interface Language {
  name: string;
  subject: string;
  written: string;
  gmail: (who: string) => string;
  outlook: [from: string, sent: string, to: string, subject: string];
}

const languages: Language[] = [
  {
    name: "english",
    subject: "Charger for our housing society",
    written: "Yes, Tuesday at 11 works for us. The meter room is beside gate 2.",
    gmail: (who) => `On Mon, 23 Nov 2026 at 10:15, ${who} wrote:`,
    outlook: ["From", "Sent", "To", "Subject"],
  },
  {
    name: "hindi",
    subject: "सोसायटी के लिए चार्जर",
    written: "हाँ, मंगलवार 11 बजे ठीक है। मीटर रूम गेट 2 के पास है।",
    gmail: (who) => `सोम, 23 नव॰ 2026 को 10:15 पूर्वाह्न पर ${who} ने लिखा:`,
    outlook: ["प्रेषक", "भेजा गया", "प्रति", "विषय"],
  },
  {
    name: "tamil",
    subject: "குடியிருப்புக்கு சார்ஜர்",
    written: "ஆம், செவ்வாய்க்கிழமை 11 மணிக்கு வரலாம். மீட்டர் அறை கேட் 2 அருகில் உள்ளது.",
    gmail: (who) => `திங்., 23 நவ., 2026, முற்பகல் 10:15 அன்று, ${who} எழுதியது:`,
    outlook: ["அனுப்புநர்", "அனுப்பப்பட்டது", "பெறுநர்", "பொருள்"],
  },
  {
    name: "german",
    subject: "Ladestation für unser Büro",
    written: "Ja, Dienstag um 11 Uhr passt. Der Zählerraum ist neben Tor 2.",
    gmail: (who) => `Am Mo., 23. Nov. 2026 um 10:15 Uhr schrieb ${who}:`,
    outlook: ["Von", "Gesendet", "An", "Betreff"],
  },
];

const quotedLines = [
  "Dear Asha,",
  "we can visit on Tuesday at 11. Where is the meter?",
  "Ravi, Charge India",
];
const postings = ["top", "bottom", "between"] as const;
type Posting = (typeof postings)[number];

/** How a mail program writes an answer. */
interface Program {
  name: string;
  headers: string[];
  bodies: (language: Language, posting: Posting, site: string) => { bodies: MailBody[]; multipart?: string };
}

function plainAnswer(language: Language, posting: Posting, site: string): string {
  const head = language.gmail(`Charge India <${site}>`);
  const quote = quotedLines.map((line) => `> ${line}`);
  const [first = "", second = ""] = halves(language.written);
  if (posting === "top") return [language.written, "", head, "", ...quote].join("\n");
  if (posting === "bottom") return [head, ...quote, "", language.written].join("\n");
  return [head, quote[0], quote[1], first, "", quote[2], second].join("\n");
}

function halves(text: string): string[] {
  const at = text.search(/[.।]\s/) + 1;
  return [text.slice(0, at), text.slice(at + 1)];
}

function gmailHtml(language: Language, posting: Posting, site: string): string {
  const head = language.gmail(`Charge India &lt;${site}&gt;`);
  const quote = (lines: string[]) =>
    `<blockquote class="gmail_quote" style="margin:0 0 0 .8ex">${lines.join("<br>")}</blockquote>`;
  const [first = "", second = ""] = halves(language.written);
  if (posting === "top") {
    return `<div dir="ltr">${language.written}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${head}<br></div>${quote(quotedLines)}</div>`;
  }
  if (posting === "bottom") return `<div>${head}</div>${quote(quotedLines)}<div>${language.written}</div>`;
  return `<div>${head}</div>${quote(quotedLines.slice(0, 2))}<div>${first}</div>${quote(quotedLines.slice(2))}<div>${second}</div>`;
}

function outlookHtml(language: Language, site: string): string {
  const [from, sent, to, subject] = language.outlook;
  return `<html><head><style>p.MsoNormal{margin:0}</style></head><body lang="EN-IN"><div class="WordSection1"><p class="MsoNormal">${language.written}<o:p></o:p></p></div>
<div id="appendonsend"></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr"><b>${from}:</b> Charge India &lt;${site}&gt;<br><b>${sent}:</b> 23 November 2026 10:15<br><b>${to}:</b> Asha<br><b>${subject}:</b> Your enquiry</div><div>${quotedLines.join("<br>")}</div></body></html>`;
}

const programs: Program[] = [
  {
    name: "Gmail",
    headers: ["X-Gm-Message-State: AOJu0Yz"],
    bodies: (language, posting, site) => ({
      multipart: "alternative",
      bodies: [
        {
          type: "text/plain",
          charset: "utf-8",
          encoding: "quoted-printable",
          content: plainAnswer(language, posting, site),
        },
        {
          type: "text/html",
          charset: "utf-8",
          encoding: "quoted-printable",
          content: gmailHtml(language, posting, site),
        },
      ],
    }),
  },
  {
    name: "Gmail, HTML alone",
    headers: [],
    bodies: (language, posting, site) => ({
      bodies: [
        {
          type: "text/html",
          charset: "utf-8",
          encoding: "base64",
          content: gmailHtml(language, posting, site),
        },
      ],
    }),
  },
  {
    name: "Outlook",
    headers: ["X-MS-Has-Attach:", "Thread-Topic: Your enquiry", "Accept-Language: en-IN"],
    bodies: (language, _posting, site) => ({
      bodies: [
        {
          type: "text/html",
          charset: "utf-8",
          encoding: "quoted-printable",
          content: outlookHtml(language, site),
        },
      ],
    }),
  },
  {
    name: "Apple Mail",
    headers: ["X-Mailer: Apple Mail (2.3864.100.1.1)"],
    bodies: (language, posting, site) => ({
      bodies: [
        {
          type: "text/plain",
          charset: "utf-8",
          encoding: "8bit",
          content: plainAnswer(language, posting, site),
        },
      ],
    }),
  },
  {
    name: "iPhone",
    headers: ["X-Mailer: iPhone Mail (24B91)"],
    bodies: (language, posting, site) => ({
      bodies: [
        {
          type: "text/plain",
          charset: "utf-8",
          encoding: "base64",
          content: plainAnswer(language, posting, site),
        },
      ],
    }),
  },
  {
    name: "Android",
    headers: ["X-Mailer: SamsungEmail"],
    bodies: (language, posting, site) => ({
      multipart: "alternative",
      bodies: [
        {
          type: "text/plain",
          charset: "utf-8",
          encoding: "base64",
          content: plainAnswer(language, posting, site),
        },
        {
          type: "text/html",
          charset: "utf-8",
          encoding: "base64",
          content: gmailHtml(language, posting, site),
        },
      ],
    }),
  },
  {
    name: "Thunderbird with a picture",
    headers: ["User-Agent: Mozilla Thunderbird"],
    bodies: (language, posting, site) => ({
      bodies: [
        {
          type: "text/plain",
          charset: "utf-8",
          encoding: "8bit",
          content: plainAnswer(language, posting, site),
        },
        {
          type: 'image/png; name="meter.png"',
          encoding: "base64",
          content: onePixel,
          headers: ['Content-Disposition: attachment; filename="meter.png"'],
        },
      ],
    }),
  },
];

/** A picture of one pixel. */
export const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** How a mail finds its thread, and where it then must be. */
interface Route {
  name: string;
  to: (threads: Threads) => string;
  from: (threads: Threads, index: number) => string;
  headers: (threads: Threads) => string[];
  subject: (threads: Threads, subject: string) => string;
  expected: Expected;
}

const re = (_threads: Threads, subject: string) => `Re: ${subject}`;
const site = ({ siteAddress }: Threads) => siteAddress;
const reply = ({ customer }: Threads) => customer.replyAddress;
const owner = ({ customer }: Threads) => customer.email;
const stranger = (_threads: Threads, index: number) => `person${index}@stranger${index % 90}.example`;
const none = () => [];

const routes: Route[] = [
  {
    name: "reply address, customer",
    to: reply,
    from: owner,
    headers: ({ customer }) => [
      `In-Reply-To: ${customer.sentIds.at(-1)}`,
      `References: ${customer.sentIds.join(" ")}`,
    ],
    subject: re,
    expected: { place: "thread", thread: "customer" },
  },
  {
    name: "reply address in capitals, no ids",
    to: ({ customer }) => customer.replyAddress.toUpperCase(),
    from: owner,
    headers: none,
    subject: re,
    expected: { place: "thread", thread: "customer" },
  },
  {
    name: "reply address, stranger",
    to: reply,
    from: stranger,
    headers: none,
    subject: re,
    expected: { place: "thread", thread: "customer", stranger: true },
  },
  {
    name: "ids, customer",
    to: site,
    from: owner,
    headers: ({ customer }) => [`References: <x@elsewhere.example> ${customer.sentIds[0]}`],
    subject: re,
    expected: { place: "thread", thread: "customer" },
  },
  {
    name: "ids, stranger",
    to: site,
    from: stranger,
    headers: ({ customer }) => [`In-Reply-To: ${customer.sentIds[0]}`],
    subject: re,
    expected: { place: "new", suggests: "customer" },
  },
  {
    name: "reference in the subject, stranger",
    to: site,
    from: stranger,
    headers: none,
    subject: ({ customer }, subject) => `${subject} (${customer.reference})`,
    expected: { place: "new", suggests: "customer" },
  },
  {
    name: "unknown sender",
    to: site,
    from: stranger,
    headers: none,
    subject: (_threads, subject) => subject,
    expected: { place: "new" },
  },
];

/** All mails of the corpus; the same threads give the same mails. */
export function makeCorpus(threads: Threads): CorpusMail[] {
  const mails: CorpusMail[] = [];
  for (const route of routes)
    for (const program of programs)
      for (const language of languages)
        for (const posting of postings) {
          if (program.name === "Outlook" && posting !== "top") continue;
          mails.push(answer(threads, { route, program, language, posting }, mails.length));
        }
  return [...mails, ...specialMails(threads)];
}

function answer(
  threads: Threads,
  {
    route,
    program,
    language,
    posting,
  }: { route: Route; program: Program; language: Language; posting: Posting },
  index: number,
): CorpusMail {
  const from = route.from(threads, index);
  const to = route.to(threads);
  const subject = route.subject(threads, language.subject);
  const { bodies, multipart } = program.bodies(language, posting, threads.siteAddress);
  const headers = [
    `From: ${encodedWord("आशा Kumar")} <${from}>`,
    `To: Charge India <${to}>`,
    `Subject: ${/^[ -~]*$/.test(subject) ? subject : encodedWord(subject, index % 2 ? "B" : "Q")}`,
    `Message-ID: <${index}.answer@mail.example>`,
    "Date: Mon, 23 Nov 2026 10:40:00 +0530",
    ...program.headers,
    ...route.headers(threads),
  ];
  return {
    name: `${route.name}; ${program.name}; ${language.name}; ${posting}`,
    source: mailSource(headers, bodies, multipart ? { multipart } : {}),
    envelope: { from, to },
    expected: route.expected,
    written: posting === "between" ? halves(language.written).join("\n\n") : language.written,
  };
}

/** A short mail from its headers and text. */
function shortMail(
  name: string,
  headers: string[],
  text: string,
  mail: Pick<CorpusMail, "envelope" | "expected">,
): CorpusMail {
  const bodies: MailBody[] = [{ type: "text/plain", charset: "utf-8", encoding: "8bit", content: text }];
  return { name, source: mailSource(headers, bodies), ...mail };
}

function specialMails(threads: Threads): CorpusMail[] {
  return [
    ...automaticMails(threads),
    ...ownMails(threads),
    ...brokenMails(threads),
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

function hostileMails({ customer, other, third, siteAddress }: Threads): CorpusMail[] {
  const headers = (from: string, id: string) => [
    `From: ${from}`,
    "To: x",
    "Subject: Re: meter",
    `Message-ID: <${id}@evil.example>`,
  ];
  const html = (name: string, id: string, content: string): CorpusMail => ({
    name: `hostile: ${name}`,
    source: mailSource(headers(customer.email, id), [
      { type: "text/html", charset: "utf-8", encoding: "base64", content },
    ]),
    envelope: { from: customer.email, to: customer.replyAddress },
    expected: { place: "thread", thread: "customer" },
  });
  const token = customer.replyAddress.slice("reply+".length, customer.replyAddress.indexOf("@"));
  const forgedToken = `reply+${token.slice(0, -3)}aaa@${customer.replyAddress.split("@")[1]}`;
  const manyRecipients = Array.from({ length: 10_000 }, (_, index) => `p${index}@x.example`).join(",\r\n ");
  return [
    html("script", "h1", "<p>Hello<script>alert(1)</script><img src=x onerror=alert(1)></p>"),
    html(
      "tracking picture",
      "h2",
      '<p>Hi</p><img src="https://track.evil.example/p.gif?id=1" width="1" height="1">',
    ),
    html("javascript link", "h3", '<a href="javascript:alert(1)">press</a><a href="data:text/html,x">x</a>'),
    html(
      "style, svg and form",
      "h4",
      '<style>@import "https://evil.example"</style><svg onload=alert(1)></svg><form action="https://evil.example"><input name=a></form>ok',
    ),
    html("unclosed tags, 100,000 deep", "h5", `${"<div>".repeat(100_000)}deep`),
    html(
      "comment and CDATA tricks",
      "h6",
      "<!--><script>alert(1)</script>--><![CDATA[<img src=x onerror=alert(1)>]]>ok",
    ),
    shortMail("hostile: forged token", headers("evil@evil.example", "h7"), "Let me in", {
      envelope: { from: "evil@evil.example", to: forgedToken },
      expected: { place: "new" },
    }),
    shortMail(
      "hostile: the customer forged, DMARC failed",
      [
        ...headers(customer.email, "h8"),
        "Authentication-Results: mx.cloudflare.net; dkim=none; dmarc=fail header.from=x",
      ],
      "Send the money elsewhere",
      {
        envelope: { from: "evil@evil.example", to: customer.replyAddress },
        expected: { place: "thread", thread: "customer", stranger: true },
      },
    ),
    shortMail(
      "hostile: one customer names the other's ids",
      [...headers(third.email, "h9"), `References: ${other.sentIds[0]}`],
      "Which thread?",
      { envelope: { from: third.email, to: siteAddress }, expected: { place: "new" } },
    ),
    shortMail(
      "hostile: header injection in the subject",
      [
        `From: ${customer.email}`,
        "To: x",
        `Subject: =?UTF-8?B?${Buffer.from("a\r\nBcc: all@x.example").toString("base64")}?=`,
        "Message-ID: <h10@evil.example>",
      ],
      "Hello",
      {
        envelope: { from: customer.email, to: customer.replyAddress },
        expected: { place: "thread", thread: "customer" },
      },
    ),
    shortMail(
      "hostile: 10,000 recipients",
      [`From: ${customer.email}`, `To: ${manyRecipients}`, "Subject: all", "Message-ID: <h11@evil.example>"],
      "Hello all",
      {
        envelope: { from: customer.email, to: customer.replyAddress },
        expected: { place: "thread", thread: "customer" },
      },
    ),
    {
      name: "hostile: a name that is a path, a page called a picture",
      source: mailSource(headers(customer.email, "h12"), [
        { type: "text/plain", charset: "utf-8", content: "See the picture." },
        {
          type: "image/png",
          content: "<html><script>alert(1)</script></html>",
          headers: ['Content-Disposition: attachment; filename="../../../index.html"'],
        },
      ]),
      envelope: { from: customer.email, to: customer.replyAddress },
      expected: { place: "thread", thread: "customer" },
    },
  ];
}
