import { signIn } from "./sign-in.ts";
import { expect, test } from "./test.ts";

test("a visitor reads an article and sends a submission, and staff find it, set it in progress with a note, and it stays so", async ({
  page,
  browser,
}) => {
  const name = `Kaveri ${Date.now().toString(36)}`;

  await page.goto("/discover");
  await page
    .getByRole("main")
    .getByRole("link", { name: /single.phase/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/discover\/.+/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/single.phase/i);

  await page.clock.install();
  await page.goto("/contact/general-query");
  await page.getByLabel("First name").fill(name);
  await page.getByLabel("Last name").fill("Raghunathan");
  await page.getByLabel("Email").fill("kaveri@example.com");
  await page.getByLabel("Phone").fill("098000 12345");
  await page.getByLabel("Subject").fill("A charger for our apartment block");
  await page.getByLabel("Enquiry type").selectOption("Product Information");
  await page.getByLabel("Message").fill("We have 40 flats and 12 electric cars. What do you suggest?");
  // A form that is sent within two seconds counts as spam.
  await page.clock.fastForward("00:45");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Your message has been sent successfully", { exact: false })).toBeVisible();
  const receipt = await page
    .getByText(/EV-[2-9A-Z]{4}-[2-9A-Z]{4}/)
    .first()
    .textContent();
  const [reference = ""] = /EV-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(receipt ?? "") ?? [];

  const staff = await browser.newPage();
  await signIn(staff);
  await staff.getByRole("searchbox").first().fill(reference);
  await staff.getByText(name).first().click();
  await expect(
    staff.getByText("We have 40 flats and 12 electric cars.", { exact: false }).last(),
  ).toBeVisible();
  await staff.getByRole("button", { name: "Edit", exact: true }).click();
  await staff.getByRole("article", { name: "Submission" }).getByLabel("Status").selectOption("in_progress");
  await staff.getByLabel(/notes/i).last().fill("Asked for the load sheet of the building.");
  await staff.getByRole("button", { name: "Save", exact: true }).click();
  await expect(staff.getByRole("button", { name: "Edit", exact: true })).toBeVisible();

  await staff.reload();
  await expect(staff.getByText("Asked for the load sheet of the building.").first()).toBeVisible();
  await staff.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(staff.getByRole("article", { name: "Submission" }).getByLabel("Status")).toHaveValue(
    "in_progress",
  );
  await staff.getByRole("button", { name: "Logout" }).click();
  await expect(staff).toHaveURL("/login");
  await staff.close();
});
