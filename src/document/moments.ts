/** Calls back once the page and what it links are loaded. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === "complete") work();
  else window.addEventListener("load", work, { once: true });
}

/** Calls back when the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(() => work());
}

/** Calls back once, when one of these elements is about to be seen: 200 px before it is. */
export function whenVisible(elements: Iterable<Element>, work: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      work();
    },
    { rootMargin: "200px" },
  );
  for (const element of elements) observer.observe(element);
}

/** Calls back once, when a pointer, the focus or an entry is first in this element. */
export function whenTouched(element: Element, work: () => void): void {
  const untouched = new AbortController();
  for (const type of ["pointerover", "focusin", "input"]) {
    element.addEventListener(
      type,
      () => {
        untouched.abort();
        work();
      },
      { signal: untouched.signal, passive: true },
    );
  }
}
