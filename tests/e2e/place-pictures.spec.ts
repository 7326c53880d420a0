import { expect, test, wholeBrowser } from "./test.ts";

const picture = 'svg[viewBox="0 0 640 440"]';

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/stations/tamil-nadu", "/stations/tamil-nadu/chennai", "/stations/chennai-guindy"]) {
    test(`${path} shows its own area with pins in at most 6 kB`, async ({ page }) => {
      await page.goto(path);
      const drawn = page.locator(picture);
      await expect(drawn.locator("path").first()).toBeAttached();
      await expect(drawn.locator("circle").first()).toBeVisible();
      expect((await drawn.evaluate((svg) => svg.outerHTML)).length).toBeLessThanOrEqual(6000);
    });
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });
  const status = "[data-island=stations-map] [data-map]";

  test("the map of a state loads after a scroll, without a tap", async ({ page }) => {
    await page.goto("/stations/tamil-nadu");
    await expect(page.locator(status)).toHaveAttribute("data-map", "idle");
    await page.locator(picture).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 40);
    await expect(page.locator(status)).not.toHaveAttribute("data-map", "idle");
  });

  test("a visitor who saves data is asked first", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } }),
    );
    await page.goto("/stations/tamil-nadu");
    await page.locator(picture).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 40);
    await expect(page.locator("[data-island=stations-map]")).toHaveAttribute("data-awake");
    const button = page.getByRole("button", { name: "Show the map" });
    await expect(button).toBeVisible();
    await expect(page.locator(status)).toHaveAttribute("data-map", "idle");
    await button.click();
    await expect(page.locator(status)).not.toHaveAttribute("data-map", "idle");
  });
});

test("the map of a station opens at its place, and not before it knows where that is", {
  tag: wholeBrowser,
}, async ({ page }) => {
  const stations = Promise.withResolvers<void>();
  await page.route("**/api/stations/compact", async (route) => {
    await stations.promise;
    return route.continue();
  });
  const ground = page.waitForResponse(/\/map\/ground/);
  await page.goto("/stations/bengaluru-indiranagar");
  await page.getByRole("heading", { name: "How to get there" }).scrollIntoViewIfNeeded();
  await ground;
  const map = page.locator("[data-map]");
  // It would be drawn within these frames.
  await map.evaluate(async () => {
    for (let frames = 0; frames < 90; frames++) await new Promise(requestAnimationFrame);
  });
  await expect(map).toHaveAttribute("data-map", "loading");
  // What a visitor sees when the map takes the place of the picture: how far its pin is from the middle.
  const pinOff = map.evaluate(
    (pane) =>
      new Promise<number>((resolve) => {
        const middle = (element: Element | null) => {
          const { x, width } = element?.getBoundingClientRect() ?? new DOMRect();
          return x + width / 2;
        };
        new MutationObserver(() => {
          if (pane.dataset.map !== "ready") return;
          resolve(Math.abs(middle(pane.querySelector(".maplibregl-marker")) - middle(pane)));
        }).observe(pane, { attributes: true });
      }),
  );
  stations.resolve();
  expect(await pinOff).toBeLessThan(20);
});
