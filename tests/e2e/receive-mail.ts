import type { Page } from "playwright/test";
import { expect } from "./test.ts";

interface Mail {
  from: string;
  to: string;
  text: string;
  subject?: string;
}

/** Hands a mail to the server, as Cloudflare does. */
export async function receiveMail(page: Page, { from, to, text, subject = "Re: Your enquiry" }: Mail) {
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <${crypto.randomUUID()}@x.example>`,
  ];
  const data = [...head, "", text].join("\r\n");
  const envelope = new URLSearchParams({ from, to });
  const response = await page.request.post(`/cdn-cgi/local/email?${envelope}`, { data });
  expect(response.ok(), await response.text()).toBe(true);
}
