import { expectAccessible } from "./accessible.ts";
import { staffTest } from "./staff.ts";
import { expect, test } from "./test.ts";

staffTest("staff read which stations were broken or unknown most, and open one of them", async ({ page }) => {
  await page.goto("/admin/stations/reliability");
  await expect(page.getByRole("heading", { level: 1, name: "Worst stations" })).toBeVisible();
  await expect(page.getByText(/^The 30 days up to \d/)).toBeVisible();
  for (const title of ["Broken most", "Unknown most"]) {
    const stations = page.getByRole("region", { name: title }).getByRole("listitem");
    await expect(stations.first()).toContainText(
      /Worked \d+(\.\d)?%, unknown \d+(\.\d)?%, broken \d+(\.\d)?%\./,
    );
    const shares = (await stations.locator("b").allTextContents()).map(Number.parseFloat);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(shares.length).toBeLessThanOrEqual(10);
  }
  await expectAccessible(page);
  const worst = page.getByRole("region", { name: "Broken most" }).getByRole("link").first();
  const name = (await worst.textContent()) ?? "";
  await worst.click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what worked, what nobody knows and how that is measured, and links the log", async ({
    page,
  }) => {
    await page.goto("/reliability");
    await expect(page.getByRole("heading", { level: 1, name: "How often chargers worked" })).toBeVisible();
    const operators = page.getByRole("table", { name: "By operator" });
    await expect(operators.getByRole("columnheader")).toHaveText([
      ...[/^Operator/, "Worked", "Not known", "Not working", "UK rule", "Stations"],
    ]);
    await expect(operators.getByRole("rowheader", { name: "Sample Power South" })).toBeVisible();
    await page.getByRole("link", { name: "By the United Kingdom’s rule" }).click();
    await expect(page.getByRole("heading", { name: "The United Kingdom’s rule" })).toBeInViewport();
    await expect(page.getByRole("heading", { name: "How it is measured" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Log of/ }).first()).toHaveAttribute(
      "href",
      /^\/api\/reliability\/log\/\d{4}-\d{2}\.ndjson$/,
    );
  });

  test("the worst cities are shown, the shares have a sum of 100, and the other cities are a press away", async ({
    page,
  }) => {
    await page.goto("/reliability");
    await expect(page.locator("section:has(> details) tbody tr:visible")).toHaveCount(6);
    const sums = await page
      .locator("main dl dd:first-of-type")
      .evaluateAll((all) =>
        all.slice(0, 3).reduce((sum, one) => sum + Number.parseFloat(one.textContent), 0),
      );
    expect(sums).toBeCloseTo(100, 5);
    await page.getByText(/^Show \d+ more cities$/).click();
    const worked = page.locator("tbody td:nth-child(2)");
    const cities = (await worked.allInnerTexts()).slice(4).map(Number.parseFloat);
    expect(cities.length).toBeGreaterThan(20);
    expect(cities.every((share) => share > 0)).toBe(true);
    expect(cities).toEqual(cities.toSorted((one, other) => one - other));
    // Those of the four operators come first.
    const bars = await page
      .locator("tbody svg")
      .evaluateAll((all) =>
        all
          .map((bar) => bar.lastElementChild)
          .map((last) => (last ? Math.round(last.getBoundingClientRect().right) : 0)),
      );
    expect(bars).toHaveLength(4 + cities.length);
    for (const table of [bars.slice(0, 4), bars.slice(4)])
      expect(table).toEqual(table.toSorted((one, other) => other - one));
  });

  test("the heads of the columns are in one line, 768 wide", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto("/reliability");
    const heights = await page
      .locator("thead th[data-column]:visible")
      .evaluateAll((all) => all.map((head) => head.clientHeight));
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.max(...heights)).toBeLessThan(48);
  });

  test("a phone shows the days and the bars", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/reliability");
    await expect(page.getByRole("img", { name: /^Time lost on each of the last 30 days$/ })).toBeVisible();
    const widths = await page
      .locator("tbody svg:visible")
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    // Four operators and the six worst cities.
    expect(widths).toHaveLength(10);
    expect(Math.min(...widths)).toBeGreaterThan(90);
    const operator = page.getByRole("row", { name: /Sample Power South/ });
    for (const share of ["Not known", "Not working", "UK rule"])
      await expect(operator.getByText(share)).toBeVisible();
  });

  test("a station's page shows its last 90 days, and those below 99% as a table", async ({ page }) => {
    await page.goto("/stations/surat-adajan");
    await expect(page.getByRole("img", { name: "The last 90 days" })).toBeVisible();
    await expect(page.getByText(/^\d+\.\d% of the last 30 days in working order\. Not known/)).toBeVisible();
    await page.getByText("Days below 99%").click();
    await expect(page.getByRole("columnheader", { name: "Not known" })).toBeVisible();
  });
});
