/** Marks the current chapter in a table of contents. */
export function start(nav: HTMLElement): void {
  const links = [...nav.querySelectorAll("a")];
  const headings = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  const observer = new IntersectionObserver(
    () => {
      // The last heading above the upper third of the window; none before the first.
      const line = window.innerHeight / 3;
      const current = headings.findLast((heading) => heading.getBoundingClientRect().top < line);
      for (const link of links) {
        if (current && link.hash === `#${current.id}`) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      }
    },
    // Everything above the line counts, so that a jump past a heading is noticed too.
    { rootMargin: "1000000px 0px -66% 0px" },
  );
  for (const heading of headings) observer.observe(heading);
}
