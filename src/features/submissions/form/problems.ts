import { answerMessages } from "#shared/contract/submission-fields.ts";
import { limits } from "#shared/limits.ts";
import { toE164 } from "#shared/phone.ts";
import { splitName } from "#shared/split-name.ts";
import { emailPattern, isDisplayable, normalise, textMessages } from "#shared/text.ts";
import type { FieldSpec, FormDefinition, FormValues } from "./form-types.ts";
import { textOf } from "./payload.ts";

/**
 * A sentence for each field that the contract would refuse, in the order of the form. These rules
 * are the contract's without zod, which would be half of a form's code; a test compares them.
 */
export function findProblems(form: FormDefinition, values: FormValues): Record<string, string> {
  if (form.check) return form.check(values);
  const specs = form.groups.flatMap(({ fields }) => fields);
  return Object.fromEntries(
    specs.flatMap((spec) => {
      const problem = problemOf(spec, textOf(values, spec.name));
      return problem ? [[spec.name, problem]] : [];
    }),
  );
}

function problemOf(spec: FieldSpec, text: string): string | undefined {
  const { name, control, options, required } = spec;
  if (name === "name") return nameProblem(spec, text);
  if (control === "email") return emailProblem(spec, text);
  if (control === "tel") return phoneProblem(spec, text);
  if (options) return options.includes(text) || (!required && text === "") ? undefined : messageOf(spec);
  return textProblem(spec, text);
}

/** One field for the whole name, which the contract knows as two. */
function nameProblem(spec: FieldSpec, text: string): string | undefined {
  const { firstName, lastName } = splitName(text);
  return (
    textProblem({ ...spec, maxLength: limits.firstName }, firstName) ??
    textProblem({ ...spec, maxLength: limits.lastName, required: false }, lastName)
  );
}

function emailProblem(spec: FieldSpec, typed: string): string | undefined {
  const text = normalise(typed).toLowerCase();
  if (text === "") return spec.required ? messageOf(spec) : undefined;
  const isValid = typed.length <= limits.email * 4 && text.length <= limits.email && emailPattern.test(text);
  return isValid ? undefined : textMessages.email;
}

function phoneProblem(spec: FieldSpec, typed: string): string | undefined {
  const text = typed.trim();
  if (text === "" && typed.length <= limits.phone) return spec.required ? messageOf(spec) : undefined;
  return typed.length <= limits.phone && toE164(text) ? undefined : textMessages.phone;
}

function textProblem(spec: FieldSpec, typed: string): string | undefined {
  const { control, multiline = control === "area", maxLength = limits.shortText } = spec;
  const text = normalise(typed);
  if (typed.length > maxLength * 4 || text.length > maxLength) return textMessages.tooLong(maxLength);
  if (!isDisplayable(text)) return textMessages.notDisplayable;
  if (!multiline && /[\n\t]/.test(text)) return textMessages.oneLine;
  return spec.required && text === "" ? messageOf(spec) : undefined;
}

function messageOf({ name, message }: FieldSpec): string | undefined {
  return message ?? (answerMessages as Partial<Record<string, string>>)[name];
}
