import type { Page } from "playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openWithout } from "./slow-code.ts";
import { expect, test, wholeBrowser } from "./test.ts";

/** Scrolls through the page, so that everything lazy has loaded. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 60));
    }
    window.scrollTo(0, 0);
  });
}

for (const width of [375, 1440]) {
  test(`the home page has no accessibility findings and does not scroll sideways at ${width} px`, {
    tag: wholeBrowser,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await scrollThrough(page);
    await page.locator("#map").scrollIntoViewIfNeeded();
    if (width < 1024) await page.getByRole("button", { name: "Search stations" }).click();
    await expect(page.getByRole("list", { name: "Nearby stations" })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
}

test("who jumps down the page and reads upwards keeps their place while parts above get their height", {
  tag: wholeBrowser,
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const contact = page.locator("#contact");
  const distance = (wanted: number) => async () =>
    Math.abs((await contact.evaluate((section) => section.getBoundingClientRect().top)) - wanted);
  await page.goto("/");
  const heights = () =>
    page.locator("main > *").evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  const before = await heights();
  await contact.evaluate((section) => section.scrollIntoView());
  for (let up = 0; up <= 2000; up += 250) {
    await expect.poll(distance(96 + up)).toBeLessThan(3);
    await page.mouse.wheel(0, -250);
  }
  expect(await heights()).not.toEqual(before);
});

test("once somebody scrolls, the whole page is laid out, as a print of it needs", async ({ page }) => {
  await page.goto("/");
  const isLaidOut = () =>
    page.locator("#contact h2").evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.mouse.wheel(0, 100);
  await expect.poll(isLaidOut).toBe(true);
});

test("on a phone a link to a section of the page scrolls to exactly there", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByText("Charging", { exact: true }).click();
  await menu.getByRole("link", { name: "Contact Sales" }).click();
  await expect(page).toHaveURL(/#contact$/);
  const contact = page.locator("#contact");
  await expect(contact).toBeFocused();
  await expect
    .poll(() => contact.evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(96);
});

test("the home page reflows at 320 px without scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  await scrollThrough(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test("the hero's QR tiles open over the screen and close with a press or Escape, and the focus returns", async ({
  page,
}) => {
  await page.goto("/");
  const hero = page.locator("#hero");
  for (const label of ["Welcome Bonus", "Download App"]) {
    const tile = hero.getByRole("button", { name: label });
    await tile.click();
    const overlay = page.getByRole("dialog", { name: label });
    await expect(overlay).toBeVisible();
    await overlay.click({ position: { x: 20, y: 20 } });
    await expect(overlay).toBeHidden();
    await tile.press("Enter");
    await expect(overlay).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(overlay).toBeHidden();
    await expect(tile).toBeFocused();
  }
});

test("the hero's tiles fade once the hero is scrolled away, and come back", async ({ page }) => {
  await page.goto("/");
  const tile = page.locator("#hero").getByRole("button", { name: "Welcome Bonus" });
  await expect(tile).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: window.innerHeight * 0.95, behavior: "instant" }));
  await expect(tile).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(tile).toBeVisible();
});

test("Windows and Android are offered Google Play, every other system the App Store", async ({
  browser,
  baseURL,
}) => {
  for (const [userAgent, host] of [
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "play.google.com"],
    ["Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36", "play.google.com"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)", "apps.apple.com"],
  ]) {
    const context = await browser.newContext({ baseURL, userAgent, viewport: { width: 375, height: 800 } });
    const page = await context.newPage();
    await page.goto("/");
    const link = page.locator("#hero").getByRole("link", { name: "Download App" });
    await expect(link).toHaveAttribute("href", new RegExp(`^https://${host}`));
    await expect(link).toHaveAttribute("target", "_blank");
    await context.close();
  }
});

test("the business models turn every five seconds, rest under the pointer and wrap around", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/");
  await page.locator("#join").scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  const tab = (name: string) => page.getByRole("radio", { name });
  await expect(page.locator("#join [data-running]")).toBeVisible();
  await page.clock.runFor(5100);
  await expect(tab("Charging Distribution")).toBeChecked();
  await expect(page.getByRole("region", { name: "Charging Distribution" })).toContainText("White-label CPOs");

  await tab("EV Land Partnership").hover();
  await expect(tab("EV Land Partnership")).toBeChecked();
  await page.clock.runFor(15_000);
  await expect(tab("EV Land Partnership")).toBeChecked();
  await expect(page.getByRole("region", { name: "EV Land Partnership" })).toContainText("₹50k-₹1.5 lakhs");

  await page.mouse.move(5, 5);
  await page.clock.runFor(5100);
  await expect(tab("Franchisee EV Station")).toBeChecked();
  await page.clock.runFor(5100);
  await expect(tab("Standalone EV Charging")).toBeChecked();
});

test("the film plays by itself on wide screens while it is seen, and its control pauses it", {
  tag: wholeBrowser,
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const control = page.getByRole("checkbox", { name: "Play the film" });
  const isPaused = () => page.locator("#hero video").evaluate((film: HTMLVideoElement) => film.paused);
  await expect(control).toBeChecked();
  await expect.poll(isPaused).toBe(false);
  await page.locator("#locations").scrollIntoViewIfNeeded();
  await expect.poll(isPaused).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(isPaused).toBe(false);
  await expect(control).toBeChecked();
  await control.uncheck();
  await expect.poll(isPaused).toBe(true);
});

for (const [why, width, reducedMotion] of [
  ["on a phone", 375, "no-preference"],
  ["with reduced motion", 1440, "reduce"],
] as const) {
  test(`${why} nothing of the film is fetched before it is asked for`, async ({ page }) => {
    const films: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/video/")) films.push(request.url());
    });
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion });
    await page.goto("/", { waitUntil: "load" });
    const control = page.getByRole("checkbox", { name: "Play the film" });
    const film = page.locator('[data-script="film"]');
    await film.dispatchEvent("pointerover");
    await expect(film).toHaveAttribute("data-awake");
    await expect(control).not.toBeChecked();
    expect(films).toEqual([]);
    await control.check();
    await expect.poll(() => films.length).toBeGreaterThan(0);
  });
}

test("the tabs follow the arrow keys", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("radio", { name: "Standalone EV Charging" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Franchisee EV Station" })).toBeFocused();
  await expect(page.getByRole("region", { name: "Franchisee EV Station" })).toBeVisible();
  await expect(page.locator('[data-script="turning-tabs"][data-awake]')).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.getByRole("region", { name: "Standalone EV Charging" })).toBeVisible();
});

test("Buy Now asks for the quote popup also when it is pressed before any code is there", async ({
  page,
}) => {
  const release = await openWithout(page, "**/assets/*.js", "/");
  await page.getByRole("link", { name: "Buy Now" }).click();
  release();
  await expect(page.getByRole("dialog")).toContainText("Get a quote for the Smart Home Charger");
});

test("every way on from the home page leads where it says", async ({ page }) => {
  await page.goto("/");
  const href = async (name: string, section: string) =>
    page.locator(section).getByRole("link", { name, exact: false }).first().getAttribute("href");
  expect(await href("Buy Now", "#products")).toBe("/home-ev-charger-india#quote");
  expect(await href("Looking for Business use?", "#products")).toBe(
    "/business-dc-fast-charger-solutions-india#quote",
  );
  expect(await href("Explore Business Solar Options", "#solar")).toBe("/contact/ev-charging-partner");
  expect(await href("General query", "#contact")).toBe("/contact/general-query");
  expect(await href("Charging partner", "#contact")).toBe("/contact/ev-charging-partner");
  expect(await href("Franchisee partner", "#contact")).toBe("/contact/ev-charging-franchise-partner");
  expect(await href("Land partner", "#contact")).toBe("/contact/ev-charging-land-partnership");
  expect(await href("privacy policy", "#contact")).toBe("/privacy-policy");
  expect(await href("iPhone", "#app")).toContain("apps.apple.com");
  expect(await href("Android", "#app")).toContain("play.google.com");

  await page.locator("#services").getByRole("link", { name: "See all Store" }).click();
  await expect(page.getByRole("heading", { name: "Find Our Stations" })).toBeInViewport();
  for (const id of ["hero", "map", "services", "locations", "solar", "join", "contact"]) {
    await expect(page.locator(`#${id}`)).toHaveCount(1);
  }
});

test("without a place the stations are still listed, searched and shown", async ({ page }) => {
  // The film would compete with the map for the processor.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.locator("#map").scrollIntoViewIfNeeded();
  const list = page.getByRole("list", { name: "Nearby stations" });
  await expect(page.getByText("Location access denied")).toBeVisible();
  await expect(list.getByRole("listitem")).not.toHaveCount(0);
  expect(await list.getByRole("listitem").count()).toBeLessThanOrEqual(3);
  await page.getByRole("searchbox", { name: "Search stations" }).fill("gUiNdY");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("region", { name: /Details of .*Guindy/ })).toContainText("₹15/kWh");
  await page.getByRole("searchbox", { name: "Search stations" }).fill("nowhere at all");
  await expect(page.getByRole("heading", { name: "No station found" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("everything is readable and the menus can be reached", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /Charge India - More Than a Charging Station/,
    );
    for (const [tab, model] of [
      ["Charging Distribution", "Charging Distribution Model"],
      ["EV Land Partnership", "EV Charging Land Partnership"],
      ["Franchisee EV Station", "Franchisee EV Station Model"],
    ]) {
      await page.getByRole("radio", { name: tab }).check();
      await expect(page.getByRole("heading", { name: model })).toBeVisible();
    }
    await page.getByRole("button", { name: "Charging menu" }).click();
    await expect(page.getByRole("link", { name: /DC-60 Compact/ }).first()).toBeVisible();
  });

  test("a QR code opens over the screen, closes, and gives the focus back", async ({ page }) => {
    await page.goto("/");
    const tile = page.locator("#hero").getByRole("button", { name: "Download App" });
    await tile.click();
    const overlay = page.getByRole("dialog", { name: "Download App" });
    await expect(overlay.getByRole("img", { name: "QR code: Download App" })).toBeVisible();
    await overlay.click({ position: { x: 20, y: 20 } });
    await expect(overlay).toBeHidden();
    await expect(tile).toBeFocused();
  });

  test("Buy Now leads to the home charger, and the questions there open one at a time", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Buy Now" }).click();
    await expect(page).toHaveURL(/\/home-ev-charger-india#quote$/);
    const questions = page.getByRole("main").locator("details[name=faq]");
    await questions.nth(1).locator("summary").click();
    await expect(questions.nth(1)).toHaveAttribute("open");
    await expect(questions.nth(0)).not.toHaveAttribute("open");
  });

  test("on a phone the menu opens, folds its groups and leads on", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByText("Charging", { exact: true }).click();
    await menu.getByText("Join as a Partner").click();
    await expect(menu.getByRole("link", { name: /DC-30 Pro/ })).toBeHidden();
    await menu.getByRole("link", { name: /Land partner/ }).click();
    await expect(page).toHaveURL(/\/contact\/ev-charging-land-partnership$/);
  });
});
