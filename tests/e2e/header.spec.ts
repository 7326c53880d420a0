import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { expectAccessible } from "./accessible.ts";
import { serveInTwo } from "./serve-in-two.ts";
import { expect, test } from "./test.ts";

const header = (page: Page) => page.locator("header[data-site-header]");

test("the drop-downs open by resting the pointer, close when it leaves, and only one is open", async ({
  page,
}) => {
  await page.goto("/");
  const charging = page.getByRole("button", { name: "Charging menu" });
  const product = header(page)
    .getByRole("link", { name: /DC-30 Pro/ })
    .first();
  await page.getByRole("link", { name: "Charging", exact: true }).hover();
  await expect(product).toBeVisible();
  await expect(charging).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("link", { name: "Join as a Partner", exact: true }).hover();
  await expect(product).toBeHidden();
  await expect(header(page).getByRole("link", { name: /Franchisee partner/ })).toBeVisible();
  await page.mouse.move(700, 850);
  await expect(header(page).getByRole("link", { name: /Franchisee partner/ })).toBeHidden();
});

test("the drop-downs work by keyboard, and Escape gives the focus back", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "Contact Us menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  const query = header(page).getByRole("link", { name: "General Query" });
  await expect(query).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(query).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(query).toBeHidden();
  await expect(button).toBeFocused();
  await page.getByRole("link", { name: "Discover", exact: true }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(header(page).getByRole("link", { name: /^Blog/ })).toBeVisible();
});

test("a top-level item scrolls to its section, from the home page and from elsewhere", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Join as a Partner", exact: true }).click();
  await expect(page.getByRole("heading", { name: /Join our mission/ })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await page.goto("/nothing-here");
  await page.getByRole("link", { name: "Contact Us", exact: true }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(page.getByRole("heading", { name: /Tell us what/ })).toBeInViewport();
});

test("a charger leads to its product, and the menu closes", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Charging", exact: true }).hover();
  const product = header(page)
    .getByRole("link", { name: /DC-120 Ultra/ })
    .first();
  await product.click();
  await expect(page).toHaveURL("/business-dc-fast-charger-solutions-india/dc-120-ultra");
  await page.mouse.move(700, 850);
  await expect(product).toBeHidden();
});

test("the brochures are files that are saved under their names", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Charging", exact: true }).hover();
  for (const name of ["Product", "Company"]) {
    const download = page.waitForEvent("download");
    await header(page)
      .getByRole("link", { name: `${name} brochure` })
      .first()
      .click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${name} Brochure.pdf`);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
    await page.getByRole("link", { name: "Charging", exact: true }).hover();
  }
});

test("Solar says Coming Soon on hover and on a press, until a press elsewhere", async ({ page }) => {
  await page.goto("/");
  const notice = page.getByRole("tooltip", { name: "Coming Soon!" });
  const solar = page.getByRole("link", { name: "Solar" }).first();
  await solar.hover();
  await expect(notice).toBeVisible();
  await page.mouse.move(700, 600);
  await expect(notice).toBeHidden();
  // Hovering shows it without script; a press needs the code that the hovering loads.
  await expect(page.locator("[data-script=tooltip][data-awake]").filter({ has: solar })).toBeVisible();
  await solar.click();
  await page.mouse.move(700, 600);
  await expect(notice).toBeVisible();
  await page.mouse.click(700, 600);
  await expect(notice).toBeHidden();
});

test("the header gets a ground after 50 px, and the logo leads back to the top", async ({ page }) => {
  await page.goto("/");
  await expect(header(page)).toHaveAttribute("data-tone", "night");
  await page.mouse.wheel(0, 49);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(49);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(header(page)).toHaveAttribute("data-tone", "night");
  await page.mouse.wheel(0, 60);
  await expect(header(page)).toHaveAttribute("data-tone", "day");
  await header(page).getByRole("link", { name: "Charge India" }).first().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test("the menu opens, folds its groups, says Coming Soon and closes with Escape", async ({ page }) => {
    await page.goto("/");
    const open = page.getByRole("button", { name: "Open menu" });
    await open.tap();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await menu.getByText("Join as a Partner").tap();
    await expect(menu.getByRole("link", { name: /Land partner/ })).toBeVisible();
    await menu.getByText("Charging", { exact: true }).tap();
    await expect(menu.getByRole("link", { name: /Land partner/ })).toBeHidden();
    await menu.getByRole("button", { name: /Solar/ }).tap();
    const notice = menu.getByRole("alert");
    await expect(notice).toHaveText("Coming Soon!");
    await expectAccessible(page, "#site-menu");
    // It covers no button, and a press elsewhere closes it.
    await menu.getByRole("link", { name: "Find Our Stations" }).click({ trial: true });
    await menu.getByText("Discover", { exact: true }).tap();
    await expect(notice).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
  });

  test("going back with the menu open closes it, and a followed link takes its place in the history", async ({
    page,
  }) => {
    await page.goto("/privacy-policy");
    await page.goto("/");
    const open = page.getByRole("button", { name: "Open menu" });
    const menu = page.getByRole("dialog", { name: "Menu" });
    const hasEntry = (before: number) => page.waitForFunction((length) => history.length > length, before);
    for (const way of ["back", "hash", "page"] as const) {
      const before = await page.evaluate(() => history.length);
      await open.tap();
      await expect(menu).toBeVisible();
      if (way === "back") {
        await hasEntry(before);
        await page.goBack();
        await expect(menu).toBeHidden();
        await expect(page).toHaveURL("/");
        continue;
      }
      await page.waitForFunction(() => document.querySelector("#site-menu:popover-open"));
      if (way === "hash") {
        await menu.getByRole("link", { name: "Find Our Stations" }).tap();
        await expect(page).toHaveURL("/#map");
      } else {
        await menu.getByText("Charging", { exact: true }).tap();
        await menu.getByRole("link", { name: "View All Products" }).tap();
        await expect(page).toHaveURL("/products");
        await page.goBack();
        await expect(page).toHaveURL("/#map");
      }
    }
    await page.goBack();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveURL("/privacy-policy");
  });

  test("the Tab key stays in the open menu, in both directions", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).tap();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(page.locator("[data-script=mobile-menu]")).toHaveAttribute("data-awake");
    await menu.getByRole("link", { name: "Find Our Stations" }).focus();
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "Charge India" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(menu.getByRole("link", { name: "Find Our Stations" })).toBeFocused();
    await expect(menu).toBeVisible();
  });

  test("the menu closes when a link is followed and when the window reaches 768 px", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await page.getByRole("button", { name: "Open menu" }).tap();
    await menu.getByRole("link", { name: "Find Our Stations" }).tap();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { name: "Find Our Stations" })).toBeInViewport();
    // The script of the menu, which sees the window grow, loads at the first tap.
    await expect(page.locator("[data-script=mobile-menu]")).toHaveAttribute("data-awake");
    await page.getByRole("button", { name: "Open menu" }).tap();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(menu).toBeHidden();
    // A tablet that is turned: from 1024 px on the header has no menu.
    await page.getByRole("button", { name: "Open menu" }).tap();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(menu).toBeHidden();
  });
});

test("an open drop-down has no accessibility findings", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Discover", "Charging", "Join as a Partner", "Contact Us"]) {
    await page.getByRole("button", { name: `${name} menu` }).press("Enter");
    await expectAccessible(page, "header[data-site-header]");
    await page.keyboard.press("Escape");
  }
});

test("the footer holds every link, the year, and the way back to the top", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const name of [
    ...["Instagram", "Facebook", "Twitter", "LinkedIn", "Blog", "News", "FAQ"],
    ...["Connect to general query", "Terms", "Privacy policy", "support@example.com", "+91 44 4000 0000"],
    "WhatsApp",
  ]) {
    await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Charge India`);
  await footer.getByRole("link", { name: "Back to Top" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

for (const cut of ["Join as a Partner", 'data-call=""'])
  test(`nothing moves in a header that arrives in two parts, the first up to ${cut}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const { origin, sendRest, stop } = await serveInTwo(baseURL ?? "", cut);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset.moved = JSON.stringify(entry);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${origin}/products`, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    sendRest();
    await expect(header(page).getByRole("link", { name: "Contact Us", exact: true })).toBeVisible();
    await expect(header(page).getByRole("link", { name: "Find Our Stations" })).toBeVisible();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator("html").getAttribute("data-moved")).toBeNull();
    stop();
  });
