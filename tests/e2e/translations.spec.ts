import { expectAccessible } from "./accessible.ts";
import { openPortal, staffTest as test } from "./staff.ts";
import { expect } from "./test.ts";

test("an item names its original in the editor, both link to each other, and a change of the original is shown to staff", async ({
  page,
  request,
  adminToken,
}) => {
  const headers = { Authorization: `Bearer ${adminToken}` };
  const stamp = String(Date.now());
  const english = {
    title: `Charging by night ${stamp}`,
    description: "At night a unit costs less.",
    contentType: "blog",
    isPublished: true,
  };
  const create = async (data: object) => {
    const response = await request.post("/api/discover/admin", { headers, data });
    expect(response.status()).toBe(201);
    return (await response.json()).data as { id: string; slug: string };
  };
  const original = await create(english);
  const hindi = await create({
    title: `रात में चार्जिंग ${stamp}`,
    description: "रात में बिजली की एक यूनिट सस्ती पड़ती है।",
    contentType: "blog",
    isPublished: true,
  });

  await openPortal(page, `/admin/discover/${hindi.id}`);
  await expect(page.getByLabel("Written in")).toHaveValue("hi");
  const field = page.getByRole("combobox", { name: /^Translation of/ });
  await field.fill(`night ${stamp}`);
  await expect(page.locator(`datalist option[value="${english.title}"]`)).toBeAttached();
  await field.fill(english.title);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/Saved at/)).toBeVisible();

  await page.goto(`/discover/${original.slug}`);
  const alternates = page.locator("link[rel=alternate][hreflang]");
  const addresses = [
    ["en", new RegExp(`^https://[^/]+/discover/${original.slug}$`)],
    ["hi", new RegExp(`^https://[^/]+/hi/discover/${encodeURIComponent(hindi.slug)}$`)],
    ["x-default", new RegExp(`^https://[^/]+/discover/${original.slug}$`)],
  ] as const;
  const expectAlternates = async () => {
    for (const [language, address] of addresses)
      await expect(alternates.and(page.locator(`[hreflang=${language}]`))).toHaveAttribute("href", address);
  };
  await expectAlternates();
  const toHindi = page.getByRole("main").getByRole("link", { name: "हिंदी में पढ़ें" });
  await expect(toHindi).toHaveAttribute("lang", "hi");
  await expectAccessible(page, "main");
  await toHindi.click();
  await expect(page).toHaveURL(`/hi/discover/${encodeURIComponent(hindi.slug)}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  await expect(page.locator("article[lang]")).toHaveCount(0);
  await expectAlternates();
  await page.goto("/hi/discover");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first()).toContainText("रात में चार्जिंग");
  await expect(cards.first().getByRole("heading")).not.toHaveAttribute("lang");
  await page.goto(`/hi/discover/${encodeURIComponent(hindi.slug)}`);
  await page.getByRole("main").getByRole("link", { name: "Read in English" }).click();
  await expect(page).toHaveURL(`/discover/${original.slug}`);

  await request.put(`/api/discover/admin/${original.id}`, {
    headers,
    data: { ...english, description: "At night a unit costs two rupees less." },
  });
  await openPortal(page, `/admin/discover?search=${stamp}`);
  const row = page.getByRole("row").filter({ hasText: "रात में चार्जिंग" });
  await expect(row).toContainText("Translation out of date");
  await expect(row).toContainText("Hindi");
  await row.getByRole("link", { name: /^Edit/ }).click();
  const notice = page.getByRole("status").filter({ hasText: "Translation out of date" });
  await expect(notice.getByRole("link", { name: english.title })).toBeVisible();
  await expectAccessible(page, "main");
  await notice.getByRole("button", { name: "Translation is up to date" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await expect(page.getByText("counts as up to date once")).toHaveCount(0);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: "रात में चार्जिंग" })).not.toContainText("out of date");
});
