import type { Locator, Page } from "playwright/test";
import { drawerOf, markers, openMap, wakeFinder } from "./finder.ts";
import { expect, test, wholeBrowser } from "./test.ts";

// The map is rendered in software here.
test.slow();

/** Searches in the list beside the map, or in the drawer over it. */
async function search(page: Page, text: string) {
  await page.getByRole("searchbox", { name: "Search stations" }).fill(text);
}

function rows(page: Page): Locator {
  return page.getByRole("list", { name: "Nearby stations" }).getByRole("button");
}

test.describe("on a phone", { tag: wholeBrowser }, () => {
  test.use({ viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true });

  test("a station that is chosen in the list is seen on the map, with its name, state and the way there", async ({
    page,
  }) => {
    await page.goto("/");
    await openMap(page);
    await page.getByRole("button", { name: "Search stations" }).click();
    await search(page, "Electronic City");
    await rows(page).filter({ hasText: "Electronic City" }).click();
    const sheet = page.getByRole("region", { name: "Selected station" });
    const pin = page.locator(".maplibregl-marker [aria-pressed=true]");
    for (const part of [sheet.getByRole("button").first(), sheet.getByRole("link", { name: "Directions" })])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(sheet.locator("[data-tone]:visible")).toBeInViewport();
    // All of it: the map places it at fractions of a pixel, of which the browser works out 0.999997.
    await expect(pin).toBeInViewport({ ratio: 0.9999 });
    await expect
      .poll(async () => {
        const [above, below] = [await pin.boundingBox(), await sheet.boundingBox()];
        return (above?.y ?? 0) + (above?.height ?? 0) < (below?.y ?? 0);
      })
      .toBe(true);
  });

  test("the list is named after what is in it, and says how many were found without scrolling", async ({
    page,
  }) => {
    await page.goto("/");
    await openMap(page);
    await page.getByRole("button", { name: "Search stations" }).click();
    const drawer = drawerOf(page);
    await expect(drawer.getByRole("heading", { name: "All stations" })).toBeVisible();
    await expect(drawer.getByText(/^\d+ stations(, \d+ in view)?$/)).toBeInViewport({ ratio: 1 });
    await search(page, "Bengaluru");
    await expect(drawer.getByRole("heading", { name: "Stations found" })).toBeVisible();
    await expect(drawer.getByText(/^\d+ of \d+ stations match/)).toBeInViewport({ ratio: 1 });
    // Closed, the map shows them all, with the way back to the list.
    await drawer.getByRole("button", { name: "Close the list" }).click();
    await expect(page.getByText("3 stations found")).toBeVisible();
    await page.getByRole("button", { name: "Show the list" }).click();
    await expect(drawer).toBeVisible();
  });
});

test("a search for one station shows its details, one for a city its stations on the map", {
  tag: wholeBrowser,
}, async ({ page }) => {
  await page.goto("/#map");
  await openMap(page);
  await search(page, "Electronic City");
  const details = page.getByRole("region", { name: /^Details of/ });
  await expect(details).toBeVisible();
  await details.getByRole("button", { name: "Close the details" }).click();
  await expect(details).toBeHidden();
  await expect(rows(page).first()).toBeFocused();

  await search(page, "Bengaluru");
  await expect(rows(page)).toHaveCount(3);
  await expect(details).toBeHidden();
  // The map goes to the city itself.
  await expect
    .poll(async () => {
      const text = await page.getByText(/^\d+ of \d+ stations match/).textContent();
      const [found = 0, , inView = 0] = text?.match(/\d+/g)?.map(Number) ?? [];
      return inView > 0 && inView < found;
    })
    .toBe(true);
  await rows(page).filter({ hasText: "Krishnagiri" }).click();
  await expect(details).toBeVisible();
});

test("the filters are one line of chips, and Escape closes the options of one, not the list", {
  tag: wholeBrowser,
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto("/");
  await wakeFinder(page);
  await page.getByRole("button", { name: "Search stations" }).click();
  const drawer = drawerOf(page);
  const filters = drawer.getByRole("group", { name: "Filters" });
  const chips = [
    filters.getByLabel("Connector", { exact: true }),
    filters.getByLabel("Minimum power"),
    filters.getByRole("checkbox", { name: "Available now" }),
    filters.getByRole("checkbox", { name: "Open now" }),
  ];
  for (const chip of chips) await expect(chip).toBeInViewport({ ratio: 1 });
  const boxes = await Promise.all(chips.map((chip) => chip.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);

  const connector = filters.getByLabel("Connector", { exact: true });
  await connector.selectOption("CCS2");
  await connector.press("Space");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeVisible();
  await drawer.getByRole("button", { name: "Clear filters" }).click();
  await expect(connector).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
});

for (const language of ["", "hi"])
  test(`the meanings of the colours stand side by side on a small phone, /${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${language}`);
    const legend = page.locator("#map [data-over-map]").filter({ has: page.getByRole("listitem") });
    await legend.scrollIntoViewIfNeeded();
    await expect(legend.getByRole("listitem")).toHaveCount(4);
    for (const item of await legend.getByRole("listitem").all())
      await expect(item).toBeInViewport({ ratio: 1 });
    expect(await legend.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  });

test("without a place and a search the stations that are open with a free point come first, closed ones last", async ({
  page,
}) => {
  const at = "2026-11-24T03:00:00+05:30";
  await page.clock.install({ time: new Date(at) });
  // All day open, and from 6 AM on.
  const free = ["bengaluru-electronic-city", "bengaluru-indiranagar"];
  await page.route("**/api/stations/status?*", (route) =>
    route.fulfill({
      json: {
        version: 1,
        at,
        stations: Object.fromEntries(free.map((slug) => [slug, { free: 2, total: 3, confirmedAt: at }])),
      },
    }),
  );
  await page.goto("/");
  await wakeFinder(page);
  await expect(rows(page).first()).toContainText("Electronic City");
  await expect(rows(page).nth(1)).not.toContainText("Closed");
  await expect(rows(page).nth(1)).not.toContainText("Indiranagar");
});

test("the list keeps its order when the map arrives", { tag: wholeBrowser }, async ({ page }) => {
  let letMap: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letMap = resolve;
  });
  await page.route("**/map/*.json", async (route) => {
    await held;
    await route.continue();
  });
  const status = page.waitForResponse("**/api/stations/status?*");
  await page.goto("/");
  await wakeFinder(page);
  const rows = page.getByRole("list", { name: "Nearby stations" }).getByRole("button");
  await expect(rows.first()).toBeVisible();
  await status;
  await expect(rows.first()).toContainText(/free|busy/);
  const before = await rows.allTextContents();
  letMap();
  await openMap(page);
  await expect(page.getByRole("status").filter({ hasText: /^\d+ stations(, \d+ in view)?$/ })).toBeVisible();
  expect(await rows.allTextContents()).toEqual(before);
});

test("the picture before the map has a pin at the city that it names", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } }),
  );
  await page.goto("/");
  await wakeFinder(page);
  await expect(page.getByRole("button", { name: "Show the map" })).toBeVisible();
  const pins = page.locator("#locations [data-map=idle] svg > circle");
  await expect(pins.nth(10)).toBeVisible();
  await search(page, "Guindy");
  await expect(pins).toHaveCount(1);
  const [pin, picture] = await Promise.all([
    pins.boundingBox(),
    page.getByRole("img", { name: /^Map of India/ }).boundingBox(),
  ]);
  if (!pin || !picture) throw new Error("They are not on the screen");
  // In the south-east of the picture, whose middle is shown.
  const middle = pin.x + pin.width / 2 - picture.x - picture.width / 2;
  expect(Math.abs(middle) / picture.width).toBeLessThan(0.1);
  expect((pin.y - picture.y) / picture.height).toBeGreaterThan(0.6);
});

test("a search for a city shows its stations apart, and nothing over them", { tag: wholeBrowser }, async ({
  page,
}) => {
  await page.goto("/");
  await openMap(page);
  await search(page, "Bengaluru");
  const pins = markers(page).and(page.getByRole("button", { name: /, Bengaluru:/ }));
  await expect(pins).toHaveCount(2);
  await expect
    .poll(async () => {
      const [one, other] = await Promise.all([pins.first().boundingBox(), pins.last().boundingBox()]);
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    })
    .toBeGreaterThan(150);
  await expect(page.getByRole("region", { name: /^Details of/ })).toBeHidden();
});

test("the card of a station shows all of itself on a laptop, its connectors in columns", async ({ page }) => {
  await page.goto("/");
  await wakeFinder(page);
  await search(page, "Electronic City");
  const card = page.getByRole("region", { name: /^Details of .*Electronic City/ });
  await expect(card.getByText("Parking available")).toBeVisible();
  await expect(card.getByRole("link", { name: "Everything about this station" })).toBeInViewport({
    ratio: 1,
  });
  expect(await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  const connectors = card.getByRole("list", { name: "Connectors" }).getByRole("listitem");
  const powers = await connectors.evaluateAll((all) =>
    all.map((one) => Math.round(one.querySelectorAll("span")[1]?.getBoundingClientRect().right ?? 0)),
  );
  expect(powers.length).toBeGreaterThan(1);
  expect(new Set(powers).size).toBe(1);
});
