import { stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { atWidths } from "./at-widths.ts";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

test("without script two places lead to their trip, with stops in order, and to a station of it", async ({
  page,
}) => {
  await page.goto("/stations");
  await page.getByRole("main").getByRole("link", { name: "Plan a trip" }).click();
  await page.getByLabel("From").fill("Bombay");
  await page.getByLabel("To").fill("pune");
  await page.getByRole("button", { name: "Plan the trip" }).click();
  await expect(page).toHaveURL("/trips/mumbai/pune");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mumbai to Pune");
  await expect(page.getByText(/^By NH 48, with our stations/)).toBeVisible();
  const at = await page.getByText(/^km \d+$/).allTextContents();
  const km = at.map((text) => Number(text.replace("km ", "")));
  expect(km.length).toBeGreaterThan(2);
  expect(km).toEqual(km.toSorted((a, b) => a - b));
  await expect(page.getByText("Plan B").first()).toBeVisible();
  const maps = await page.getByRole("link", { name: "Open route in Maps" }).getAttribute("href");
  const waypoints = new URL(maps ?? "").searchParams.get("waypoints")?.split("|");
  expect(waypoints).toHaveLength(km.length);
  await page.getByRole("link", { name: "Charge India Lonavala" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Lonavala");
});

test("what a driver asks before a trip is answered, with a way to how often chargers worked", async ({
  page,
}) => {
  await page.goto("/trips");
  const questions = page.getByRole("region", { name: "Before you leave." });
  await expect(questions.getByText(/^As far as your car really goes/)).toBeVisible();
  await questions.getByText("What do I pay on the way?").click();
  await expect(questions.getByText(/^Each stop has its price per kWh/)).toBeVisible();
  await questions.getByRole("link", { name: "How often chargers worked" }).click();
  await expect(page).toHaveURL("/reliability");
});

test("a place that a page in Hindi suggests is found, and shown in Hindi", async ({ page }) => {
  await page.goto("/hi/trips?from=उरई&to=पुणे");
  await expect(page).toHaveURL("/hi/trips/orai/pune");
  await expect(page.getByLabel("कहाँ से")).toHaveValue("उरई");
});

test("a place that nobody knows is said, with what was typed", async ({ page }) => {
  await page.goto("/trips?from=Pune&to=Atlantis");
  await expect(page.getByRole("alert")).toHaveText(/We do not know “Atlantis”/);
  await expect(page.getByLabel("From")).toHaveValue("Pune");
  await expect(page.getByLabel("To")).toHaveValue("Atlantis");
  expect((await page.goto("/trips/pune/atlantis"))?.status()).toBe(404);
  expect((await page.goto("/trips/pune/pune"))?.status()).toBe(404);
});

test("the easiest trips are cards, and all are on the board and on the map with names", async ({ page }) => {
  await atWidths(page, "/trips", { widths: [375, 768, 1440], height: 812 }, async (width) => {
    const at = `${width} wide`;
    const trips = page.getByRole("region", { name: "Popular trips" });
    await expect(trips.getByRole("listitem").filter({ hasText: "Mumbai to Pune" }), at).toContainText(
      "Vashi, Lonavala2 stops between longest gap 70 km",
    );
    await expect(trips.getByRole("link"), at).toHaveCount(6);
    const board = trips.getByText("All 30 trips by city");
    await board.click();
    await expect(trips.locator("tbody a"), at).toHaveCount(30);
    const pune = trips.getByRole("row", { name: /Mumbai to Pune/ });
    await expect(pune.getByRole("cell"), at).toHaveText(
      width < 1000
        ? ["150 km", "2½ h", "2 stops between", "longest gap 70 km"]
        : ["150 km", "2½ h", "2", "70 km"],
      { useInnerText: true },
    );
    const fromMumbai = trips.getByRole("table").filter({ hasText: "From Mumbai" });
    const km = (await fromMumbai.locator("tbody td:nth-child(2)").allTextContents()).map(Number.parseFloat);
    expect(km.length, at).toBeGreaterThan(2);
    expect(km, at).toEqual(km.toSorted((a, b) => a - b));
    const map = page.getByRole("img", { name: /^Map of India/ });
    const frame = await map.boundingBox();
    const names = map.locator("text:visible");
    // On a narrow map the large cities alone; on a wide one all that have room, and the others are smaller dots.
    if (width === 1440) {
      expect(await names.count(), at).toBeGreaterThanOrEqual(16);
      expect(await names.count(), at).toBe(await map.locator("circle[r='5']").count());
    } else expect(await names.count(), at).toBe(8);
    for (const name of await names.all()) {
      const box = await name.boundingBox();
      expect(box?.x, at).toBeGreaterThanOrEqual(frame?.x ?? 0);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, at).toBeLessThanOrEqual(width);
    // Closed, as the next width finds it.
    await board.click();
  });
});

test("a long part without a station is a block of its own with a plan, and is on the map", async ({
  page,
}) => {
  await page.goto("/trips/delhi/chandigarh");
  await expect(page.getByRole("heading", { name: "Stations at both ends" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Needs 93% of a 40.kWh battery$/ })).toBeVisible();
  await expect(
    page.getByText(/^\d+.km without a station of ours: 37.kWh, at 15.kWh per 100.km$/),
  ).toBeVisible();
  await expect(page.getByText(/^(Leave Charge India \S+|If Charge India \S+ is still busy)/)).toBeVisible();
  await expect(page.getByText(/charge at Charge India Sector 62/)).toBeVisible();
  await expect(page.getByText(/another network in Panipat, Karnal, Thanesar/)).toBeVisible();
  for (const town of ["Panipat", "Karnal", "Thanesar"])
    await expect(page.locator("svg text", { hasText: town })).toBeVisible();
  await expect(page.getByRole("article").last()).toContainText("When you arrive");
  await expect(page.locator("svg [data-plate]")).toHaveText(/^\d+ km$/);
  await page.goto("/trips/mumbai/pune");
  await expect(page.locator("svg [data-stop]").first()).toBeVisible();
  await expect(page.locator("svg [data-plate]")).toHaveCount(0);
});

test("a plan B where a long part begins is a stop of its own, where the battery is filled", async ({
  page,
}) => {
  await page.goto("/trips/chennai/bengaluru");
  const warning = page.getByText(/^\d+.km without a station of ours: fill the battery at /);
  const [, km, name = ""] = /^(\d+).km .* at (.+)\.$/.exec((await warning.textContent()) ?? "") ?? [];
  // Another test may have published a station as near as Anna Nagar.
  const stop = page.getByRole("article").filter({ hasText: "Fill the battery here" }).first();
  await expect(stop.getByRole("heading")).toHaveText(name);
  await expect(page.getByText(new RegExp(`^${km}.km without a station of ours: \\d+.kWh, at`))).toBeVisible();
  await expect(
    page.getByText(`Leave ${name} with a full battery.`).or(page.getByText(`If ${name} is still busy`)),
  ).toBeVisible();
  await expect(page.getByText(/^\d+ stations: \d on the way, \d near its ends$/)).toBeVisible();
});

test("a trip says how long it takes and what charging costs, for which car, and what its map's signs mean", async ({
  page,
}) => {
  await page.goto("/trips/chennai/bengaluru");
  const figures = page.getByRole("definition");
  await expect(figures.filter({ hasText: /^6 h driving, 1 h charging$/ })).toBeVisible();
  await expect(figures.filter({ hasText: /^7 h$/ })).toBeVisible();
  await expect(figures.filter({ hasText: /^58.kWh at ₹\d+\/.?kWh$/ })).toBeVisible();
  await page.getByText("What this estimate assumes").click();
  await expect(
    page.getByText(/^60.km\/h on the road; .* 15.kWh per 100.km and charges at up to 50.kW/),
  ).toBeVisible();
  await expect(page.getByRole("list", { name: "Key" }).getByRole("listitem")).toHaveText([
    "Stop, numbered as in the list",
    "Stations at most 150 km apart",
    "More than 150 km without a station",
    "Town on the way",
  ]);
  // No main road leads there: nobody knows how long it takes.
  await page.goto("/trips/11.62,92.73/chennai");
  await expect(page.getByText("Longest gap", { exact: true })).toBeVisible();
  await expect(page.getByText("Time", { exact: true })).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    test("a button swaps the two ends of the form", async ({ page }) => {
      await page.goto("/trips");
      const [from, to] = [page.getByLabel("From", { exact: true }), page.getByLabel("To", { exact: true })];
      await from.fill("Pune");
      await to.fill("Mumbai");
      await page.getByRole("button", { name: "Swap start and destination" }).click();
      await expect(from).toHaveValue("Mumbai");
      await expect(to).toHaveValue("Pune");
      await to.press("Enter");
      await expect(page).toHaveURL("/trips/mumbai/pune");
    });
  });
}

test("the buttons of a trip are in one line, 1440 wide", async ({ page }) => {
  await page.goto("/trips/mumbai/pune");
  const buttons = ["Open route in Maps", "Save offline", "Way back"].map((name) =>
    page.getByRole("link", { name, exact: true }).first().boundingBox(),
  );
  const tops = (await Promise.all(buttons)).map((box) => Math.round(box?.y ?? 0));
  expect(new Set(tops).size).toBe(1);
});

test("a stop says in words what it costs, what is free and whether it is closed at night", async ({
  page,
}) => {
  await page.goto("/trips/mumbai/pune");
  const stop = page.getByRole("article").filter({ hasText: "Charge India Vashi" }).first();
  await expect(stop).toContainText(/Charge India Vashi(Available|Limited|Busy) \d of \d free/);
  await expect(stop).toContainText(/60 kW₹[\d.]+\/\S*kWh/);
  await stop.getByText("Plan B").first().click();
  await expect(stop.getByRole("listitem")).toHaveText(["Closed at night", "Food", "Toilets"]);
});

for (const { what, page: path, link, text } of [
  { what: "trip", page: "/trips/mumbai/pune", link: "Save offline", text: "Charge India Lonavala" },
  {
    what: "station",
    page: "/stations/krishnagiri-bypass",
    link: /Save this station for offline use/,
    text: "Plan B",
  },
]) {
  test(`a saved ${what} opens without a network and says how old it is`, async ({ page, browser }, info) => {
    await page.goto(path);
    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name: link }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.html$/);
    const file = info.outputPath(download.suggestedFilename());
    await download.saveAs(file);
    expect((await stat(file)).size).toBeLessThan(200_000);
    const context = await browser.newContext({
      javaScriptEnabled: true,
      offline: true,
      viewport: { width: 375, height: 800 },
    });
    const card = await context.newPage();
    const requests: string[] = [];
    card.on("request", (request) => requests.push(request.url()));
    await card.clock.setFixedTime(Date.now() + 3 * 3_600_000);
    await card.goto(pathToFileURL(file).href);
    await expect(card.getByText(text).first()).toBeVisible();
    await expect(card.getByText(/3 hours old\. What was free then may be taken now/)).toBeVisible();
    expect(requests.every((url) => url.startsWith("file:"))).toBe(true);
    const width = await card.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(375);
    await context.close();
  });
}
