/**
 * Opens the popup that `quoteFragment` of `paths.ts` asks for, once: it is taken out of the
 * address. A dialog that came open, with a form that was refused, becomes modal.
 */
export function startDialogs(): void {
  closeByBack();
  if (location.hash === "#quote") {
    history.replaceState(history.state, "", location.pathname + location.search);
    document.querySelector<HTMLElement>("[commandfor^=quote]")?.click();
  }
  const open = document.querySelector<HTMLDialogElement>("dialog[open]:not(:modal)");
  open?.close();
  open?.showModal();
}

/**
 * Going back in the browser closes an open dialog, and so does a press beside it where `closedby`
 * is not known.
 */
function closeByBack(): void {
  let opened: HTMLDialogElement | undefined;
  document.addEventListener(
    "toggle",
    ({ target, newState }) => {
      if (!(target instanceof HTMLDialogElement) || opened === (newState === "open" ? target : undefined))
        return;
      opened = newState === "open" ? target : undefined;
      if (opened) history.pushState(history.state, "");
      else history.back();
    },
    true,
  );
  window.addEventListener("popstate", () => {
    const dialog = opened;
    opened = undefined;
    dialog?.close();
  });
}
