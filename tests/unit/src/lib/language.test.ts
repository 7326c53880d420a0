import { expect, test } from "vitest";
import { detectLanguage } from "#shared/content-languages.ts";
import { formatPhone } from "#shared/phone-text.ts";

test("text in Devanagari is Hindi, in Tamil script Tamil, and any other has no language of its own", () => {
  expect(detectLanguage("घर पर चार्जिंग, आसान भाषा में")).toBe("hi");
  expect(detectLanguage("மின்சார வாகனம் எப்படி?")).toBe("ta");
  expect(detectLanguage("Charging at home")).toBeUndefined();
  expect(detectLanguage("45 %")).toBeUndefined();
  expect(detectLanguage("")).toBeUndefined();
});

test("a few borrowed words do not change the language of a text", () => {
  expect(detectLanguage("7.2 kW का चार्जर: CCS2 या Type 2, कौन-सा प्लग आपकी गाड़ी में लगेगा?")).toBe("hi");
  expect(detectLanguage("The Hindi word for charging is चार्जिंग")).toBeUndefined();
});

test("Indian phone numbers are grouped in fives or after the area code, others are unchanged", () => {
  expect(formatPhone("+919876543210")).toBe("+91 98765 43210");
  expect(formatPhone("+914440000000")).toBe("+91 44 4000 0000");
  expect(formatPhone("+442071234567")).toBe("+442071234567");
});
