import { useId, useState } from "react";

export interface Problem {
  /** One sentence. */
  message: string;
  /** The names of the fields that it is about. */
  fields: readonly string[];
}

/** The names among these whose field is empty. */
export function emptyFields(values: Record<string, string | undefined>): string[] {
  return Object.keys(values).filter((name) => !values[name]);
}

/** What is wrong with a short form: one sentence in an element with `id`, tied to its fields, the first of which takes the focus. */
export function useProblem() {
  const id = useId();
  const [problem, setProblem] = useState<Problem | null>(null);
  return {
    id,
    message: problem?.message ?? null,
    show(form: HTMLFormElement, next: Problem | null) {
      setProblem(next);
      const field = next && form.elements.namedItem(next.fields[0] ?? "");
      if (field instanceof HTMLElement) field.focus();
    },
    /** What the input with this name says of itself. */
    wiring(name: string) {
      return problem?.fields.includes(name)
        ? { name, "aria-invalid": true as const, "aria-describedby": id }
        : { name };
    },
  };
}
