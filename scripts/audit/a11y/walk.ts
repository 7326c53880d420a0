import type { Page } from "playwright";

interface Stop {
  name: string;
  /** Identifies an element. */
  element: number;
  /** Whether it is within the window and has a size. */
  seen: boolean;
  /** Whether some of it is not covered. */
  free: boolean;
  /** Whether it has a visible focus indicator. */
  marked: boolean;
  /** Whether that is an outline or a border, which forced colours keep. */
  outlined: boolean;
}

/**
 * How many steps one element may have the focus: a date has seven parts, a video its controls.
 */
const partsOfOne = 14;

/**
 * Walks through a page with the Tab key until the focus leaves it: no trap, no hidden focus,
 * always a focus indicator.
 */
export async function walk(page: Page, { stops = 500 } = {}): Promise<string[]> {
  const faults: string[] = [];
  const visited: number[] = [];
  await toTop(page);
  let again = 0;
  for (let count = 0; count < stops; count++) {
    await page.keyboard.press("Tab");
    let stop = await page.evaluate(readStop);
    // A part that has just come to the screen may still push others on.
    for (let tries = 0; tries < 5 && stop && !(stop.seen && stop.free); tries++) {
      await page.waitForTimeout(100);
      stop = await page.evaluate(readStop);
    }
    if (!stop || (stop.element === visited[0] && visited.length > 1)) {
      return visited.length === 0 ? ["nothing takes the focus"] : faults;
    }
    again = stop.element === visited.at(-1) ? again + 1 : 0;
    if (again > partsOfOne) return [...faults, `the focus does not get on from ${stop.name}`];
    if (again > 0) continue;
    if (visited.includes(stop.element)) return [...faults, `the focus goes in a circle at ${stop.name}`];
    visited.push(stop.element);
    if (!stop.seen) faults.push(`the focus goes out of sight at ${stop.name}`);
    else if (!stop.free) faults.push(`something lies over ${stop.name} while it has the focus`);
    else if (!stop.marked) faults.push(`nothing marks the focus at ${stop.name}`);
  }
  return [...faults, `the walk does not end within ${stops} places`];
}

/** The first steps in forced colours, without shadows and backgrounds. */
export async function walkOutlined(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await toTop(page);
  for (let count = 0; count < 60; count++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(readStop);
    if (!stop) break;
    if (!stop.outlined) faults.push(`forced colours take away the mark of the focus at ${stop.name}`);
  }
  return faults;
}

/** The first element of a page is a skip link to its content. */
export async function skipLinkFaults(page: Page): Promise<string[]> {
  await toTop(page);
  await page.keyboard.press("Tab");
  const first = await page.evaluate(readStop);
  if (!first?.name.includes("Skip to content"))
    return [`the first place is ${first?.name}, not a way to the content`];
  await page.keyboard.press("Enter");
  // The browser follows a link within the page a moment later; a busy machine takes longer.
  const inMain = () => document.activeElement?.closest("main") !== null;
  await page.waitForFunction(inMain, null, { timeout: 5000 }).catch(() => null);
  await page.keyboard.press("Tab");
  const arrived = await page.evaluate(() => document.activeElement?.closest("main") !== null);
  return arrived ? [] : ["the way to the content does not lead there"];
}

/**
 * A dialog takes the focus and keeps it while it is open, closes with Escape, and returns the
 * focus.
 */
export async function dialogFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const inside = () =>
    page.evaluate(() => {
      const open = [...document.querySelectorAll("dialog[open], [popover][role=dialog]:popover-open")].at(-1);
      return open ? open.contains(document.activeElement) || document.activeElement === document.body : null;
    });
  // A list over the page that is not modal closes when the focus moves on.
  const modal = await page.evaluate(() => document.querySelector("dialog[open]") !== null);
  const focused = () => page.evaluate(() => document.activeElement?.localName ?? "nothing");
  if ((await inside()) !== true || (await focused()) === "body")
    faults.push("the dialog does not take the focus");
  for (let count = 0; count < 40; count++) {
    await page.keyboard.press("Tab");
    const within = await inside();
    if (within === true) continue;
    if (within === null && !modal) return faults;
    faults.push(`the focus leaves the open dialog for ${await focused()}`);
    break;
  }
  await page.keyboard.press("Escape");
  await page.waitForTimeout(350);
  if ((await inside()) !== null) faults.push("Escape does not close the dialog");
  else if ((await focused()) === "body") faults.push("the closed dialog does not give the focus back");
  return faults;
}

/** The next Tab starts at the top of the page. */
async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Where a focus was last is where Tab goes on from.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
    window.scrollTo(0, 0);
  });
}

function readStop(): Stop | null {
  const outer = document.activeElement;
  if (!outer || outer === document.body) return null;
  // In the preview of the editor it is a part of the frame's own page that has the focus.
  const within = outer instanceof HTMLIFrameElement ? outer.contentDocument?.activeElement : null;
  const element = within && within.localName !== "body" ? within : outer;
  const store = window as unknown as { walked?: Element[] };
  store.walked = store.walked ?? [];
  const known = store.walked;
  if (!known.includes(element)) known.push(element);
  const box = element.getBoundingClientRect();
  const label = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
  const name = `${element.localName} "${(label || element.id || String(element.className)).slice(0, 40)}"`;
  // A control may be covered by its own label or by the box around its field: then that is marked.
  const around = [
    element,
    element.parentElement,
    element.nextElementSibling,
    element.closest("label"),
  ].filter((part) => part !== null);
  const styles = around.map((part) => getComputedStyle(part));
  // A link that covers its card draws the mark around the card.
  styles.push(getComputedStyle(element, "::after"), getComputedStyle(element, "::before"));
  // A row draws a frame around its link, which stays in forced colours as an outline does.
  const frame = element.parentElement ? getComputedStyle(element.parentElement, "::before") : null;
  const framed = frame !== null && frame.content !== "none" && Number.parseFloat(frame.borderTopWidth) > 0;
  const outlined =
    framed ||
    styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && outlineWidth !== "0px");
  const root = element.ownerDocument;
  const { innerHeight, innerWidth } = root.defaultView ?? window;
  const inWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  // Nine points of the visible part: one that nothing covers is enough.
  const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  const free = [0.1, 0.5, 0.9].some((x) =>
    [0.1, 0.5, 0.9].some((y) => {
      const hit = root.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
      return hit !== null && around.some((part) => part.contains(hit) || hit.contains(part));
    }),
  );
  return {
    name,
    element: known.indexOf(element),
    seen: box.width > 0 && box.height > 0 && inWindow,
    free,
    marked: outlined || styles.some(({ boxShadow }) => boxShadow !== "none"),
    outlined,
  };
}
