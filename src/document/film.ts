import { whenLoaded, whenShown } from "./moments.ts";
import { savesData } from "./saves-data.ts";

/**
 * Lets a checkbox play and pause the film before it. The film loads when it first plays: after
 * the page where its `data-media` matches, else when the visitor asks, and pauses while its
 * section is off the screen. An unplayable one is removed.
 */
export function start(control: HTMLElement): void {
  const film = control.previousElementSibling;
  const box = control.querySelector("input");
  if (!(film instanceof HTMLVideoElement) || !box) return;
  let isSeen = true;
  function follow() {
    if (!(film instanceof HTMLVideoElement) || !box) return;
    film.hidden = false;
    if (!box.checked || !isSeen) film.pause();
    else {
      film.play().catch(() => {
        // Leaving the screen interrupts it too.
        if (isSeen) box.checked = false;
      });
    }
  }
  box.addEventListener("change", follow);
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? true;
    if (box.checked) follow();
  }).observe(control.parentElement ?? control);
  film.lastElementChild?.addEventListener("error", () => {
    console.warn("The film cannot be played; its picture stays.");
    film.remove();
    control.remove();
  });
  if (!savesData() && matchMedia(control.dataset.media ?? "all").matches) {
    whenShown(() =>
      whenLoaded(() => {
        box.checked = true;
        follow();
      }),
    );
  } else if (box.checked) follow();
}
