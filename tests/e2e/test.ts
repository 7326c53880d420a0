import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from "playwright/test";

export { expect };

/**
 * The suite's `test`: opening or reloading a page waits until it answers to its code, and a test in which
 * a page breaks its content security policy, or starts as something other than its HTML, fails.
 */
export const test = base.extend<{ policyKept: undefined; adminToken: string }>({
  adminToken: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL });
    await use(await tokenOfWorker(request));
    await request.dispose();
  },

  policyKept: [
    async ({ browser, context }, use) => {
      const violations: string[] = [];
      const mismatches: string[] = [];
      await watchPolicy(context, violations);
      watchStart(context, mismatches);
      const open = browser.newContext;
      browser.newContext = async (...options) => {
        const opened = await open.apply(browser, options);
        await watchPolicy(opened, violations);
        watchStart(opened, mismatches);
        return opened;
      };
      await use(undefined);
      browser.newContext = open;
      expect(violations, "violations of the content security policy").toEqual([]);
      expect(mismatches, "pages that started as something other than their HTML").toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on("page", waitForCode);
    await use(context);
  },
});

let token: string | undefined;

/**
 * The local admin's token. Each worker signs in once, for sign-ins are limited and cost the server most;
 * and again when tests of signing in have ended its session, which an eleventh one does to the oldest.
 */
async function tokenOfWorker(request: APIRequestContext): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  if (token && (await request.get("/api/admin/profile", { headers })).ok()) return token;
  const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };
  const response = await request.post("/api/admin/login", { data });
  expect(response.status()).toBe(200);
  const { token: given }: { token: string } = await response.json();
  token = given;
  return given;
}

/** Touches a part of a document as a visitor would, and waits until its island answers. */
export async function awake(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await part.dispatchEvent("pointerover");
  await expect(part.locator("xpath=ancestor::*[@data-island][1]")).toHaveAttribute("data-awake");
}

function waitForCode(page: Page): void {
  for (const name of ["goto", "reload"] as const) {
    const open = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page["goto"]>;
    page[name] = async (...args: unknown[]) => {
      const response = await open(...args);
      if (response?.headers()["content-type"]?.startsWith("text/html")) {
        await page.waitForFunction(answersToCode);
      }
      return response;
    };
  }
}

/** In the page: whether React has taken over the portal; of a document, the islands that wake by themselves. */
function answersToCode(): boolean {
  if (!("__reactRouterContext" in window))
    return document.querySelector('[data-wake="idle"]:not([data-awake])') === null;
  const parts = document.querySelectorAll("[data-portal], main :is(button, a[data-discover])");
  const taken = (part: Element) => Object.keys(part).some((key) => key.startsWith("__reactProps"));
  return parts.length > 0 && [...parts].every(taken);
}

/** Writes down every page of a context whose code renders something other than the HTML: React then throws the HTML away. */
function watchStart(context: BrowserContext, mismatches: string[]): void {
  context.on("weberror", (found) => {
    const text = found.error().message;
    if (/React error #(?:418|419|422|423|425)/.test(text)) mismatches.push(`${found.page()?.url()}: ${text}`);
  });
}

/** Writes down what every page of a context reports as blocked by its policy. */
async function watchPolicy(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeBinding("reportPolicy", (_, text: string) => violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = (window as unknown as { reportPolicy: (text: string) => void }).reportPolicy;
      report(`${location.pathname}: ${violatedDirective} blocked ${blockedURI} (${sourceFile})`);
    });
  });
}
