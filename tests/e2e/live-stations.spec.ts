import { markers, openMap } from "./finder.ts";
import { operatorTest as test } from "./operator.ts";
import { expect, wholeBrowser } from "./test.ts";

// The map is rendered in software here.
test.slow();

test("a pin turns from free to busy to not known before the eyes of a visitor, as the operator reports", {
  tag: wholeBrowser,
}, async ({ page, fedStation: { name, report } }) => {
  const status = "**/api/stations/status?*";
  // Past the edge, which stores a status for 20 seconds.
  await page.route(status, (route) => {
    const headers = { ...route.request().headers(), "Cache-Control": "no-cache" };
    return route.continue({ headers });
  });
  await page.clock.install();
  await page.goto("/");
  await openMap(page);
  await page.getByRole("searchbox", { name: "Search stations" }).fill(name);
  const pin = markers(page).and(page.getByRole("button", { name: `${name}, Chennai: ` }));
  await expect(pin).toHaveAccessibleName(/: 2 of 2 free · just now$/);
  await expect(pin).toHaveAttribute("data-tone", "live");

  await report("CHARGING");
  await page.clock.fastForward("00:26");
  await expect(pin).toHaveAccessibleName(/: 0 of 2 free · just now$/);
  await expect(pin).toHaveAttribute("data-tone", "fail");

  // Nothing is heard any more.
  await page.route(status, (route) => route.abort());
  await page.clock.fastForward("16:00");
  await expect(pin).toHaveAccessibleName(/: No recent status, /);
  await expect(pin).toHaveAttribute("data-tone", "plain");
});

test("a list says what is free, then what is busy, and nothing once the report is old", async ({
  page,
  fedStation: { name, report },
}) => {
  const status = "**/api/stations/status?*";
  await page.route(status, (route) => {
    const headers = { ...route.request().headers(), "Cache-Control": "no-cache" };
    return route.continue({ headers });
  });
  await report("AVAILABLE");
  // A visitor's clock may be slow.
  await page.clock.install({ time: Date.now() - 5000 });
  await page.goto(`/stations?search=${encodeURIComponent(name)}`);
  const card = page.getByRole("main").getByRole("link", { name });
  await expect(card).toContainText(/Available.*2 of 2 free · just now/);

  await report("CHARGING");
  await page.clock.fastForward("00:26");
  await expect(card).toContainText(/Busy.*0 of 2 free · just now/);

  await page.route(status, (route) => route.abort());
  await page.clock.fastForward("16:00");
  await expect(card).toContainText(/No recent status/);
  await expect(card).not.toContainText("Busy");
});
