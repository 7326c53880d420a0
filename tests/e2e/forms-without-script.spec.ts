import type { Locator, Page } from "playwright/test";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

const reference = /EV-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/;

/**
 * Every public form as a visitor without script fills it in, in Hindi, and the row that admins
 * then find.
 */
const journeys: {
  name: string;
  path: string;
  /** What unfolds the form. */
  opens?: string;
  form: (page: Page) => Locator;
  submit: string;
  /** The messages of an empty form. */
  missing: string[];
  texts: Record<string, string>;
  selects?: Record<string, string>;
  choice?: string;
  stored: object;
}[] = [
  {
    name: "the general query",
    path: "/contact/general-query",
    form: (page) => page.getByRole("form", { name: "General query" }),
    submit: "Send Message",
    missing: ["Enter your first name", "Enter a subject", "Choose an enquiry type"],
    texts: { "First name": "कावेरी", Subject: "हमारे भवन के लिए चार्जर", Message: "चालीस फ्लैट हैं।\nकृपया फ़ोन करें।" },
    selects: { "Enquiry type": "Pricing" },
    stored: {
      formType: "general_query",
      formData: {
        subject: "हमारे भवन के लिए चार्जर",
        inquiryType: "Pricing",
        message: "चालीस फ्लैट हैं।\nकृपया फ़ोन करें।",
      },
      origin: { page: "/contact/general-query" },
    },
  },
  {
    name: "the charging partner",
    path: "/contact/ev-charging-partner",
    form: (page) => page.getByRole("main").getByRole("form"),
    submit: "Send Enquiry",
    missing: ["Enter your first name", "Enter your company's name", "Choose a timeline"],
    texts: { "First name": "कावेरी", Company: "कावेरी होटल" },
    selects: { "Business type": "Hotel/Hospitality", Timeline: "1-3 months" },
    choice: "6-10 units",
    stored: {
      formType: "charging_partner",
      formData: { company: "कावेरी होटल", chargingUnits: "6-10 units", timeline: "1-3 months" },
    },
  },
  {
    name: "the franchise",
    path: "/contact/ev-charging-franchise-partner",
    form: (page) => page.getByRole("main").getByRole("form"),
    submit: "Send Enquiry",
    missing: ["Enter your first name", "Enter your city"],
    texts: { "First name": "कावेरी", City: "वाराणसी", Questions: "कितना समय लगता है?" },
    choice: "I own the location",
    stored: {
      formType: "franchisee_partner",
      formData: { city: "वाराणसी", questions: "कितना समय लगता है?", locationOwnership: "I own the location" },
    },
  },
  {
    name: "the land partnership",
    path: "/contact/ev-charging-land-partnership",
    form: (page) => page.getByRole("main").getByRole("form"),
    submit: "Send Enquiry",
    missing: ["Enter your first name", "Enter the property's address", "Choose who owns the property"],
    texts: { "First name": "कावेरी", "Property address": "१ गांधी मार्ग, सेलम", "Property size": "2,800" },
    choice: "I own the property",
    stored: {
      formType: "land_partnership",
      formData: {
        propertyAddress: "१ गांधी मार्ग, सेलम",
        propertySize: "2,800",
        ownership: "I own the property",
      },
    },
  },
  {
    name: "the question under the articles",
    path: "/discover",
    form: (page) => page.getByRole("form", { name: "Ask us" }),
    submit: "Send Message",
    missing: ["Enter your name", "Enter your message"],
    texts: { Name: "कावेरी देवी", Message: "क्या लिफ़्ट पर कोई लेख है?" },
    stored: {
      formType: "discover_query",
      lastName: "देवी",
      formData: { source: "discover_cta", message: "क्या लिफ़्ट पर कोई लेख है?" },
      origin: { page: "/discover" },
    },
  },
  {
    name: "the form that closes a product's page",
    path: "/home-ev-charger-india/smart-home-charger",
    form: (page) => page.getByRole("form", { name: "Plan your site with us" }),
    submit: "Send Message",
    missing: ["Enter your name", "Enter a subject"],
    texts: { Name: "कावेरी देवी", Subject: "घर के लिए चार्जर" },
    selects: { "Enquiry type": "Pricing" },
    stored: {
      formType: "general_query",
      formData: { subject: "घर के लिए चार्जर", inquiryType: "Pricing" },
      origin: { page: "/home-ev-charger-india/smart-home-charger" },
    },
  },
  {
    name: "the report of a station",
    path: "/stations/charge-india-chennai",
    opens: "Something wrong here? Report it",
    form: (page) => page.getByRole("form", { name: "Report a problem" }),
    submit: "Send Report",
    missing: ["Choose what is wrong"],
    texts: { Name: "कावेरी देवी", "What did you see?": "दूसरा पॉइंट बंद है।" },
    selects: { "What is wrong?": "Charger not working" },
    stored: {
      formType: "general_query",
      formData: {
        source: "station_report",
        reason: "Charger not working",
        message: "दूसरा पॉइंट बंद है।",
      },
      origin: { station: "charge-india-chennai" },
    },
  },
];

async function storedUnder(page: Page, token: string, code: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await page.request.get(`/api/form-submissions?search=${code}`, { headers });
  return (await response.json()).submissions[0];
}

for (const { name, path, opens, form, submit, missing, texts, selects = {}, choice, stored } of journeys) {
  test(`${name} says what is missing, keeps what was typed, and reaches the inbox`, async ({
    page,
    adminToken,
  }) => {
    await page.goto(path);
    if (opens) await page.getByText(opens).click();
    await form(page).getByRole("button", { name: submit }).click();
    await expect(page).toHaveURL(/\/enquiries\//);
    const summary = page.getByRole("alert").filter({ hasText: "Please check these answers" });
    await expect(summary).toBeFocused();
    for (const message of missing) await expect(summary.getByRole("link", { name: message })).toBeVisible();

    // Everything is filled in, with an invalid number.
    const responses = { ...texts, Email: "kaveri@example.com", Phone: "12345" };
    for (const [label, value] of Object.entries(responses)) await form(page).getByLabel(label).fill(value);
    for (const [label, value] of Object.entries(selects))
      await form(page).getByLabel(label).selectOption(value);
    if (choice) await form(page).getByRole("radio", { name: choice }).check();
    await form(page)
      .getByRole("checkbox", { name: /news and offers/ })
      .check();
    const again = page.waitForResponse((response) => response.request().method() === "POST");
    await form(page).getByRole("button", { name: submit }).click();
    const response = await again;
    expect(response.status()).toBe(400);
    expect(response.headers()["cache-control"]).toBe("no-store");
    await expect(summary.getByRole("link")).toHaveText(["Please enter a valid phone number"]);
    const phone = form(page).getByLabel("Phone");
    await expect(phone).toHaveAttribute("aria-invalid", "true");
    await expect(phone).toHaveAccessibleDescription(/valid phone number/);
    for (const [label, value] of Object.entries(responses))
      await expect(form(page).getByLabel(label)).toHaveValue(value);
    for (const [label, value] of Object.entries(selects))
      await expect(form(page).getByLabel(label)).toHaveValue(value);
    if (choice) await expect(form(page).getByRole("radio", { name: choice })).toBeChecked();
    await expect(form(page).getByRole("checkbox", { name: /news and offers/ })).toBeChecked();

    await phone.fill("098000-12345");
    await form(page).getByRole("button", { name: submit }).click();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    const code =
      reference.exec((await page.getByRole("region", { name: "Thank You!" }).textContent()) ?? "")?.[0] ?? "";
    await page.reload();
    await expect(page.getByText(code).first()).toBeVisible();
    expect(await storedUnder(page, adminToken, code)).toMatchObject({
      firstName: "कावेरी",
      email: "kaveri@example.com",
      phone: "+919800012345",
      reference: code,
      spam: false,
      consent: { marketing: true },
      ...stored,
    });
    await page.getByRole("link", { name: "Send Another Message" }).click();
    await expect(page).toHaveURL(path);
    if (opens) await page.getByText(opens).click();
    await expect(form(page).getByLabel("Email")).toHaveValue("");
  });
}

test("a form that another site sends is refused by a page with a way to the form", async ({
  page,
  baseURL,
}) => {
  await page.setContent(
    `<form method="post" action="${baseURL}/enquiries/general"><button>Send</button></form>`,
  );
  await page.getByRole("button").click();
  await expect(page.getByRole("alert")).toContainText("This form was sent from another site.");
  await page.getByRole("link", { name: "Back to the form" }).click();
  await expect(page.getByRole("form", { name: "General query" })).toBeVisible();
});

test("the quote popup opens, says what is missing, keeps what was typed, and reaches the inbox", async ({
  page,
  adminToken,
}) => {
  await page.goto("/business-dc-fast-charger-solutions-india");
  await page.getByRole("button", { name: "Talk To An Expert about DC-30 Pro" }).click();
  const popup = page.getByRole("dialog");
  await expect(popup).toContainText("Get a quote for the DC-30 Pro");
  await popup.getByRole("button", { name: "Close" }).click();
  await expect(popup).toHaveCount(0);
  await page.getByRole("button", { name: "Talk To An Expert about DC-30 Pro" }).click();
  await popup.getByLabel("Full name").fill("आशा देवी");
  await popup.getByRole("button", { name: "Request a quote" }).click();
  await expect(popup).toContainText("Get a quote for the DC-30 Pro");
  await expect(popup.getByRole("alert")).toHaveText("Please fill in all fields.");
  await expect(popup.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
  await expect(popup.getByLabel("Full name")).toHaveValue("आशा देवी");
  await popup.getByLabel("Phone").fill("98410 00000");
  await popup.getByLabel("Email").fill("asha@example.com");
  await popup.getByRole("button", { name: "Request a quote" }).click();
  const done = page.getByRole("region", { name: "Thank You!" });
  await expect(done).toContainText(reference);
  const code = reference.exec((await done.textContent()) ?? "")?.[0] ?? "";
  expect(await storedUnder(page, adminToken, code)).toMatchObject({
    firstName: "आशा",
    lastName: "देवी",
    phone: "+919841000000",
    spam: false,
    formData: { source: "quote_popup", product: "DC-30 Pro" },
    origin: { page: "/business-dc-fast-charger-solutions-india" },
  });
});
