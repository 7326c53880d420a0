import type { Page } from "playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openPortal, staffTest as test } from "./staff.ts";
import { expect, wholeBrowser } from "./test.ts";

/** A name that no other run has used. */
function newName(word: string): string {
  return `${word} ${Date.now().toString(36)}`;
}

async function type(page: Page, label: string, text: string) {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.type(text);
}

async function press(page: Page, name: string, key = "Enter") {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press(key);
}

/** Creates a station, by the keyboard alone, and stays in its editor. */
async function createStation(page: Page, name: string) {
  await page.goto("/admin/stations/new");
  await type(page, "Name", name);
  await press(page, "Add charging point");
  await type(page, "Power of connector 1 of point 1 in kW", "60");
  await press(page, "Duplicate charging point 1");
  await type(page, "Address", "12 Third Avenue, Anna Nagar");
  await type(page, "City", "Chennai");
  await type(page, "PIN code", "600040");
  await page.getByLabel("State or territory").focus();
  await page.keyboard.type("Tamil");
  await type(page, "Coordinates", "https://www.google.com/maps/@13.0872,80.2131,15z");
  await press(page, "Open 24 hours every day");
  await type(page, "Energy, ₹ a kWh", "18.50");
  await press(page, "Parking");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { name: "Edit station" })).toBeVisible();
}

// Whole journeys, so that their preparation is not repeated for every step.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ page }) => openPortal(page));

test("a station is added and published by keyboard alone, and is on the site", async ({ page }) => {
  const name = newName("Tower Park");
  await createStation(page, name);
  await expect(page.getByLabel("Coordinates")).toHaveValue("13.0872, 80.2131");
  await expect(page.getByText("In Tamil Nadu")).toBeVisible();
  await expect(page.getByLabel("Id of charging point 2")).toHaveValue("EVSE-2");
  await expect(page.getByText("2 × CCS2 60 kW")).toBeVisible();
  await page.getByRole("radio", { name: "Published" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/Saved at/)).toBeVisible();
  const address = await page.getByRole("link", { name: "View page" }).getAttribute("href");
  expect(address).toMatch(/^\/stations\/tower-park-/);
  await page.goto(address ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await page.goto(`/admin/stations?search=${encodeURIComponent(name)}`);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("2 points, up to 60 kW");
  await expect(row).toContainText("Published");
  await expect(row).toContainText("By hand");
});

test("two people edit one station: the later save compares both", async ({ page, context }) => {
  await createStation(page, newName("Two"));
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("City").fill("Madurai");
  await other.keyboard.press("Control+s");
  await expect(other.getByText(/Saved at/)).toBeVisible();
  await page.getByLabel("Store number").fill("TN-40");
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: "Somebody else changed this station" });
  await expect(dialog.getByRole("rowheader", { name: "City" })).toBeVisible();
  await expect(dialog.locator("del")).toHaveText("Madurai");
  await expectAccessible(page, "dialog[open]");
  await dialog.getByRole("button", { name: "Save mine" }).click();
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await expect(page.getByLabel("City")).toHaveValue("Chennai");
});

test("the map loads when it is opened, and a click on it sets the pin", { tag: wholeBrowser }, async ({
  page,
}) => {
  const maps: string[] = [];
  page.on("request", (request) => {
    if (/pin-map/.test(request.url())) maps.push(request.url());
  });
  await page.goto("/admin/stations/new");
  await expect(page.getByLabel("Coordinates")).toBeVisible();
  expect(maps).toEqual([]);
  await page.getByRole("button", { name: "Set it on the map" }).click();
  const canvas = page.locator("canvas.maplibregl-canvas");
  await expect(canvas).toBeVisible({ timeout: 30_000 });
  await canvas.click({ position: { x: 200, y: 200 } });
  await expect(page.getByLabel("Coordinates")).toHaveValue(/^\d+\.\d+, \d+\.\d+$/);
  await expect(page.locator(".maplibregl-marker")).toBeVisible();
});
