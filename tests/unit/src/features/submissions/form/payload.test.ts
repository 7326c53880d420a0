import { describe, expect, test } from "vitest";
import { readUtm } from "#shared/attribution.ts";
import { discoverForm } from "#src/features/submissions/form/forms/discover-form.ts";
import { franchiseForm } from "#src/features/submissions/form/forms/franchise-form.ts";
import { generalForm } from "#src/features/submissions/form/forms/general-form.ts";
import { landForm } from "#src/features/submissions/form/forms/land-form.ts";
import { partnerForm } from "#src/features/submissions/form/forms/partner-form.ts";
import { stationReportForm } from "#src/features/submissions/form/forms/station-report-form.ts";
import { fieldForPath, toSubmissionInput } from "#src/features/submissions/form/payload.ts";
import { findProblems } from "#src/features/submissions/form/problems.ts";

const person = { firstName: "Kaveri", lastName: "", email: "kaveri@example.com", phone: "098000 12345" };

/** Valid values for each form. */
const filled = [
  { form: generalForm, values: { ...person, subject: "A charger", inquiryType: "Pricing", message: "" } },
  {
    form: partnerForm,
    values: {
      ...person,
      company: "Example Hotels",
      businessType: "Hotel/Hospitality",
      chargingUnits: "<2 units",
      timeline: "1-3 months",
    },
  },
  { form: franchiseForm, values: { ...person, city: "Salem" } },
  {
    form: landForm,
    values: {
      ...person,
      propertyAddress: "1 Example Road, Salem",
      propertySize: "2,800",
      ownership: "I own the property",
    },
  },
  { form: discoverForm, values: { name: "Kaveri", email: "kaveri@example.com", message: "Which plug?" } },
  {
    form: stationReportForm("Guindy", "guindy"),
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
    const required = form.groups.flatMap(({ fields }) =>
      fields.filter((field) => field.required).map(({ name }) => name),
    );
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
  expect(fieldForPath(generalForm, "formData.subject")).toBe("subject");
  expect(fieldForPath(discoverForm, "firstName")).toBe("name");
  expect(fieldForPath(generalForm, "clientId")).toBeNull();
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
