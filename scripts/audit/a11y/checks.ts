import type { Page } from "playwright";
import { axeViolations } from "./axe.ts";

/**
 * The minimum height of a touch target in px, and without text also its width; a short text may
 * be as narrow as WCAG allows.
 */
const finger = { size: 44, word: 24 };

/**
 * The violations that axe finds on the current page, by rule and element: all default rules, and
 * target size. In forced colours (`forced`) the system sets the text colour but axe reads the
 * author's, so contrast is not checked.
 */
export async function axeFaults(page: Page, { forced = false } = {}): Promise<string[]> {
  const rules = { "target-size": { enabled: true }, "color-contrast": { enabled: !forced } };
  // What is under a modal dialog is out of reach.
  const isModal = (await page.locator("dialog:modal").count()) > 0;
  const violations = await axeViolations(page, { rules, ...(isModal && { part: "dialog:modal" }) });
  return violations.map((violation) => violation.slice(0, 400));
}

/**
 * By how much a page is wider than its window and why, and which texts their own box cuts off.
 */
export async function reflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      `${element.localName}.${String(element.className)} "${element.textContent?.trim().slice(0, 40)}"`;
    const all = [...document.querySelectorAll("body *")];
    const large = document.documentElement.scrollWidth - window.innerWidth;
    if (large > 0) {
      const wide = all.find((element) => element.getBoundingClientRect().right > window.innerWidth + 1);
      faults.push(`${large} px wider than its window: ${wide && nameOf(wide)}`);
    }
    for (const element of all) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      // What ends in dots is said in full elsewhere; what is cut to nothing is for screen
      // readers.
      const meant = textOverflow === "ellipsis" || webkitLineClamp !== "none" || clipPath !== "none";
      if (!hasText || meant || element.clientWidth <= 2 || element.closest("[inert], [aria-hidden=true]"))
        continue;
      const cuts = (how: string) => how === "hidden" || how === "clip";
      const cutAcross = cuts(overflowX) && element.scrollWidth > element.clientWidth + 2;
      const cutBelow = cuts(overflowY) && element.scrollHeight > element.clientHeight + 4;
      if (cutAcross || cutBelow) faults.push(`text is cut off in ${nameOf(element)}`);
    }
    return faults;
  });
}

/** Applies the text spacing of WCAG 1.4.12 until the page is reloaded. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Undoes `spaceText`. */
export async function unspaceText(page: Page): Promise<void> {
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/**
 * Buttons, fields and links that are too small to touch. Links within a text, and controls with a
 * label, are measured with it.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(({ size, word }) => {
    const controls = "a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button]";
    // Not `offsetParent`, which in a table is the cell.
    const positioned = ({ parentElement: parent }: Element): Element | null =>
      parent && getComputedStyle(parent).position === "static" ? positioned(parent) : parent;
    const faults = [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (element.closest("[inert], [aria-hidden=true], .maplibregl-map")) return [];
      if (element instanceof HTMLButtonElement && element.disabled) return [];
      const style = getComputedStyle(element);
      if (style.clipPath !== "none" || element.parentElement?.closest("a, button, summary")) return [];
      const inText =
        style.display === "inline" && element.closest("p, li, dd, td, small, h1, h2, h3, label, figcaption");
      if (inText) return [];
      const shown = element.closest("label") ?? element;
      const box = { ...shown.getBoundingClientRect().toJSON() } as { width: number; height: number };
      if (box.width < 2) return [];
      // What a finger may press can be larger than what is seen, as far as the card that a link
      // covers.
      for (const pseudo of ["::before", "::after"]) {
        const { content, position, top, right, bottom, left } = getComputedStyle(element, pseudo);
        if (content === "none" || position !== "absolute") continue;
        const card = style.position === "static" ? positioned(element)?.getBoundingClientRect() : null;
        const wide = card?.width ?? element.offsetWidth - Number.parseFloat(left) - Number.parseFloat(right);
        const high =
          card?.height ?? element.offsetHeight - Number.parseFloat(top) - Number.parseFloat(bottom);
        box.width = Math.max(box.width, wide);
        box.height = Math.max(box.height, high);
      }
      const width = element.textContent?.trim() ? word : size;
      if (box.height >= size - 0.5 && box.width >= width - 0.5) return [];
      const text = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      const name = text || element.getAttribute("name") || element.id;
      const measure = `${Math.round(box.width)} x ${Math.round(box.height)} px`;
      return [`${element.localName} "${name.slice(0, 40)}" is ${measure} for a finger`];
    });
    return [...new Set(faults)];
  }, finger);
}

/**
 * One h1, a language and a title; no automatic motion, because the visitor prefers reduced
 * motion.
 */
export async function pageFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const heads = [...document.querySelectorAll("h1")].filter((head) => head.checkVisibility());
    if (heads.length !== 1) faults.push(`${heads.length} headings of the first rank`);
    if (!document.documentElement.lang) faults.push("no language");
    if (!document.title) faults.push("no title");
    const moving = document.getAnimations().filter((animation) => {
      const { duration, iterations } = animation.effect?.getTiming() ?? {};
      return (
        animation.playState === "running" &&
        (Number(duration) > 20 || iterations === Number.POSITIVE_INFINITY)
      );
    });
    if (moving.length > 0) faults.push(`${moving.length} animations run though less motion is asked for`);
    const films = [...document.querySelectorAll("video")].filter((film) => !film.paused);
    if (films.length > 0) faults.push("a film plays though less motion is asked for");
    return faults;
  });
}

/**
 * Every invalid field has a message that assistive technology reads, and one of them has the
 * focus.
 */
export async function errorFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const wrong = [...document.querySelectorAll("[aria-invalid=true]")];
    if (wrong.length === 0) faults.push("no field is marked as wrong");
    for (const field of wrong) {
      const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
      const said = ids.map((id) => document.getElementById(id)?.textContent?.trim()).join(" ");
      if (!said.trim())
        faults.push(`nothing says what is wrong with ${field.getAttribute("name") ?? field.id}`);
    }
    const focused = document.activeElement;
    if (!focused?.matches("[aria-invalid=true], [role=alert]"))
      faults.push(`after the errors the focus is at ${focused?.localName}, which says nothing of them`);
    return faults;
  });
}

/** Messages without focus are in a live region. */
export async function spokenFault(page: Page, text: RegExp): Promise<string[]> {
  const regions = page
    .locator("[role=status], [role=alert], [role=log], [aria-live]")
    .filter({ hasText: text });
  return (await regions.count()) > 0 ? [] : [`${text} is not read out`];
}
