import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { submissionReceipt } from "#shared/contract/submission-input.ts";
import { submission } from "#shared/contract/submissions.ts";
import type { ErrorEnvelope } from "#shared/errors.ts";
import { splitDetail } from "#shared/errors.ts";
import { formAnswers } from "#shared/form-answers.ts";
import { findProblems } from "#shared/forms/check.ts";
import {
  askedFields,
  type FieldDefinition,
  type FormDefinition,
  type FormValues,
} from "#shared/forms/define-form.ts";
import { forms } from "#shared/forms/forms.ts";
import { fieldForPath, toSubmissionInput } from "#shared/forms/submission-values.ts";
import { fullName } from "#src/features/submissions/inbox/labels.ts";
import { addAdmin, startApi } from "../support/api.ts";

/** `npm run audit:security` fills in as many as show rare differences. */
const inputs = env.HOSTILE === "whole" ? 1000 : 150;
/** The number of concurrent requests. */
const batch = 50;

const api = startApi({ bindings: { SUBMISSION_RATE: { limit: async () => ({ success: true }) } } });

const awkward = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "\u200d",
  "a\nb",
  "tab\there",
  "कवेरी",
  "காவேரி",
  "e\u0301",
  "\ud800",
  "<script>alert(1)</script>",
  "' OR 1=1 --",
  "=HYPERLINK(1)",
  "x".repeat(150),
  "x".repeat(151),
  "x".repeat(500),
  "x".repeat(5001),
);

const numbers = fc.oneof(
  fc.constantFrom(
    "9800012345",
    "098000 12345",
    "+91 98000-12345",
    "0091 9800012345",
    "(980) 001-2345",
    "91 9800012345",
    "+1 415 555 0100",
    "12345",
    "+91+9800012345",
    "0000000000",
    "९८०००१२३४५",
  ),
  fc.stringMatching(/^[6-9]\d{9}$/),
  fc.stringMatching(/^0[6-9]\d{4} \d{5}$/),
  fc.stringMatching(/^[\d +()-]{0,16}$/),
);

const addresses = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom(
    "kaveri@example.com",
    " Kaveri@Example.COM ",
    "kaveri@",
    "a b@example.com",
    `${"x".repeat(250)}@a.in`,
  ),
);

/** What people, paste and machines put into a field: mostly a valid value, sometimes another. */
function typed({ kind, options = [], required, maxLength = 150 }: FieldDefinition): fc.Arbitrary<string> {
  const fitting: fc.Arbitrary<string> =
    kind === "email"
      ? addresses
      : kind === "phone"
        ? numbers
        : options.length > 0
          ? fc.constantFrom(...options)
          : fc.string({ unit: "grapheme", minLength: required ? 1 : 0, maxLength: Math.min(maxLength, 40) });
  return fc.oneof(
    { weight: 24, arbitrary: fitting },
    { weight: 1, arbitrary: awkward },
    { weight: 1, arbitrary: fc.string() },
  );
}

function valuesOf(form: FormDefinition): fc.Arbitrary<FormValues> {
  const fields = askedFields(form).map((field) => [field.name, typed(field)] as const);
  return fc.record(Object.fromEntries(fields));
}

/** What the page of a report sets. */
const given = { station: "Charge India Guindy" };

/** The first error of each field that the Worker refuses; empty when it accepts the submission. */
async function refusedByWorker(form: FormDefinition, values: FormValues): Promise<Record<string, string>> {
  const response = await api("/api/form-submissions", {
    method: "POST",
    body: toSubmissionInput(form, { ...values, ...given }),
  });
  if (response.status === 201) return {};
  expect(response.status).toBe(400);
  const { details = [] } = (await response.json()) as ErrorEnvelope;
  const refused: Record<string, string> = {};
  for (const { path, message } of details.map(splitDetail)) {
    const field = fieldForPath(form, path);
    expect(field).not.toBeNull();
    if (field) refused[field] ??= message;
  }
  return refused;
}

test.each(forms)(
  "the browser and the Worker take and refuse the same $name, at the same fields with the same words, however it is filled at random",
  async (form) => {
    const samples = fc.sample(valuesOf(form), { numRuns: inputs, seed: 20_261_121 });
    let taken = 0;
    for (let from = 0; from < samples.length; from += batch) {
      await Promise.all(
        samples.slice(from, from + batch).map(async (values) => {
          const inWorker = await refusedByWorker(form, values);
          const inBrowser = findProblems(form, values);
          // The full name has one field, so the first name has its message.
          if (inBrowser.name === "Enter your name") inBrowser.name = "Enter your first name";
          expect(inWorker, JSON.stringify(values)).toEqual(inBrowser);
          if (Object.keys(inWorker).length === 0) taken++;
        }),
      );
    }
    // Both results must be common, or the agreement would prove little.
    expect(taken).toBeGreaterThan(inputs / 20);
    expect(taken).toBeLessThan(inputs - inputs / 20);
  },
  60_000,
);

test.each(forms)(
  "a $name that is filled to the last field stands in the inbox with every answer under the form's own question",
  async (form) => {
    const fields = askedFields(form);
    const filled: FormValues = Object.fromEntries(
      fields.map(({ name, kind, options }) => [
        name,
        kind === "email"
          ? "kaveri@example.com"
          : kind === "phone"
            ? "98000 12345"
            : (options?.at(-1) ?? `My ${name}`),
      ]),
    );
    const sent = await api("/api/form-submissions", {
      method: "POST",
      body: toSubmissionInput(form, { ...filled, ...given }),
    });
    expect(sent.status).toBe(201);
    const { id } = submissionReceipt.parse(await sent.json()).data;
    const { token } = await addAdmin();
    const read = await api(`/api/form-submissions/${id}`, { token });
    const stored = submission.parse(((await read.json()) as { data: unknown }).data);
    expect(stored).toMatchObject({
      formType: form.type,
      email: "kaveri@example.com",
      phone: "+919800012345",
    });
    expect(fullName(stored)).toBe(
      fields.some(({ name }) => name === "name") ? "My name" : "My firstName My lastName",
    );
    const responses = Object.fromEntries(formAnswers(stored).map(({ label, text }) => [label, text]));
    for (const { name, label } of fields) {
      if (["name", "firstName", "lastName", "email", "phone"].includes(name)) continue;
      expect(responses).toHaveProperty([label], filled[name]);
    }
  },
);
