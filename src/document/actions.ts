import { isPlainClick } from "./plain-click.ts";

/** Runs the `data-action` of an element (`page-actions.ts`), loaded when one is first touched. */
export function startActions(): void {
  for (const type of ["pointerover", "focusin", "click"] as const) {
    document.addEventListener(type, (event) => {
      const element = event.target instanceof Element && event.target.closest<HTMLElement>("[data-action]");
      if (!element) return;
      const loading = import("./page-actions.ts");
      const isRun = isPlainClick(event);
      if (isRun) event.preventDefault();
      loading.then(
        ({ run }) => isRun && run(element),
        () => isRun && element instanceof HTMLAnchorElement && location.assign(element.href),
      );
    });
  }
}
