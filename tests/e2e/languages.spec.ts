import { expect, test } from "./test.ts";

test("the other language of a page is one press away, and what was typed is there", async ({ page }) => {
  await page.goto("/contact/general-query");
  const form = page.getByRole("form", { name: "General query" });
  await form.locator("[name=firstName]").fill("Asha");
  await expect(form.locator("xpath=ancestor::*[@data-island][1]")).toHaveAttribute("data-awake");
  await form.locator("[name='formData.subject']").fill("A charger at home");
  await page.getByRole("contentinfo").getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL("/hi/contact/general-query");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  await expect(page.locator("[name=firstName]")).toHaveValue("Asha");
  await expect(page.locator("[name='formData.subject']")).toHaveValue("A charger at home");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/contact/general-query");
});

test("the pages of a list in Hindi stay in Hindi", async ({ page }) => {
  await page.goto("/hi/discover");
  await page.getByRole("link", { name: "अगला" }).click();
  await expect(page).toHaveURL(/\/hi\/discover\?page=2$/);
});

test("a form in Hindi says so with what it sends, and thanks in Hindi", async ({ page }) => {
  await page.goto("/hi/contact/general-query");
  const form = page.getByRole("form").first();
  await form.locator("[name=firstName]").fill("आशा");
  await expect(form.locator("xpath=ancestor::*[@data-island][1]")).toHaveAttribute("data-awake");
  await form.locator("[type=submit]").click();
  await expect(form.getByRole("alert").first()).toContainText("अपना ई-मेल पता लिखें");
  await form.locator("[name=email]").fill("asha@example.com");
  await form.locator("[name=phone]").fill("98410 00000");
  await form.locator("[name='formData.inquiryType']").selectOption("Pricing");
  await form.locator("[name='formData.subject']").fill("घर का चार्जर");
  await form.locator("[name='formData.message']").fill("कीमत क्या है?");
  const [request] = await Promise.all([
    page.waitForRequest("**/api/form-submissions"),
    form.locator("[type=submit]").click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ language: "hi", formData: { inquiryType: "Pricing" } });
  await expect(page.getByRole("heading", { name: "धन्यवाद" })).toBeVisible();
});
