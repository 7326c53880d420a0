/** Shows the bar of categories while the first screen is scrolled away. */
export function start(bar: HTMLElement): void {
  const update = () => bar.toggleAttribute("data-shown", scrollY > innerHeight * 0.8 + 100);
  for (const type of ["scroll", "resize"]) window.addEventListener(type, update, { passive: true });
  update();
}
