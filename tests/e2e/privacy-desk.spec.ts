import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "playwright/test";
import { indianDay } from "../../src/shared/time.ts";
import { expectAccessible } from "./accessible.ts";
import { confirmIfAsked, openPortal, staffTest as test } from "./staff.ts";
import { expect } from "./test.ts";

interface Receipt {
  id: string;
  reference: string;
  /** The path of the sender's own page. */
  link: string;
}

/** Sends a submission from an address of its own. */
async function send(request: APIRequestContext, changes: object = {}): Promise<Receipt> {
  const mark = crypto.randomUUID();
  const response = await request.post("/api/form-submissions", {
    headers: { "CF-Connecting-IP": mark },
    data: {
      formType: "general_query",
      firstName: "Farida",
      lastName: "Contractor",
      email: `farida.${mark}@example.com`,
      phone: "098000 12399",
      formData: { subject: "A charger", inquiryType: "Pricing", message: "What does it cost?" },
      filledInMs: 30_000,
      ...changes,
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()).data;
}

/** What the sender does on their own page. */
async function asSender(page: Page, { link }: Receipt, form: Record<string, string>) {
  const response = await page.request.post(link, { form, headers: { Origin: new URL(page.url()).origin } });
  expect(response.ok()).toBe(true);
}

/** Opens a request by keyboard: rows of other tests arrive, and would move it from under the mouse. */
async function openRequest(page: Page, name: string) {
  await page.getByRole("link", { name }).press("Enter");
  await expect(page.getByRole("heading", { name, level: 2 })).toBeFocused();
}

test("a complaint is acknowledged and answered with a text, which the sender reads on their page", async ({
  page,
}) => {
  await openPortal(page, "/admin/privacy");
  const receipt = await send(page.request);
  await asSender(page, receipt, { action: "complain", message: "You called me at night." });
  await page.reload();
  await expect(
    page.getByText("A lawyer decides the wording and the terms; these are defaults."),
  ).toBeVisible();
  await expectAccessible(page);
  await openRequest(page, `Complaint: ${receipt.reference}`);
  await expect(page.getByText("You called me at night.")).toBeVisible();
  await expect(page.getByText(/^Acknowledge by .*, (2 days|7\d hours) left\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Acknowledge" }).click();
  await expect(page.getByText(/^Answer by .*, 89 days left\.$/)).toBeVisible();
  await expect(page.getByText(/acknowledged it$/)).toBeVisible();

  await page.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(page.getByText("Write what you answer")).toBeVisible();
  await page.getByLabel("Insert a text").selectOption({ label: "We look into it" });
  const answer = page.getByLabel("Answer", { exact: true });
  await expect(answer).toBeFocused();
  await expect(answer).toHaveValue(new RegExp(`your enquiry ${receipt.reference}`));
  await answer.fill("We call between ten and six from now on.");
  await expectAccessible(page);
  await page.getByRole("link", { name: "All requests" }).click();
  await openRequest(page, `Complaint: ${receipt.reference}`);
  await expect(answer).toHaveValue("We call between ten and six from now on.");
  await page.reload();
  await page.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(page.getByText("The request is answered")).toBeVisible();
  await expect(answer).toHaveCount(0);
  await page.getByRole("link", { name: "All requests" }).click();
  await page.getByText("Closed", { exact: true }).click();
  await expect(page.getByRole("link", { name: `Complaint: ${receipt.reference}` })).toBeVisible();

  await page.goto(receipt.link);
  await expect(page.getByText("We call between ten and six from now on.")).toBeVisible();
});

for (const [action, name] of [
  ["erase", "Erasure"],
  ["withdraw", "Withdrawal of consent"],
] as const) {
  test(`${name} that a sender asks for is refused, which brings the enquiry back to the inbox`, async ({
    page,
  }) => {
    await openPortal(page, "/admin/privacy");
    const receipt = await send(page.request);
    await asSender(page, receipt, { action, confirm: "on" });
    await page.reload();
    await openRequest(page, `${name}: ${receipt.reference}`);
    await expect(page.getByText(/^The enquiry is restricted/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Open the enquiry" })).toHaveCount(0);
    await page.getByLabel("Answer", { exact: true }).fill("We need it for an open invoice.");
    await page.getByRole("button", { name: "Refuse" }).click();
    await expect(page.getByText("The request is refused")).toBeVisible();
    await page.getByRole("link", { name: "Open the enquiry" }).click();
    await expect(page.getByRole("heading", { name: "Farida Contractor" })).toBeVisible();
  });
}

test("an owner erases a submission from the inbox for somebody who called, and gives them a new link", async ({
  page,
}) => {
  const receipt = await send(page.request);
  await page.goto(`/admin?open=${receipt.id}`);
  await page.getByRole("link", { name: "Enter a privacy request" }).click();
  const found = page.getByRole("region", { name: `Enquiry ${receipt.reference}` });
  await expect(found.getByText("Farida Contractor")).toBeVisible();
  await found.getByRole("button", { name: "Enter the request" }).click();
  await expect(found.getByText("Choose what the person asks for")).toBeVisible();
  await expect(found.getByText("Write what the person asks for, and how they asked")).toBeVisible();
  await expectAccessible(page);
  await found.getByLabel("What the person asks for").selectOption("Erasure");
  await found.getByLabel("What they said, and how").fill("The sender, on the telephone");
  await found.getByRole("button", { name: "Restrict this enquiry" }).click();
  const heading = page.getByRole("heading", { name: `Erasure: ${receipt.reference}` });
  await confirmIfAsked(page, heading);
  await expect(heading).toBeFocused();
  await expect(page.getByText(/^The enquiry is restricted/)).toBeVisible();

  await page.getByRole("button", { name: "New link for the person" }).click();
  const dialog = page.getByRole("dialog", { name: "New link for the person" });
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const url = (await dialog.locator("code").textContent()) ?? "";
  expect((await page.request.get(new URL(url).pathname)).status()).toBe(200);
  expect((await page.request.get(receipt.link)).status()).toBe(404);
  await dialog.getByRole("button", { name: "Done" }).click();

  const sent = await page.evaluate(async (reference) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem("auth_token")}` };
    return (await fetch(`/api/form-submissions?search=${reference}`, { headers })).json();
  }, receipt.reference);
  expect(sent.submissions).toEqual([]);
});

test("the link to a privacy request stays in its place while the person's other enquiries appear", async ({
  page,
}) => {
  const email = `twice.${crypto.randomUUID()}@example.com`;
  const [one] = [await send(page.request, { email }), await send(page.request, { email })];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/same-person/, async (route) => {
    await released;
    await route.continue();
  });
  await openPortal(page, `/admin?open=${one.id}`);
  const link = page.getByRole("link", { name: "Enter a privacy request" });
  await expect(link).toBeVisible();
  await expect(page.getByLabel("Add a note")).toBeVisible();
  const before = await link.boundingBox();
  release();
  await expect(page.getByRole("region", { name: "Same person" })).toBeVisible();
  expect(await link.boundingBox()).toEqual(before);
});

test("a complaint in a letter is entered for the submission that its sender's address finds", async ({
  page,
}) => {
  await openPortal(page, "/admin/privacy");
  const email = `letter.${crypto.randomUUID()}@example.com`;
  const [one, other] = [await send(page.request, { email }), await send(page.request, { email })];
  await page.getByText("New request", { exact: true }).click();
  const find = page.getByLabel("Reference, email or phone of the enquiry");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("Enter a reference, an email address or a phone number")).toBeVisible();
  await find.fill("EV-0000-0000");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("heading", { name: "No enquiry is found" })).toBeVisible();
  await find.fill(email.toUpperCase());
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("link", { name: `${other.reference}: Farida Contractor` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: `${one.reference}: Farida Contractor` }).click();
  const found = page.getByRole("region", { name: `Enquiry ${one.reference}` });
  await found.getByLabel("What the person asks for").selectOption("Complaint");
  await found.getByLabel("What they said, and how").fill("By letter: nobody called me back.");
  await found.getByLabel("Received on").fill("2000-01-01");
  await found.getByRole("button", { name: "Enter the request" }).click();
  const refused = found.getByText("The enquiry itself was received later");
  await confirmIfAsked(page, refused);
  await expect(refused).toBeVisible();
  await found.getByLabel("Received on").fill(indianDay(Date.now()));
  await found.getByRole("button", { name: "Enter the request" }).click();
  await expect(page.getByRole("heading", { name: `Complaint: ${one.reference}` })).toBeFocused();
  await expect(page.getByText("By letter: nobody called me back.")).toBeVisible();
  await page.goto(one.link);
  await expect(page.getByRole("listitem").filter({ hasText: "Complaint: not read yet" })).toBeVisible();
});

test("everything about a person is exported as a file", async ({ page }) => {
  await openPortal(page, "/admin/privacy?tab=new");
  const email = `copy.${crypto.randomUUID()}@example.com`;
  const { reference } = await send(page.request, { email });
  const part = page.getByRole("region", { name: "Everything about a person" });
  await part.getByRole("button", { name: "Export" }).click();
  await expect(part.locator("[aria-invalid=true]")).toBeFocused();
  await part.getByLabel("Email of the person").fill(email);
  await expectAccessible(page);
  const waiting = page.waitForEvent("download");
  await part.getByRole("button", { name: "Export" }).click();
  await confirmIfAsked(page, part);
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^person-.*\.json$/);
  const { submissions } = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(submissions).toMatchObject([{ reference, email }]);
});

test("a rule of retention is changed within the law's limits", async ({ page }) => {
  await openPortal(page, "/admin/privacy?tab=retention");
  const days = page.getByLabel("Franchise");
  await days.fill("100");
  await page.getByRole("button", { name: "Save the rules" }).click();
  await expect(page.getByText("The law asks for at least 366 days").last()).toBeVisible();
  await expectAccessible(page);
  await days.fill("800");
  await page.getByRole("button", { name: "Save the rules" }).click();
  await expect(page.getByText("The rules are saved")).toBeVisible();
  await expect(page.getByText("Changed; the default is 731, about 2.2 years.")).toBeVisible();
  await days.fill("731");
  await page.getByRole("button", { name: "Save the rules" }).click();
  await expect(page.getByText("Changed; the default is 731")).toHaveCount(0);
});

test("a breach is entered, its steps are recorded in order, and the persons affected are exported", async ({
  page,
}) => {
  const title = `A lost telephone ${Date.now().toString(36)}`;
  await openPortal(page, "/admin/privacy?tab=breaches");
  await page.getByRole("button", { name: "Enter a breach" }).click();
  const form = page.getByRole("dialog", { name: "Enter a breach" });
  await form.getByRole("button", { name: "Enter the breach" }).click();
  for (const text of [
    "Name the breach",
    "Say what happened",
    "Choose at least one form type",
    "Enter a day and a time",
  ]) {
    await expect(form.getByText(text)).toBeVisible();
  }
  await expectAccessible(page);
  await form.getByLabel("Name").fill(title);
  await form.getByLabel("What happened").fill("It was signed in to the portal.");
  await form.getByLabel("Land partnership").check();
  await form.getByLabel("Received from").fill("2026-01-01T00:00");
  await form.getByRole("button", { name: "Enter the breach" }).click();

  const card = page.getByRole("article", { name: title });
  await expect(card.getByText(/^Report to the Board by .*, (2 days|7\d hours) left\.$/)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await card.getByRole("button", { name: /^Export the persons affected/ }).click();
  await confirmIfAsked(page, card);
  expect((await download).suggestedFilename()).toMatch(/^affected-.*\.csv$/);
  await card.getByLabel("Measures").fill("The session was revoked.");
  // The message is about what was sent: it does not wait until the lists are fetched again.
  const lists = Promise.withResolvers<void>();
  await page.route("**/api/**", async (route) => {
    if (route.request().method() === "GET") await lists.promise;
    await route.fallback();
  });
  await card.getByRole("button", { name: "Save the measures" }).click();
  await expect(page.getByText("The measures are saved")).toBeVisible();
  lists.resolve();
  await expect(card.getByRole("button", { name: "Close: done now" })).toHaveCount(0);
  for (const step of ["Inform the Board", "Inform the persons affected", "Report to the Board", "Close"]) {
    await card.getByRole("button", { name: `${step}: done now` }).click();
    await page.getByRole("dialog", { name: step }).getByRole("button", { name: "Record it" }).click();
    await expect(card.getByRole("button", { name: `${step}: done now` })).toHaveCount(0);
  }
  await expect(card.getByText("Closed", { exact: true })).toBeVisible();
});
