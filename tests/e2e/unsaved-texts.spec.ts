import type { Page } from "playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openPortal, staffTest as test } from "./staff.ts";
import { expect } from "./test.ts";

// What somebody typed and did not save: whose it is, and what happens to it.

const title = (page: Page) => page.getByLabel("Title", { exact: true });
const note = (page: Page) => page.getByLabel("Add a note");

async function sessionOf(page: Page) {
  const email = `author.${crypto.randomUUID()}@example.com`;
  const password = "four green bicycles";
  const data = { name: "Meera Iyer", email, password };
  expect((await page.request.post("/api/admin/register", { data })).status()).toBe(201);
  return { email, password };
}

async function signInAs(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto("/login");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Form Submissions" })).toBeVisible();
}

async function sendSubmission(page: Page): Promise<string> {
  const response = await page.request.post("/api/form-submissions", {
    data: {
      formType: "general_query",
      firstName: "Rollo",
      email: "visitor@example.com",
      phone: "+919800000099",
      formData: { subject: "Whose note", inquiryType: "Other", message: "Somebody writes about this." },
    },
  });
  return (await response.json()).data.reference;
}

async function openSubmission(page: Page, reference: string) {
  await page.goto(`/admin?search=${reference}`);
  await page.locator("[data-row]").getByRole("link").click();
  await expect(note(page)).toBeVisible();
}

test("Logout asks about unsaved texts, and only their owner is offered them again", async ({ browser }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  const [first, second] = [await sessionOf(page), await sessionOf(page)];
  const reference = await sendSubmission(page);
  await signInAs(page, first);
  await openSubmission(page, reference);
  await note(page).fill("He is angry about the price.");
  await page.goto("/admin/discover/new");
  await title(page).fill("What a unit costs at night");
  await page.getByRole("link", { name: "Stations" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "Stations" })).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();
  const dialog = page.getByRole("dialog", { name: "Unsaved texts on this device" });
  await expect(dialog).toContainText("Note about Rollo");
  await expect(dialog).toContainText("What a unit costs at night");
  await expectAccessible(page, "dialog[open]");
  await dialog.getByRole("button", { name: "Keep and log out" }).click();
  await expect(page).toHaveURL(/\/login/);

  await signInAs(page, second);
  await openSubmission(page, reference);
  await expect(note(page)).toHaveValue("");
  await page.goto("/admin/discover/new");
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Restore" })).toHaveCount(0);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login/);

  await signInAs(page, first);
  await openSubmission(page, reference);
  await expect(note(page)).toHaveValue("He is angry about the price.");
  await page.goto("/admin/discover/new");
  await expect(
    page.getByText(/This device kept changes of What a unit costs at night from today \d\d:\d\d/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await dialog.getByRole("button", { name: "Remove and log out" }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /angry|at night/,
  );
  await signInAs(page, first);
  await openSubmission(page, reference);
  await expect(note(page)).toHaveValue("");
  // Typed after the return, it is stored again.
  await note(page).fill("Written later.");
  await page.reload();
  await expect(note(page)).toHaveValue("Written later.");
  await context.close();
});

test("texts that an earlier release left without an owner are counted, shown to nobody, and removed on purpose", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("planted")) return;
    sessionStorage.setItem("planted", "1");
    const draft = {
      title: "Somebody's unsaved title",
      sections: [],
      faqs: [],
      keyHighlights: [],
      features: [],
    };
    const local = [{ visit: "v", at: "2026-11-20T10:00:00.000Z", etag: null, base: null, draft }];
    localStorage.setItem("discover_draft:new", JSON.stringify(local));
    sessionStorage.setItem("note_draft:01890000-0000-7000-8000-000000000001", "Somebody's note");
  });
  const sentence =
    "An earlier release left 2 texts here without saying whose they are. They are shown to nobody.";
  await openPortal(page, "/admin/discover/new");
  await expect(title(page)).toHaveValue("");
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText("Somebody's", { exact: false })).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Logout" }).click();
  const dialog = page.getByRole("dialog", { name: "Unsaved texts on this device" });
  await expect(dialog.getByText(sentence)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.evaluate(() => sessionStorage.removeItem("ownerless_texts_told"));
  await page.reload();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(left).not.toContain("Somebody's");
});

test("a discarded draft comes back by Undo, and a chosen picture that is gone is named", async ({ page }) => {
  page.on("dialog", (dialog) => dialog.accept());
  await openPortal(page, "/admin/discover/new");
  await title(page).fill("With a picture");
  const bytes = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
    "base64",
  );
  await page
    .locator('input[type="file"][accept*="image"]')
    .first()
    .setInputFiles({ name: "bay.png", mimeType: "image/png", buffer: bytes });
  await expect(page.getByText("Pending Upload").first()).toBeVisible();
  await page.reload();
  const notice = page.getByText(/This device kept changes of With a picture/);
  await expect(notice).toContainText(
    "The file bay.png was not uploaded and is not on this device: choose it again.",
  );
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(notice).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(title(page)).toHaveValue("With a picture");
});

test("a deleted article is in the list of deleted ones and is restored from it; its draft links are withdrawn", async ({
  page,
}) => {
  const name = `Withdrawn ${crypto.randomUUID().slice(0, 8)}`;
  await openPortal(page, "/admin/discover/new");
  await title(page).fill(name);
  await page.getByLabel("Description", { exact: true }).fill("A short text for a test.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Edit Content" })).toBeVisible();
  await page.getByRole("button", { name: "Draft link" }).click();
  const dialog = page.getByRole("dialog", { name: "Draft link" });
  await expect(dialog.getByLabel("Address")).toHaveValue(/\/discover\/preview\//);
  const address = await dialog.getByLabel("Address").inputValue();
  expect((await page.request.get(address)).status()).toBe(200);
  await dialog.getByRole("button", { name: "Withdraw all links" }).click();
  await expect(page.getByText("Every link to this draft was withdrawn")).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);

  await page.goto(`/admin/discover?search=${name}`);
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(0);
  await page.goto(`/admin/discover?status=deleted&search=${name}`);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Deleted");
  await expectAccessible(page);
  await row.getByRole("button", { name: `Restore ${name}` }).click();
  await expect(page.getByText(`${name} is back`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(`/admin/discover?search=${name}`);
  await expect(row).toContainText("Draft");
});

test("a page whose code does not load says so with a retry, in the portal and when it starts", async ({
  page,
}) => {
  await openPortal(page);
  await page.route("**/assets/stations-*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Stations" }).click();
  await expect(page.getByText("That page did not open: its code did not load.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Stations" })).toBeVisible();

  await page.route("**/assets/inbox-*.js", (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/inbox-"));
  await page.evaluate(() => window.location.assign("/admin"));
  await refused;
  // React Router loads the page once more, and until its styles are there the notice is seen too early.
  await page.waitForFunction(() => performance.now() > 8_000);
  const retry = page.getByRole("link", { name: "Try again" });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.press("Enter");
  await expect(page.getByRole("heading", { name: "Form Submissions" })).toBeVisible();
});
