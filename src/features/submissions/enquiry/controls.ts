import type { EnquiryValues } from "./form-types.ts";
import { controlName } from "./payload.ts";

/** What the controls of a form hold, by field; it may have been typed before any code came. */
export function readControls(form: HTMLFormElement, fields: readonly string[]): EnquiryValues {
  return Object.fromEntries(
    fields.map((field) => {
      const control = form.elements.namedItem(controlName(field)) as HTMLInputElement | RadioNodeList | null;
      const isCheckbox = control instanceof HTMLInputElement && control.type === "checkbox";
      return [field, isCheckbox ? control.checked : (control?.value ?? "")];
    }),
  );
}

/** Puts values into the controls of a form. */
export function writeControls(form: HTMLFormElement, values: EnquiryValues): void {
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(controlName(field)) as HTMLInputElement | RadioNodeList | null;
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = value === true;
    else if (control) control.value = typeof value === "string" ? value : "";
  }
}
