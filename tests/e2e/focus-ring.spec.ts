import type { Page } from "playwright/test";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./test.ts";

type Color = number[];
interface Ring {
  control: string;
  /** What the ring is drawn on, and the ring. */
  colors: [Color, Color];
}

/**
 * Focuses every control of the page's content in turn. The ring is the outline of the control or of what it
 * is in; without one it has the colour of its ground.
 */
async function ringsOf(page: Page): Promise<Ring[]> {
  return page.evaluate(() => {
    document.documentElement.toggleAttribute("data-whole", true);
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
    const paint = canvas.getContext("2d", { willReadFrequently: true });
    /** The colours painted over each other, the nearest first, as red, green and blue. */
    const mixed = (colors: string[]) => {
      for (const color of [...colors, "white"].toReversed()) {
        Object.assign(paint ?? {}, { fillStyle: color });
        paint?.fillRect(0, 0, 1, 1);
      }
      return [...(paint?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [])];
    };
    const groundOf = (element: Element | null): string[] =>
      element ? [getComputedStyle(element).backgroundColor, ...groundOf(element.parentElement)] : [];
    const ringAround = (part: Element | null): { ring: string[]; ground: string[] } => {
      if (!part) return { ring: [], ground: [] };
      // The link of a card may draw its ring around the card.
      const [own, after] = [getComputedStyle(part), getComputedStyle(part, "::after")];
      // A row of the inbox draws it as a border within its edges.
      const before = getComputedStyle(part, "::before");
      if (
        part.matches(":has(> :focus-visible)") &&
        before.content !== "none" &&
        before.borderStyle === "solid"
      )
        return { ring: [before.borderTopColor], ground: groundOf(part) };
      const isOwn = own.outlineStyle !== "none";
      if (!isOwn && (after.outlineStyle === "none" || after.content === "none"))
        return ringAround(part.parentElement);
      const { outlineColor, outlineOffset } = isOwn ? own : after;
      const ringed = isOwn ? part : (part as HTMLElement).offsetParent;
      const ground = groundOf(outlineOffset.startsWith("-") ? ringed : (ringed?.parentElement ?? null));
      return { ring: [outlineColor], ground };
    };
    const controls = document.querySelectorAll<HTMLElement>(
      "main :is(a[href], button, input, select, textarea, summary):not([tabindex='-1'], :disabled, [type=range])",
    );
    return [...controls].flatMap((control) => {
      control.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
      if (document.activeElement !== control) return [];
      const { ring, ground } = ringAround(control);
      const name = `${control.localName} "${control.textContent?.trim().slice(0, 40)}"`;
      return [
        { control: name, colors: [mixed(ground), mixed([...ring, ...ground])] as [number[], number[]] },
      ];
    });
  });
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast([one, other]: Ring["colors"]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The controls whose ring has less than 3:1, and how much. */
function pale(rings: Ring[]): string[] {
  return rings
    .filter(({ colors }) => contrast(colors) < 3)
    .map(({ control, colors }) => `${control} ${contrast(colors).toFixed(1)}:1`);
}

for (const path of ["/discover", "/stations", "/contact/general-query"]) {
  test(`the focus ring of every control stands out from what is around it on ${path}`, async ({ page }) => {
    await page.goto(path);
    const rings = await ringsOf(page);
    expect(rings.length).toBeGreaterThan(8);
    expect(pale(rings)).toEqual([]);
  });
}

test("the focus ring of every control stands out in the light and the dark portal", async ({ page }) => {
  await signIn(page);
  for (const path of ["/admin", "/admin/discover", "/admin/stations", "/admin/settings"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (path === "/admin") await expect(page.locator("[data-row]").first()).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(pale(await ringsOf(page)), `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});
