import type { Page } from "playwright/test";
import { expectAccessible } from "./accessible.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./test.ts";

const noToken = async (page: Page) =>
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();

async function fillIn(page: Page, email: string, password: string) {
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

// An account has ten sessions at most, and other tests need theirs.
test.afterEach(async ({ context, request }) => {
  const { origins } = await context.storageState();
  const token = origins[0]?.localStorage.find(({ name }) => name === "auth_token")?.value;
  if (token) await request.post("/api/admin/logout", { headers: { Authorization: `Bearer ${token}` } });
});

test.describe("signing in", () => {
  // ASVS 6.2.6 6.2.7
  test("needs both fields, can show the password, and shows the server's message", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/login");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");

    const password = page.getByLabel("Password", { exact: true });
    await password.fill("not the password");
    await expect(password).toHaveAttribute("type", "password");
    await expect(password).toHaveAttribute("autocomplete", "current-password");
    await password.press("ControlOrMeta+A");
    await password.press("Backspace");
    await page.evaluate(() => navigator.clipboard.writeText("not the password"));
    await password.press("ControlOrMeta+V");
    await expect(password).toHaveValue("not the password");
    await page.getByRole("button", { name: "Show characters" }).click();
    await expect(password).toHaveAttribute("type", "text");

    await fillIn(page, "nobody@example.com", "not the password");
    await expect(page.getByRole("alert")).toContainText("Invalid email or password");
    await noToken(page);
  });

  test("waits for the page's code: the browser itself would put the password into the URL", async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeDisabled();
    await page.goto("/register");
    await expect(page.getByRole("button", { name: "Create Account" })).toBeDisabled();
    await context.close();
  });

  test("shows its progress, and a message for no network, an empty response, a foreign response and a pending account", async ({
    page,
    context,
  }) => {
    let response: "hold" | "offline" | "silent" | "nonsense" | "pending" = "hold";
    let release = () => {};
    await page.route("**/api/admin/login", async (route) => {
      if (response === "hold") await new Promise<void>((resolve) => (release = resolve));
      if (response === "offline") return route.continue();
      if (response === "nonsense")
        return route.fulfill({ status: 200, body: "<h1>Welcome to the hotel</h1>" });
      if (response === "pending") {
        const message = "Your account awaits approval.";
        return route.fulfill({ status: 403, json: { code: "forbidden", message, requestId: "r" } });
      }
      return route.fulfill({ status: 500, body: "" });
    });
    await page.goto("/login");
    await fillIn(page, "staff@example.com", "a password");
    await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
    response = "silent";
    release();
    await expect(page.getByRole("alert")).toHaveText("Login failed");
    response = "offline";
    await context.setOffline(true);
    await fillIn(page, "staff@example.com", "a password");
    await expect(page.getByRole("alert")).toHaveText(
      "Network error. Please check your connection and try again.",
    );
    await context.setOffline(false);
    response = "nonsense";
    await fillIn(page, "staff@example.com", "a password");
    await expect(page.getByRole("alert")).toHaveText("An unexpected error occurred");
    await noToken(page);
    response = "pending";
    await fillIn(page, "staff@example.com", "a password");
    await expect(page.getByRole("alert")).toContainText("Your account awaits approval. A colleague");
  });

  test("leads back to the requested page, and redirects a signed-in admin away from the form", async ({
    page,
  }) => {
    await page.goto("/admin/discover?type=faq");
    await expect(page).toHaveURL(/\/login\?from=/);
    await fillIn(page, process.env.ADMIN_EMAIL ?? "", process.env.ADMIN_PASSWORD ?? "");
    await expect(page).toHaveURL(/\/admin\/discover\?type=faq$/);
    await page.goto("/login?from=//evil.example");
    await expect(page).toHaveURL(/\/admin$/);
    await page.goto("/register");
    await expect(page).toHaveURL(/\/admin$/);
  });
});

test("registering checks the four fields, shows what failed, and goes to the sign-in page two seconds later", async ({
  page,
}) => {
  let responses = [
    { status: 409, json: { code: "conflict", message: "This email already has an account", requestId: "r" } },
    { status: 500, body: "" },
    { status: 200, body: "<h1>Welcome to the hotel</h1>" },
  ];
  await page.route("**/api/admin/register", (route) => {
    const [failure, ...later] = responses;
    responses = later;
    if (failure) return route.fulfill(failure);
    expect(route.request().postDataJSON()).toEqual({
      name: "Ila Joshi",
      email: "ila@example.com",
      password: "six-or-more",
      role: "admin",
    });
    return route.fulfill({ status: 201, json: { message: "", admin: {} } });
  });
  await page.goto("/register");
  await expect(page.getByText("Registration is temporary", { exact: false })).toBeVisible();
  const create = page.getByRole("button", { name: "Create Account" });
  await create.click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  await page.getByLabel("Full Name").fill("Ila Joshi");
  await page.getByLabel("Email Address").fill("ila@example.com");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm Password").fill("shirt");
  await create.click();
  await expect(page.getByRole("alert")).toHaveText("Passwords do not match");
  await page.getByLabel("Confirm Password").fill("short");
  await create.click();
  await expect(page.getByRole("alert")).toHaveText("Password must be at least 6 characters long");
  await page.getByLabel("Password", { exact: true }).fill("six-or-more");
  await page.getByLabel("Confirm Password").fill("six-or-more");
  for (const message of [
    "This email already has an account",
    "Registration failed",
    "An unexpected error occurred",
  ]) {
    await create.click();
    await expect(page.getByRole("alert")).toHaveText(message);
  }
  await create.click();
  await expect(page.getByRole("heading", { name: "Account Created!" })).toBeVisible();
  await expect(page.getByText("Registration successful! You can now login.")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/, { timeout: 4000 });
});

test.describe("the session", () => {
  // ASVS 8.3.1
  test("is checked behind a spinner, and no document of the portal holds more than that", async ({
    page,
    request,
  }) => {
    for (const path of ["/login", "/register", "/admin", "/admin/discover", "/admin/anything/else"]) {
      const html = await (await request.get(path)).text();
      if (path.startsWith("/admin")) expect(html).toContain("Loading...");
      expect(html).toMatch(/<meta name="robots" content="noindex"/);
    }
    await page.route("**/api/admin/profile", () => {});
    await page.goto("/login");
    await page.evaluate(() => localStorage.setItem("auth_token", "somebody"));
    await page.goto("/admin");
    await expect(page.getByText("Loading...")).toBeVisible();
  });

  test.describe("that loads the code of all screens", () => {
    test.use({ loadsAllCode: true });

    test("goes on where it is when the code of another page does not load", async ({ page }) => {
      await page.route("**/assets/settings-*.js", (route) => route.abort());
      const missing = page.waitForEvent("requestfailed", (request) => /\/settings-/.test(request.url()));
      await signIn(page);
      let reloads = 0;
      page.on("framenavigated", (frame) => {
        if (frame === page.mainFrame()) reloads += 1;
      });
      await missing;
      await page.getByRole("searchbox").focus();
      await page.waitForLoadState("load");
      expect(reloads).toBe(0);
    });
  });

  test("survives a network failure and a 503 with its token, and continues after Try Again", async ({
    page,
  }) => {
    await signIn(page);
    let failing = true;
    await page.route("**/api/admin/profile", (route) => (failing ? route.abort() : route.continue()));
    await page.reload();
    await expect(page.getByText("We could not check your session")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).not.toBeNull();
    failing = false;
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "Form Submissions" })).toBeVisible();
  });

  test("ends when the server refuses the token while loading", async ({ page }) => {
    await page.goto("/login");
    await page.evaluate(() => localStorage.setItem("auth_token", "no such token"));
    await page.goto("/admin");
    await expect(page).toHaveURL(/\/login$/);
    await noToken(page);
  });

  // ASVS 7.4.4 14.3.1 14.3.3
  test("ends in every tab after Logout, and on the server", async ({ page, context, request }) => {
    await signIn(page);
    await expect(page.getByText("Welcome").first()).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem("auth_token"));
    const other = await context.newPage();
    await other.goto("/admin/discover");
    await expect(other.getByRole("heading", { name: "Discover Content" })).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(other).toHaveURL(/\/login/);
    await expect
      .poll(async () => {
        const response = await request.get("/api/admin/profile", {
          headers: { Authorization: `Bearer ${token}` },
        });
        return response.status();
      })
      .toBe(401);
  });

  test("that expires during an edit restores the text after signing in again", async ({ page }) => {
    await signIn(page);
    await page.locator("[data-row] a").nth(4).click();
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByLabel("Internal notes").fill("Half a sentence that must not be lost");
    await page.route("**/api/form-submissions/*", (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({
            status: 401,
            json: { code: "unauthenticated", message: "Please sign in.", requestId: "r" },
          })
        : route.continue(),
    );
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page).toHaveURL(/\/login\?from=/);
    await page.unroute("**/api/form-submissions/*");
    await fillIn(page, process.env.ADMIN_EMAIL ?? "", process.env.ADMIN_PASSWORD ?? "");
    await expect(page.getByLabel("Internal notes")).toHaveValue("Half a sentence that must not be lost");
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
  });
});

test.describe("the portal", () => {
  test("has no accessibility faults in the light and the dark theme", async ({ page }) => {
    const check = async (part?: string) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await test.step(`in the ${colorScheme} theme`, () => expectAccessible(page, part));
      }
    };
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await check();
    await page.goto("/register");
    await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
    await check();
    await signIn(page);
    await page.locator("[data-row] a").nth(2).click();
    await page.keyboard.press("x");
    await expect(page.getByRole("toolbar", { name: "With selected" })).toBeVisible();
    await expect(page.getByRole("article", { name: "Submission" }).getByText("Received")).toHaveCount(2);
    await check();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
    await check("dialog[open]");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await check("main");
    await page.goto("/admin/discover");
    await expect(page.getByRole("row").nth(3)).toBeVisible();
    await check();
  });

  test("collapses its sidebar, stores the chosen theme, and fits a phone", async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole("link", { name: "In progress" })).toBeVisible();
    await page.getByRole("button", { name: "Fold the sidebar" }).click();
    await expect(page.getByRole("link", { name: "In progress" })).toBeHidden();
    await page.getByRole("button", { name: "Unfold the sidebar" }).click();
    await page.getByRole("radio", { name: "Dark" }).check();
    await page.reload();
    await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
    const ground = await page.evaluate(
      () => getComputedStyle(document.querySelector("main") as Element).backgroundColor,
    );
    expect(Number(/oklch\((0?\.\d+)/.exec(ground)?.[1])).toBeLessThan(0.3);

    await page.setViewportSize({ width: 375, height: 812 });
    await page.getByRole("button", { name: /^Account \d+ waiting$/ }).click();
    await expect(page.getByRole("dialog").getByRole("link", { name: /^Privacy \d+ waiting$/ })).toBeVisible();
    await expect(page.getByRole("dialog").getByText(process.env.ADMIN_EMAIL ?? "")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
