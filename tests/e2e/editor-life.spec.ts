import type { Page } from "playwright/test";
import { expectAccessible } from "./accessible.ts";
import { signedOut, staffTest as test } from "./staff.ts";
import { expect } from "./test.ts";

/** One white pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
  "base64",
);

const description = (page: Page) => page.getByLabel("Description", { exact: true });

async function createDraft(page: Page, title: string) {
  await page.goto("/admin/discover/new");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await description(page).fill("The first words of it.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Edit Content" })).toBeVisible();
}

test("a draft is autosaved, restored from a revision, shared by a link, and scheduled", async ({
  page,
  browser,
}) => {
  const title = `Life ${Date.now().toString(36)}`;
  await createDraft(page, title);
  await description(page).fill("The second words of it.");
  const saved = page.waitForResponse((response) => response.url().endsWith("?autosave=1") && response.ok());
  await saved;
  await expect(page.getByText(/Saved at/)).toBeVisible();
  const live = page.frameLocator("iframe[title='Live preview']");
  await expect(live.getByText("The second words of it.")).toBeVisible();
  await page.getByLabel("Tags").fill("savi");
  await expectAccessible(page);

  await page.getByLabel("Tags").fill("");
  await page.getByRole("button", { name: "Versions" }).click();
  const versions = page.getByRole("dialog", { name: "Versions" });
  // What one would get back is the positive side.
  await expect(versions.locator("del")).toHaveText("second");
  await expect(versions.locator("ins")).toHaveText("first");
  await expect(versions.getByRole("button", { name: /saved by itself Description/ })).toBeVisible();
  await expectAccessible(page, "dialog[open]");
  await versions.getByRole("button", { name: "Restore this version" }).click();
  await expect(description(page)).toHaveValue("The first words of it.");

  await page.getByRole("button", { name: "Draft link" }).click();
  const link = page.getByRole("dialog", { name: "Draft link" });
  await expect(link.getByLabel("Address")).toHaveValue(/\/discover\/preview\//);
  const address = await link.getByLabel("Address").inputValue();
  await page.keyboard.press("Escape");
  const stranger = await browser.newPage(signedOut);
  const response = await stranger.goto(address);
  expect(response?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  await expect(stranger.getByText("Preview, not published.")).toBeVisible();
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(title);
  await stranger.close();

  await page.getByRole("button", { name: "Schedule" }).click();
  const publishAt = page.getByRole("dialog", { name: "Publish at" });
  await publishAt.getByLabel("Day and time in India").fill("2020-01-01T10:00");
  await publishAt.getByRole("button", { name: "Schedule" }).click();
  await expect(publishAt.getByText("Choose a time that is still to come").first()).toBeVisible();
  const tomorrow = new Date(Date.now() + 29.5 * 3_600_000).toISOString().slice(0, 10);
  await publishAt.getByLabel("Day and time in India").fill(`${tomorrow}T10:30`);
  await publishAt.getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByRole("button", { name: "Publishes tomorrow 10:30" })).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText(
    /Scheduled.*Publishes tomorrow/,
  );
});

test("an interrupted upload is retried, and the uploaded picture is chosen from the library with its alt text", async ({
  page,
}) => {
  await createDraft(page, `Library ${Date.now().toString(36)}`);
  await page.route("**/api/discover/admin/upload", (route) => route.abort(), { times: 1 });
  const name = `bay-${Date.now().toString(36)}.png`;
  await page
    .getByLabel("Choose image", { exact: true })
    .setInputFiles({ name, mimeType: "image/png", buffer: png });
  await page.getByLabel("Image alt text").fill("Two cars at a charging bay");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Upload failed")).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("link", { name })).toHaveAttribute("href", /^\/media\/[0-9a-f]{32}-1x1\.png$/);
  const described = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await described).ok()).toBe(true);

  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByLabel("Section title 1").fill("The bay");
  await page.getByText("Picture and video").click();
  await page.getByRole("button", { name: "the library" }).nth(2).click();
  const library = page.getByRole("dialog", { name: "Pictures" });
  await library.getByRole("button", { name }).click();
  await expect(library.getByLabel("Alt text")).toHaveValue("Two cars at a charging bay");
  await expectAccessible(page, "dialog[open]");
  await library.getByLabel("Alt text").fill("A bay with two cars");
  await library.getByRole("button", { name: "Use picture" }).click();
  await expect(page.getByLabel("Section 1 image alt text")).toHaveValue("A bay with two cars");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  // Removing the last file does not close the section's media.
  await page.getByRole("button", { name: "Remove section 1 image" }).click();
  await expect(page.getByLabel("Section 1 image alt text")).toHaveCount(0);
  await expect(page.getByLabel("Section 1 image address")).toBeVisible();
});

test("text that is unsaved when the session ends is restored after signing in again", async ({ page }) => {
  await createDraft(page, `Session ${Date.now().toString(36)}`);
  const address = page.url();
  const token = await page.evaluate(() => localStorage.getItem("auth_token") ?? "");
  await page.route(/\/api\/discover\/admin\/[0-9a-f-]{36}$/, (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({
          status: 401,
          json: { message: "Please sign in to continue.", code: "unauthenticated" },
        })
      : route.continue(),
  );
  await description(page).fill("Written when the session ended.");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.evaluate((value) => localStorage.setItem("auth_token", value), token);
  await page.reload();
  await expect(page).toHaveURL(address);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(description(page)).toHaveValue("Written when the session ended.");
});
