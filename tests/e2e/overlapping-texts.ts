import type { Page } from "playwright/test";

/** Pairs of texts of a page that lie over one another. */
export async function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      text: string;
      element: Element;
      box: DOMRect;
    }
    const isShown = (element: Element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, clipPath } = getComputedStyle(at);
        // Fixed and sticky elements cover the page by design. Texts that `clip-path` hides are for screen readers.
        if (position === "fixed" || position === "sticky" || clipPath !== "none") return false;
        if (at.ariaHidden === "true" || at.matches("[inert], .maplibregl-map, dialog:not(:modal)"))
          return false;
      }
      return true;
    };
    /** The part of a line within what its ancestors cut off; without the room above and below its letters. */
    const inSight = (element: Element, { x, y, width, height }: DOMRect) => {
      const inset = height * 0.25;
      let box = { left: x + 1, right: x + width - 1, top: y + inset, bottom: y + height - inset };
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const cut = at.getBoundingClientRect();
        box = {
          left: Math.max(box.left, cut.left),
          right: Math.min(box.right, cut.right),
          top: Math.max(box.top, cut.top),
          bottom: Math.min(box.bottom, cut.bottom),
        };
      }
      return new DOMRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
    };
    const modal = document.querySelector("dialog:modal");
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!text || !element || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = inSight(element, rect);
        if (box.width > 0 && box.height > 0) lines.push({ text: text.slice(0, 40), element, box });
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    const faults = new Set<string>();
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        const isApart = other.box.left >= one.box.right || one.box.left >= other.box.right;
        if (!isApart && one.element !== other.element) faults.add(`"${one.text}" and "${other.text}"`);
      }
    return [...faults];
  });
}
