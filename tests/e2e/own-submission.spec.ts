import { Buffer } from "node:buffer";
import type { APIRequestContext, Page } from "playwright/test";
import { expectAccessible } from "./accessible.ts";
import { onePixelPng } from "./one-pixel.ts";
import { expect, test } from "./test.ts";

/** Eleven o'clock of a Monday in the next days, as a field in India's time has it. */
function nextMonday(): string {
  const day = new Date(Date.now() + 24 * 3_600_000);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  return `${day.toISOString().slice(0, 10)}T11:00`;
}

/** Sends a submission; returns the link to its sender's own page. */
async function send(request: APIRequestContext, changes: object = {}): Promise<string> {
  const response = await request.post("/api/form-submissions", {
    data: {
      formType: "general_query",
      firstName: "Kaveri",
      lastName: "Raghunathan",
      email: `kaveri-${crypto.randomUUID()}@example.com`,
      phone: "098000 12345",
      filledInMs: 30_000,
      consent: { version: "2026-11-22", language: "ta" },
      formData: { subject: "A charger", inquiryType: "Pricing", message: "We have forty flats." },
      ...changes,
    },
  });
  const { data }: { data: { link: string } } = await response.json();
  return data.link;
}

async function opens(page: Page, title: string) {
  const part = page.locator("details", { has: page.getByText(title, { exact: true }) });
  await part.locator("summary").click();
  return part;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the sender's page ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("corrects, stops news, complains, locks and takes back", async ({ page, request }) => {
      const link = await send(request);
      const response = await page.goto(link);
      const headers = response?.headers() ?? {};
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["x-robots-tag"]).toBe("noindex");
      expect(headers["referrer-policy"]).toBe("same-origin");
      await expect(page.getByRole("heading", { level: 1, name: "Your enquiry" })).toBeVisible();
      await expect(page.getByText("We have forty flats.").first()).toBeVisible();
      await expect(page.locator("[aria-current=step]")).toHaveText("Received");
      if (javaScriptEnabled) await expectAccessible(page);

      const correction = await opens(page, "Correct my details");
      await correction.getByLabel("First name").fill("");
      await correction.getByRole("button", { name: "Store corrections" }).click();
      await expect(page.locator("#firstName-error")).toHaveText("Enter your first name");
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByLabel("First name").fill("கயல்");
      await page.getByRole("button", { name: "Store corrections" }).click();
      await expect(page.getByRole("status")).toHaveText("Your corrections are stored.");
      await expect(page.locator("dd", { hasText: "கயல்" })).toBeVisible();

      await page.getByRole("button", { name: "Send me the news" }).click();
      await page.getByRole("button", { name: "Stop the news" }).click();
      await expect(page.getByRole("status")).toHaveText("You get no more news and offers.");

      const complaint = await opens(page, "Complain");
      await complaint.getByLabel("Your complaint").fill("Nobody called me back.");
      await complaint.getByRole("button").click();
      await expect(page.getByRole("listitem").filter({ hasText: "Complaint: not read yet" })).toBeVisible();

      const erasure = await opens(page, "Ask for erasure");
      await erasure.getByRole("button").click();
      await expect(page.locator("#erase-confirm-error")).toHaveText("Confirm that you want this");
      await expect(page.getByRole("alert")).toBeFocused();
      await page.getByLabel("Yes, erase what you store about this enquiry").check();
      await page.getByRole("button", { name: "Erase my enquiry" }).click();
      await expect(page.getByRole("heading", { name: "Your details are locked" })).toBeVisible();
      await expect(page.getByText("We have forty flats.")).toHaveCount(0);
      await page.getByRole("button", { name: "Take it back" }).click();
      await expect(page.getByText("We have forty flats.").first()).toBeVisible();

      await (await opens(page, "Make a new link")).getByRole("button").click();
      await expect(page.getByRole("status")).toContainText("This is your new link");
      expect((await request.get(link)).status()).toBe(404);
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not plugged in.");
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the conversation on the sender's page ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("takes words, a picture and a time to call, and gives words back that were refused", async ({
      page,
      request,
    }) => {
      await page.goto(await send(request));
      const form = page.getByRole("form", { name: "Write to us" });
      await form.getByLabel("Add something to your enquiry").fill("மீட்டர் வாசலில் உள்ளது.");
      const notPicture = { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
      await form.getByLabel("Pictures").setInputFiles(notPicture);
      await form.getByRole("button", { name: "Send" }).click();
      await expect(page.locator("#answer-pictures-error")).toContainText("Choose JPEG");
      await expect(form.getByLabel("Add something to your enquiry")).toHaveValue("மீட்டர் வாசலில் உள்ளது.");
      if (javaScriptEnabled) await expectAccessible(page);
      const meter = { name: "meter.png", mimeType: "image/png", buffer: onePixelPng };
      await form.getByLabel("Pictures").setInputFiles(meter);
      await form.getByLabel("Call me at").fill(nextMonday());
      await form.getByRole("button", { name: "Send" }).click();
      await expect(page.getByRole("status")).toHaveText("Your message is with us. You find our answer here.");
      const message = page.getByRole("listitem").filter({ hasText: "மீட்டர் வாசலில் உள்ளது." });
      await expect(message).toContainText("Please call me on Monday");
      const picture = message.getByRole("img", { name: "meter.png" });
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
      await expect(form.getByLabel("Your answer")).toHaveValue("");
    });
  });
}

test("the page fits a phone, downloads both files, and is no landing of the tab", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const link = await send(request, { firstName: "K".repeat(80), lastName: "R".repeat(80) });
  await page.goto(link);
  for (const title of ["Correct my details", "Complain", "Ask for erasure"]) await opens(page, title);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  for (const [name, ending] of [
    ["Download to read", "html"],
    ["Download as JSON", "json"],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^EV-[\\w-]+\\.${ending}$`));
  }
  expect(await page.evaluate(() => sessionStorage.getItem("landing"))).toBeNull();
});

test("a thank-you leads to the page, with and without script", async ({ browser, page }) => {
  await page.goto("/contact/general-query");
  const fill = async (on: Page) => {
    const form = on.getByRole("form", { name: "General query" });
    await form.getByLabel("First name").fill("Kaveri");
    await form.getByLabel("Email").fill("kaveri@example.com");
    await form.getByLabel("Phone").fill("98000 12345");
    await form.getByLabel("Subject").fill(`A charger ${crypto.randomUUID()}`);
    await form.getByLabel("Enquiry type").selectOption("Pricing");
    await form.getByRole("button", { name: "Send Message" }).click();
    await on.getByRole("link", { name: "See, correct or erase what you sent" }).click();
    await expect(on.getByRole("heading", { level: 1, name: "Your enquiry" })).toBeVisible();
    const consent = on.getByText(/You agreed on .* to the privacy notice of \d+ \w+ \d{4}, in English/);
    await expect(consent.getByRole("link", { name: /^privacy notice/ })).toBeVisible();
  };
  await fill(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("/contact/general-query");
  await fill(plain);
  await context.close();
});

test("the notice of a form is there in three languages, and every link of it works", async ({
  page,
  request,
}) => {
  await page.goto("/contact/general-query");
  await page.getByRole("main").getByRole("link", { name: "हिंदी" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("गोपनीयता सूचना");
  await expectAccessible(page);
  const alternates = await page
    .locator("link[rel=alternate][hreflang]")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(alternates).toHaveLength(4);
  for (const path of alternates) expect((await request.get(path)).status(), path).toBe(200);
  await page.getByRole("link", { name: "தமிழ்" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("தனியுரிமை அறிவிப்பு");
  expect((await request.get("/privacy-notice/2026-11-21/en")).status()).toBe(200);
  expect((await request.get("/privacy-notice/2026-11-21/hi")).status()).toBe(404);
});

test("where no code can be mailed, a letter that asks for the link is begun", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Your enquiries" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your enquiries" })).toBeVisible();
  const letter = page.getByRole("link", { name: "Ask for the link" });
  await expect(letter).toHaveAttribute("href", /^mailto:\S+@\S+\?subject=The%20link%20\S+&body=\S+%20$/);
  await expectAccessible(page);
});
