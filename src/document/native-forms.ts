import { readLanding } from "../features/submissions/landing.ts";
import { sessionStore } from "../lib/browser-storage.ts";

/**
 * A form that is sent before its island wakes takes along what only the browser knows. Without a
 * connection it says so and is sent once there is one, as a navigation would lose what was typed.
 */
export function startNativeForms(): void {
  const clientId = crypto.randomUUID();
  document.addEventListener("formdata", ({ formData, target }) => {
    if (!formData.has("clientId")) return;
    formData.set("clientId", clientId);
    formData.set("filledInMs", performance.now().toFixed());
    formData.set("landing", readLanding() ?? "");
    const estimate = (target as HTMLElement).dataset.restores?.split(" ")[1] ?? "";
    const text = sessionStore.getJson<string>(estimate);
    if (text) formData.set("formData.scenario", text);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const note = form.querySelector<HTMLElement>("[data-offline]");
    if (!note || navigator.onLine || event.defaultPrevented) return;
    event.preventDefault();
    if (note.hidden) addEventListener("online", () => form.requestSubmit(), { once: true });
    note.hidden = false;
  });
}
