import { Buffer } from "node:buffer";
import { mailSource } from "../../mail/mail-source.ts";
import type { CorpusMail, Threads } from "./corpus-mail.ts";
import { shortMail } from "./short-mail.ts";

/** Mails of somebody who means harm. */
export function hostileMails({ customer, other, third, siteAddress }: Threads): CorpusMail[] {
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
