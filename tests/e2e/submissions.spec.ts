import type { Locator, Page, Route } from "playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openWithout } from "./slow-code.ts";
import { awake, expect, test } from "./test.ts";

const api = "**/api/form-submissions";
const thanks = "Your message has been sent successfully. We'll get back to you soon.";
const reference = /EV-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/;

async function open(page: Page): Promise<Locator> {
  await page.goto("/contact/general-query");
  const form = page.getByRole("form", { name: "General query" });
  await awake(form);
  return form;
}

async function fill(form: Locator, subject = "A charger for our block") {
  await form.getByLabel("First name").fill("Kaveri");
  await form.getByLabel("Email").fill("kaveri@example.com");
  await form.getByLabel("Phone").fill("098000-12345");
  await form.getByLabel("Subject").fill(subject);
  await form.getByLabel("Enquiry type").selectOption("Pricing");
}

/** The bodies of all requests from now on. */
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
    await page.goto("/?utm_source=mail&utm_campaign=diwali");
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

    const stored = (await page.getByText(reference).first().textContent()) ?? "";
    await page.reload();
    await expect(page.getByRole("region", { name: "Thank You!" })).toContainText(stored);
    await expect(page.getByRole("link", { name: /^See, correct or erase/ })).toBeVisible();

    await page.getByRole("button", { name: "Send Another Message" }).click();
    await expect(form.getByLabel("First name")).toHaveValue("");
    await fill(form, "Another one");
    await send(form);
    await expect(page.getByText(thanks)).toBeVisible();
    expect(bodies).toHaveLength(2);
    expect(bodies[1]?.clientId).not.toBe(bodies[0]?.clientId);
  });

  test("counts the first press on Send although an error appears as its field is left", async ({ page }) => {
    await page.goto("/discover");
    const form = page.getByRole("form", { name: "Ask us" });
    await form.getByLabel("Message").focus();
    await awake(form);
    const button = form.getByRole("button", { name: "Send Message" });
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error("The button has no box");
    await page.mouse.move(box.x + box.width / 2, box.y + 4);
    await page.mouse.down();
    await expect(button).toBeFocused();
    await page.mouse.up();
    await expect(form.getByRole("alert").first()).toContainText("Enter your message");
    await expect(form.getByRole("alert").first()).toBeFocused();
  });

  test("counts a press on Send during which the form is hydrated", async ({ page }) => {
    // A busy browser handles a press before the messages by which React goes on, such as to its effects.
    await page.addInitScript(() => {
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (...message: unknown[]) {
        setTimeout(() => Reflect.apply(post, this, message), 1000);
      };
    });
    const browser = await page.context().newCDPSession(page);
    const wake = await openWithout(page, "**/assets/form-general-*.js", "/contact/general-query");
    const form = page.getByRole("form", { name: "General query" });
    await fill(form);
    await browser.send("Emulation.setCPUThrottlingRate", { rate: 20 });
    const button = form.getByRole("button", { name: "Send Message" });
    await button.hover();
    await page.mouse.down();
    wake();
    const isHydrated = (one: Element | null) =>
      Object.keys(one ?? {}).some((key) => key.startsWith("__reactProps"));
    await page.waitForFunction(isHydrated, await button.elementHandle());
    await page.mouse.up();
    await expect(page.getByText(thanks)).toBeVisible();
  });

  test("is sent as another one when it was changed after a lost response, and tries again by itself when the connection breaks, from another page too", async ({
    page,
    context,
  }) => {
    const form = await open(page);
    const bodies = watch(page);
    const lost = async (route: Route) => {
      await route.fetch();
      await route.fulfill({ status: 500, json: { requestId: "r", message: "Not now.", code: "internal" } });
    };
    await page.route(api, lost, { times: 1 });
    await fill(form);
    await send(form);
    await expect(page.getByRole("alert").filter({ hasText: "Not now." })).toBeVisible();
    await form.getByLabel("Subject").fill("Two chargers for our block");
    await page.route(api, (route) => route.abort(), { times: 1 });
    const response = page.waitForResponse((response) => response.url().endsWith("/api/form-submissions"));
    await send(form);
    expect((await response).status()).toBe(201);
    await expect(page.getByText(thanks)).toBeVisible();
    const [first, changed, again] = bodies.map(({ clientId }) => clientId);
    expect(changed).not.toBe(first);
    expect(again).toBe(changed);

    // Without a connection it waits. When the visitor leaves the page before the response, the
    // next page sends it.
    await page.getByRole("button", { name: "Send Another Message" }).click();
    await fill(form, "A third charger");
    await context.setOffline(true);
    await send(form);
    await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toBeVisible();
    await page.route(api, () => {}, { times: 1 });
    const tried = page.waitForRequest(api);
    await context.setOffline(false);
    await tried;
    const sent = page.waitForResponse(api);
    await form.getByRole("link", { name: "Privacy notice" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Privacy notice" })).toBeVisible();
    expect((await sent).status()).toBe(201);
    expect(bodies.at(-1)).toMatchObject({ formData: { subject: "A third charger" } });
  });

  test("waits for a connection that went before the form was touched, and keeps what was typed", async ({
    page,
    context,
  }) => {
    await page.goto("/contact/general-query");
    const form = page.getByRole("form", { name: "General query" });
    const scripts: string[] = [];
    page.on("requestfailed", (request) => scripts.push(request.url()));
    await context.setOffline(true);
    await fill(form, "Typed in a tunnel");
    await send(form);
    await expect(form.getByRole("status").filter({ hasText: "You are offline" })).toBeVisible();
    await expect(form.getByLabel("Subject")).toHaveValue("Typed in a tunnel");
    expect(scripts.length).toBeLessThan(20);
    await context.setOffline(false);
    await expect(page.getByText(thanks)).toBeVisible();
  });
});

const missingPerson = ["Enter your first name", "Enter your email address", "Enter your phone number"];
const typedPerson = {
  "First name": "Kaveri",
  "Last name": "Raghunathan",
  Email: " Kaveri@Example.com",
  Phone: "098000-12345",
};

/** Every form with all its answers, and the row that admins then find. */
const journeys = [
  {
    path: "/contact/general-query",
    submit: "Send Message",
    missing: [...missingPerson, "Enter a subject", "Choose an enquiry type"],
    texts: { Subject: "A charger for our block", Message: "We are forty flats." },
    selects: { "Enquiry type": "Pricing" },
    refused: { path: "formData.inquiryType", label: "Enquiry type" },
    formType: "general_query",
    formData: {
      subject: "A charger for our block",
      inquiryType: "Pricing",
      message: "We are forty flats.",
    },
  },
  {
    path: "/contact/ev-charging-partner",
    submit: "Send Enquiry",
    missing: [
      ...missingPerson,
      "Enter your company's name",
      "Choose a business type",
      "Choose how many charging units",
      "Choose a timeline",
    ],
    texts: { Company: "Example Hotels", Message: "Twelve bays behind the house." },
    selects: { "Business type": "Hotel/Hospitality", Timeline: "1-3 months" },
    choice: "6-10 units",
    worked: "What could your parking earn?",
    refused: { path: "formData.company", label: "Company" },
    formType: "charging_partner",
    formData: {
      company: "Example Hotels",
      businessType: "Hotel/Hospitality",
      chargingUnits: "6-10 units",
      timeline: "1-3 months",
      message: "Twelve bays behind the house.",
      scenario: expect.stringMatching(/^Partner estimate: 2 chargers of 30 kW .* payback /),
    },
  },
  {
    path: "/contact/ev-charging-franchise-partner",
    submit: "Send Enquiry",
    missing: [...missingPerson, "Enter your city"],
    texts: { City: "636 001", Questions: "How long does it take?" },
    selects: { Timeline: "3-6 months" },
    choice: "I plan to rent a location",
    worked: "When does a station pay for itself?",
    refused: { path: "formData.city", label: "City" },
    formType: "franchisee_partner",
    formData: {
      city: "Salem",
      locationOwnership: "I plan to rent a location",
      timeline: "3-6 months",
      questions: "How long does it take?",
      scenario: expect.stringMatching(/^Franchise estimate: 4 chargers of 60 kW .* payback /),
    },
  },
  {
    path: "/contact/ev-charging-land-partnership",
    submit: "Send Enquiry",
    missing: [
      ...missingPerson,
      "Enter the property's address",
      "Enter the property's size",
      "Choose who owns the property",
    ],
    texts: {
      "Property address": "1 Example Road, Salem 636001",
      "Property size": "2,800",
      "Additional information": "Beside the petrol pump.",
    },
    selects: { "Electrical capacity": "Yes" },
    choice: "I own the property",
    refused: { path: "phone", label: "Phone" },
    formType: "land_partnership",
    formData: {
      propertyAddress: "1 Example Road, Salem 636001",
      propertySize: "2,800",
      ownership: "I own the property",
      electricalCapacity: "Yes",
      additionalInfo: "Beside the petrol pump.",
    },
  },
];

/** The form has no accessibility violation in its current state. */
const expectNoFaults = (page: Page) =>
  expectAccessible(page, 'main form, [aria-labelledby="submission-sent"]');

for (const { path, submit, missing, texts, selects, choice, worked, refused, ...stored } of journeys) {
  test(`${path} loses nothing through mistakes, a reload, refusals and a lost network, and is stored once with every answer`, async ({
    page,
    context,
    adminToken,
  }) => {
    test.slow();
    await page.clock.install();
    await page.goto(path);
    const form = page.getByRole("main").getByRole("form");
    const button = form.getByRole("button", { name: submit });
    await awake(form);

    // First nothing is filled in, then an invalid address and number.
    await expect(form.getByText(`${missing.length} required fields left`)).toBeVisible();
    await button.click();
    const summary = page.getByRole("alert").filter({ hasText: "Please check these answers" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText(missing);
    await form.getByLabel("Email").fill("kaveri@");
    await form.getByLabel("Phone").fill("12345");
    await form.getByLabel("First name").fill("Kaveri");
    const wrong = ["Enter a valid email address", "Please enter a valid phone number"];
    await expect(summary.getByRole("link")).toHaveText([...wrong, ...missing.slice(3)]);
    await expect(form.getByLabel("Email")).toHaveAccessibleDescription(wrong[0] ?? "");
    await expect(form.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
    await expectNoFaults(page);
    await summary.getByRole("link", { name: wrong[1] }).click();
    await expect(form.getByLabel("Phone")).toBeFocused();

    // Everything is filled in, with a reload in between.
    if (worked) {
      const calculator = page.getByRole("region", { name: worked });
      await awake(calculator);
      await calculator.getByRole("link", { name: "Ask with these" }).click();
    }
    for (const [label, value] of Object.entries({ ...typedPerson, ...texts }))
      await form.getByLabel(label).fill(value);
    for (const [label, value] of Object.entries(selects)) await form.getByLabel(label).selectOption(value);
    if (choice) await form.getByRole("radio", { name: choice }).check();
    await form.getByRole("checkbox", { name: /news and offers/ }).check();
    await expect(form.getByLabel("Phone")).toHaveValue("+91 98000 12345");
    await expect(form.getByText("All required fields are filled in.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("We kept what you typed earlier in this tab.")).toBeVisible();
    await expect(form.getByText("All required fields are filled in.")).toBeVisible();
    await page.clock.fastForward(5000);

    // The server refuses one field, then the whole, then fails.
    const bodies = watch(page);
    const details = [`${refused.path}: We need another answer here`];
    await refuse(page, 400, { message: "Please check your input.", code: "invalid_request", details });
    await button.click();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText(["We need another answer here"]);
    await expect(form.getByLabel(refused.label)).toHaveAccessibleDescription(/We need another answer here/);
    await expect(form.getByLabel(refused.label)).toHaveAttribute("aria-invalid", "true");
    for (const [status, code, message] of [
      [429, "rate_limited", "Too many requests. Please wait a moment and try again."],
      [500, "internal", "Server error. Please try again later."],
    ] as const) {
      await page.unroute(api);
      await refuse(page, status, { message, code });
      await button.click();
      await expect(page.getByRole("alert").filter({ hasText: message })).toBeFocused();
    }
    await expectNoFaults(page);
    await page.unroute(api);

    // No network, a double click, and the network again.
    await context.setOffline(true);
    await button.dblclick();
    await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toBeVisible();
    await expectNoFaults(page);
    expect(bodies).toHaveLength(3);
    const response = page.waitForResponse(api);
    await context.setOffline(false);
    const { data } = await (await response).json();
    const done = page.getByRole("region", { name: "Thank You!" });
    await expect(done).toBeFocused();
    await expect(done).toHaveAccessibleDescription(thanks);
    await expect(done).toContainText(reference);
    await expect(done).toContainText(data.reference);
    await expect(done).toContainText("In 24 hours");
    await expect(done.getByRole("link", { name: "Chat on WhatsApp" })).toHaveAttribute(
      "href",
      new RegExp(data.reference),
    );
    await expect(done.getByRole("link", { name: `Call and quote ${data.reference}` })).toHaveAttribute(
      "href",
      /^tel:/,
    );
    await expectNoFaults(page);
    expect(new Set(bodies.map(({ clientId }) => clientId)).size).toBe(1);
    expect(bodies).toHaveLength(4);
    const kept = await page.evaluate(() => Object.keys(sessionStorage));
    expect(kept.filter((key) => /^(enquiry|estimate):/.test(key))).toEqual([]);

    const row = await page.request.get(`/api/form-submissions/${data.id}`, {
      headers: { Authorization: `Bearer ${adminToken}` },
    });
    expect((await row.json()).data).toMatchObject({
      reference: data.reference,
      firstName: "Kaveri",
      lastName: "Raghunathan",
      email: "kaveri@example.com",
      phone: "+919800012345",
      ...stored,
      status: "new",
      spam: false,
      consent: {
        version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        marketing: true,
        at: data.createdAt,
      },
      origin: { landingPage: path, page: path },
    });
  });
}

test("the time that a form took counts from when its page was shown, not from when its code woke", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/contact/general-query");
  await page.clock.fastForward("00:45");
  const form = page.getByRole("form", { name: "General query" });
  await form.getByLabel("First name").focus();
  await awake(form);
  const bodies = watch(page);
  await fill(form);
  await send(form);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(bodies[0]?.filledInMs).toBeGreaterThanOrEqual(45_000);
});

test("the land page leads to its article, and what was worked out for a plot goes along or is left out", async ({
  page,
}) => {
  await page.goto("/contact/ev-charging-land-partnership");
  await page.getByRole("link", { name: "Read the blog" }).click();
  await expect(page.getByRole("heading", { name: /the land under the next/i })).toBeInViewport();
  const calculator = page.getByRole("region", { name: "What could your land bring?" });
  const form = page.getByRole("main").getByRole("form");
  await awake(calculator);
  await calculator.getByLabel("Area", { exact: true }).fill("4200");
  await expect(calculator.getByText("10.5% of revenue")).toBeVisible();
  const figure = calculator.getByText(/^₹[\d,]+ to ₹[\d,]+$/);
  const before = await figure.textContent();
  await calculator.getByRole("radio", { name: "Square metres" }).check();
  await expect(calculator.getByLabel("Area", { exact: true })).toHaveValue("390.19");
  await expect(figure).toHaveText(before ?? "");
  await calculator.getByRole("radio", { name: "Square feet" }).check();
  await expect(calculator.getByLabel("Area", { exact: true })).toHaveValue("4,200");
  await calculator.getByLabel("Charging points", { exact: true }).fill("20");
  await expect(calculator.getByText("4, as many as the connection feeds")).toBeVisible();
  await calculator.getByLabel("Power from the grid", { exact: true }).fill("600");
  await expect(calculator.getByText("9, as many as the area holds")).toBeVisible();
  await calculator.getByText("Assumptions").click();
  await calculator.getByRole("slider", { name: "Drivers pay" }).press("ArrowRight");
  await expect(calculator.getByLabel("Drivers pay", { exact: true })).toHaveValue("18.5");
  await expect(calculator.getByRole("status")).toContainText("A month, for you: ₹");
  await expectAccessible(page, "#land-calculator");
  await calculator.getByRole("link", { name: "Ask with these figures" }).click();
  await expect(form.getByText("4,200 sq ft")).toBeVisible();
  await form.getByRole("button", { name: "Leave it out" }).click();
  await expect(form.getByText("4,200 sq ft")).toBeHidden();
  await calculator.getByRole("link", { name: "Ask with these figures" }).click();
  const bodies = watch(page);
  for (const [label, value] of Object.entries({
    ...typedPerson,
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
  // Cloudflare's test key, in the page and its policy as in a build with the key; the test
  // provides its script.
  await page.route("**/contact/general-query", async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers["content-security-policy"] ?? "";
    const host = "https://challenges.cloudflare.com";
    await route.fulfill({
      response: response,
      headers: { ...headers, "content-security-policy": policy.replace("script-src", `script-src ${host}`) },
      body: (await response.text()).replace(
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

test("a text over its limit is refused while it is typed and on sending, with the number over", async ({
  page,
}) => {
  await page.goto("/discover");
  const form = page.getByRole("form", { name: "Ask us" });
  await form.scrollIntoViewIfNeeded();
  await awake(form);
  await expect(form.getByText(/of 500 characters/)).toBeHidden();
  const bodies = watch(page);
  await form.getByLabel("Name").fill("Kaveri");
  await form.getByLabel("Email").fill("kaveri@example.com");
  const message = form.getByLabel("Message");
  await message.fill("x".repeat(612));
  await expect(form.getByText("612 of 500 characters, 112 over")).toBeVisible();
  await expect(message).toHaveAttribute("aria-invalid", "true");
  await expect(message).toHaveAccessibleDescription(/Use at most 500 characters/);
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(form.getByRole("alert")).toContainText("Use at most 500 characters");
  expect(bodies).toEqual([]);
  await message.fill("x".repeat(500));
  await expect(message).not.toHaveAttribute("aria-invalid");
});

test("the question under the listing is sent with the name cut in two", async ({ page }) => {
  await page.goto("/discover");
  const form = page.getByRole("form", { name: "Ask us" });
  await form.scrollIntoViewIfNeeded();
  await awake(form);
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

test("a form in a language that nobody answers in leads to the English one", async ({ page }) => {
  await page.route("**/api/reply-languages", (route) => route.fulfill({ json: { languages: ["en"] } }));
  await page.goto("/hi/contact/general-query");
  await page.getByRole("form").first().hover();
  await page.getByRole("link", { name: "अंग्रेज़ी में फ़ॉर्म खोलें" }).click();
  await expect(page).toHaveURL("/contact/general-query");
  await expect(page.getByRole("form", { name: "General query" })).toBeVisible();
});

test("a form in a language that staff answer in stays, and says its language", async ({ page }) => {
  const bodies = watch(page);
  await page.goto("/hi/contact/general-query");
  const form = page.getByRole("form").first();
  await Promise.all([page.waitForResponse("**/api/reply-languages"), awake(form)]);
  await expect(form.locator("input[name=language]")).toHaveValue("hi");
  await form.locator("[name=firstName]").fill("कावेरी");
  await form.locator("[name=email]").fill("kaveri@example.com");
  await form.locator("[name=phone]").fill("98000 12345");
  await form.locator("[name='formData.subject']").fill("चार्जर");
  await form.locator("[name='formData.inquiryType']").selectOption({ index: 1 });
  await form.locator("[type=submit]").click();
  await expect(page.getByText(reference).first()).toBeVisible();
  expect(bodies).toMatchObject([{ language: "hi" }]);
});
