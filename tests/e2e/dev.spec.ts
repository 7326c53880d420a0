import type { Page } from "playwright/test";
import { DevServer } from "./dev-server.ts";
import { signIn } from "./sign-in.ts";
import { awake, expect, test } from "./test.ts";

const port = Number(process.env.E2E_PORT || 8799) + 1;
let server: DevServer;

// One server for the whole file, because starting it takes longer than the tests.
test.describe.configure({ mode: "default" });
test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = new DevServer(port);
  await server.ready();
});

test.afterAll(async () => {
  await server.stop();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test.beforeEach(({ page }) => {
  // The first request for a page compiles it.
  test.setTimeout(120_000);
  page.setDefaultNavigationTimeout(60_000);
});

/** Collects what the pages of a test report as errors. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

/** Opens a page, and checks that its heading has its style and font. */
async function openStyled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveCSS("font-family", /^Jakarta/);
  await page.waitForFunction(() =>
    [...document.fonts].some((font) => font.family === "Jakarta" && font.status === "loaded"),
  );
}

test("pages are styled and answer, without an error", async ({ page }) => {
  const errors = watchErrors(page);

  await openStyled(page, "/");
  await page.locator("#hero").getByRole("button", { name: "Welcome Bonus" }).click();
  const picture = page.getByRole("dialog", { name: "Welcome Bonus" }).getByRole("img");
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await openStyled(page, "/discover");
  await page.getByRole("link", { name: /^Blog \d/ }).click();
  await expect(page).toHaveURL("/discover?type=blog");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(12);

  await openStyled(page, "/contact/general-query");
  const send = page.getByRole("button", { name: "Send Message" });
  await expect(send).toHaveCSS("border-radius", "999px");
  await awake(send);
  await send.click();
  await expect(page.getByText("Enter your first name").first()).toBeVisible();

  await signIn(page);
  await expect(page.getByRole("heading", { name: "Form Submissions" })).toHaveCSS("font-family", /^Jakarta/);

  expect(errors).toEqual([]);
});

test("the speculation rules have their type, as a browser that reads them wants", async ({ request }) => {
  const rules = await request.get("/speculation-rules.json");
  expect(rules.headers()["content-type"]).toBe("application/speculationrules+json");
  expect(await rules.json()).toHaveProperty("prerender");
});

test("a changed line of copy shows without a reload, and a broken page with the place of its error", async ({
  page,
}) => {
  await page.goto("/login");
  const promise = page.getByText("Every enquiry answered within");
  await promise.evaluate((element) => element.setAttribute("data-not-reloaded", ""));
  server.edit("src/layout/sign-in-shell.tsx", "within four working hours", "within three working hours");
  await expect(promise).toHaveText("Every enquiry answered within three working hours.");
  await expect(promise).toHaveAttribute("data-not-reloaded");
  expect(await (await page.request.get("/login")).text()).toContain("within three working hours");

  const file = "src/pages/admin/login.tsx";
  server.edit(file, "export default function", "export default functio");
  await expect(page.locator("vite-error-overlay")).toContainText(file);
  const response = await page.request.get("/login");
  expect(response.status()).toBe(500);
  expect(await response.text()).toContain(file);
  server.edit(file, "export default functio", "export default function");
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
});
