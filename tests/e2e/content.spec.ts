import { openPortal, staffTest as test } from "./staff.ts";
import { expect } from "./test.ts";

test.beforeEach(async ({ page }) => {
  // Other tests create drafts at the same time, so only published items are listed here.
  await openPortal(page, "/admin/discover?status=published");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

test("the list shows ten items, the figures, and which results these are", async ({ page }) => {
  await expect(page.getByRole("row")).toHaveCount(11);
  await expect(page.getByText(/Showing 1 to 10 of \d+ results/)).toBeVisible();
  for (const figure of ["Total content", "Published", "Draft", "Total views", "Content by type"]) {
    await expect(page.getByRole("term").filter({ hasText: new RegExp(`^${figure}$`) })).toBeVisible();
  }
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page.getByText(/Showing 11 to \d+ of \d+ results/)).toBeVisible();
  await page.getByRole("radio", { name: "News" }).check();
  await expect(page).toHaveURL(/\?type=news&status=published$/);
  await page.getByRole("searchbox").fill("nothing is called this");
  await expect(page.getByText("No content found")).toBeVisible();
  await expect(page.getByText("Try adjusting your filters")).toBeVisible();
});

test("an item is deleted after a confirmation, and Undo restores it", async ({ page }) => {
  const row = page.getByRole("row").nth(2);
  const title = await row.locator("b").textContent();
  await row.getByRole("button", { name: /^Delete / }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Are you sure you want to delete this content?");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await row.getByRole("button", { name: /^Delete / }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("row").nth(2).locator("b")).not.toHaveText(title ?? "");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row").nth(2).locator("b")).toHaveText(title ?? "");
  await page.reload();
  await expect(page.getByRole("row").nth(2).locator("b")).toHaveText(title ?? "");
});

test("unpublishing and deleting show at once and are reverted when they fail; a list that fails to load says so", async ({
  page,
}) => {
  await page.route("**/toggle-publish", (route) => route.abort());
  await page.route("**/api/discover/admin/*", (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.fallback(),
  );
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("button", { name: /^Unpublish / }) })
    .first();
  const title = (await row.locator("b").textContent()) ?? "";
  await row.getByRole("button", { name: /^Unpublish / }).click();
  await expect(page.getByText(`${title} was not unpublished.`, { exact: false })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText("Published");
  await row.getByRole("button", { name: /^Delete / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`${title} was not deleted.`, { exact: false })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: title })).toBeVisible();

  // A response without a message, for the list and its figures.
  let failing = true;
  await page.route(/\/api\/discover\/admin(\/stats|\?)/, (route) =>
    failing ? route.fulfill({ status: 400, body: "" }) : route.continue(),
  );
  await page.reload();
  await expect(page.getByText("Something went wrong")).toBeVisible();
  await expect(page.getByText("An error occurred")).toBeVisible();
  failing = false;
  const figures = page.getByRole("alert").filter({ hasText: "The figures did not load." });
  await figures.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("term").filter({ hasText: "Total views" })).toBeVisible();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("row").filter({ hasText: title })).toBeVisible();
});
