import type { Page } from "playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openPortal, staffTest as test } from "./staff.ts";
import { expect } from "./test.ts";

const path = "/api/form-submissions";

/** Sends a submission and returns its id and its sender's name. */
async function receive(page: Page) {
  const lastName = `Callable${crypto.randomUUID().slice(0, 8)}`;
  const body = {
    formType: "general_query",
    firstName: "Meera",
    lastName,
    email: `${lastName.toLowerCase()}@example.com`,
    phone: "9876543210",
    formData: { subject: "Charger", inquiryType: "Other", message: "Please call me." },
  };
  const response = await page.request.post(path, { data: body });
  expect(response.status(), await response.text()).toBe(201);
  const { data } = (await response.json()) as { data: { id: string } };
  return { id: data.id, name: `Meera ${lastName}` };
}

/** Sets or removes a reminder, as another colleague would. */
async function remind(page: Page, token: string, id: string, at: string | null) {
  const response = await page.request.fetch(`${path}/${id}/reminder`, {
    method: at ? "PUT" : "DELETE",
    headers: { Authorization: `Bearer ${token}` },
    data: at ? { at, note: "About the load" } : undefined,
  });
  expect(response.status()).toBe(200);
}

test("a call to make later is asked its time, and comes back to the top of the inbox until it is done", async ({
  page,
  adminToken,
}) => {
  const { id, name } = await receive(page);
  await openPortal(page, `/admin?open=${id}`);
  const detail = page.getByRole("article", { name: "Submission" });
  // The link would leave for the telephone.
  await page.evaluate(() =>
    addEventListener("click", (event) => {
      if ((event.target as Element).closest("[href^='tel:']")) event.preventDefault();
    }),
  );
  await detail.getByRole("link", { name: /Call/ }).click();
  await page.getByRole("button", { name: "Call later" }).click();
  const dialog = page.getByRole("dialog", { name: `Call ${name} later` });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const time = dialog.getByLabel("Day and time in India");
  await time.fill("2020-01-01T10:00");
  await dialog.getByRole("button", { name: "Plan the call" }).click();
  await expect(dialog.getByText("This time is over. Choose a later one.")).toBeVisible();
  await time.fill("2036-11-23T11:00");
  await expect(dialog.getByText(/outside office hours/)).toBeVisible();
  await time.fill("2036-11-25T11:00");
  await dialog.getByLabel("What about").fill("The sanctioned load");
  await dialog.getByRole("button", { name: "Plan the call" }).click();
  await expect(page.getByText(/^Call planned for 25 Nov 2036, 11:00/)).toBeVisible();
  const history = detail.getByRole("region", { name: "Conversation" });
  await expect(history).toContainText("planned a call for 25 Nov 2036, 11:00");
  await expect(history).toContainText("Call later");
  await expect(detail).toContainText("Not yet");

  await page.goto("/admin?reminder=set");
  await expect(page.locator(`[data-row="${id}"]`)).toBeVisible();
  await page.goto("/admin/dashboard");
  await remind(page, adminToken, id, new Date(Date.now() - 14 * 86_400_000).toISOString());
  await page.reload();
  await page.getByRole("link", { name: /^Call-backs: \d+ due/ }).click();
  await expect(page).toHaveURL("/admin?reminder=set");
  await expect(page.locator("[data-row]").first()).toHaveAttribute("data-row", id);
  await expect(page.locator(`[data-row="${id}"]`)).toContainText("Call missed");

  await openPortal(page);
  const due = page.getByRole("region", { name: "Calls that are due" });
  const row = due.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("About the load");
  await expect(row).toContainText("Call missed");
  await expectAccessible(page);
  await row.getByRole("button", { name: "Done" }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: "Done" }).click();
  await expect(row).toHaveCount(0);

  // One key plans a call to the current sender.
  await page.goto(`/admin?open=${id}`);
  await expect(detail.getByRole("heading", { name })).toBeVisible();
  await page.keyboard.press("h");
  await dialog.getByRole("button", { name: /Next working day/ }).click();
  await expect(page.getByText(/^Call planned for /)).toBeVisible();
  await detail.getByRole("button", { name: "Done" }).click();
  await expect(detail.getByRole("button", { name: "Plan a call" })).toBeVisible();
});

test("a call whose time comes is told by a notification of the browser, once", async ({
  page,
  adminToken,
}) => {
  const { id, name } = await receive(page);
  await page.addInitScript(() => {
    localStorage.setItem("enquiry_notification", "on");
    const told: string[] = [];
    class Told {
      static permission = "granted";
      constructor(title: string) {
        told.push(title);
      }
    }
    Object.assign(window, { Notification: Told, told });
  });
  await page.clock.install();
  await openPortal(page, "/admin/dashboard");
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  const polled = () =>
    page.waitForResponse((response) => response.url().includes("reminder=due") && response.ok());
  const again = async () => {
    const answered = polled();
    await page.clock.fastForward(30_000);
    await answered;
  };
  await again();
  await remind(page, adminToken, id, new Date(Date.now() - 60_000).toISOString());
  await again();
  await expect.poll(told).toContain(`Call ${name}`);
  await again();
  expect((await told()).filter((title) => title === `Call ${name}`)).toHaveLength(1);
  await remind(page, adminToken, id, null);
});
