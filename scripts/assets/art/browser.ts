/** Paints SVG in Chromium: the drawings' filters are too heavy for a visitor's browser. */
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export async function openBrowser(): Promise<Browser> {
  const executablePath = installed.find((file) => existsSync(file));
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-sync",
    ],
  });
}

/** Paints `w` by `h` units at `scale` pixels a unit. Resolves to a PNG with transparency. */
export async function paint(
  browser: Browser,
  svg: string,
  w: number,
  h: number,
  scale: number,
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: Math.round(w * scale), height: Math.round(h * scale) },
  });
  try {
    await page.setContent(
      `<style>html,body{margin:0;background:transparent}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
    );
    return await page.screenshot({ omitBackground: true });
  } finally {
    await page.close();
  }
}
