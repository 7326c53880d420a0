import { test as base, type Page } from "playwright/test";

export { expect } from "playwright/test";

/** The suite's `test`: opening or reloading a page waits until its code has started, as `src/lib/late-start.ts` marks it. */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on("page", waitForCode);
    await use(context);
  },
});

function waitForCode(page: Page): void {
  const live = page.locator("html[data-live]");
  for (const name of ["goto", "reload"] as const) {
    const open = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page["goto"]>;
    page[name] = async (...args: unknown[]) => {
      const response = await open(...args);
      if (response?.headers()["content-type"]?.startsWith("text/html"))
        await live.waitFor({ state: "attached" });
      return response;
    };
  }
}
