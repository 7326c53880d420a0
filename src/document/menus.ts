/** The pointer must hover this long before a drop-down opens, and may leave this long before it closes. In ms. */
const openAfterMs = 90;
const closeAfterMs = 180;

/**
 * The header's drop-downs are popovers: their buttons, Escape and a press elsewhere work without this. It
 * adds the resting mouse, the first tap on the link beside the button, and the arrow key.
 */
export function startMenus(nav: HTMLElement): void {
  for (const item of nav.querySelectorAll<HTMLElement>("[data-menu]")) {
    const panel = item.querySelector<HTMLElement>("[data-panel]");
    const button = item.querySelector("button");
    const link = item.querySelector("a");
    if (!panel || !button || !link) continue;
    startMenu(item, panel, button, link);
    panel.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("a")) panel.hidePopover();
    });
  }
}

function startMenu(item: HTMLElement, panel: HTMLElement, button: HTMLElement, link: HTMLElement): void {
  const isOpen = () => panel.matches(":popover-open");
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Opened by a press or a key: it does not close when the mouse leaves it. */
  let pinned = isOpen();
  let openAtPress = false;
  function show(pin: boolean) {
    clearTimeout(timer);
    pinned = pin;
    panel.showPopover();
  }
  function hide() {
    clearTimeout(timer);
    panel.hidePopover();
  }
  function hover() {
    clearTimeout(timer);
    if (!isOpen()) timer = setTimeout(() => show(false), openAfterMs);
  }
  button.ariaExpanded = String(isOpen());
  // The pointer that let this be loaded.
  if (item.matches(":hover") && matchMedia("(hover: hover)").matches) hover();

  panel.addEventListener("beforetoggle", ({ newState }) => {
    button.ariaExpanded = String(newState === "open");
    if (newState === "closed") pinned = false;
  });
  item.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType === "mouse") hover();
  });
  item.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer);
    if (!pinned) timer = setTimeout(hide, closeAfterMs);
  });
  item.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) hide();
  });
  item.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" || panel.contains(event.target as Node)) return;
    event.preventDefault();
    show(true);
  });
  button.addEventListener("click", (event) => {
    clearTimeout(timer);
    // What the mouse opened by resting stays open when it is pressed.
    if (isOpen() && !pinned) event.preventDefault();
    pinned = true;
  });
  item.addEventListener("pointerdown", () => {
    openAtPress = isOpen();
  });
  link.addEventListener("click", (event) => {
    // A finger has no hover: its first tap opens the drop-down, the second follows the link.
    if ((event as PointerEvent).pointerType !== "touch" || openAtPress) return hide();
    event.preventDefault();
    show(true);
  });
}
