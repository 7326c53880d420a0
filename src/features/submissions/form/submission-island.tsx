import type { FormDefinition } from "./form-types.ts";
import { SubmissionFormView, type SubmissionFormViewProps } from "./submission-form-view.tsx";

/** A submission form as an island. Its fields come with the code, because props are JSON. */
export function submissionIsland(form: FormDefinition) {
  return (props: Omit<SubmissionFormViewProps, "form">) => <SubmissionFormView form={form} {...props} />;
}
