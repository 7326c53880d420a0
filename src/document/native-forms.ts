import { readLanding } from "../features/submissions/landing.ts";

/** A form that is sent before its island wakes takes along what only the browser knows. */
export function startNativeForms(): void {
  const clientId = crypto.randomUUID();
  document.addEventListener("formdata", ({ formData }) => {
    if (!formData.has("clientId")) return;
    formData.set("clientId", clientId);
    formData.set("filledInMs", performance.now().toFixed());
    formData.set("landing", readLanding() ?? "");
  });
}
