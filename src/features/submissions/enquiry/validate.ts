// The only module of the forms that carries zod and the contract: it is loaded when somebody begins to fill a form.
import { submissionInput } from "#src/shared/contract/submission-input.ts";
import type { EnquiryForm, EnquiryValues } from "./form-types.ts";
import { fieldForPath, textOf, toSubmission } from "./payload.ts";

/** The first sentence for each field that the contract refuses. Empty: the Worker would take this. */
export function findProblems(form: EnquiryForm, values: EnquiryValues): Record<string, string> {
  const { error } = submissionInput.safeParse(toSubmission(form, values));
  const problems: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = fieldForPath(form, path.map(String).join("."));
    if (field) problems[field] ??= field === "name" && !textOf(values, "name") ? "Enter your name" : message;
  }
  return problems;
}
