import type { Page } from "playwright/test";
import { expectAccessible } from "./accessible.ts";
import { atWidths } from "./at-widths.ts";
import { staffTest as test } from "./staff.ts";
import { expect, wholeBrowser } from "./test.ts";

const widths = [375, 768, 1440] as const;

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

test("a press that adds or moves an entry has moved the focus when it ends, so that no key goes astray", async ({
  page,
}) => {
  await page.goto("/admin/stations/new");
  const add = page.getByRole("button", { name: "Add charging point", exact: true });
  const focusAfterPress = () =>
    add.evaluate((button: HTMLElement) => {
      button.click();
      return document.activeElement?.getAttribute("aria-label");
    });
  expect(await focusAfterPress()).toBe("Id of charging point 1");
  expect(await focusAfterPress()).toBe("Id of charging point 2");
  const grip = page.getByRole("button", { name: "Move charging point 2", exact: true });
  const moved = await grip.evaluate((button: HTMLElement) => {
    button.focus();
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", altKey: true, bubbles: true }));
    return document.activeElement === button;
  });
  expect(moved).toBe(true);
});

test("what is missing is named, and a PIN code of another state is doubted", async ({ page }) => {
  await page.goto("/admin/stations/new");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const summary = page.getByRole("alert").filter({ hasText: "This cannot be saved yet" });
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "Set the pin on the map, or paste coordinates in India" }).click();
  await expect(page.getByLabel("Coordinates")).toBeFocused();
  await page.getByLabel("Coordinates").fill("https://maps.app.goo.gl/abc");
  await expect(page.getByText("No coordinates were found in this.")).toBeVisible();
  await page.getByLabel("PIN code").fill("600040");
  await expect(page.getByLabel("State or territory")).toHaveValue("Tamil Nadu");
  await page.getByLabel("Coordinates").fill("19.13, 72.83");
  await expect(page.getByText("These coordinates are not in Tamil Nadu.")).toBeVisible();
  await page.getByLabel("State or territory").selectOption("Kerala");
  await expect(page.getByText("PIN codes like this are in Tamil Nadu, not in Kerala.")).toBeVisible();
  await expectAccessible(page);
});

test("opening hours are split, copied and counted; the day's text follows", async ({ page }) => {
  await page.goto("/admin/stations/new");
  await page.getByRole("button", { name: "Add hours on Monday" }).click();
  await page.getByLabel("Monday opens").fill("06:00");
  await page.getByLabel("Monday closes").fill("13:00");
  await page.getByRole("button", { name: "Add part on Monday" }).click();
  await page.getByLabel("Monday, part 2, closes").fill("01:00");
  await expect(page.getByText("next day")).toBeVisible();
  await page.getByRole("button", { name: "Copy Monday to all days" }).click();
  await page.getByRole("button", { name: "24 hours on Sunday" }).click();
  const about = page.getByLabel("About this station");
  await expect(about.getByText("Monday to Saturday 06:00–13:00, 13:00–01:00")).toBeVisible();
  await expect(about.getByText("Sunday 24 hours")).toBeVisible();
  await page.getByRole("button", { name: "Add date" }).click();
  await page.getByLabel("Date 1", { exact: true }).fill("2027-01-26");
  await expectAccessible(page);
});

test("a point's status is set at once, in the editor and in the list, without saving the rest", async ({
  page,
}) => {
  const name = newName("Status");
  await createStation(page, name);
  await page.getByLabel("Address", { exact: true }).fill("Not saved yet");
  const first = page.getByRole("group", { name: "Status of point 1" });
  await first.getByText("Out of order").click();
  await page.getByLabel("Reason for point 1").fill("A part is on its way");
  const patched = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.getByRole("button", { name: "Set this status now" }).click();
  expect((await patched).status()).toBe(200);
  await expect(page.getByRole("button", { name: "Set this status now" })).toHaveCount(0);
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("Not saved yet");
  // The next save is based on the version that the status made.
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/Saved at/)).toBeVisible();

  await page.goto(`/admin/stations?search=${encodeURIComponent(name)}&problem=out_of_order`);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row.getByText("Out of order")).toBeVisible();
  await row.getByRole("button", { name: `Status of the points of ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Status of ${name}` });
  await expectAccessible(page, "dialog[open]");
  await dialog.getByRole("group", { name: "Status of EVSE-1" }).getByText("Working").click();
  await dialog.getByRole("button", { name: "Set working: EVSE-1" }).click();
  await expect(page.getByText("No station found")).toBeAttached();
});

test("a draft is autosaved, compared with an older version, deleted and brought back", async ({ page }) => {
  const name = newName("Life");
  await createStation(page, name);
  const saved = page.waitForResponse((response) => response.url().endsWith("?autosave=1") && response.ok());
  await page.getByLabel("Address", { exact: true }).fill("14 Third Avenue");
  await saved;
  await page.getByRole("button", { name: "Versions" }).click();
  const versions = page.getByRole("dialog", { name: "Versions" });
  await expect(versions.getByRole("rowheader", { name: "Address", exact: true })).toBeVisible();
  await expectAccessible(page, "dialog[open]");
  await versions.getByRole("button", { name: "Restore this version" }).click();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("12 Third Avenue, Anna Nagar");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`${name} deleted`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`${name} is back`)).toBeVisible();
  // The list starts with the latest changes, and an import beside this test makes many.
  await page.getByLabel("Search stations").fill(name);
  await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();
});

test("a draft is seen by its preview link before it is published, and no longer after", async ({
  page,
  browser,
}) => {
  const name = newName("Preview");
  await createStation(page, name);
  await press(page, "Preview");
  const dialog = page.getByRole("dialog", { name: "Draft link" });
  await expect(dialog.getByLabel("Address")).toHaveValue(/\/stations\/preview\//);
  await expectAccessible(page, "dialog[open]");
  const address = await dialog.getByLabel("Address").inputValue();
  const visitor = await (await browser.newContext()).newPage();
  const response = await visitor.goto(address);
  expect(response?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(visitor.getByText("Preview, not published.")).toBeVisible();
  await expectAccessible(visitor);
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "Published" }).check();
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await visitor.reload();
  await expect(visitor).toHaveURL(/\/stations\/preview-/);
  await expect(visitor.getByText("Preview, not published.")).toHaveCount(0);
});

test("a picture is uploaded to a station, is on its page, and the library says where it is used", async ({
  page,
}) => {
  const name = newName("Picture");
  await createStation(page, name);
  await press(page, "Add picture");
  await page
    .getByLabel("Choose picture 1", { exact: true })
    .setInputFiles("public/icons/apple-touch-180.png");
  await page.getByRole("radio", { name: "Published" }).check();
  // What is known of the file is read before the station is saved.
  await page.route("**/api/stations/admin/*", async (route) => {
    if (route.request().method() === "PUT") await expect(page.getByText(/not used/)).toBeVisible();
    return route.continue();
  });
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await expect(page.getByText(/used in \d+ (station|place)/)).toBeVisible();
  const href = (await page.getByRole("link", { name: "View page" }).getAttribute("href")) ?? "";
  await page.getByRole("button", { name: "the library" }).click();
  const library = page.getByRole("dialog", { name: "Pictures" });
  await library.getByRole("button", { name: "apple-touch-180.png" }).first().click();
  await expect(library.getByRole("link", { name })).toHaveAttribute("href", /\/admin\/stations\//);
  await page.goto(href);
  await expect(page.getByRole("img", { name: `${name}, view 1 of 1` })).toBeVisible();
});

test("an empty deployment says how to add the first station", async ({ page }) => {
  const pagination = { page: 1, limit: 25, total: 0, totalPages: 0 };
  await page.route("**/api/stations/admin?*", (route) =>
    route.fulfill({ json: { stations: [], pagination } }),
  );
  await page.goto("/admin/stations");
  await expect(page.getByRole("heading", { name: "There are no stations yet" })).toBeVisible();
  await expect(page.getByLabel("Search stations")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Upload CSV" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Connect an operator" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "New station" }).last().click();
  await expect(page.getByRole("heading", { name: "New station" })).toBeVisible();
});

test("the list is searched and filtered by the keyboard, with its filter in the address", async ({
  page,
}) => {
  await page.goto("/admin/stations");
  await expect(page.getByRole("table")).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("chennai");
  await expect(page).toHaveURL(/search=chennai/);
  await page.getByLabel("State or territory").selectOption("Tamil Nadu");
  await page.getByLabel("Source").selectOption("By hand");
  await expect(page.getByLabel("Source").getByRole("option", { name: "Sample Power South" })).toBeAttached();
  await expect(
    page.getByLabel("Problem").getByRole("option", { name: /^Incomplete \([\d,]+\)$/ }),
  ).toBeAttached();
  await expect(page).toHaveURL(/state=Tamil\+Nadu/);
  await page.getByLabel("Search stations").fill("nowhere at all");
  await expect(page.getByText("No station found")).toBeVisible();
});

/** A file of the template's columns with this many new stations. */
async function csvOf(page: Page, count: number, word: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const response = await page.request.get("/api/stations/admin/template.csv", {
    headers: { Authorization: `Bearer ${token}` },
  });
  const [heading = "", ...examples] = (await response.text()).split(/\r?\n/);
  const example = examples.find((line) => line.startsWith('"# example",')) ?? "";
  const lines = Array.from({ length: count }, (_, index) =>
    example.replace(/^"# example",("[^"]*"|[^,]*)/, `,${word} ${index}`),
  );
  return [heading, ...lines].join("\r\n");
}

test("1,000 stations are read from a CSV file, applied and undone; a faulty line stops all", async ({
  page,
}) => {
  const word = newName("File");
  await page.goto("/admin/stations/import");
  const csv = await csvOf(page, 1000, word);
  const file = (text: string) => ({ name: "stations.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  const input = page.getByLabel("Choose a CSV file, or drop it here");
  await input.setInputFiles(file(`${csv}\r\nonly one cell`));
  await expect(page.getByText(/cannot be applied: 1 line is faulty/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: /^Apply/ })).toBeDisabled();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Another file" }).click();
  await input.setInputFiles(file(csv));
  await expect(page.getByText("is ready: 1,000 new and 0 changed.")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Apply 1,000 changes" }).click();
  await expect(page.getByText("was applied: 1,000 new and 0 changed.")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(page.getByText("was applied and then undone.")).toBeVisible({ timeout: 60_000 });
  await page.goto(`/admin/stations?search=${encodeURIComponent(word)}`);
  await expect(page.getByText("No station found")).toBeVisible();
});

test("every screen of stations fits phones, tablets and desks, and axe finds nothing", async ({ page }) => {
  for (const path of ["/admin/stations", "/admin/stations/new", "/admin/stations/import"])
    await atWidths(page, path, { widths, height: 900 }, async (width) => {
      await expect(page.locator("#content h1"), `${width} wide`).toBeVisible();
      if (path === "/admin/stations") await expect(page.getByRole("table"), `${width} wide`).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
});

test("on a phone a row of the lists has its second line under its words, and names what is wrong", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const path of ["/admin/stations", "/admin/discover"]) {
    await page.goto(path);
    const row = page
      .getByRole("row")
      .filter({ has: page.locator("[data-state]") })
      .first();
    const words = await row.locator("b").boundingBox();
    const status = await row.locator("[data-state]").boundingBox();
    expect(status?.x, path).toBe(words?.x);
  }
  await page.goto("/admin/stations?problem=out_of_order");
  await expect(page.getByRole("list", { name: "Problems" }).first()).toBeVisible();
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
  await expect(canvas).toBeVisible({ timeout: 60_000 });
  await canvas.click({ position: { x: 200, y: 200 } });
  await expect(page.getByLabel("Coordinates")).toHaveValue(/^\d+\.\d+, \d+\.\d+$/);
  await expect(page.locator(".maplibregl-marker")).toBeVisible();
});
