/**
 * A tooltip is shown by hover and focus, without script too. This lets Escape hide it, and a press on what
 * it explains keep it open until a press elsewhere.
 */
export function startTooltip(root: HTMLElement): void {
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
  if (root.matches(":hover, :focus-within")) show();
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
