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
  await page.getByRole("searchbox").fill("qzxw vkjp");
  await expect(page.getByText("No content found")).toBeVisible();
  await expect(page.getByText("Try adjusting your filters")).toBeVisible();
});

test("the list is sorted by its heads, filtered by author, and several items are changed at once", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Content", exact: true }).click();
  await expect(page).toHaveURL(/sortBy=title&sortOrder=asc$/);
  const head = page.getByRole("columnheader", { name: "Views" });
  await head.getByRole("button").click();
  await expect(head).toHaveAttribute("aria-sort", "descending");
  const isDescending = async () => {
    const texts = await page.locator("td[data-number]").allTextContents();
    const views = texts.map((text) => Number(text.replace(/,/g, "")));
    return views.length === 10 && views.every((count, index) => count >= (views[index + 1] ?? 0));
  };
  await expect.poll(isDescending).toBe(true);
  for (const width of [800, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("button", { name: "Content", exact: true }).click();
    await expect(page).toHaveURL(/sortBy=title/);
    await head.getByRole("button").click();
    await expect(page).toHaveURL(/sortBy=views/);
    await expect(head).toHaveAttribute("aria-sort", "descending");
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  // Among the questions, because other tests publish articles and news at the same time.
  await page.getByRole("radio", { name: "FAQ" }).check();
  await expect(page).toHaveURL(/type=faq/);
  await expect(page.locator("[data-stale]")).toHaveCount(0);
  const author = page.getByRole("combobox", { name: "Author" });
  const results = page.getByRole("status").filter({ hasText: "results" });
  const all = (await results.textContent()) ?? "";
  await author.selectOption({ index: 1 });
  await expect(page).toHaveURL(/author=\w+/);
  await expect(results).not.toHaveText(all);
  await author.selectOption("All authors");
  await expect(page).not.toHaveURL(/author=/);
  await expect(results).toHaveText(all);
  await page.getByRole("radio", { name: "All", exact: true }).check();
  await expect(page).not.toHaveURL(/type=/);
  await expect(page.locator("[data-stale]")).toHaveCount(0);

  const row = (number: number) => page.getByRole("row").nth(number);
  const titles = [await row(9).locator("b").textContent(), await row(10).locator("b").textContent()];
  for (const title of titles) await page.getByRole("checkbox", { name: `Select ${title}` }).check();
  const bar = page.getByRole("toolbar", { name: "With selected" });
  await expect(bar).toContainText("2 selected");
  // On a phone the bar is one row.
  await page.setViewportSize({ width: 375, height: 800 });
  expect((await bar.boundingBox())?.height).toBeLessThan(60);
  await expect(bar.getByRole("button", { name: "Clear selection" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await bar.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("2 items are drafts again")).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 items are published")).toBeVisible();
  for (const title of titles) await page.getByRole("checkbox", { name: `Select ${title}` }).check();
  await bar.getByRole("button", { name: "Delete selected" }).click();
  const dialog = page.getByRole("dialog");
  for (const title of titles) await expect(dialog).toContainText(title ?? "");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("2 items deleted")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByText("2 items are back")).toBeVisible();
  for (const title of titles)
    await expect(page.getByRole("checkbox", { name: `Select ${title}` })).toBeVisible();

  // Nothing is removed from the library while an article uses it.
  await page.getByRole("button", { name: "Media" }).click();
  const library = page.getByRole("dialog", { name: "Media" });
  await library.getByRole("searchbox").fill("nothing is called this");
  await expect(library.getByText("No file is called that")).toBeVisible();
  await library.getByRole("searchbox").fill("");
  await library
    .getByRole("button", { name: /used in \d+ article/ })
    .first()
    .click();
  await expect(library.getByText("Used in").getByRole("link").first()).toBeVisible();
  await expect(library.getByRole("button", { name: "Delete" })).toHaveCount(0);
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
