import { mailSource } from "../../mail/mail-source.ts";
import type { CorpusMail, Threads } from "./corpus-mail.ts";
import { shortMail } from "./short-mail.ts";

/** Mails that the customer, or their server, forwards. */
export function forwardedMails({ customer, siteAddress }: Threads): CorpusMail[] {
  const head = [`From: ${customer.email}`, "To: x", "Subject: Fwd: Offer of the installer"];
  const envelope = { from: customer.email, to: customer.replyAddress };
  const inThread = { place: "thread", thread: "customer" } as const;
  const offer = "Our price for three chargers is 2,40,000.";
  const headers = ["From: Installer <offer@y.example>", "Date: Mon, 23 Nov 2026", "Subject: Offer", "To: x"];
  const forward = (name: string, id: string, text: string): CorpusMail => ({
    ...shortMail(`forwarded: ${name}`, [...head, `Message-ID: <${id}@x.example>`], text, {
      envelope,
      expected: inThread,
    }),
    written: text,
  });
  const gmail = ["What do you think of this?", "", "---------- Forwarded message ---------", ...headers];
  return [
    forward("Gmail", "f1", [...gmail, "", offer].join("\n")),
    forward("Apple Mail", "f2", ["Begin forwarded message:", "", ...headers, "", offer].join("\n")),
    {
      name: "forwarded: as an attachment, with the ids of another conversation within",
      source: mailSource(
        [...head, "Message-ID: <f3@x.example>"],
        [
          { type: "text/plain", charset: "utf-8", content: "See the mail." },
          {
            type: "message/rfc822",
            content: `From: ${siteAddress}\nMessage-ID: ${customer.sentIds[0]}\nSubject: x\n\n${offer}`,
          },
        ],
      ),
      envelope,
      expected: inThread,
      written: "See the mail.",
    },
    shortMail(
      "forwarded: by a server, without the reply address, to the site",
      [
        `From: ${customer.email}`,
        "To: x",
        "Subject: Re: meter",
        "Message-ID: <f4@x.example>",
        `References: ${customer.sentIds.join(" ")}`,
        "Resent-From: forward@isp.example",
      ],
      "Three phase, as I said.",
      { envelope: { from: "SRS0=a=b@isp.example", to: siteAddress }, expected: inThread },
    ),
  ];
}
