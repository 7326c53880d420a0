import { expectAccessible } from "./accessible.ts";
import { openPortal, staffTest as test } from "./staff.ts";
import { expect } from "./test.ts";

test("the dashboard shows charts and tables, links to the inbox, and reports when it fails to load", async ({
  page,
}) => {
  await openPortal(page, "/admin/dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  const byDay = page.getByRole("region", { name: "Enquiries by day", exact: true });
  await expect(byDay.getByRole("img", { name: /enquiries by day: \d+ in 30 days/i })).toBeVisible();
  await expect(byDay.locator("svg").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Articles that lead to enquiries" })).toContainText("Views");

  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await byDay.getByRole("button", { name: "Table" }).click();
  await expect(byDay.getByRole("row")).toHaveCount(31);
  await expectAccessible(page);

  await page.getByRole("region", { name: "By form" }).getByRole("link", { name: "Franchise" }).click();
  await expect(page).toHaveURL("/admin?formType=franchisee_partner");
  await expect(page.locator("[data-row]").first()).toContainText("Franchise");

  // The sample's submissions that are late depend on the hour, so the figure is given here.
  await page.route("**/api/admin/dashboard", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const waiting = { ...body.waiting, overdue: 3 };
    const responses = { ...body.responses, count: 7, withinTarget: 6 };
    await route.fulfill({ response, json: { ...body, waiting, responses } });
  });
  await page.goto("/admin/dashboard");
  // Six of the seven responses and of the three that are overdue without one.
  await expect(page.getByText("60%", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "3 overdue" }).click();
  await expect(page).toHaveURL("/admin?response=overdue&sortOrder=asc");
  await expect(page.getByRole("link", { name: /^Overdue/ })).toHaveAttribute("aria-current", "page");
  await page.unroute("**/api/admin/dashboard");

  let failing = true;
  await page.route("**/api/admin/dashboard", (route) =>
    failing ? route.fulfill({ status: 400, body: "" }) : route.continue(),
  );
  await page.goto("/admin/dashboard");
  await expect(page.getByText("The dashboard did not load.", { exact: false })).toBeVisible();
  failing = false;
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(byDay).toBeVisible();
});
