import { describe, expect, test } from "vitest";
import { formAnswers, submissionSummary } from "#shared/form-answers.ts";
import {
  callLink,
  mailLink,
  readablePhone,
  whatsAppLink,
} from "#src/features/submissions/inbox/detail/reply-links.ts";
import { inboxPath, readFilter } from "#src/features/submissions/inbox/inbox-filter.ts";

describe("the inbox filter in the URL", () => {
  test("is the same after writing and reading it, with parameters in one order", () => {
    const filter = readFilter(
      new URLSearchParams("spam=true&search=land+%26+tea&status=new&sortOrder=asc&formType=land_partnership"),
    );
    expect(inboxPath(filter, "7f3a")).toBe(
      "/admin?formType=land_partnership&status=new&search=land+%26+tea&spam=true&sortOrder=asc&open=7f3a",
    );
    expect(readFilter(new URLSearchParams(inboxPath(filter).split("?")[1]))).toEqual(filter);
  });

  test("ignores unknown values", () => {
    const filter = readFilter(new URLSearchParams("status=lost&priority=%3Cscript%3E&sortBy=name&spam=yes"));
    expect(inboxPath(filter)).toBe("/admin");
  });
});

describe("the answers of a form", () => {
  test("have labels and a fixed order, leave out empty ones, and mark long texts as blocks", () => {
    const long = "x".repeat(101);
    const formType = "general_query";
    const answers = formAnswers({
      formType,
      formData: { message: long, parkingBays: "8", product: "DC-60", scenario: null, source: "quote_popup" },
    });
    expect(answers.map(({ label, text, block }) => [label, text, block])).toEqual([
      ["Product", "DC-60", false],
      ["Sent from", "Quote popup", false],
      ["Message", long, true],
      ["Parking bays", "8", false],
    ]);
    expect(formAnswers({ formType, formData: { message: "x".repeat(100) } })[0]?.block).toBe(false);
  });

  test("have a summary on one line", () => {
    expect(
      submissionSummary({
        formType: "general_query",
        formData: { subject: "Slow", message: "It is\n\nslow" },
      }),
    ).toBe("Slow: It is slow");
    expect(
      submissionSummary({ formType: "land_partnership", formData: { propertyAddress: "Hosur bypass" } }),
    ).toBe("Hosur bypass");
    expect(submissionSummary({ formType: "general_query", formData: {} })).toBe("");
  });
});

describe("the reply links", () => {
  const sender = {
    firstName: "A&b\r\nBcc: x@example.com",
    email: "a?cc=x@example.com",
    phone: "+919800000014",
    reference: "EV-7K3M-2QX9",
    formType: "land_partnership",
  } as const;

  test("name the reference and let no typed text become a mail header", () => {
    const mail = new URL(mailLink(sender) ?? "");
    expect([...mail.searchParams.keys()]).toEqual(["subject", "body"]);
    expect(mail.searchParams.get("subject")).toContain("EV-7K3M-2QX9");
    expect(mail.pathname).toBe("a%3Fcc%3Dx@example.com");
  });

  test("are null for a sender who gave neither address nor number", () => {
    const nobody = { ...sender, email: null, phone: null };
    expect([mailLink(nobody), callLink(nobody), whatsAppLink(nobody)]).toEqual([null, null, null]);
  });

  test("open a WhatsApp chat with the number, and are null without one", () => {
    expect(whatsAppLink(sender)).toMatch(/^https:\/\/wa\.me\/919800000014\?text=Hello%20A%26b/);
    expect(whatsAppLink({ ...sender, phone: null })).toBeNull();
  });

  test("show an Indian number in two groups", () => {
    expect(readablePhone("+919800000014")).toBe("+91 98000 00014");
    expect(readablePhone("+4930123456")).toBe("+4930123456");
  });
});
