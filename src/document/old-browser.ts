// Dialogs in browsers without `command`, `commandfor` or `closedby`.

if (!("command" in HTMLButtonElement.prototype)) {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button[commandfor]") : null;
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "close") dialog.close();
    else dialog.showModal();
  });
}

if (!("closedBy" in HTMLDialogElement.prototype)) {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLDialogElement && target.getAttribute("closedby") === "any") target.close();
  });
}

export {};
