import { storeLanding } from "../features/submissions/landing.ts";
import { startActions } from "./actions.ts";
import { startAnchors } from "./anchors.ts";
import { startAppStore } from "./app-store.ts";
import { startDates } from "./dates.ts";
import { startDialogs } from "./dialogs.ts";
import { startHeader } from "./header.ts";
import { startLanguageOffer } from "./language-offer.ts";
import { startLayout } from "./layout.ts";
import { whenIdle, whenShown } from "./moments.ts";
import { startNativeForms } from "./native-forms.ts";
import { resumeSending } from "./resume-sending.ts";
import { startScripts } from "./scripts.ts";
import { startIslands } from "./start-islands.ts";
import { startViews } from "./views.ts";

/**
 * The behaviour of public pages without React. Each part finds its elements by attributes, and
 * does nothing on pages without them. Each is a task of its own, so that none is long on a phone.
 */
export function startDocument(): void {
  const parts = [
    startHeader,
    startAnchors,
    startActions,
    startAppStore,
    startOldBrowser,
    startDialogs,
    startScripts,
    startIslands,
    startNativeForms,
    startLayout,
    // What a prerendered page stores for its tab is lost when it is activated.
    () => whenShown(storeLanding),
    startViews,
    () => whenShown(resumeSending),
    () => whenIdle(startDates),
    () => whenIdle(startLanguageOffer),
  ];
  for (const part of parts) setTimeout(part);
}

/** What a browser without `command` and `closedby` needs for dialogs; others do not load it. */
function startOldBrowser(): void {
  const isNew = "command" in HTMLButtonElement.prototype && "closedBy" in HTMLDialogElement.prototype;
  if (!isNew) void import("./old-browser.ts");
}
