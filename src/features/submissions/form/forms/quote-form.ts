import { submissionSources } from "#shared/contract/submission-fields.ts";
import { findQuoteProblem } from "../../quote-rules.ts";
import { email, fullName, phone } from "../common-fields.ts";
import type { FormDefinition } from "../form-types.ts";
import { textOf } from "../payload.ts";

const fields = [{ ...fullName, label: "Full name" }, { ...phone, hint: "10 digits, we add +91" }, email];

/** The quote popup, for one product or for none in particular. It says one thing at a time. */
export function quoteForm(product: string | null): FormDefinition {
  return {
    name: "quote",
    formType: "general_query",
    draft: "quote",
    fixed: {
      source: submissionSources.quotePopup,
      message: product ? `Please send me a quote for the ${product}.` : "Please send me a quote.",
      ...(product && { product }),
    },
    submit: "Request a quote",
    groups: [{ fields }],
    next: [],
    check(values) {
      const typed = {
        name: textOf(values, "name"),
        phone: textOf(values, "phone"),
        email: textOf(values, "email"),
      };
      const problem = findQuoteProblem(typed);
      return problem ? { [problem.field]: problem.message } : {};
    },
  };
}
