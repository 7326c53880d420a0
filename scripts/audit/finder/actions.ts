import type { Page } from "playwright";

/** Waits until the map stands still and nothing is left to do. */
export async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(1500);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5000 })));
}

const search = (page: Page) => page.locator("#map").getByRole("searchbox", { name: "Search stations" });

/** Drags the map across a part of its width. */
async function drag(page: Page): Promise<void> {
  const box = await page.locator("canvas.maplibregl-canvas").boundingBox();
  if (!box) throw new Error("There is no map");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 220, y + 60, { steps: 25 });
  await page.mouse.up();
}

/** What a visitor does, in this order. */
export const finderActions: Record<string, (page: Page) => Promise<unknown>> = {
  "zoom in": async (page) => {
    for (let time = 0; time < 3; time++) {
      await page.getByRole("button", { name: "Zoom in", exact: true }).click();
      await rest(page);
    }
  },
  "drag the map": async (page) => {
    for (let time = 0; time < 3; time++) await drag(page);
  },
  "zoom out": async (page) => {
    for (let time = 0; time < 3; time++) {
      await page.getByRole("button", { name: "Zoom out", exact: true }).click();
      await rest(page);
    }
  },
  "open a cluster": (page) =>
    page
      .locator(".maplibregl-marker")
      .getByRole("button", { name: /zoom in$/ })
      .first()
      .dispatchEvent("click"),
  "type a city": (page) => search(page).pressSequentially("coimbatore", { delay: 80 }),
  "take the city away": (page) => search(page).fill(""),
  "type in Hindi": (page) => search(page).pressSequentially("चेन्नई", { delay: 80 }),
  "take it away": (page) => search(page).fill(""),
  "filter by connector": (page) => page.getByLabel("Connector", { exact: true }).selectOption("CCS2"),
  "filter by power": (page) => page.getByLabel("Minimum power").selectOption("60"),
  "only what is free": (page) => page.getByRole("checkbox", { name: "Available now" }).check(),
  "only what is open": (page) => page.getByRole("checkbox", { name: "Open now" }).check(),
  "clear the filters": (page) => page.getByRole("button", { name: "Clear filters" }).click(),
  "show more": async (page) => {
    for (let time = 0; time < 4; time++) await page.getByRole("button", { name: "Show more" }).click();
  },
  "choose a station": (page) =>
    page.getByRole("list", { name: "Nearby stations" }).getByRole("button").nth(1).click(),
  "a minute of rest": (page) => page.waitForTimeout(65_000),
};
