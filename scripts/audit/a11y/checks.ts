import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";

/**
 * What axe finds on a page as it is now, by rule and place. In forced colours (`forced`) text has the system's own, while axe reads
 * the author's, so that contrast is not asked for.
 */
export async function axeFaults(page: Page, { forced = false } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .disableRules(forced ? ["color-contrast"] : [])
    .analyze();
  return violations.map(({ id, nodes }) =>
    `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`.slice(0, 300),
  );
}

/** How far a page is wider than its window, and by what; null when it fits. */
export async function overflow(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const over = document.documentElement.scrollWidth - window.innerWidth;
    if (over <= 0) return null;
    const wide = Array.from(document.querySelectorAll("body *")).find(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
    );
    return `${over} px wider than its window (${wide?.tagName.toLowerCase()}.${wide?.className})`;
  });
}

interface Stop {
  name: string;
  /** Whether it lies within the window and has a size. */
  seen: boolean;
  /** Whether something marks it as focused. */
  marked: boolean;
  /** Whether that is an outline or a frame, the marks that forced colours leave. */
  outlined: boolean;
}

/** Walks through a page with the Tab key, from its top until the focus leaves it. `stops` is how many steps it may take. */
export async function walk(page: Page, { stops = 250 } = {}): Promise<{ count: number; faults: string[] }> {
  const faults: string[] = [];
  let count = 0;
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  });
  const seen = new Map<string, number>();
  for (; count < stops; count++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(readStop);
    if (!stop) break;
    if (!stop.seen) faults.push(`the focus goes out of sight at ${stop.name}`);
    else if (!stop.marked) faults.push(`nothing marks the focus at ${stop.name}`);
    const times = (seen.get(stop.name) ?? 0) + 1;
    seen.set(stop.name, times);
    if (times > 40) return { count, faults: [...faults, `the focus does not get on from ${stop.name}`] };
  }
  if (count === 0) faults.push("nothing takes the focus");
  return { count, faults };
}

/** The first places of the walk in forced colours, where shadows and backgrounds are gone. */
export async function walkOutlined(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (let count = 0; count < 25; count++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(readStop);
    if (!stop) break;
    if (!stop.outlined) faults.push(`forced colours take away the mark of the focus at ${stop.name}`);
  }
  return faults;
}

function readStop(): Stop | null {
  const outer = document.activeElement;
  if (!outer || outer === document.body) return null;
  // In the preview of the editor it is a part of the frame's own page that has the focus.
  const within = outer instanceof HTMLIFrameElement ? outer.contentDocument?.activeElement : null;
  const element = within && within.localName !== "body" ? within : outer;
  const box = element.getBoundingClientRect();
  const label = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
  const name = `${element.tagName.toLowerCase()} "${(label || element.id || String(element.className)).slice(0, 40)}"`;
  // A control may be laid over by what stands for it: its label, or the box around a field, is marked then.
  const around = [element, element.parentElement, element.nextElementSibling, element.closest("label")];
  const styles = around
    .filter((part) => part !== null && part !== undefined)
    .map((part) => getComputedStyle(part));
  // A link that covers its card draws the mark around the card.
  styles.push(getComputedStyle(element, "::after"), getComputedStyle(element, "::before"));
  // A row draws a frame around its link, which stays in forced colours as an outline does.
  const frame = element.parentElement ? getComputedStyle(element.parentElement, "::before") : null;
  const framed = frame !== null && frame.content !== "none" && Number.parseFloat(frame.borderTopWidth) > 0;
  const outlined =
    framed ||
    styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && outlineWidth !== "0px");
  const { innerHeight, innerWidth } = element.ownerDocument.defaultView ?? window;
  const inWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return {
    name,
    seen: box.width > 0 && box.height > 0 && inWindow,
    marked: outlined || styles.some(({ boxShadow }) => boxShadow !== "none"),
    outlined,
  };
}
