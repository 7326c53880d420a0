const load = () => import("./page-actions.ts");

/**
 * Lets elements with `data-action` do what `page-actions.ts` has under that name, in place of what
 * they do without script. The code is loaded when such an element is first touched.
 */
export function startActions(): void {
  for (const type of ["pointerover", "focusin", "click"] as const) {
    document.addEventListener(type, (event) => {
      const element = event.target instanceof Element && event.target.closest<HTMLElement>("[data-action]");
      if (!element) return;
      const loading = load();
      const { metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
      const isPlainClick = event.type === "click" && !(metaKey || ctrlKey || shiftKey || altKey);
      if (isPlainClick) event.preventDefault();
      loading.then(
        ({ run }) => isPlainClick && run(element),
        () => isPlainClick && element instanceof HTMLAnchorElement && location.assign(element.href),
      );
    });
  }
}
