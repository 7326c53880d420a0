/**
 * Reveals `data-reveal` elements one after another on scrolling; at once with reduced motion, and
 * when they are on the screen already.
 */
export function start(box: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // Hidden only just before it is visible, so that screenshots and searches find it.
  if (box.getBoundingClientRect().top < window.innerHeight) return;
  box.dataset.state = "waiting";
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      box.dataset.state = "shown";
      observer.disconnect();
    },
    { rootMargin: "0px 0px -12% 0px" },
  );
  observer.observe(box);
}
