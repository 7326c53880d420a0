import { mergeTests } from "playwright/test";
import { expectAccessible } from "./accessible.ts";
import { operatorTest } from "./operator.ts";
import { staffTest } from "./staff.ts";
import { expect } from "./test.ts";

const test = mergeTests(staffTest, operatorTest);

test("what staff change of an operator's station stays, until it is given back", async ({
  page,
  fedStation: { name, change },
}) => {
  await page.goto(`/admin/stations?search=${encodeURIComponent(name)}`);
  await page.getByRole("row").filter({ hasText: name }).getByRole("link", { name }).first().click();
  await expect(page.getByText(/feeds this station/)).toBeVisible();
  await page.getByLabel("Address", { exact: true }).fill("Gate 4, Lake Road");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("1 field is yours now.")).toBeVisible();
  await change({ address: "1 Other Street", name: `${name} Two` });
  await page.reload();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(`${name} Two`);
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("Gate 4, Lake Road");
  await expect(page.getByText(/This is yours/)).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use the operator's value" }).click();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("1 Other Street");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/This is yours/)).toHaveCount(0);
});

test("a station that its operator takes back is hidden, and staff read why", async ({
  page,
  fedStation: { name, change },
}) => {
  const find = `/admin/stations?search=${encodeURIComponent(name)}`;
  await page.goto(find);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row.getByRole("link", { name: `View ${name} on the site` })).toBeVisible();
  await change({ publish: false });
  await page.goto(`${find}&problem=hidden`);
  await expect(row).toContainText("Hidden");
  await expect(row.getByRole("link", { name: `View ${name} on the site` })).toHaveCount(0);
  await row.getByRole("link", { name }).click();
  await expect(page.getByText("The operator has marked this station as not public.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Preview" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/stations?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("searchbox").first()).toHaveValue(name);
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
});
