/**
 * A tooltip shows on hover and focus without script. This adds Escape to hide it, and a click to
 * pin it until a click outside.
 */
export function start(root: HTMLElement): void {
  let pinned = false;
  const show = () => root.toggleAttribute("data-open", true);
  const hide = () => root.toggleAttribute("data-open", false);
  const unpin = () => {
    pinned = false;
    hide();
  };
  // A click may also move the focus; the pin stays.
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
