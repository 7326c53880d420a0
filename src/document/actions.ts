const load = () => import("./page-actions.ts");

/** Runs the `data-action` of an element (`page-actions.ts`), loaded when one is first touched. */
export function startActions(): void {
  for (const type of ["pointerover", "focusin", "click"] as const) {
    document.addEventListener(type, (event) => {
      const element = event.target instanceof Element && event.target.closest<HTMLElement>("[data-action]");
      if (!element) return;
      const loading = load();
      const { type, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
      const isPlainClick = type === "click" && !(metaKey || ctrlKey || shiftKey || altKey);
      if (isPlainClick) event.preventDefault();
      loading.then(
        ({ run }) => isPlainClick && run(element),
        () => isPlainClick && element instanceof HTMLAnchorElement && location.assign(element.href),
      );
    });
  }
}
