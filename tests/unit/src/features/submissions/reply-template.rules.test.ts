import { describe, expect, it } from "vitest";
import { fillTemplate, openField, type ReplyTemplate } from "#shared/contract/reply-templates.ts";
import { writtenLanguage } from "#shared/written-language.ts";
import { sendTimes } from "#src/features/submissions/inbox/detail/send-times.rules.ts";
import { offeredTemplates } from "#src/features/submissions/replies/reply-template.rules.ts";

describe("a template", () => {
  const values = { firstName: "Asha", lastName: null, product: "", city: "Pune", reference: "EV-1" };

  it("is filled in, and what is missing stays for staff to see", () => {
    const filled = fillTemplate("Dear {{firstName}}, {{ city }}: {{product}} {{unknown}}", {
      ...values,
      colleague: "$& {{city}}",
    });
    expect(filled).toBe("Dear Asha, Pune: {{product}} {{unknown}}");
    expect(openField(filled)).toBe("{{product}}");
    expect(openField("{{unknown}} and {{ }}")).toBeNull();
  });
});

describe("writtenLanguage", () => {
  it.each([
    ["What does it cost?", "en"],
    ["मुझे चार्जर चाहिए", "hi"],
    ["मला चार्जर पाहिजे", "mr"],
    ["எனக்கு சார்ஜர் வேண்டும்", "ta"],
    ["నాకు ఛార్జర్ కావాలి", "te"],
    ["Hello, my name is நான் and the rest of this mail is English", "en"],
    ["", "en"],
  ])("%s is %s", (text, language) => {
    expect(writtenLanguage(text)).toBe(language);
  });
});

it("offers templates of the person's language first, then English, and none of another form", () => {
  const template = (name: string, language: ReplyTemplate["language"], formType: ReplyTemplate["formType"]) =>
    ({ id: name, name, language, formType, body: "", version: 1 }) satisfies ReplyTemplate;
  const all = [
    template("B", "en", null),
    template("A", "ta", null),
    template("C", "hi", "general_query"),
    template("D", "hi", "charging_partner"),
  ];
  const offered = offeredTemplates(all, { formType: "general_query", language: "hi" });
  expect(offered.map(({ name }) => name)).toEqual(["C", "B", "A"]);
});

describe("sendTimes", () => {
  it.each([
    // Friday 20 November 2026.
    ["2026-11-20T12:00:00Z", ["2026-11-21T04:00:00.000Z", "2026-11-23T04:00:00.000Z"]],
    // Saturday, before and after the day began.
    ["2026-11-21T02:00:00Z", ["2026-11-21T04:00:00.000Z", "2026-11-23T04:00:00.000Z"]],
    ["2026-11-21T12:00:00Z", ["2026-11-23T04:00:00.000Z"]],
    // Sunday: tomorrow is Monday.
    ["2026-11-22T12:00:00Z", ["2026-11-23T04:00:00.000Z"]],
    ["2026-11-23T12:00:00Z", ["2026-11-24T04:00:00.000Z", "2026-11-30T04:00:00.000Z"]],
  ])("at %s offers the next mornings of work", (now, times) => {
    expect(sendTimes(Date.parse(now)).map(({ at }) => at)).toEqual(times);
  });
});
