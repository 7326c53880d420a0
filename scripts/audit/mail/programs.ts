import { Buffer } from "node:buffer";
import type { MailBody } from "../../mail/mail-source.ts";

export interface Language {
  name: string;
  subject: string;
  written: string;
  gmail: (who: string) => string;
  outlook: [from: string, sent: string, to: string, subject: string];
}

export const languages: Language[] = [
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
export const postings = ["top", "bottom", "between"] as const;
export type Posting = (typeof postings)[number];

/** A mail program, and how it writes an answer. */
export interface Program {
  name: string;
  headers: string[];
  bodies: (language: Language, posting: Posting, site: string) => { bodies: MailBody[]; multipart?: string };
}

function plainAnswer(language: Language, posting: Posting, site: string): string {
  // Gmail breaks the line before a long address.
  const head = language.gmail(`Charge India <${language.name === "english" ? "\n" : ""}${site}>`);
  const quote = quotedLines.map((line) => `> ${line}`);
  const [first = "", second = ""] = halves(language.written);
  if (posting === "top") return [language.written, "", head, "", ...quote].join("\n");
  if (posting === "bottom") return [head, ...quote, "", language.written].join("\n");
  return [head, quote[0], quote[1], first, "", quote[2], second].join("\n");
}

/** The two sentences of a text. */
export function halves(text: string): string[] {
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

export const programs: Program[] = [
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
