import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "playwright/test";
import { expect, test } from "./test.ts";

const api = "**/api/form-submissions";
const thanks = "Your message has been sent successfully. We'll get back to you soon.";
const reference = /EV-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/;

async function open(page: Page): Promise<Locator> {
  await page.goto("/contact/general-query");
  const form = page.getByRole("form", { name: "General query" });
  await expect(form.getByRole("button", { name: "Send Message" })).toBeEnabled();
  return form;
}

async function fill(form: Locator, subject = "A charger for our block") {
  await form.getByLabel("First name").fill("Kaveri");
  await form.getByLabel("Email").fill("kaveri@example.com");
  await form.getByLabel("Phone").fill("098000-12345");
  await form.getByLabel("Subject").fill(subject);
  await form.getByLabel("Inquiry type").selectOption("Pricing");
}

/** Every body that is sent from now on. */
function watch(page: Page) {
  const bodies: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/form-submissions"))
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

function refuse(page: Page, status: number, envelope: object) {
  return page.route(api, (route) => route.fulfill({ status, json: { requestId: "r", ...envelope } }));
}

const send = (form: Locator) => form.getByRole("button", { name: "Send Message" }).click();

test.describe("the general query form", () => {
  test("is sent once with where it came from, thanks with a reference, and starts again empty", async ({
    page,
  }) => {
    await page.goto("/?utm_source=mail&utm_campaign=diwali", { waitUntil: "networkidle" });
    const form = await open(page);
    const bodies = watch(page);
    await fill(form);
    await expect(form.getByLabel("Phone")).toHaveValue("+91 98000 12345");
    await form.getByRole("button", { name: "Send Message" }).dblclick();
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(page.getByText(reference).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Chat on WhatsApp" })).toHaveAttribute("href", /EV-/);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({
      formType: "general_query",
      firstName: "Kaveri",
      formData: { subject: "A charger for our block", inquiryType: "Pricing", message: "" },
      consent: { marketing: false },
      origin: {
        landingPage: "/?utm_source=mail&utm_campaign=diwali",
        page: "/contact/general-query",
        utm: { utm_source: "mail", utm_campaign: "diwali" },
      },
      website: "",
    });

    await page.getByRole("button", { name: "Send Another Message" }).click();
    await expect(form.getByLabel("First name")).toHaveValue("");
    await fill(form, "Another one");
    await send(form);
    await expect(page.getByText(thanks)).toBeVisible();
    expect(bodies).toHaveLength(2);
    expect(bodies[1]?.clientId).not.toBe(bodies[0]?.clientId);
  });

  test("says what is missing, in a summary that takes the focus and at the fields", async ({ page }) => {
    const form = await open(page);
    await send(form);
    const summary = page.getByRole("alert").filter({ hasText: "Please check these answers" });
    await expect(summary).toBeFocused();
    for (const message of [
      "Enter your first name",
      "Enter your email address",
      "Enter your phone number",
      "Enter a subject",
      "Choose an inquiry type",
    ]) {
      await expect(summary.getByRole("link", { name: message })).toBeVisible();
    }
    await summary.getByRole("link", { name: "Enter a subject" }).click();
    await expect(form.getByLabel("Subject")).toBeFocused();

    await form.getByLabel("Email").fill("kaveri@");
    await form.getByLabel("Phone").fill("12345");
    await form.getByLabel("Phone").blur();
    await expect(form.getByText("Enter a valid email address").last()).toBeVisible();
    await expect(form.getByText("Please enter a valid phone number").last()).toBeVisible();
    await expect(form.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  });

  test("shows a refusal of the server at its field and keeps what was typed", async ({ page }) => {
    const form = await open(page);
    await refuse(page, 400, {
      message: "Please check your input and try again.",
      code: "invalid_request",
      details: ["formData.subject: We know this subject already"],
    });
    await fill(form);
    await send(form);
    await expect(
      page.getByRole("alert").getByRole("link", { name: "We know this subject already" }),
    ).toBeVisible();
    await expect(form.getByLabel("Subject")).toHaveAttribute("aria-invalid", "true");
    await page.unroute(api);
    await form.getByLabel("Subject").fill("Something else");
    await send(form);
    await expect(page.getByText(thanks)).toBeVisible();
  });

  for (const [status, code, message] of [
    [429, "rate_limited", "Too many requests. Please wait a moment and try again."],
    [500, "internal", "Server error. Please try again later."],
  ] as const) {
    test(`says so when the server answers ${status}, and sends the same form on the next try`, async ({
      page,
    }) => {
      const form = await open(page);
      const bodies = watch(page);
      await refuse(page, status, { message, code });
      await fill(form);
      await send(form);
      await expect(page.getByRole("alert").filter({ hasText: message })).toBeFocused();
      await page.unroute(api);
      await send(form);
      await expect(page.getByText(thanks)).toBeVisible();
      expect(bodies[1]?.clientId).toBe(bodies[0]?.clientId);
    });
  }

  test("tries again by itself when the connection breaks once", async ({ page }) => {
    const form = await open(page);
    const bodies = watch(page);
    await page.route(api, (route) => route.abort(), { times: 1 });
    await fill(form);
    await send(form);
    await expect(page.getByText(thanks)).toBeVisible();
    expect(bodies[1]?.clientId).toBe(bodies[0]?.clientId);
  });

  test("waits while the browser is offline, says so, and sends when the network is back", async ({
    page,
    context,
  }) => {
    const form = await open(page);
    await fill(form);
    await context.setOffline(true);
    await send(form);
    await expect(page.getByText("You are offline")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(thanks)).toBeVisible();
  });

  test("keeps what was typed through a reload, until it is sent", async ({ page }) => {
    const form = await open(page);
    await fill(form, "Kept through a reload");
    await page.reload();
    await expect(form.getByLabel("Subject")).toHaveValue("Kept through a reload");
    await expect(page.getByText("We kept what you typed earlier in this tab.")).toBeVisible();
    await send(form);
    await expect(page.getByText(thanks)).toBeVisible();
    await page.reload();
    await expect(form.getByLabel("Subject")).toHaveValue("");
  });

  test("is readable without JavaScript, says how to reach us, and sends nothing", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/contact/general-query");
    await expect(page.locator("noscript p").first()).toContainText("This form needs JavaScript.");
    await expect(page.getByLabel("Subject")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send Message" })).toBeDisabled();
    await context.close();
  });
});

const person = { "First name": "Kaveri", Email: "kaveri@example.com", Phone: "9800012345" };
const missingPerson = ["Enter your first name", "Enter your email address", "Enter your phone number"];

const others = [
  {
    path: "/contact/ev-charging-partner",
    missing: [
      ...missingPerson,
      "Enter your company's name",
      "Choose a business type",
      "Choose how many charging units",
      "Choose a timeline",
    ],
    texts: { ...person, Company: "Example Hotels" },
    selects: { "Business type": "Hotel/Hospitality", Timeline: "1-3 months" },
    choice: "6-10 units",
    refused: { path: "formData.company", label: "Company" },
    sent: {
      formType: "charging_partner",
      formData: { chargingUnits: "6-10 units", businessType: "Hotel/Hospitality" },
    },
  },
  {
    path: "/contact/ev-charging-franchise-partner",
    missing: [...missingPerson, "Enter your city"],
    texts: { ...person, City: "Salem", Questions: "How long does it take?" },
    selects: { Timeline: "3-6 months" },
    choice: "I plan to rent a location",
    refused: { path: "formData.city", label: "City" },
    sent: {
      formType: "franchisee_partner",
      formData: { city: "Salem", locationOwnership: "I plan to rent a location" },
    },
  },
  {
    path: "/contact/ev-charging-land-partnership",
    missing: [
      ...missingPerson,
      "Enter the property's address",
      "Enter the property's size",
      "Choose who owns the property",
    ],
    texts: { ...person, "Property address": "1 Example Road, Salem 636001", "Property size": "2,800" },
    selects: { "Electrical capacity": "Yes" },
    choice: "I own the property",
    refused: { path: "formData.propertySize", label: "Property size" },
    sent: {
      formType: "land_partnership",
      formData: { ownership: "I own the property", electricalCapacity: "Yes" },
    },
  },
];

/** Nothing that axe knows to be wrong with the form as it stands. */
async function expectNoFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include("#enquiry").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

for (const { path, missing, texts, selects, choice, refused, sent } of others) {
  test(`${path} says what is missing, shows a refusal at its field, survives a reload and is sent with every field`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = page.getByRole("main").getByRole("form");
    const button = form.getByRole("button", { name: "Send Enquiry" });
    await expect(button).toBeEnabled();
    await expect(form.getByText(`${missing.length} required answers left`)).toBeVisible();
    await button.click();
    const summary = page.getByRole("alert").filter({ hasText: "Please check these answers" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText(missing);
    await expectNoFaults(page);

    for (const [label, value] of Object.entries(texts)) await form.getByLabel(label).fill(value);
    for (const [label, value] of Object.entries(selects)) await form.getByLabel(label).selectOption(value);
    await form.getByRole("radio", { name: choice }).check();
    await expect(form.getByText("All required answers are there.")).toBeVisible();
    await page.reload();
    await expect(form.getByText("All required answers are there.")).toBeVisible();
    await expect(form.getByRole("radio", { name: choice })).toBeChecked();

    const details = [`${refused.path}: We need another answer here`];
    await refuse(page, 400, { message: "Please check your input.", code: "invalid_request", details });
    await button.click();
    await expect(summary).toBeFocused();
    await expect(form.getByLabel(refused.label)).toHaveAttribute("aria-invalid", "true");
    await page.unroute(api);

    const bodies = watch(page);
    await button.dblclick();
    await expect(page.getByRole("region", { name: "Thank You!" })).toBeFocused();
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(page.getByText(reference).first()).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject(sent);
    await expectNoFaults(page);
  });
}

test("what was worked out for a plot goes along with the enquiry, and can be left out", async ({ page }) => {
  await page.goto("/contact/ev-charging-land-partnership");
  const calculator = page.getByRole("region", { name: "What could your land bring?" });
  const form = page.getByRole("main").getByRole("form");
  await expect(form.getByRole("button", { name: "Send Enquiry" })).toBeEnabled();
  await calculator.getByLabel("Area", { exact: true }).fill("4200");
  await expect(calculator.getByText("10.5% of revenue")).toBeVisible();
  await calculator.getByRole("slider", { name: "Drivers pay" }).press("ArrowRight");
  await expect(calculator.getByLabel("Drivers pay", { exact: true })).toHaveValue("18.5");
  await expect(calculator.getByRole("status")).toContainText("A month, for you: ₹");
  const { violations } = await new AxeBuilder({ page }).include("#land-calculator").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await calculator.getByRole("link", { name: "Ask with these figures" }).click();
  await expect(form.getByText("4,200 sq ft")).toBeVisible();
  await form.getByRole("button", { name: "Leave it out" }).click();
  await expect(form.getByText("4,200 sq ft")).toBeHidden();
  await calculator.getByRole("link", { name: "Ask with these figures" }).click();
  const bodies = watch(page);
  for (const [label, value] of Object.entries({
    ...person,
    "Property address": "1 Example Road",
    "Property size": "4,200",
  }))
    await form.getByLabel(label).fill(value);
  await form.getByRole("radio", { name: "I own the property" }).check();
  await form.getByRole("button", { name: "Send Enquiry" }).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(bodies[0]).toMatchObject({ formData: { scenario: expect.stringContaining("4,200 sq ft") } });
});

test("where the site asks for Cloudflare's check, every attempt to send carries a token of its own", async ({
  page,
}) => {
  // Cloudflare's key for tests, in the page and in its policy as a build with the key writes them; its script is played here.
  await page.route("**/contact/general-query", async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    const policy = headers["content-security-policy"] ?? "";
    const host = "https://challenges.cloudflare.com";
    await route.fulfill({
      response: answer,
      headers: { ...headers, "content-security-policy": policy.replace("script-src", `script-src ${host}`) },
      body: (await answer.text()).replace(
        "</head>",
        '<meta name="challenge-key" content="1x00000000000000000000AA"></head>',
      ),
    });
  });
  await page.route("https://challenges.cloudflare.com/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `let tokens = 0;
        window.turnstile = {
          render(_, { sitekey, callback }) { setTimeout(() => callback(sitekey + "-" + ++tokens)); return "widget"; },
          remove() {}, reset() {}, execute() {}, getResponse() {}, isExpired() { return false; },
        };
        window.onloadTurnstileCallback?.();`,
    }),
  );
  const form = await open(page);
  const bodies = watch(page);
  const message = "The check that you are a person did not succeed. Please send the form again.";
  await refuse(page, 400, { message, code: "invalid_request", details: [`turnstileToken: ${message}`] });
  await fill(form);
  await send(form);
  await expect(page.getByRole("alert").filter({ hasText: message })).toBeFocused();
  await page.unroute(api);
  await send(form);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(bodies.map(({ turnstileToken }) => turnstileToken)).toEqual([
    "1x00000000000000000000AA-1",
    "1x00000000000000000000AA-2",
  ]);
});

test("the land page scrolls from its button to the article", async ({ page }) => {
  await page.goto("/contact/ev-charging-land-partnership");
  await page.getByRole("link", { name: "Read the blog" }).click();
  await expect(page.getByRole("heading", { name: /the land under the next/i })).toBeInViewport();
});

test("the question under the listing is sent with the name cut in two", async ({ page }) => {
  await page.goto("/discover");
  const form = page.getByRole("form", { name: "Ask us" });
  await expect(form.getByRole("button", { name: "Send Message" })).toBeEnabled();
  const bodies = watch(page);
  await form.getByLabel("Name").fill("Kaveri Devi Raghunathan");
  await form.getByLabel("Email").fill("kaveri@example.com");
  await form.getByLabel("Message").fill("Is there an article about lifts?");
  await send(form);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(bodies[0]).toMatchObject({
    formType: "discover_query",
    firstName: "Kaveri",
    lastName: "Devi Raghunathan",
    formData: { message: "Is there an article about lifts?" },
  });
});

for (const path of ["/terms-and-conditions", "/privacy-policy"]) {
  test(`${path} shows today's date, its contents and whom to ask`, async ({ page }) => {
    await page.goto(path);
    const today = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" }).format(
      new Date(),
    );
    await expect(page.getByText(`Last Updated: ${today}`)).toBeVisible();
    await expect(page.getByRole("navigation", { name: "On this page" }).first()).toBeVisible();
    await expect(page.getByRole("main").getByText("Chennai").last()).toBeVisible();
  });
}
