/**
 * Opens the dialog that the address names (`#quote`), once: the fragment is taken out, so that neither
 * a reload nor the way back opens it again. One that came open, with a refused form, becomes modal.
 */
export function startDialogs(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDialogElement) {
    history.replaceState(history.state, "", location.pathname + location.search);
    named.showModal();
  }
  const open = document.querySelector<HTMLDialogElement>("dialog[open]:not(:modal)");
  open?.close();
  open?.showModal();
}
