/**
 * Lets what is marked `data-reveal` enter one after another when it is scrolled to. With reduced motion,
 * and what is already on the screen, is simply there.
 */
export function startReveal(box: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // Hidden only just before it comes to the screen: a capture of the page, or a search in it, finds it.
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
