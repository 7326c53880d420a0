/**
 * Opens the popup that `quoteFragment` of `paths.ts` asks for, once: it is taken out of the address. A
 * dialog that came open, with a form that was refused, becomes modal.
 */
export function startDialogs(): void {
  if (location.hash === "#quote") {
    history.replaceState(history.state, "", location.pathname + location.search);
    document.querySelector<HTMLElement>("[commandfor^=quote]")?.click();
  }
  const open = document.querySelector<HTMLDialogElement>("dialog[open]:not(:modal)");
  open?.close();
  open?.showModal();
}
