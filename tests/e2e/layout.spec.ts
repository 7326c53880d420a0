import type { Page } from "playwright/test";
import { atWidths } from "./at-widths.ts";
import { wakeFinder } from "./finder.ts";
import { awake, expect, test, wholeBrowser } from "./test.ts";

const dualCore = "/business-dc-fast-charger-solutions-india/dc-240-dualcore";
const compared = "/products/compare?ids=dc-30-pro,dynamiccharge-60,dc-120-ultra";

/** How many columns a grid has, with those that it was not meant to have. */
const columnsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length);

test("six views of a product are one, two and three in a row", async ({ page }) => {
  await atWidths(page, dualCore, { widths: [375, 768], height: 900 }, async (width) => {
    const views = page.locator("section[aria-label$='in detail'] figure");
    const tops = await views.evaluateAll((all) => all.map((view) => view.getBoundingClientRect().top));
    const rows = Map.groupBy(tops, (top) => Math.round(top));
    expect(
      [...rows.values()].map(({ length }) => length),
      `${width} wide`,
    ).toEqual([1, 2, 3]);
  });
});

test("a playing film's control shows one sign, and so does a paused one", async ({ page }) => {
  await page.goto("/");
  const control = page
    .locator("label")
    .filter({ has: page.getByRole("checkbox", { name: "Play the film" }) });
  for (const isPlaying of [false, true]) {
    await control.locator("input").evaluate((box: HTMLInputElement, checked) => {
      box.checked = checked;
    }, isPlaying);
    await expect(control.locator("svg:visible")).toHaveCount(1);
  }
});

test("the names of products neither break nor are cut", async ({ page }) => {
  const windows = { widths: [320, 390], height: 900 };
  const product = "/business-dc-fast-charger-solutions-india/dynamiccharge-60";
  await atWidths(page, product, windows, async (width) => {
    const lines = await page.locator("h1").evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = element.closest("section")?.getBoundingClientRect();
      return {
        rects: range.getClientRects().length,
        fits: range.getBoundingClientRect().right <= (box?.right ?? 0),
      };
    });
    // At most "DynamicCharge" and "60".
    expect(lines.rects, `${width} wide`).toBeLessThanOrEqual(2);
    expect(lines.fits, `${width} wide`).toBe(true);
  });
  for (const ids of ["dc-60-compact,dynamiccharge-60", "powervault-bess-250,dynamiccharge-60,grid-ems"])
    await atWidths(page, `/products/compare?ids=${ids}`, windows, async (width) => {
      const names = page.locator("#chooser span[aria-hidden]");
      for (const { lines, over } of await names.evaluateAll((all) =>
        all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one.firstChild ?? one);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return { lines: tops.size, over: one.scrollWidth - one.clientWidth };
        }),
      )) {
        expect(lines, `${ids}, ${width} wide`).toBeLessThanOrEqual(2);
        expect(over, `${ids}, ${width} wide`).toBe(0);
      }
    });
});

test("a comparison has prices, its actions in line and its names in sight", async ({ page }) => {
  await atWidths(page, compared, { widths: [375, 1440], height: 812 }, async (width) => {
    const price = page.getByRole("row", { name: /^Price, plus GST/ });
    await expect(price, `${width} wide`).toContainText("₹5 to 7 lakh");
    const actions = page.getByRole("link", { name: /^View Product: / });
    await expect(actions, `${width} wide`).toHaveCount(3);
    const boxes = await actions.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().toJSON()),
    );
    // One below the other on a phone.
    const line = new Set(boxes.map(({ left, top }) => (width === 375 ? left : top)));
    expect(line.size, `${width} wide`).toBe(1);
    const pictures = page.locator("thead figure");
    const widths = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...widths), `${width} wide`).toBeGreaterThan(90);
    await page.getByRole("row", { name: /^Use case/ }).scrollIntoViewIfNeeded();
    await expect(page.getByLabel("Second product"), `${width} wide`).toBeInViewport();
    // The next width begins at the top, as a page does that opens.
    await page.evaluate(() => scrollTo(0, 0));
  });
});

test("a phone shows what is compared, and its prices, on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(compared);
  const selects = page.locator("#chooser select");
  const sizes = await selects.evaluateAll((all) =>
    all.map((one) => [one.getBoundingClientRect().height, Number.parseFloat(getComputedStyle(one).fontSize)]),
  );
  // Fingers need 44 px, and a browser enlarges the page for a field of smaller letters.
  for (const [height = 0, letters = 0] of sizes) {
    expect(height).toBeGreaterThanOrEqual(44);
    expect(letters).toBeGreaterThanOrEqual(16);
  }
  await expect(page.getByRole("cell", { name: "₹15 to 21 lakh" })).toBeInViewport();
});

for (const [ids, widths] of [
  ["dc-30-pro,dc-60-compact", [768, 1440]],
  ["dc-30-pro,dc-60-compact,dc-120-ultra", [1440]],
] as const) {
  test(`each select of ${ids} is above the picture of its product`, async ({ page }) => {
    await atWidths(page, `/products/compare?ids=${ids}`, { widths, height: 900 }, async (width) => {
      const sides = (all: Element[]) =>
        all.map((one) => {
          const { left, right } = one.getBoundingClientRect();
          return [Math.round(left), Math.round(right)];
        });
      const selects = await page.locator("#chooser select").evaluateAll(sides);
      const columns = await page.locator("thead figure").evaluateAll(sides);
      expect(columns, `${width} wide`).toHaveLength(ids.split(",").length);
      expect(selects.slice(0, columns.length), `${width} wide`).toEqual(columns);
      // The last product ends where the table does, and a third is added above the names of the facts.
      const [table] = await page.locator("table:has(thead figure)").evaluateAll(sides);
      expect(columns.at(-1)?.[1], `${width} wide`).toBe(table?.[1]);
      const names = await page.locator("tbody th[scope='row']").evaluateAll(sides);
      if (columns.length === 2) expect(selects[2]?.[0], `${width} wide`).toBe(names[0]?.[0]);
      if (columns.length === 2) expect(selects[2]?.[1], `${width} wide`).toBeLessThan(columns[0]?.[0] ?? 0);
    });
  });
}

test("a question without a picture has a cover as tall as those beside it, and its title below", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/discover?search=visit");
  const card = page.locator("article[data-type='faq']:has([data-type='faq'])").first();
  await expect(card).toBeVisible();
  const frame = await card.locator("[data-type='faq']").boundingBox();
  const below = await card.getByRole("heading").boundingBox();
  expect(below?.y).toBeGreaterThan((frame?.y ?? 0) + (frame?.height ?? 0));
  const covers = await page
    .locator("article figure")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => [y, height]));
  expect(covers).toContainEqual([frame?.y, frame?.height]);
});

test("a question with a picture has it as its cover, and no text below its title that others lack", async ({
  page,
}) => {
  await page.goto("/discover");
  const card = page.locator("article[data-type='faq']").first();
  await expect(card.locator("figure img")).toHaveAttribute("src", /\S/);
  await expect(card.getByRole("paragraph")).toHaveCount(1);
});

test("three reasons are in one row on a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/contact/ev-charging-partner");
  expect(await columnsOf(page, "[data-count='3']:has(> li)")).toBe(3);
});

for (const width of [375, 1440]) {
  test(`one bar of 56 px with product and price stays while a product is read, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto(dualCore);
    await page.getByRole("heading", { name: "Recommended Products" }).scrollIntoViewIfNeeded();
    const product = page.getByRole("paragraph").filter({ hasText: /^DC-240 DualCore₹/ });
    await expect(product).toBeInViewport();
    const bar = product.locator("xpath=../..");
    await expect(bar.getByRole("button", { name: "Talk To An Expert" })).toBeInViewport();
    const box = await bar.boundingBox();
    expect([box?.y, box?.height]).toEqual([0, 56]);
    await expect(page.locator("header[data-site-header]")).not.toBeInViewport();
  });
}

test("a search for one long word leaves every page as wide as a phone", async ({ page, adminToken }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.addInitScript((token) => localStorage.setItem("auth_token", token), adminToken);
  const word = "w".repeat(100);
  for (const path of [
    `/discover?search=${word}`,
    `/discover?tag=${word}`,
    `/stations?search=${word}`,
    `/trips?from=${word}&to=${word}`,
    `/admin?search=${word}`,
    `/admin/discover?search=${word}`,
    `/admin/stations?search=${word}`,
  ]) {
    await page.goto(path);
    const shown = page.getByText(word.slice(0, 30)).or(page.locator(`main [value^="${word.slice(0, 30)}"]`));
    await expect(shown.first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(375);
  }
});

test("a search for one long word leaves the finder as wide as a phone", { tag: wholeBrowser }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/");
  await wakeFinder(page);
  await page.getByRole("button", { name: "Search stations" }).click();
  await page.getByRole("searchbox", { name: "Search stations" }).fill("w".repeat(100));
  await expect(page.getByText("No station").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test("a card has both of its actions and the hero its buttons above the chargers, 320 wide", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/business-dc-fast-charger-solutions-india");
  const card = page.locator("#card-dc-240-dualcore");
  await card.scrollIntoViewIfNeeded();
  const bottoms = await card.evaluate((element) => {
    const bottomOf = (name: string) =>
      element.querySelector(name)?.getBoundingClientRect().bottom ?? Number.NaN;
    return {
      card: element.getBoundingClientRect().bottom,
      view: bottomOf("a[aria-label]"),
      talk: bottomOf("button"),
    };
  });
  expect(bottoms.talk).toBe(bottoms.view);
  expect(bottoms.talk).toBeLessThanOrEqual(bottoms.card);
  const hero = page.locator("[data-tab='dc']");
  const share = await hero.evaluate((element) => {
    const picture = (element.querySelector("img") as Element).getBoundingClientRect();
    const compare = (element.querySelector("a[href*='compare']") as Element).getBoundingClientRect();
    return (compare.bottom - picture.top) / picture.height;
  });
  // The arms of the tallest begin there in the picture.
  expect(share).toBeLessThan(0.16);
});

test("the list of products has one bar of 56 px while it is read", async ({ page }) => {
  await page.goto("/products");
  await page.getByRole("heading", { name: "Which plug is yours?" }).scrollIntoViewIfNeeded();
  const bar = page.locator("[data-script='fixed-tabs']");
  await expect(bar).toHaveAttribute("data-shown");
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  expect((await bar.boundingBox())?.height).toBe(56);
  await expect(page.locator("header[data-site-header]")).not.toBeInViewport();
});

test("the head of the home chargers keeps its text clear of the charger, and its categories of the rule below", async ({
  page,
}) => {
  await atWidths(page, "/home-ev-charger-india", { widths: [768, 1440], height: 900 }, async (width) => {
    const share = await page.locator("[data-tab='ac']").evaluate((hero) => {
      const range = document.createRange();
      range.selectNodeContents(hero.querySelector(".lead") as Element);
      const box = hero.getBoundingClientRect();
      return (range.getBoundingClientRect().right - box.left) / box.width;
    });
    // The left edge of the charger in the picture.
    expect(share, `${width} wide`).toBeLessThan(0.39);
    const lines = await page.locator("h1").evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, `${width} wide`).toBe(3);
    const tabs = page.getByRole("navigation", { name: "Charger categories" });
    await expect(tabs.locator("[aria-current]"), `${width} wide`).toHaveText("AC Charging");
    const gap = await tabs.evaluate((nav) => {
      const bar = nav.parentElement?.parentElement as Element;
      return bar.getBoundingClientRect().bottom - nav.getBoundingClientRect().bottom;
    });
    expect(gap, `${width} wide`).toBeGreaterThanOrEqual(4);
  });
});

test("a tablet shows a product's buttons clear of the rule below, and no recommended product alone in a row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(dualCore);
  const button = await page.getByRole("link", { name: "Download Datasheet" }).first().boundingBox();
  const facts = await page.locator("main section dl").first().boundingBox();
  expect((facts?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeGreaterThanOrEqual(12);
  const cards = page.getByRole("region", { name: "Recommended Products" }).getByRole("listitem");
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(tops.length).toBe(2);
  expect(new Set(tops).size).toBe(1);
});

test("the types of Discover are said in one line each, 768 wide", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/discover");
  const heights = await page
    .getByRole("link", { name: /^(All Content|Blog|News|FAQ) \d+/ })
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
  expect(heights).toHaveLength(4);
  expect(Math.max(...heights)).toBeLessThan(60);
});

for (const path of ["/discover/cost-per-km-electric-vs-petrol", "/terms-and-conditions"]) {
  test(`the text of ${path} ends where its head ends, 768 wide`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(path);
    const wrap = page.locator("main .wrap").first();
    const edge = await wrap.evaluate((element) => {
      const { paddingRight } = getComputedStyle(element);
      return element.getBoundingClientRect().right - Number.parseFloat(paddingRight);
    });
    const text = await page.locator("main details").first().boundingBox();
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeCloseTo(edge, 0);
  });
}

test("a form that is sent empty says what is missing at each answer to a question, and in place of a field's hint, which still describes the field", async ({
  page,
}) => {
  await page.goto("/contact/ev-charging-land-partnership");
  const form = page.getByRole("form", { name: "Tell us about your land." });
  await awake(form);
  const size = form.getByRole("textbox", { name: "Property size" });
  const hint = form.locator("[id$='-propertySize-hint']");
  await expect(hint).toBeVisible();
  const text = (await hint.textContent()) ?? "";
  await form.locator("button[type=submit]").click();
  const error = form.locator("[id$='-propertySize-error']");
  await expect(error).toBeVisible();
  await expect(hint).toBeHidden();
  await expect(size).toHaveAccessibleDescription(`${await error.textContent()} ${text}`);
  const answers = form.getByRole("radio");
  await expect(answers).toHaveCount(3);
  for (const answer of await answers.all()) {
    await expect(answer).toHaveAttribute("aria-invalid", "true");
    await expect(answer).toHaveAccessibleDescription("Choose who owns the property");
  }
});

test("a thank-you takes the place of the page's title", async ({ page }) => {
  await page.goto("/contact/general-query");
  const title = page.getByRole("heading", { level: 1 });
  expect((await title.boundingBox())?.height).toBeGreaterThan(30);
  const form = page.getByRole("form", { name: "General query" });
  await awake(form);
  await form.getByLabel("First name").fill("Kaveri");
  await form.getByLabel("Email").fill("kaveri@example.com");
  await form.getByLabel("Phone").fill("98000 12345");
  await form.getByLabel("Subject").fill("A charger for a shop");
  await form.getByLabel("Enquiry type").selectOption("Pricing");
  await form.locator("button[type=submit]").click();
  const thanks = page.getByRole("heading", { name: "Thank You!" });
  await expect(thanks).toBeInViewport();
  const head = await title.evaluate((heading) => heading.parentElement?.offsetHeight);
  expect(head).toBeLessThanOrEqual(1);
});

test.describe("with fingers", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test("the footer's band fades out before its button", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/terms-and-conditions");
    const button = page.getByRole("checkbox", { name: "Pause the band" });
    await button.scrollIntoViewIfNeeded();
    const { fade, reach } = await button.evaluate((box) => {
      const band = box.closest("label")?.parentElement as Element;
      return {
        fade: Number.parseFloat(getComputedStyle(band, "::after").width) * 0.48,
        reach: band.getBoundingClientRect().right - box.getBoundingClientRect().left,
      };
    });
    expect(fade).toBeGreaterThanOrEqual(reach);
  });
});
