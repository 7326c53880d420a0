import { isPlainClick } from "./plain-click.ts";

const load = () => import("./page-actions.ts");

/** Runs the `data-action` of an element (`page-actions.ts`), loaded when one is first touched. */
export function startActions(): void {
  for (const type of ["pointerover", "focusin", "click"] as const) {
    document.addEventListener(type, (event) => {
      const element = event.target instanceof Element && event.target.closest<HTMLElement>("[data-action]");
      if (!element) return;
      const loading = load();
      const isRun = isPlainClick(event);
      if (isRun) event.preventDefault();
      loading.then(
        ({ run }) => isRun && run(element),
        () => isRun && element instanceof HTMLAnchorElement && location.assign(element.href),
      );
    });
  }
}
