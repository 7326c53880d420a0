/**
 * Tooltips are shown by hover and focus; the pointer may rest on their text, and Escape hides them. A
 * press on what they explain keeps them open until a press elsewhere.
 */
export function startTooltips(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-tooltip]")) {
    let pinned = false;
    const show = () => root.toggleAttribute("data-open", true);
    const hide = () => root.toggleAttribute("data-open", false);
    const unpin = () => {
      pinned = false;
      hide();
    };
    // A press may also move the focus elsewhere; what it pinned outlives that.
    const leave = () => {
      if (!pinned) hide();
    };
    root.addEventListener("pointerenter", show);
    root.addEventListener("pointerleave", leave);
    root.addEventListener("focusin", show);
    root.addEventListener("focusout", leave);
    root.addEventListener("click", () => {
      pinned = true;
      show();
    });
    document.addEventListener("pointerdown", ({ target }) => {
      if (target instanceof Node && !root.contains(target)) unpin();
    });
    document.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") unpin();
    });
  }
}
