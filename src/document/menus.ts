/** Milliseconds of hover before a drop-down opens, and of leaving before it closes. */
const openAfterMs = 90;
const closeAfterMs = 180;

/**
 * The header's drop-downs are popovers: buttons, Escape and clicks outside work without this. It
 * adds hover, the first tap on the link beside the button, and the arrow key.
 */
export function start(nav: HTMLElement): void {
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
  /** Opened by a click or a key, so leaving it with the mouse does not close it. */
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
  // The hover that loaded this code.
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
    // A click on a drop-down that hover has opened leaves it open.
    if (isOpen() && !pinned) event.preventDefault();
    pinned = true;
  });
  item.addEventListener("pointerdown", () => {
    openAtPress = isOpen();
  });
  link.addEventListener("click", (event) => {
    // Touch has no hover: the first tap opens the drop-down, the second follows the link.
    if ((event as PointerEvent).pointerType !== "touch" || openAtPress) return hide();
    event.preventDefault();
    show(true);
  });
}
