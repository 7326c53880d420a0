import { limits } from "../limits.ts";
import { toE164 } from "../phone.ts";
import { splitName } from "../split-name.ts";
import { emailPattern, isDisplayable, normalise, textMessages } from "../text.ts";
import { askedFields, type FieldDefinition, type FormDefinition, type FormValues } from "./define-form.ts";
import { textOf } from "./submission-values.ts";

/**
 * A sentence for each field that the contract would refuse, in the order of the form. It reads
 * the same definition as `contract/submission-input.ts` does, without zod, which would be half of
 * a form's code; a test compares them with random values.
 */
export function findProblems(form: FormDefinition, values: FormValues): Record<string, string> {
  return Object.fromEntries(
    askedFields(form).flatMap((field) => {
      const problem = problemOf(field, textOf(values, field.name));
      return problem ? [[field.name, problem]] : [];
    }),
  );
}

function problemOf(field: FieldDefinition, text: string): string | undefined {
  const { kind, options, required, message } = field;
  if (kind === "name") return nameProblem(field, text);
  if (kind === "email") return emailProblem(field, text);
  if (kind === "phone") return phoneProblem(field, text);
  if (options) return options.includes(text) || (!required && text === "") ? undefined : message;
  return textProblem(field, text);
}

/** One field for the whole name, which the contract knows as two. */
function nameProblem(field: FieldDefinition, text: string): string | undefined {
  const { firstName: first, lastName } = splitName(text);
  return (
    textProblem({ ...field, maxLength: limits.firstName }, first) ??
    textProblem({ ...field, maxLength: limits.lastName, required: false }, lastName)
  );
}

function emailProblem({ required, message }: FieldDefinition, typed: string): string | undefined {
  const text = normalise(typed).toLowerCase();
  if (text === "" && typed.length <= limits.email * 4) return required ? message : undefined;
  const isValid = typed.length <= limits.email * 4 && text.length <= limits.email && emailPattern.test(text);
  return isValid ? undefined : textMessages.email;
}

function phoneProblem({ required, message }: FieldDefinition, typed: string): string | undefined {
  const text = typed.trim();
  if (text === "" && typed.length <= limits.phone) return required ? message : undefined;
  return typed.length <= limits.phone && toE164(text) ? undefined : textMessages.phone;
}

function textProblem(field: FieldDefinition, typed: string): string | undefined {
  const { kind, multiline = kind === "area", maxLength = limits.shortText } = field;
  const text = normalise(typed);
  if (typed.length > maxLength * 4 || text.length > maxLength) return textMessages.tooLong(maxLength);
  if (!isDisplayable(text)) return textMessages.notDisplayable;
  if (!multiline && /[\n\t]/.test(text)) return textMessages.oneLine;
  return field.required && text === "" ? field.message : undefined;
}
