import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkPhone,
  cleanPhone,
  findQuoteProblem,
  quoteFailure,
} from "#src/features/submissions/quote-rules.ts";

const tenDigits = "Please enter a valid 10-digit phone number.";
const invalid = "Please enter a valid phone number.";
const fillAll = "Please fill in all fields.";

/** What people type and paste: mostly characters of a number, sometimes others. */
const typed = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(..."0123456789") },
      fc.constantFrom(..." -()+"),
      fc.string({ maxLength: 2 }),
    ),
    {
      maxLength: 24,
    },
  )
  .map((parts) => parts.join(""));
const digit = fc.constantFrom(..."0123456789");
const national = fc
  .tuple(fc.constantFrom(..."123456789"), fc.array(digit, { minLength: 9, maxLength: 9 }))
  .map(([first, rest]) => first + rest.join(""));
const messageOf = (phone: string) => {
  const result = checkPhone(phone);
  return "message" in result ? result.message : null;
};

describe("the phone of the quote popup", () => {
  test("keeps digits, spaces, hyphens, parentheses and plus, in their order, and nothing else", () => {
    fc.assert(
      fc.property(fc.string(), typed, (anything, number) => {
        for (const text of [anything, number]) {
          const clean = cleanPhone(text);
          expect(clean).toMatch(/^[\d \-()+]*$/);
          expect(clean).toBe(
            [...text.replace(/\s/g, " ")].filter((sign) => /[\d \-()+]/.test(sign)).join(""),
          );
          expect(cleanPhone(clean)).toBe(clean);
        }
      }),
    );
  });

  test("whatever is typed, what is accepted is E.164 with the digits that were typed, Indian unless a plus says otherwise", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const clean = cleanPhone(text);
        const result = checkPhone(clean);
        if ("message" in result) return;
        const digits = clean.replace(/\D/g, "");
        if (digits.length > 10) {
          expect(result.number).toBe(`+91${digits.slice(-10)}`);
          return;
        }
        expect(digits).toMatch(/^[1-9]/);
        expect(result.number).toBe(clean.includes("+") ? `+${digits}` : `+91${digits}`);
      }),
      { numRuns: 2000 },
    );
  });

  test("every Indian number of ten digits is accepted, however it is grouped", () => {
    fc.assert(
      fc.property(
        national,
        fc.constantFrom(" ", "-", ""),
        fc.integer({ min: 1, max: 9 }),
        (number, sign, at) => {
          const grouped = number.slice(0, at) + sign + number.slice(at);
          expect(checkPhone(cleanPhone(grouped))).toEqual({ number: `+91${number}` });
        },
      ),
    );
    expect(checkPhone("(98410) 00000")).toEqual({ number: "+919841000000" });
    for (const prefix of ["+91", "+91 ", "91", "0"])
      expect(checkPhone(`${prefix}9876543210`)).toEqual({ number: "+919876543210" });
    expect(checkPhone("+65 9123 4567")).toEqual({ number: "+6591234567" });
  });

  test("anything but ten digits gets the ten-digit sentence, and ten digits never do", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const clean = cleanPhone(text);
        const digits = clean.replace(/\D/g, "");
        // Ten digits behind 0 or 91 may be a number, too.
        if (/^(?:0|91)\d{10}$/.test(digits)) return;
        expect(messageOf(clean) === tenDigits).toBe(digits.length !== 10);
      }),
      { numRuns: 2000 },
    );
  });

  test("ten digits that make no number get the other sentence", () => {
    for (const text of [
      "0123456789",
      "(098) 4100000",
      "+0 984100000",
      "+9198765432",
      "98765+43210",
      "98765 ------------- 43210",
    ]) {
      expect(messageOf(text), text).toBe(invalid);
    }
  });
});

describe("the fields of the quote popup", () => {
  const full = { name: "Asha Rao", phone: "98410 00000", email: "asha@example.com" };

  test("all three are needed, and an empty one is said before anything else", () => {
    for (const field of ["name", "phone", "email"] as const) {
      expect(findQuoteProblem({ ...full, phone: "1", email: "asha@", [field]: "  " })).toEqual({
        field,
        message: fillAll,
      });
    }
    expect(findQuoteProblem({ name: "", phone: "", email: "" })).toMatchObject({
      field: "name",
    });
  });

  test("then comes the phone, then the e-mail, then nothing", () => {
    expect(findQuoteProblem({ ...full, phone: "984", email: "asha@" })).toEqual({
      field: "phone",
      message: tenDigits,
    });
    expect(findQuoteProblem({ ...full, email: "asha@" })).toMatchObject({ field: "email" });
    expect(findQuoteProblem(full)).toBeNull();
  });
});

test("a failed request is explained by its status and its details", () => {
  const details = ["email: Enter a valid email address", "phone: Please enter a valid phone number"];
  expect(quoteFailure({ status: 400, details })).toBe(details.join(", "));
  expect(quoteFailure({ status: 400, details: [] })).toBe("Please check your input and try again.");
  expect(quoteFailure({ status: 500, details })).toBe("Server error. Please try again later.");
  expect(quoteFailure({ status: 429, details: ["Wait a minute"] })).toBe("Wait a minute");
  expect(quoteFailure({ status: 0, details: [] })).toBe("Failed to submit form. Please try again.");
});
