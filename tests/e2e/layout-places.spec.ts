import type { Page } from "playwright/test";
import { endOfIndianDay, hourMs } from "../../src/shared/time.ts";
import { atWidths } from "./at-widths.ts";
import { wakeFinder } from "./finder.ts";
import { openPortal, staffTest } from "./staff.ts";
import { expect, test, wholeBrowser } from "./test.ts";

const picture = 'svg[viewBox="0 0 640 440"]';
const places = ["/stations/tamil-nadu", "/stations/tamil-nadu/chennai"];

for (const width of [375, 768, 1440]) {
  test(`a place's picture is where the map over it is, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    for (const path of places) {
      await page.goto(path);
      const { drawn, frame } = await page.locator(picture).evaluate((svg) => {
        const over = svg.nextElementSibling?.querySelector("[data-over]") ?? svg.nextElementSibling;
        return { drawn: svg.getBoundingClientRect(), frame: over?.getBoundingClientRect() };
      });
      expect(drawn.height, path).toBeCloseTo(frame?.height ?? 0, 0);
      expect(drawn.top, path).toBeCloseTo(frame?.top ?? 0, 0);
    }
  });
}

test("the breadcrumb and the title have one place on all pages of places", async ({ page }) => {
  const widths = [375, 1440];
  const tops = new Map<number, string[]>(widths.map((width) => [width, []]));
  for (const path of [...places, "/stations/surat-adajan", "/trips", "/trips/mumbai/pune", "/reliability"])
    await atWidths(page, path, { widths, height: 812 }, async (width) => {
      const [steps, title] = [page.getByRole("navigation", { name: "Breadcrumb" }), page.locator("h1")];
      tops.get(width)?.push([(await steps.boundingBox())?.y, (await title.boundingBox())?.y].join(" "));
    });
  for (const [width, found] of tops) expect(new Set(found).size, `${width} wide: ${found}`).toBe(1);
});

test("both ends of a trip and its way are in the picture, 375 wide", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/trips/chennai/bengaluru");
  const [way, frame] = [page.locator(`${picture} [data-layer=way]`), page.locator(picture)];
  const [inner, outer] = [await way.boundingBox(), await frame.boundingBox()];
  expect(inner?.x).toBeGreaterThan(outer?.x ?? 0);
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0));
  await expect(page.locator(`${picture} > text:visible`)).toHaveText([
    "Chennai",
    "Bengaluru",
    "Kanchipuram",
    "Ranipet",
  ]);
});

for (const [path, widths] of [
  ["/trips/mumbai/pune", [375, 1440]],
  ["/hi/trips/chennai/bengaluru", [375]],
] as const) {
  test(`the stops of ${path} have the numbers of its list, clear of the names of its ends`, async ({
    page,
  }) => {
    await atWidths(page, path, { widths, height: 812 }, async (width) => {
      // Names have their size with their font.
      await page.evaluate(() => document.fonts.ready);
      const { pins, names, numbers } = await page.locator(picture).evaluate((svg) => {
        const boxes = (selector: string) =>
          [...svg.querySelectorAll(`:scope > ${selector}`)].map((one) =>
            one.getBoundingClientRect().toJSON(),
          );
        const texts = [...svg.querySelectorAll("[data-stop] > text")].map((text) => text.textContent);
        return { pins: boxes("[data-stop]"), names: boxes("text"), numbers: texts };
      });
      const stops = await page.locator("#stops article").count();
      expect(numbers.at(0), `${width} wide`).toMatch(/^1/);
      expect(numbers.at(-1), `${width} wide`).toMatch(new RegExp(`${stops}$`));
      for (const name of names)
        for (const pin of pins) {
          const isApart =
            name.right < pin.left || pin.right < name.left || name.bottom < pin.top || pin.bottom < name.top;
          expect(isApart, `${width} wide: ${JSON.stringify({ name, pin })}`).toBe(true);
        }
    });
  });
}

test("the list begins on the first screen of a phone, with a way to the map below it, and shows eight stations a screen", {
  tag: wholeBrowser,
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/stations");
  const row = await page.locator("#stations section li").first().boundingBox();
  expect(row?.y).toBeLessThan(400);
  const height = await page.locator("#stations").evaluate((list) => {
    const rows = [...list.querySelectorAll("section li")];
    const [first, last] = [list.querySelector("section"), rows.at(-1)].map((one) =>
      one?.getBoundingClientRect(),
    );
    return ((last?.bottom ?? 0) - (first?.top ?? 0)) / rows.length;
  });
  expect(height).toBeLessThanOrEqual(812 / 8);
  const toMap = page.getByRole("link", { name: "All on the map", exact: true });
  const link = await toMap.boundingBox();
  expect((link?.y ?? 0) + (link?.height ?? 0), "beside a state's name, over no row").toBeLessThan(
    row?.y ?? 0,
  );
  await page.locator("#kerala").scrollIntoViewIfNeeded();
  await expect(toMap).toBeInViewport();
  await toMap.click();
  await expect(page.locator("#map canvas")).toBeInViewport();
});

test("the names and cities of stations are not cut, and their connectors are in one line on a tablet", async ({
  page,
}) => {
  await atWidths(page, "/stations", { widths: [375, 768, 1440], height: 812 }, async (width) => {
    const names = page.locator("#stations section li :is(strong, strong + span > span:last-child)");
    const cut = await names.evaluateAll((all) =>
      all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
    expect(await names.count(), `${width} wide`).toBeGreaterThan(20);
    expect(cut, `${width} wide`).toEqual([]);
    if (width !== 768) return;
    const heights = await page
      .locator("#stations section li small")
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
    expect(heights.length, `${width} wide`).toBeGreaterThan(20);
    expect(Math.max(...heights), `${width} wide`).toBeLessThan(24);
  });
});

test("the list says once that GST is included, and every row has connectors and a status, which begins with a dot in one column", async ({
  page,
}) => {
  await atWidths(page, "/stations", { widths: [375, 768, 1440], height: 812 }, async (width) => {
    const gst = page.getByRole("main").getByText(/Prices include GST|with GST/);
    await expect(gst.filter({ visible: true }), `${width} wide`).toHaveCount(1);
    const rows = page.locator("#stations section li");
    expect(await rows.count(), `${width} wide`).toBeGreaterThan(20);
    for (const text of await rows.allTextContents()) {
      expect(text, `${width} wide`).toMatch(/free|No live status|No recent status|Closed/);
      expect(text, `${width} wide`).toMatch(/CCS2|Type 2|Bharat|CHAdeMO/);
    }
    const states = page.locator("#stations li [data-state]");
    await expect(states.filter({ hasText: "No live status" }).first(), `${width} wide`).toBeVisible();
    const seen = await states.evaluateAll((all) =>
      all.map((state) => {
        const badge = state.firstElementChild as HTMLElement;
        const dot = getComputedStyle(badge, "::before");
        return {
          left: Math.round(badge.getBoundingClientRect().left),
          dot: dot.width,
          text: badge.textContent,
        };
      }),
    );
    expect(new Set(seen.map(({ left }) => left)).size, `${width} wide`).toBe(1);
    expect(new Set(seen.map(({ dot }) => dot)), `${width} wide`).toEqual(new Set(["8px"]));
    expect(
      seen.filter(({ text }) => !text),
      `${width} wide`,
    ).toEqual([]);
  });
});

test("a phone shows a city's only station with its connectors, hours and the way there before the map", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/stations/chandigarh/chandigarh");
  const station = page.getByRole("article");
  await expect(station.getByText("Every day")).toBeVisible();
  await expect(station.getByRole("list", { name: "Connectors" })).toContainText("CCS2");
  await expect(station.getByRole("link", { name: "Directions" })).toBeVisible();
  const [figures, map] = await Promise.all([
    station.locator("dl").boundingBox(),
    page.locator(picture).boundingBox(),
  ]);
  expect((figures?.y ?? 0) + (figures?.height ?? 0)).toBeLessThanOrEqual(map?.y ?? 0);
});

test("a city's only station says its whole address, what a charge costs and what is there, with its hours in one line, beside a picture as tall as that", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/stations/chandigarh/chandigarh");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("EV charging station in Chandigarh");
  const station = page.getByRole("article");
  await expect(station.getByText(/, Chandigarh\s160\d{3}$/)).toBeVisible();
  await expect(station.getByRole("button", { name: "Copy address" })).toBeVisible();
  await expect(station.getByText(/^(About|At most) ₹[\d,]+$/)).toBeVisible();
  await expect(
    station.locator("section", { has: page.getByRole("heading", { name: "While you charge" }) }),
  ).toContainText("Parking available");
  const [photo, facts] = await Promise.all([
    station.locator("figure").boundingBox(),
    station.locator("figure + div").boundingBox(),
  ]);
  expect(photo?.height).toBeCloseTo(facts?.height ?? 0, 0);
  const hours = station.locator("dl > div").last().locator("dd");
  const lines = await hours.evaluate((value) => {
    const { height } = value.getBoundingClientRect();
    return Math.round(height / Number.parseFloat(getComputedStyle(value).lineHeight));
  });
  expect(lines).toBe(1);
});

test("a city has its trips beside the cities around it, 1440 wide", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/stations/karnataka/bengaluru");
  const [trips, around] = await Promise.all(
    ["trips", "around"].map((id) => page.locator(`nav[aria-labelledby=${id}]`).boundingBox()),
  );
  expect(trips?.y).toBe(around?.y);
  expect((trips?.x ?? 0) + (trips?.width ?? 0)).toBeLessThan(around?.x ?? 0);
});

test("a city's pages do not say the city again in its stations", async ({ page }) => {
  for (const path of ["/stations/tamil-nadu/chennai", "/stations/gujarat/surat"]) {
    await page.goto(path);
    const station = page.locator("#stations article").first();
    await expect(station.locator("h2 + p")).not.toHaveText(/Chennai|Surat/);
  }
});

test("a state with one station in each city has no headings of cities, and one with more has", async ({
  page,
}) => {
  await page.goto("/stations/gujarat");
  const cards = page.locator("#stations");
  await expect(cards.getByRole("heading")).toHaveCount(3);
  await expect(cards.getByRole("link", { name: "Ahmedabad", exact: true })).toHaveAttribute(
    "href",
    "/stations/gujarat/ahmedabad",
  );
  await page.goto("/stations/tamil-nadu");
  await expect(cards.getByRole("heading", { level: 2, name: "Chennai" })).toBeVisible();
});

for (const width of [375, 1440]) {
  test(`the link beside the search asks for the nearest stations, ${width} wide`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 13.0067, longitude: 80.2206 });
    await page.setViewportSize({ width, height: 812 });
    await page.goto("/stations");
    // Beside the rows the map has been there before.
    if (width === 1440) await expect(page.locator("[data-island=stations-map][data-awake]")).toBeAttached();
    await page.getByRole("link", { name: "Nearest to me" }).click();
    const nearest = page.getByRole("list", { name: "Nearest stations" }).getByRole("link");
    await expect(nearest.first()).toContainText("Guindy");
  });
}

test("the nearest stations are asked for by a button on the map", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/stations/gujarat");
  const button = page.getByRole("button", { name: "Nearest to me" });
  await expect(button).toBeVisible();
  const [inner, outer] = await Promise.all([button.boundingBox(), page.locator(picture).boundingBox()]);
  expect(inner?.y).toBeGreaterThan(outer?.y ?? 0);
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0));
});

test("states stand before their rows, which follow each other closely, 1440 wide", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/stations");
  const [heading, row, next, map] = await Promise.all(
    ["#assam > h2", "#assam li", "#bihar li", "#map"].map((part) => page.locator(part).boundingBox()),
  );
  expect((heading?.x ?? 0) + (heading?.width ?? 0)).toBeLessThanOrEqual(row?.x ?? 0);
  expect(Math.abs((heading?.y ?? 0) - (row?.y ?? 0))).toBeLessThan(8);
  expect((next?.y ?? 0) - (row?.y ?? 0)).toBeLessThan(76);
  expect(map?.width).toBeGreaterThan(430);
});

test("the pictures of a state's cards go up to the edge", async ({ page }) => {
  await atWidths(page, "/stations/gujarat", { widths: [375, 1440], height: 900 }, async (width) => {
    const card = page.locator("#stations article").first();
    const [outer, photo] = await Promise.all([card.boundingBox(), card.locator("figure").boundingBox()]);
    expect(photo?.x, `${width} wide`).toBeCloseTo((outer?.x ?? 0) + 1, 0);
    expect(photo?.y, `${width} wide`).toBeCloseTo((outer?.y ?? 0) + 1, 0);
    expect(photo?.width, `${width} wide`).toBeGreaterThan(width === 375 ? 320 : 290);
  });
});

test("what is free is said in one line, 375 wide", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const path of ["/stations", "/stations/tamil-nadu", "/stations/tamil-nadu/chennai"]) {
    await page.goto(path);
    const free = page.locator("#stations [data-sentence]:visible").filter({ hasText: /^\d+ of \d+ free · / });
    await expect(free.first()).toBeVisible();
    const lines = await free.evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getClientRects().length;
      }),
    );
    expect(Math.max(...lines), path).toBe(1);
  }
});

for (const path of ["/stations/gujarat", "/stations/karnataka/bengaluru", "/stations/bihar"]) {
  test(`the headings of ${path} are in order`, async ({ page }) => {
    await page.goto(path);
    const levels = await page
      .locator("main :is(h1, h2, h3, h4)")
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0), levels.join(" ")).toBeLessThanOrEqual(1);
  });
}

test("a card with a closed station fits 320 px in Hindi", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 812 });
  await page.clock.setFixedTime(tomorrowAt(14));
  await page.goto("/hi/stations/gujarat");
  await expect(page.locator("#stations [data-closed]")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("no figure of a place stands alone in a row", async ({ page }) => {
  await atWidths(page, "/stations/tamil-nadu", { widths: [375, 768], height: 812 }, async (width) => {
    const tops = await page
      .locator("main dl > div")
      .evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
    expect(tops, `${width} wide`).toHaveLength(4);
    for (const top of tops)
      expect(tops.filter((other) => other === top).length, `${width} wide`).toBeGreaterThan(1);
  });
});

test("the trips of a city stay within their cards", async ({ page }) => {
  const windows = { widths: [375, 768, 1440], height: 812 };
  await atWidths(page, "/stations/tamil-nadu/chennai", windows, async (width) => {
    const cards = page
      .getByRole("navigation", { name: "Trips from, to and through Chennai" })
      .getByRole("link");
    const fits = await cards.evaluateAll((all) => all.map((card) => card.scrollWidth <= card.clientWidth));
    expect(fits.length, `${width} wide`).toBeGreaterThan(0);
    expect(fits, `${width} wide`).not.toContain(false);
  });
});

test("a station that is closed has no free points", async ({ page }) => {
  // Long after its hours, as far as the browser knows.
  await page.goto("/stations/vadodara-alkapuri");
  const closed = page.locator("header [data-closed]").first();
  await page.clock.install({ time: tomorrowAt(3) });
  await page.reload();
  await expect(closed).toBeVisible();
  await expect(
    page.getByRole("article").getByText("Free", { exact: true }).filter({ visible: true }),
  ).toHaveCount(0);
});

test("a place says how many of its stations are open now, and without script how many always are", async ({
  page,
  browser,
}) => {
  const noteIn = (shown: Page) =>
    shown.locator("main dl > div").filter({ hasText: "Stations" }).locator("dd + dd");
  const count = async (shown: Page) => Number.parseInt((await noteIn(shown).textContent()) ?? "", 10);
  // Then only those are open that always are.
  await page.clock.install({ time: tomorrowAt(23.5) });
  await page.goto("/stations/tamil-nadu");
  const open = noteIn(page);
  await expect(open).toHaveText(/^\d+ open now$/);
  const atNight = await count(page);
  await page.clock.setSystemTime(tomorrowAt(12));
  await page.reload();
  await expect(open).toHaveText(/^\d+ open now$/);
  expect(await count(page)).toBeGreaterThan(atNight);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto("/stations/tamil-nadu");
  await expect(noteIn(still)).toHaveText(`${atNight} open 24 hours`);
  await context.close();
});

/** An hour of tomorrow in India. */
function tomorrowAt(hour: number): number {
  return endOfIndianDay(Date.now()) + hour * hourMs;
}

test("the brand's name is in one line of a station's title", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/stations/chennai-guindy");
  const lines = await page.locator("h1").evaluate((title) => {
    const range = document.createRange();
    range.setStart(title.firstChild as Node, 0);
    range.setEnd(title.firstChild as Node, "Charge India".length);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test("a selected station of the finder is as wide as the rules around it", async ({ page }) => {
  await page.goto("/");
  await wakeFinder(page);
  const list = page.getByRole("list", { name: "Nearby stations" });
  await expect(list.getByRole("button").first()).toBeVisible();
  // In one moment: the order changes when the status of the stations arrives.
  const widths = await list.evaluate((element) =>
    [element, element.querySelector("button")].map((one) => one?.getBoundingClientRect().width),
  );
  expect(widths[1]).toBe(widths[0]);
});

staffTest("the tabs of a phone are equally wide, and their names fit", async ({ page }) => {
  await openPortal(page, "/admin");
  await page.setViewportSize({ width: 375, height: 812 });
  const tabs = await page.getByRole("navigation", { name: "Sections" }).evaluate((nav) =>
    [...nav.children].map((tab) => ({
      width: Math.round(tab.getBoundingClientRect().width),
      fits: tab.scrollWidth <= tab.clientWidth,
    })),
  );
  expect(tabs).toEqual(Array.from({ length: 5 }, () => ({ width: 75, fits: true })));
});

staffTest("the titles of lists on a phone break between words alone", async ({ page }) => {
  await openPortal(page, "/admin/stations");
  await page.setViewportSize({ width: 375, height: 812 });
  for (const [path, title, lines] of [
    ["/admin/stations", "Stations", 1],
    ["/admin/discover", "Discover Content", 2],
  ] as const) {
    await page.goto(path);
    const heading = page.getByRole("heading", { name: title, level: 1 });
    await expect(heading).toBeVisible();
    const rects = await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(rects, path).toBeLessThanOrEqual(lines);
  }
});

staffTest("a video of YouTube has a sign where YouTube is not reachable", async ({ page }) => {
  await page.route(/ytimg/, (route) => route.abort());
  await openPortal(page, "/admin/discover/new");
  await page.getByLabel("Video address").fill("https://youtu.be/aqz-KE-bpKQ");
  await expect(page.getByRole("img", { name: "YouTube video aqz-KE-bpKQ" })).toBeVisible();
  await expect(page.locator("img[src*=ytimg]")).toHaveCount(0);
});

test("a station's map is as tall as what is beside it, 1440 wide", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/stations/bengaluru-indiranagar");
  const heights = await page
    .getByRole("region", { name: "How to get there" })
    .locator("> div:has([data-island]), > div:has([data-island]) svg:first-child, > div:last-child")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect(heights.length).toBeGreaterThan(2);
  expect(new Set(heights.slice(0, 2).concat(heights.at(-1) ?? 0)).size).toBe(1);
});
