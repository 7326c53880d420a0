import { describe, expect, test } from "vitest";
import { readUtm } from "#shared/attribution.ts";
import { findProblems } from "#shared/forms/check.ts";
import { askedFields, type FormDefinition } from "#shared/forms/define-form.ts";
import { type FormName, formNamed, formOf, forms, formTypes } from "#shared/forms/forms.ts";
import { fieldForPath, toSubmissionInput } from "#shared/forms/submission-values.ts";

function form(name: FormName): FormDefinition {
  const found = formNamed(name);
  if (!found) throw new Error(name);
  return found;
}

const person = { firstName: "Kaveri", lastName: "", email: "kaveri@example.com", phone: "098000 12345" };

/** Valid values for each form. */
const filled = [
  { form: form("general"), values: { ...person, subject: "A charger", inquiryType: "Pricing", message: "" } },
  {
    form: form("partner"),
    values: {
      ...person,
      company: "Example Hotels",
      businessType: "Hotel/Hospitality",
      chargingUnits: "<2 units",
      timeline: "1-3 months",
    },
  },
  { form: form("franchise"), values: { ...person, city: "Salem" } },
  {
    form: form("land"),
    values: {
      ...person,
      propertyAddress: "1 Example Road, Salem",
      propertySize: "2,800",
      ownership: "I own the property",
    },
  },
  { form: form("discover"), values: { name: "Kaveri", email: "kaveri@example.com", message: "Which plug?" } },
  {
    form: form("station-report"),
    values: {
      name: "Kaveri",
      email: "kaveri@example.com",
      phone: "98400 12345",
      reason: "Charger not working",
    },
  },
];

describe.each(filled)("the form with the button $form.submit", ({ form, values }) => {
  test("has no problem when everything required is filled", () => {
    expect(findProblems(form, values)).toEqual({});
  });

  test("asks for exactly the fields that it marks as required", () => {
    const required = askedFields(form)
      .filter((field) => field.required)
      .map(({ name }) => name);
    expect(Object.keys(findProblems(form, {})).sort()).toEqual(required.sort());
  });

  test("sends every field that it shows", () => {
    const { formData, ...top } = toSubmissionInput(form, values);
    const sent = { ...top, ...formData };
    for (const [name, value] of Object.entries(values)) {
      if (name !== "name") expect(sent).toMatchObject({ [name]: value });
    }
  });
});

test("a path of the contract finds the field that the form shows for it", () => {
  expect(fieldForPath(form("general"), "formData.subject")).toBe("subject");
  expect(fieldForPath(form("discover"), "firstName")).toBe("name");
  expect(fieldForPath(form("general"), "clientId")).toBeNull();
});

test("every form has a name, a page and a place in the inbox of its own", () => {
  expect(new Set(forms.map(({ name }) => name)).size).toBe(forms.length);
  for (const one of forms) {
    expect(formTypes).toContain(one.type);
    expect(one.page).toMatch(/^\/[\w/-]+$/);
    expect(
      askedFields(one).filter(({ options, required }) => options && required && !options.length),
    ).toEqual([]);
    for (const { message, required, options, label } of askedFields(one)) {
      if (required || options) expect(message, label).toBeTruthy();
    }
  }
  expect(formOf("general_query", "station_report")?.name).toBe("station-report");
  expect(formOf("general_query", "unknown")?.name).toBe("general");
});

test("only a campaign's own parameters are remembered", () => {
  expect(readUtm(new URLSearchParams("utm_source=mail&utm_campaign=diwali&product=DC-30&utm_term="))).toEqual(
    {
      utm_source: "mail",
      utm_campaign: "diwali",
    },
  );
  expect(readUtm(new URLSearchParams("type=blog"))).toBeUndefined();
});
