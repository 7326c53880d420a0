import { readLanding } from "../features/submissions/landing.ts";
import { sessionStore } from "../lib/browser-storage.ts";

/** A form that is sent before its island wakes takes along what only the browser knows. */
export function startNativeForms(): void {
  const clientId = crypto.randomUUID();
  document.addEventListener("formdata", ({ formData, target }) => {
    if (!formData.has("clientId")) return;
    formData.set("clientId", clientId);
    formData.set("filledInMs", performance.now().toFixed());
    formData.set("landing", readLanding() ?? "");
    const estimate = (target as HTMLElement).dataset.restores?.split(" ")[1] ?? "";
    const scenario = sessionStore.getJson<string>(estimate);
    if (scenario) formData.set("formData.scenario", scenario);
  });
}
