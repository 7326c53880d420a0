import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { endOfIndianDay, hourMs } from "../../src/shared/time.ts";
import { expectAccessible } from "./accessible.ts";
import { drawerOf, mapReady, markers, openMap, seeFinder, wakeFinder } from "./finder.ts";
import { signIn } from "./sign-in.ts";
import { openWithout } from "./slow-code.ts";
import { alone, awake, expect, test, wholeBrowser } from "./test.ts";

// The map is rendered in software here.
test.slow();

interface Point {
  x: number;
  y: number;
}

/** The number of stations behind the markers on the screen. */
async function shownStations(page: Page): Promise<number> {
  const labels = await markers(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute("aria-label") ?? ""),
  );
  return labels.reduce((sum, label) => sum + Number(/^(\d+) stations/.exec(label)?.[1] ?? 1), 0);
}

test.describe("the map of India", { tag: wholeBrowser }, () => {
  // Without a position, with which the map goes there.
  test.use({ viewport: { width: 768, height: 900 } });

  test("is drawn within six seconds of being seen", { tag: alone }, async ({ page }) => {
    await page.goto("/");
    let fastest = await openMap(page);
    // The fastest of up to three loads, because the machine may be busy.
    for (let again = 0; again < 2 && fastest >= 6000; again++) {
      await page.reload();
      fastest = Math.min(fastest, await openMap(page));
    }
    expect(fastest).toBeLessThan(6000);
  });

  test("loads when it is seen, from this site only, and shows every station within India's boundary", async ({
    page,
  }) => {
    const requests: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    page.on("console", (message) => {
      if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
    });
    await page.goto("/");
    await page.locator("#solar").scrollIntoViewIfNeeded();
    const ofMap = () => requests.filter((url) => /maplibre|station-map|\/map\/|\/api\/map/.test(url));
    expect(ofMap()).toEqual([]);

    await openMap(page);
    expect(ofMap().length).toBeGreaterThan(4);
    const { origin } = new URL(page.url());
    expect(requests.filter((url) => !url.startsWith(origin) && !/^(data|blob):/.test(url))).toEqual([]);
    expect(complaints).toEqual([]);

    const response = await page.request.get("/api/stations");
    const { stations } = (await response.json()) as {
      stations: { name: string; lat: number; lng: number }[];
    };
    expect(await shownStations(page)).toBe(stations.length);

    const toPixel = await projection(page, stations);
    const [aksaiChin, gilgit, tawang, lahore, lhasa, sea] = await colours(page, [
      toPixel(35.2, 79.2),
      toPixel(35.92, 74.3),
      toPixel(27.62, 92.3),
      toPixel(31.2, 73.6),
      toPixel(29.65, 91.1),
      toPixel(15, 68),
    ]);
    expect(gilgit).toBe(aksaiChin);
    expect(tawang).toBe(aksaiChin);
    expect(lhasa).toBe(lahore);
    expect(new Set([aksaiChin, lahore, sea]).size).toBe(3);
    const ends = [toPixel(36.9, 74.6), toPixel(23.7, 68.4), toPixel(28, 97.1), toPixel(8.1, 77.5)];
    expect(await page.evaluate(areOnCanvas, ends)).toEqual([true, true, true, true]);

    const northernmost = await markers(page)
      .filter({ hasText: /^\d+$/ })
      .evaluateAll((all) => {
        const top = (one: Element) => one.getBoundingClientRect().top;
        return all.sort((a, b) => top(a) - top(b))[0]?.getAttribute("aria-label") ?? "";
      });
    await page.getByRole("button", { name: northernmost, exact: true }).click();
    await expect(page.getByRole("button", { name: northernmost, exact: true })).toHaveCount(0);
    await expect(markers(page).and(page.locator('[aria-pressed="false"]')).first()).toBeVisible();
    const alone = markers(page).and(page.locator('[aria-pressed="false"]')).first();
    const label = (await alone.getAttribute("aria-label")) ?? "?";
    const name = label.split(",")[0]?.replace(/^Charge India /, "") ?? "?";
    const { x, y } = await middleOf(alone);
    await page.mouse.click(x, y);
    const sheet = page.getByRole("region", { name: "Selected station" });
    await expect(sheet.getByRole("button").first()).toContainText(name);
    await alone.press("Enter");
    await expect(sheet.getByRole("button").first()).not.toContainText(name);
    await expect(markers(page).and(page.locator('[aria-pressed="true"]'))).toBeFocused();

    await sheet.getByRole("button").first().press("ArrowUp");
    await expect(sheet.getByRole("link", { name: "Directions" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet.getByRole("link", { name: "Directions" })).toBeHidden();
    await dragUp(page, sheet.getByRole("button").first());
    await expect(sheet.getByRole("link", { name: "Directions" })).toBeVisible();

    await page.getByRole("button", { name: "Search stations" }).press("Enter");
    const drawer = drawerOf(page);
    await drawer.getByRole("searchbox", { name: "Search stations" }).fill("gUiNdY");
    const rows = drawer.getByRole("list", { name: "Nearby stations" }).getByRole("button");
    await expect(rows).toHaveCount(1);
    await rows.click();
    await expect(drawer).toBeHidden();
    await expect(sheet.getByRole("button").first()).toContainText("Guindy");
    await page.getByRole("button", { name: "Search stations" }).click();
    await expect(drawer.getByRole("link", { name: "Get App" })).toBeVisible();
    await page.mouse.click(740, 400);
    await expect(drawer).toBeHidden();
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole("button", { name: "Search stations" }).click();
    await expect(drawer).toBeInViewport();
    expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

/** Replaces the browser's request for the visitor's position. */
type Outcome = "granted" | "timeout" | "refused";

test("the list does everything by keyboard, whatever becomes of the visitor's position", {
  tag: wholeBrowser,
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const codes = { refused: 1, timeout: 3 };
    const ask = (found: PositionCallback, failed?: PositionErrorCallback | null) => {
      const outcome: Outcome = Reflect.get(window, "positionOutcome") ?? "timeout";
      if (outcome === "granted") {
        found({ coords: { latitude: 13.0067, longitude: 80.2206 } } as GeolocationPosition);
      } else failed?.({ code: codes[outcome] } as GeolocationPositionError);
    };
    Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition: ask } });
  });
  // A provider that never responds: our own map replaces it.
  await page.route("**/api/map", (route) => route.fulfill({ json: { style: "url", url: "/style.json" } }));
  await page.route("**/style.json", () => {});
  await page.goto("/");
  await wakeFinder(page);
  const list = page.getByRole("list", { name: "Nearby stations" });
  await expect(page.getByText("Location access denied")).toBeVisible();
  await expect(list.getByText(/\d km/)).toHaveCount(0);
  await expect(list.getByRole("listitem")).toHaveCount(3);

  await page.evaluate(() => Reflect.set(window, "positionOutcome", "refused"));
  await page.getByRole("button", { name: "Retry" }).press("Enter");
  await expect(page.getByText("Location access denied")).toBeVisible();
  await page.evaluate(() => Reflect.set(window, "positionOutcome", "granted"));
  await page.getByRole("button", { name: "Retry" }).press("Enter");
  await expect(page.getByText("Nearest to you first")).toBeVisible();
  await expect(list.getByRole("listitem").first()).toContainText("Guindy");
  await expect(list.getByRole("listitem").first()).toContainText(/\d\.\d km/);

  await list.getByRole("button").nth(1).press("Enter");
  const name = await list.getByRole("button").nth(1).locator("strong").first().textContent();
  const details = page.getByRole("region", { name: new RegExp(`^Details of .*${name}$`) });
  await expect(details).toBeVisible();
  await expect(details.getByRole("link", { name: "Directions" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=\d/,
  );
  await details.getByRole("button", { name: "Copy" }).press("Enter");
  await expect(details.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(name);
  await expect(details.getByRole("button", { name: "Copy" })).toBeVisible();

  await page.getByRole("searchbox", { name: "Search stations" }).fill("jaipur");
  await expect(page.getByText(`${name} does not match your search or filters`)).toBeVisible();
  await expect(details).toBeVisible();
  await page.getByRole("searchbox", { name: "Search stations" }).fill("");
  await page.getByLabel("Connector", { exact: true }).selectOption("CHADEMO");
  await page.getByLabel("Minimum power").selectOption("30");
  await page.getByRole("checkbox", { name: "Available now" }).press("Space");
  await page.getByRole("checkbox", { name: "Open now" }).press("Space");
  await expect(page.getByText(/\d+ of \d+ stations match|No station found/)).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).press("Enter");
  await expect(page.getByText(/^\d+ stations(, \d+ in view)?$/).and(page.getByRole("status"))).toBeVisible();

  await page.getByRole("button", { name: "Zoom in", exact: true }).waitFor();
  await expectAccessible(page, "#map");
});

test("a map that fails is tried three times more, then on request, while the list carries on", {
  tag: wholeBrowser,
}, async ({ page }) => {
  await page.route("**/assets/station-map*.js", (route) => route.abort());
  await page.addInitScript(() => Object.defineProperty(navigator, "geolocation", { value: undefined }));
  // An archive with unreadable tiles: our own map replaces it.
  const archive = { style: "r2", tiles: "/tiles/india/{z}/{x}/{y}.mvt?v=1", minZoom: 0, maxZoom: 14 };
  await page.route("**/api/map", (route) => route.fulfill({ json: archive }));
  await page.route("**/tiles/india/**", (route) => route.fulfill({ status: 503 }));
  const failed = page.waitForResponse((response) => response.url().includes("/tiles/india/"));
  await page.goto("/");
  await page.locator("#map-title").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Show the map" }).press("Enter");
  for (const attempt of [1, 2, 3]) {
    await expect(page.getByText(`Retry attempt ${attempt}/3`)).toBeVisible();
  }
  await expect(page.getByText("Location access denied")).toBeVisible();
  await expect(page.locator('[data-map="failed"]')).toBeVisible();
  await expect(page.getByRole("heading", { name: "Map Loading Failed" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search stations" }).fill("guindy");
  await expect(page.getByRole("region", { name: /Details of .*Guindy/ })).toBeVisible();
  await page.unroute("**/assets/station-map*.js");
  await page.locator('[data-map="failed"]').getByRole("button", { name: "Retry" }).click();
  await expect(page.locator(mapReady)).toBeVisible({ timeout: 60_000 });
  expect((await failed).status()).toBe(503);
  await expect(page.locator(".maplibregl-ctrl-attrib")).not.toContainText("Protomaps");
});

test("without WebGL the list stands in the page, and nothing of the map is fetched", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    Reflect.set(HTMLCanvasElement.prototype, "getContext", function (this: HTMLCanvasElement, type: string) {
      return type === "webgl2" ? null : Reflect.apply(original, this, [type]);
    });
  });
  await withoutStatus(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/");
  await wakeFinder(page);
  await expect(page.getByText("This browser cannot draw the map")).toBeVisible();
  const list = page.getByRole("list", { name: "Nearby stations" });
  await list.getByRole("button").nth(1).click();
  const name = await list.getByRole("button").nth(1).locator("strong").first().textContent();
  await expect(page.getByRole("region", { name: new RegExp(`^Details of .*${name}$`) })).toBeVisible();
  expect(fetched.filter((url) => /maplibre|station-map|\/map\//.test(url))).toEqual([]);
});

test("the link to the finder shows its card and draws its map at the size of a laptop", {
  tag: wholeBrowser,
}, async ({ page }) => {
  for (const height of [900, 720]) {
    await page.setViewportSize({ width: height * 1.6, height });
    await page.goto("about:blank");
    await page.goto("/#map");
    await page.locator(mapReady).waitFor({ timeout: 60_000 });
    const card = await page.locator("#locations").boundingBox();
    expect(card?.y, `card at ${height}`).toBeGreaterThan(0);
    expect((card?.y ?? 0) + (card?.height ?? 0), `card at ${height}`).toBeLessThanOrEqual(height);
  }
});

test("the finder's search is there again after a reload, and after Back", async ({ page }) => {
  await page.goto("/");
  await wakeFinder(page);
  const box = page.getByRole("searchbox", { name: "Search stations" });
  await box.fill("guindy");
  const rows = page.getByRole("list", { name: "Nearby stations" }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await page.reload();
  await wakeFinder(page);
  await expect(box).toHaveValue("guindy");
  await expect(rows).toHaveCount(1);
  await page.goto("/stations");
  await page.goBack();
  await wakeFinder(page);
  await expect(box).toHaveValue("guindy");
  await expect(rows).toHaveCount(1);
});

test("the focus goes to the details of the station that is chosen in the list", async ({ page }) => {
  await withoutStatus(page);
  await page.goto("/");
  await wakeFinder(page);
  const first = page.getByRole("list", { name: "Nearby stations" }).getByRole("button").first();
  const name = (await first.locator("strong").first().textContent()) ?? "?";
  await first.press("Enter");
  await expect(page.getByRole("region", { name: new RegExp(`^Details of .*${name}$`) })).toBeFocused();
});

test("a phone's list is as tall as the screen, and Directions stays in sight", {
  tag: wholeBrowser,
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/");
  await openMap(page);
  await page.getByRole("button", { name: "Search stations" }).click();
  const drawer = drawerOf(page);
  await expect(drawer).toBeFocused();
  const edges = () =>
    drawer.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round);
    });
  await expect.poll(edges).toEqual([0, 0, 375, 812]);
  const rows = drawer.getByRole("list", { name: "Nearby stations" }).getByRole("button");
  await expect(rows.nth(2)).toBeInViewport({ ratio: 1 });
  await rows.first().click();
  const handle = page.getByRole("region", { name: "Selected station" }).getByRole("button").first();
  await expect(handle).toBeFocused();
  await handle.press("ArrowUp");
  await expect(page.getByRole("link", { name: "Directions" }).first()).toBeInViewport({ ratio: 1 });
});

test("what is entered before the finder wakes is searched for", async ({ page }) => {
  // The sample's reports grow old while the suites run.
  await reportStatus(page, () => ({
    "chennai-guindy": { free: 2, total: 2, confirmedAt: "2026-11-23T12:00:00+05:30" },
  }));
  const wake = await openWithout(page, "**/assets/home-finder*.js", "/");
  await seeFinder(page);
  await page.getByRole("searchbox", { name: "Search stations" }).fill("guindy");
  await page.getByRole("checkbox", { name: "Available now" }).check();
  wake();
  const list = page.getByRole("list", { name: "Nearby stations" });
  await expect(list.getByRole("listitem")).toHaveText([/Guindy/]);
  await expect(page.getByRole("searchbox", { name: "Search stations" })).toHaveValue("guindy");
});

test("stations that cannot be read are asked for again, then on request", async ({ page }) => {
  let requests = 0;
  await page.route("**/api/stations/compact", (route) => {
    requests += 1;
    return route.abort();
  });
  // Software rendering of the map would slow down this test.
  await page.route("**/assets/station-map*.js", (route) => route.abort());
  await page.goto("/");
  await wakeFinder(page);
  const failed = page.getByRole("heading", { name: "The stations could not be loaded" });
  await expect(failed).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Network error. Please check your connection and try again.")).toBeVisible();
  expect(requests).toBe(3);
  await page.unroute("**/api/stations/compact");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("list", { name: "Nearby stations" }).getByRole("listitem")).toHaveCount(3);
});

test("a report that was begun is in sight again after a reload", async ({ page }) => {
  await page.goto("/stations/chennai-guindy");
  await page.getByText("Something wrong here? Report it").click();
  const form = page.getByRole("form", { name: "Report a problem" });
  await awake(form);
  await form.getByLabel("What did you see?").fill("Point 2 stays dark.");
  await page.reload();
  await expect(form.getByLabel("What did you see?")).toBeVisible();
  await expect(form.getByLabel("What did you see?")).toHaveValue("Point 2 stays dark.");
});

test("a station has its own page, found in the index, and takes reports of problems", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/stations/charge-india-chennai")).text();
  expect(html).toContain('"@type":"AutomotiveBusiness"');
  expect(html).toContain('rel="canonical"');
  expect(html).toContain("6 PM to 9:45 PM");
  expect((await request.get("/stations/no-such-station")).status()).toBe(404);

  await page.clock.install();
  await page.goto("/stations");
  await expect(page.getByRole("heading", { level: 2, name: "Tamil Nadu" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search stations" }).fill("guindy");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["Tamil Nadu"]);
  await page.getByRole("link", { name: /Guindy/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Guindy/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Directions" }).first()).toHaveAttribute(
    "href",
    /destination=13\./,
  );
  const nearest = page.getByRole("region", { name: "Nearest stations" });
  await expect(nearest.getByRole("listitem")).toHaveCount(3);
  await expect(nearest.locator("[data-state]").first()).toContainText(/free|Closed|points|not known/);

  const form = page.getByRole("form", { name: "Report a problem" });
  await expect(form).toBeHidden();
  await page.getByText("Something wrong here? Report it").click();
  await expect(form.getByLabel("What is wrong?").getByRole("option")).toHaveCount(8);
  await awake(form);
  await form.getByRole("button", { name: "Send Report" }).click();
  await expect(form.getByRole("alert")).toContainText("Choose what is wrong");
  await form.getByLabel("What is wrong?").selectOption("Charger not working");
  await form.getByLabel("What did you see?").fill("Point 2 stays dark.");
  await page.clock.fastForward(5000);
  const sent = page.waitForRequest(
    (one) => one.method() === "POST" && one.url().endsWith("/api/form-submissions"),
  );
  await form.getByRole("button", { name: "Send Report" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    formType: "general_query",
    formData: { source: "station_report", reason: "Charger not working", message: "Point 2 stays dark." },
    origin: { station: expect.stringContaining("guindy") },
  });
  const reference = page.getByText(/EV-[0-9A-Z]{4}-[0-9A-Z]{4}/).first();
  await expect(reference).toBeVisible();
  await expectAccessible(page);

  const cut = await page
    .getByRole("region", { name: "Thank You!" })
    .evaluate(
      (done) =>
        [...done.querySelectorAll("li span")].filter(
          (step) => step.getBoundingClientRect().right > done.getBoundingClientRect().right - 24,
        ).length,
    );
  expect(cut).toBe(0);

  const code = (await reference.textContent())?.match(/EV-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0];
  await signIn(page);
  await page.goto(`/admin?search=${code}`);
  await page.getByRole("link", { name: /Anonymous/ }).click();
  const detail = page.getByRole("article", { name: "Submission" });
  await expect(detail.getByRole("heading", { level: 2 })).toHaveText("Anonymous");
  await expect(detail.getByText("No address")).toBeVisible();
  await expect(detail.getByText("No number")).toHaveCount(2);
  await expectAccessible(page);
});

test("a closed station says so with when it opens, on its page and in the list, and an open one does not", async ({
  page,
}) => {
  const closed = page.locator("header [data-state]").first().filter({ hasText: "Closed opens 6 PM" });
  const dayMs = 86_400_000;
  const day = new Date(Date.now() + dayMs);
  while (day.getUTCDay() !== 0) day.setTime(day.getTime() + dayMs);
  const sunday = day.toISOString().slice(0, 10);
  await page.clock.setFixedTime(`${sunday}T17:00:00+05:30`);
  await page.goto("/stations/chennai-guindy");
  await expect(closed).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "CCS2 60 kW" })).not.toHaveCount(0);
  await page.goto("/stations?search=chennai");
  const link = page.getByRole("link", { name: /Guindy/ });
  await expect(link).toContainText("Closed opens 6 PM");
  await expect(page.getByRole("link", { name: /^Anna Nagar/ })).not.toContainText("Closed");
  await page.getByRole("searchbox", { name: "Search stations" }).fill("guindy");
  await expect(page.locator("#found")).toHaveText(/^1 station /);
  await expect(link).toContainText("Closed opens 6 PM");
  await page.clock.setFixedTime(`${sunday}T19:00:00+05:30`);
  await page.goto("/stations/chennai-guindy");
  await expect(page.getByRole("list").getByText("Point 2")).toBeVisible();
  const hours = page.getByRole("region", { name: "Opening hours" });
  await hours.scrollIntoViewIfNeeded();
  await expect(hours.locator("[data-today]")).toHaveText(/^Every day/);
  await expect(closed).toBeHidden();
});

test("a station that nobody reports says so, and until when it is open, once it opens before the eyes of a visitor", async ({
  page,
}) => {
  await page.clock.install({ time: endOfIndianDay(Date.now()) + 5.9 * hourMs });
  await page.goto("/stations/bengaluru-indiranagar");
  const state = page.locator("header [data-state]").first();
  await expect(state).toHaveText("Closed opens 6 AM");
  await page.clock.fastForward("10:00");
  await expect(state).toHaveText("Open until 11 PM");
  await expect(state.locator("[data-tone]")).toHaveAttribute("data-tone", "plain");
});

test("a station's page says its hours, its price and equal points once", async ({ page }) => {
  await page.goto("/stations/bengaluru-indiranagar");
  const main = page.getByRole("main");
  await expect(main.getByText("6 AM to 11 PM")).toHaveCount(1);
  await expect(main.getByText(/₹18\b/)).toHaveCount(1);
  await expect(main.getByRole("region", { name: "Opening hours" })).toHaveCount(0);
  await expect(main.getByRole("region", { name: "Charging points" })).toHaveCount(0);
  const plugs = main.getByRole("list", { name: "Connectors" }).getByRole("listitem");
  await expect(plugs).toHaveText([/^2 × CCS2 60 kW$/, /^1 × Type 2 7.4 kW$/]);
  await expect(main.getByText("No live status here.")).toHaveCount(1);
  await page.goto("/stations/lonavala-valvan");
  await expect(main.getByRole("region", { name: "Opening hours" })).toContainText("Mon to Sat");
});

test("the answer to what a charge costs takes the place of the example", async ({ page }) => {
  await page.goto("/stations/bengaluru-indiranagar");
  const answer = page.locator("#cost-answer");
  await expect(answer).toHaveText(/^About ₹558 For 10 to 80% of a 40\skWh battery: 31\skWh/);
  await expect(page.getByLabel("Energy, kWh")).toHaveValue("31");
  await page.getByLabel("Energy, kWh").fill("20");
  await expect(answer).toHaveText(/^About ₹360 For 20\skWh, GST included\..*, from [\d:]+\s[AP]M on/);
});

test("a station says how old the status of the nearest other one is, as its list does", async ({ page }) => {
  await page.goto("/stations/bengaluru-indiranagar");
  const nearest = page.getByRole("link", { name: /^Nearest other station Electronic City/ });
  await expect(nearest).toContainText(/\d of \d free · (just now|\d+ min ago)$/);
});

test("a closed station names the next one that is open", async ({ page }) => {
  const next = page.locator("li").filter({ hasText: /^Nearest other station/ });
  const midnight = endOfIndianDay(Date.now());
  await page.clock.install({ time: midnight + 2 * hourMs });
  await page.goto("/stations/bengaluru-indiranagar");
  await expect(page.locator("[data-state]").first()).toHaveText(/^Closed/);
  const openAtNight = next.filter({ visible: true });
  await expect(openAtNight).toHaveCount(1);
  await expect(openAtNight).toContainText(
    // The reports are of the day before by then.
    /^Nearest station open now\s.+, .+\s\d+\skm\s(No recent status|No live status)/,
    {
      useInnerText: true,
    },
  );
  await expect(openAtNight.locator("[data-closed]")).toHaveCount(0);

  await page.clock.setSystemTime(midnight + 12 * hourMs);
  await page.clock.runFor(26_000);
  await expect(next.filter({ visible: true })).toHaveCount(1);
  await expect(next.filter({ visible: true })).toContainText(/^Nearest other station\s/, {
    useInnerText: true,
  });
});

test("points are free while their station is open, also when the nearest others are closed", async ({
  page,
}) => {
  const free = page.getByRole("region", { name: "Charging points" }).getByText("Free", { exact: true });
  const night = endOfIndianDay(Date.now()) + 2 * hourMs;
  await page.clock.install({ time: night });
  await page.goto("/stations/bengaluru-electronic-city");
  await expect(page.locator("[data-closed]", { hasText: "Closed" })).not.toHaveCount(0);
  await expect(free.filter({ visible: true })).not.toHaveCount(0);

  await page.goto("/stations/vadodara-alkapuri");
  await expect(page.locator("[data-state]").first()).toHaveText(/^Closed/);
  await expect(free.filter({ visible: true })).toHaveCount(0);
});

test("a place with one station lists the nearest others, by distance and with their states", async ({
  page,
}) => {
  await page.goto("/stations/gujarat/surat");
  const rows = page.getByRole("navigation", { name: /^Nearest stations/ }).getByRole("listitem");
  await expect(rows).toHaveCount(5);
  const texts = await rows.allInnerTexts();
  const km = texts.map((text) => Number(text.match(/(\d+) km/)?.[1]));
  expect(km).toEqual(km.toSorted((a, b) => a - b));
  await expect(rows.locator("[data-state]").filter({ visible: true })).toHaveCount(5);
  await rows.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Charge India Alkapuri" })).toBeVisible();
});

test("the list is stored at the edge, but not what is open at this minute", async ({ request }) => {
  const stored = (await request.get("/stations?search=chennai")).headers();
  expect(stored["cloudflare-cdn-cache-control"]).toContain("public");
  expect(stored["cache-tag"]).toBe("stations");
  expect((await request.get("/stations?open=1")).headers()["cache-control"]).toBe("no-store");
});

test("the pages of stations fit a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const path of ["", "/tamil-nadu", "/tamil-nadu/chennai", "/chennai-guindy"]) {
    await page.goto(`/stations${path}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(375);
  }
});

for (const width of [375, 1440])
  test(`the list spends no data on pictures of its stations, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    const pictures: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image" && request.url().includes("/media/"))
        pictures.push(request.url());
    });
    await page.goto("/stations");
    await expect(page.getByRole("term").filter({ hasText: "Charging points" })).toBeVisible({
      visible: width === 1440,
    });
    const last = page.locator("#stations li").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last.getByRole("link")).toBeInViewport();
    await page.waitForLoadState("networkidle");
    expect(pictures).toEqual([]);
  });

test("the list follows what is typed and chosen, and its address says so", async ({ page }) => {
  await page.goto("/stations");
  await page.getByRole("searchbox", { name: "Search stations" }).fill("chennai");
  await expect(page.locator("#found")).toHaveText(/^\d stations in 1 state or territory$/);
  await page.getByLabel("Connector", { exact: true }).selectOption("CHADEMO");
  await expect(page).toHaveURL("/stations?search=chennai&connector=CHADEMO");
  await expect(page.locator("#found")).not.toHaveText(/^\d stations in 1/);
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/stations?search=chennai");
  await expect(page.getByRole("searchbox")).toHaveValue("chennai");
  await expectAccessible(page);
});

/** Keeps the order of the list, which follows the first status of the stations. */
async function withoutStatus(page: Page) {
  await page.route("**/api/stations/status?*", (route) => route.abort());
}

/** Answers the status of all stations as if operators reported it. */
async function reportStatus(page: Page, report: () => Record<string, object>) {
  await page.route("**/api/stations/status?*", (route) =>
    route.fulfill({ json: { version: 1, at: "2026-11-23T12:00:00+05:30", stations: report() } }),
  );
}

test("a station turns from free to busy to unknown before the eyes of a visitor", async ({ page }) => {
  let live: object = { free: 2, total: 2, confirmedAt: "2026-11-23T12:00:00+05:30" };
  await reportStatus(page, () => ({ "chennai-guindy": live }));
  // Without the map, which is rendered in software here.
  await page.route("**/assets/station-map*.js", (route) => route.abort());
  await page.clock.install({ time: new Date("2026-11-23T12:00:00+05:30") });
  await page.goto("/");
  await wakeFinder(page);
  await page.getByRole("searchbox", { name: "Search stations" }).fill("guindy");
  const row = page.getByRole("list", { name: "Nearby stations" }).getByRole("listitem");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Available");
  live = { free: 0, total: 2, confirmedAt: "2026-11-23T12:00:10+05:30" };
  await page.clock.fastForward(26_000);
  await expect(row).toContainText("Busy");
  live = { free: null, total: 2, unknown: 2, confirmedAt: null };
  await page.clock.fastForward(26_000);
  await expect(row).toContainText("No recent status");
});

test("a search moves the map to what it found, and the list follows the map", { tag: wholeBrowser }, async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "geolocation", { value: undefined }));
  await page.goto("/");
  await openMap(page);
  const count = page
    .locator("#map")
    .getByRole("status")
    .filter({ hasText: /\d stations/ });
  // All stations are in view, so the text has one number.
  await expect(count).toHaveText(/^\d+ stations$/);
  await page.getByRole("searchbox", { name: "Search stations" }).fill("चेन्नई");
  await expect(count).toHaveText(/^\d+ of \d+ stations match, [1-9]\d* in view$/);
  const rows = page.getByRole("list", { name: "Nearby stations" }).getByRole("listitem");
  await expect(rows.filter({ hasNotText: "Chennai" })).toHaveCount(0);
  await expect(rows.filter({ hasText: "Guindy" })).toHaveCount(1);
  // All but the one of Krishnagiri, which only its address finds.
  await expect
    .poll(async () => {
      const [found = 0, , inView = 0] = (await count.textContent())?.match(/\d+/g)?.map(Number) ?? [];
      return found - inView;
    })
    .toBe(1);
});

test("states and cities have pages with their stations, in the sitemap and for search engines", async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain("/stations/tamil-nadu</loc>");
  expect(sitemap).toContain("/stations/tamil-nadu/chennai</loc>");
  await page.goto("/stations/tamil-nadu");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("EV charging stations in Tamil Nadu");
  await expect(page.getByText(/^What is open now, prices and the way there, in Chennai, /)).toBeVisible();
  await expect(page.locator("#stations article img").first()).toBeVisible();
  expect(await page.content()).toContain('"@type":"CollectionPage"');
  await expectAccessible(page);
  await page.getByRole("heading", { level: 2, name: "Chennai" }).getByRole("link").click();
  await expect(page).toHaveURL("/stations/tamil-nadu/chennai");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("EV charging stations in Chennai");
  await page.getByRole("main").getByRole("link", { name: "Guindy", exact: true }).click();
  await expect(page).toHaveURL("/stations/chennai-guindy");
  for (const path of ["/stations/lakshadweep", "/stations/tamil-nadu/mumbai", "/stations/atlantis/city"])
    expect((await request.get(path)).status(), path).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the finder on the home page leads to the stations that it was asked for", async ({ page }) => {
    await page.goto("/");
    const finder = page.locator("#map");
    await finder.getByRole("searchbox", { name: "Search stations" }).fill("Chennai");
    await finder.getByLabel("Connector", { exact: true }).selectOption("CCS2");
    await finder.getByRole("checkbox", { name: "Open now" }).check();
    await finder.getByRole("button", { name: "Show stations" }).click();
    await expect(page).toHaveURL("/stations?search=Chennai&connector=CCS2&open=1");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByLabel("Connector", { exact: true })).toHaveValue("CCS2");
    await expect(page.getByRole("checkbox", { name: "Open now" })).toBeChecked();
  });

  test("stations are listed on one page, searched and filtered, and have pages", async ({ page }) => {
    await page.goto("/stations");
    const links = page.getByRole("main").getByRole("listitem").getByRole("link");
    expect(await links.count()).toBeGreaterThan(40);
    await expect(page.getByRole("heading", { level: 2, name: "West Bengal" })).toBeVisible();
    await page.getByLabel("State", { exact: true }).selectOption("kerala");
    await page.getByRole("button", { name: "Show stations" }).click();
    await expect(page).toHaveURL("/stations?state=kerala");
    await page
      .getByRole("main")
      .getByRole("heading", { level: 2 })
      .getByRole("link", { name: "Kerala" })
      .click();
    await expect(page).toHaveURL("/stations/kerala");
    await page.goto("/stations?page=99&open=");
    await expect(page).toHaveURL("/stations");

    await page.getByRole("searchbox", { name: "Search stations" }).fill("guindy");
    await page.getByRole("button", { name: "Show stations" }).click();
    await expect(page).toHaveURL("/stations?search=guindy");
    await expect(page.locator("#found")).toHaveText("1 station in 1 state or territory");
    await page.getByLabel("Minimum power").selectOption("120");
    await page.getByRole("checkbox", { name: "Available now" }).check();
    await page.getByRole("searchbox", { name: "Search stations" }).fill("nowhere");
    await page.getByRole("button", { name: "Show stations" }).click();
    await expect(page.getByRole("heading", { name: "No station found" })).toBeVisible();
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect(page).toHaveURL("/stations?search=nowhere");

    await page.goto("/stations?search=guindy");
    await links.click();
    await expect(page.getByRole("heading", { level: 1, name: /Guindy/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "Directions" }).first()).toHaveAttribute(
      "href",
      /destination=13\./,
    );
    await expect(page.getByRole("button", { name: "Copy" })).toBeHidden();
    await page.getByText("Something wrong here? Report it").click();
    await expect(page.getByRole("form", { name: "Report a problem" })).toBeVisible();
    await page.getByRole("region", { name: "Nearest stations" }).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1, name: /Guindy/ })).toBeHidden();
    await expect(page.getByText("Charging points", { exact: true }).first()).toBeVisible();
    // HTML allows neither lists nor paragraphs in a heading; browsers keep them there.
    await expect(page.locator(":is(h1, h2, h3, h4) :is(ul, ol, p, div)")).toHaveCount(0);
  });
});

/** The screen position of coordinates, computed from two stations with single markers. */
async function projection(page: Page, stations: { name: string; lat: number; lng: number }[]) {
  const alone = await markers(page).evaluateAll((all) =>
    all.flatMap((one) => {
      const [name = ""] = (one.getAttribute("aria-label") ?? "").split(",");
      const { left, top, width, height } = one.getBoundingClientRect();
      return /^\d/.test(name) ? [] : [{ name, x: left + width / 2, y: top + height / 2 }];
    }),
  );
  const known = alone
    .flatMap(({ name, x, y }) => {
      const station = stations.find((one) => one.name === name);
      return station ? [{ x, y, lng: station.lng, north: mercator(station.lat) }] : [];
    })
    .sort((a, b) => a.north - b.north);
  const [south, north] = [known[0], known.at(-1)];
  if (!south || !north || south === north) throw new Error("Two stations must stand alone on the map");
  // Between two stations that are far apart: a pixel of error in each counts least.
  const scale =
    Math.hypot(north.x - south.x, north.y - south.y) /
    Math.hypot(north.lng - south.lng, north.north - south.north);
  return (lat: number, lng: number): Point => ({
    x: south.x + (lng - south.lng) * scale,
    y: south.y - (mercator(lat) - south.north) * scale,
  });
}

/** In the page: whether only the map is at these points of the screen. */
function areOnCanvas(points: Point[]): boolean[] {
  return points.map(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest(".maplibregl-canvas-container") != null,
  );
}

async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Web Mercator, in the same unit as degrees of longitude. */
function mercator(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
}

async function colours(page: Page, points: Point[]): Promise<string[]> {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return points.map(({ x, y }) => {
    const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return data.subarray(at, at + 3).toString("hex");
  });
}

async function dragUp(page: Page, handle: Locator) {
  const { x, y } = await middleOf(handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 90, { steps: 4 });
  await page.mouse.up();
}

test("a page of stations may load pictures from this site only", async ({ request }) => {
  for (const path of ["/stations", "/stations/krishnagiri-bypass"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"];
    expect(policy).toContain("img-src 'self' data: blob:;");
  }
});
