/** Swaps the two fields of a form when its button named "swap" is pressed, which would send them otherwise. */
export function start(element: HTMLElement): void {
  element.addEventListener("submit", (event) => {
    if (event.submitter?.getAttribute("name") !== "swap") return;
    event.preventDefault();
    const [from, to] = element.querySelectorAll<HTMLInputElement>("input[name]");
    if (from && to) [from.value, to.value] = [to.value, from.value];
  });
}
