/** How long each tab stays. In ms. */
const stayMs = 5000;

/**
 * Tabs that are radio buttons, in a bar: turns them every five seconds, from the last to the
 * first. They rest while the pointer or the keyboard is in the bar, the section or the page is
 * not seen, with reduced motion, and when the checkbox beside them says so. The pointer selects
 * too, and Home and End.
 */
export function start(bar: HTMLElement): void {
  const section = bar.closest("section") ?? bar;
  const tabs = [...bar.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  const stop = bar.querySelector<HTMLInputElement>("input[type=checkbox]");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let seen = false;
  let hovered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update() {
    clearTimeout(timer);
    const busy = hovered || bar.querySelector(":focus-visible") !== null || stop?.checked;
    const running = seen && !busy && !document.hidden && !still.matches;
    bar.toggleAttribute("data-running", running);
    if (running) timer = setTimeout(turn, stayMs);
  }
  function turn() {
    select(tabs[(tabs.findIndex(({ checked }) => checked) + 1) % tabs.length]);
    update();
  }
  new IntersectionObserver(
    ([entry]) => {
      seen = entry?.isIntersecting === true && entry.intersectionRatio >= 0.25;
      // From now on the pictures of the other tabs may be fetched.
      if (seen) section.toggleAttribute("data-met", true);
      update();
    },
    { threshold: [0, 0.25] },
  ).observe(section);
  for (const [type, inside] of [
    ["pointerenter", true],
    ["pointerleave", false],
  ] as const) {
    bar.addEventListener(type, () => {
      hovered = inside;
      update();
    });
  }
  for (const type of ["focusin", "focusout", "change"]) bar.addEventListener(type, update);
  document.addEventListener("visibilitychange", update);
  still.addEventListener("change", update);
  followPointerAndKeys(tabs);
}

function followPointerAndKeys(tabs: readonly HTMLInputElement[]): void {
  for (const tab of tabs) {
    tab.parentElement?.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") select(tab);
    });
    tab.addEventListener("keydown", (event) => {
      const end = event.key === "Home" ? tabs[0] : event.key === "End" ? tabs.at(-1) : undefined;
      if (!end) return;
      event.preventDefault();
      select(end);
      end.focus();
    });
  }
}

function select(tab: HTMLInputElement | undefined): void {
  const label = tab?.parentElement;
  if (!tab || !label) return;
  tab.checked = true;
  // Only the row of tabs moves: `scrollIntoView` would move the page too.
  const row = label.parentElement;
  const middle = label.offsetLeft - ((row?.clientWidth ?? 0) - label.offsetWidth) / 2;
  row?.scrollTo({ left: middle, behavior: "smooth" });
}
