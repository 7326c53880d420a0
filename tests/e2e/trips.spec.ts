import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

test("without script two places lead to their trip, with stops in order, and to a station of it", async ({
  page,
}) => {
  await page.goto("/stations");
  await page.getByRole("link", { name: "Plan a trip between two cities" }).click();
  await page.getByLabel("From").fill("Bombay");
  await page.getByLabel("To").fill("pune");
  await page.getByRole("button", { name: "Show the way" }).click();
  await expect(page).toHaveURL("/trips/mumbai/pune");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mumbai to Pune");
  await expect(page.getByText("About 150 km by NH 48")).toBeVisible();
  const at = await page.getByText(/^km \d+$/).allTextContents();
  const km = at.map((text) => Number(text.replace("km ", "")));
  expect(km.length).toBeGreaterThan(2);
  expect(km).toEqual(km.toSorted((a, b) => a - b));
  await expect(page.getByText("Plan B").first()).toBeVisible();
  await page.getByRole("link", { name: "Charge India Lonavala" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Lonavala");
});

test("a place that nobody knows is said, with what was typed", async ({ page }) => {
  await page.goto("/trips?from=Pune&to=Atlantis");
  await expect(page.getByRole("alert")).toHaveText(/We do not know “Atlantis”/);
  await expect(page.getByLabel("From")).toHaveValue("Pune");
  await expect(page.getByLabel("To")).toHaveValue("Atlantis");
  expect((await page.goto("/trips/pune/atlantis"))?.status()).toBe(404);
  expect((await page.goto("/trips/pune/pune"))?.status()).toBe(404);
});
