import { expect, test } from "vitest";
import { splitQuotes } from "#worker/features/messages/mail-quote.ts";

const written = (text: string) =>
  splitQuotes(text)
    .filter(({ isQuoted }) => !isQuoted)
    .map((part) => part.text)
    .join("\n\n");

const quote = "> Dear Asha,\n> we can install on Tuesday.";

test.each([
  [
    "Gmail, English",
    `Yes, Tuesday works.\n\nOn Mon, 23 Nov 2026 at 10:15, Charge India <reply@x.example>\nwrote:\n\n${quote}`,
  ],
  [
    "Gmail, Hindi",
    `Yes, Tuesday works.\n\nसोम, 23 नव॰ 2026 को 10:15 पूर्वाह्न पर Charge India <reply@x.example> ने लिखा:\n\n${quote}`,
  ],
  [
    "Gmail, Tamil",
    `Yes, Tuesday works.\n\nதிங்., 23 நவ., 2026, முற்பகல் 10:15 அன்று, Charge India <reply@x.example>\nஎழுதியது:\n\n${quote}`,
  ],
  [
    "any language above a quote",
    `Yes, Tuesday works.\n\nKuwa 23/11/2026 Charge <reply@x.example> ameandika:\n${quote}`,
  ],
  [
    "Hindi, quote without marks",
    "Yes, Tuesday works.\n\nसोम, 23 नव॰ 2026 को Charge India <reply@x.example> ने लिखा:\n\nDear Asha,\nwe can install.",
  ],
  [
    "Outlook",
    "Yes, Tuesday works.\n\n________________________________\nFrom: Charge India <reply@x.example>\nSent: Monday, 23 November 2026 10:15\nTo: Asha <asha@y.example>\nSubject: Your enquiry\n\nDear Asha,",
  ],
  [
    "Outlook, Hindi",
    "Yes, Tuesday works.\n\nप्रेषक: Charge India <reply@x.example>\nभेजा गया: 23 नवंबर 2026\nप्रति: Asha\nविषय: Your enquiry\n\nDear Asha,",
  ],
  [
    "Original Message",
    "Yes, Tuesday works.\n\n-----Original Message-----\nFrom: Charge India\nSent: Monday\nTo: Asha\n\nDear Asha,",
  ],
  [
    "Gmail, the address on a line of its own",
    `Yes, Tuesday works.\n\nOn Mon, 23 Nov 2026 at 10:15, Charge India <\nreply+mfrggzdfmztwq2lknnwg23tpobyxe43uovwg@site.example> wrote:\n\n${quote}`,
  ],
  [
    "a date of two digits and no address",
    `Yes, Tuesday works.\n\nOn 23/11/26 10:15 AM, Charge India wrote:\n${quote}`,
  ],
  [
    "an unknown language without marks",
    "Yes, Tuesday works.\n\nKuwa 23 Novemba 2026 10:15 Charge India <reply@x.example> ameandika:\n\nDear Asha,\nwe can install.",
  ],
  [
    "a Danish telephone",
    "Yes, Tuesday works.\n\n-------- Oprindelig besked --------\nFra: Charge India <reply@x.example>\nDato: 23.11.2026 10.15\nTil: asha@y.example\nEmne: Your enquiry\n\nDear Asha,",
  ],
  [
    "headers that begin with the date",
    "Yes, Tuesday works.\n\nDate: Mon, 23 Nov 2026 10:15\nSubject: Your enquiry\nFrom: reply@x.example\nTo: asha@y.example\n\nDear Asha,",
  ],
  [
    "Original Message without headers",
    "Yes, Tuesday works.\n\n----- Original Message -----\n\nDear Asha,\nwe can install.",
  ],
  [
    "Zoho, whose line has no colon",
    "Yes, Tuesday works.\n\n---- On Mon, 23 Nov 2026 10:15:02 +0530 reply@x.example wrote ----\n\nDear Asha,\nwe can install.",
  ],
  [
    "a telephone with a line of its own for date, name and address",
    `Yes, Tuesday works.\n\nOn Nov 23, 2026,\nat 10:15,\nCharge India <reply@x.example> wrote:\n\n${quote}`,
  ],
  [
    "a date without year and time, the address on the next line",
    `Yes, Tuesday works.\n\nOn Mon, Nov 23, Charge India\n<reply@x.example>\nwrote:\n${quote}`,
  ],
  [
    "Gmail, German, which ends with the date",
    `Yes, Tuesday works.\n\nCharge India <reply@x.example> schrieb am Mo., 23. Nov. 2026\num 10:15 Uhr:\n\n${quote}`,
  ],
  [
    "Outlook with a line of hyphens and a gap above bold headers",
    "Yes, Tuesday works.\n\n\n ------------------------------\n\n*From:* Charge India\n*Sent:* 23 November 2026\n*To:* Asha\n*Subject:* Your enquiry\n\nDear Asha,",
  ],
  [
    "Outlook, Swedish",
    "Yes, Tuesday works.\n\nFrån: Charge India [mailto:reply@x.example]\nSkickat: den 23 november 2026 10:15\nTill: asha@y.example\nÄmne: Your enquiry\n\nDear Asha,",
  ],
  [
    "Outlook, Russian, without a subject",
    "Yes, Tuesday works.\n\nОт: Charge India (mailto:reply@x.example)\nОтправлено: понедельник, 23 ноября 2026 г. 10:15\nКому: Asha (mailto:asha@y.example)\n\nDear Asha,",
  ],
  [
    "French, with headers of its own",
    "Yes, Tuesday works.\n\n====\n\nMessage du : 23/11/2026 10:15\nDe : Charge India <reply@x.example>\nA : asha@y.example\nCopie à :\nSujet : Your enquiry\n\nDear Asha,",
  ],
  ["Original Message in bold", "Yes, Tuesday works.\n\n*-------- Original Message --------*\n\nDear Asha,"],
])("folds the quote of %s", (_program, text) => {
  expect(written(text)).toBe("Yes, Tuesday works.");
});

test("an answer below and between the quotes stays", () => {
  const text =
    "On 23 Nov 2026, Ravi <r@x.example> wrote:\n> Which day?\nTuesday.\n> Which phase?\nThree phase.";
  expect(written(text)).toBe("Tuesday.\n\nThree phase.");
});

test("what follows a line about a quote at the very top stays, because nothing else was written", () => {
  const text = "On 23 Nov 2026 10:15, Ravi <r@x.example> wrote:\n\nWhich day?\n\nTuesday.";
  expect(written(text)).toContain("Tuesday.");
});

test("a line of the text above an unmarked quote is not taken for its writer", () => {
  const text = `Yes.\nOn Tuesday we are at home,\ncall 98450 12345.\n\nOn 23 Nov 2026, Ravi <r@x.example> wrote:\n${quote}`;
  expect(written(text)).toBe("Yes.\nOn Tuesday we are at home,\ncall 98450 12345.");
});

test("a way from one town to another is no quoted mail", () => {
  const text =
    "We drive there often.\nFrom: Pune\nTo: Nashik\nDate: every Friday, 10:15\nIs there a charger?";
  expect(written(text)).toBe(text);
});

test("a forwarded mail is not a quote", () => {
  const text =
    "See below.\n\n---------- Forwarded message ---------\nFrom: Installer <i@y.example>\nDate: Mon\nSubject: Offer\nTo: Asha\n\nOur price is 40,000.";
  expect(written(text)).toContain("Our price is 40,000.");
});

test.each([
  "My question: when?",
  "From: my house to the station it is 3 km.\nTo: be exact, 3.2 km.",
  "The year 2026 was good:\nwe saved 3,000.",
])("text that only looks like a header stays: %s", (text) => {
  expect(written(text)).toBe(text);
});
