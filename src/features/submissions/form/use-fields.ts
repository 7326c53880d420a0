import { type FocusEvent, type FormEvent, type PointerEvent, useRef, useState } from "react";
import { findProblems } from "#shared/forms/check.ts";
import { askedFields, type FormDefinition, type FormValues } from "#shared/forms/define-form.ts";
import { controlName, textOf } from "#shared/forms/submission-values.ts";
import type { PostedForm } from "#src/lib/posted-form.ts";

/** Fields of every form: the consent to news, and the honeypot. */
const extraFields = ["marketing", "website"];

type Check = (values: FormValues) => Record<string, string>;

interface FieldOptions {
  /** The id of the `<form>`. */
  id: string;
  posted: PostedForm | undefined;
  check?: Check;
}

/**
 * The fields of a submission form. The controls are uncontrolled, so that text typed before
 * hydration stays; this state follows them. A field is validated on its first blur, and then at
 * every change.
 */
export function useFields(form: FormDefinition, { id, posted, check }: FieldOptions) {
  const names = [...askedFields(form).map(({ name }) => name), ...extraFields];
  const findAll = check ?? ((typed: FormValues) => findProblems(form, typed));
  const element = useRef<HTMLFormElement>(null);
  const [before] = useState(() => readPosted(names, posted, check));
  const [initial, setInitial] = useState(() => readTyped(id, names) ?? before.values);
  // As the server rendered it; the first effect reads the controls.
  const [values, setValues] = useState(before.values);
  // A message that appears while Send is pressed would move it away from under the pointer.
  const isSendPressed = useRef(false);
  const checks = useChecks(findAll, before.problems);

  function read(): FormValues {
    return element.current ? readControls(element.current, names) : {};
  }
  /** Reads the controls into the state. */
  function sync(): FormValues {
    const typed = read();
    // Leaving a field mostly changes nothing, and then renders nothing: a press on Send leaves one.
    setValues((known) => (names.every((name) => known[name] === typed[name]) ? known : typed));
    return typed;
  }
  const nameOf = ({ target }: FormEvent | FocusEvent) =>
    names.find((name) => controlName(name) === (target as HTMLInputElement).name);

  return {
    element,
    initial,
    values,
    problems: checks.problems,
    setProblems: checks.setProblems,
    sync,
    write(next: FormValues) {
      if (element.current) writeControls(element.current, next);
      return sync();
    },
    /** Validates all fields, from now on at every change. True when the form may be sent. */
    check: (typed: FormValues) => checks.checkAll(names, typed),
    /** Empties the form for the next submission. */
    clear() {
      if (element.current)
        writeControls(element.current, Object.fromEntries(names.map((name) => [name, ""])));
      checks.clear();
      setInitial({});
      setValues({});
    },
    onInput(event: FormEvent): FormValues {
      const typed = sync();
      const name = nameOf(event);
      if (!name) return typed;
      // A text that grows too long is refused while it is typed.
      if (isTooLong(form, name, typed)) checks.check(name, typed);
      else checks.recheck(name, typed);
      return typed;
    },
    onPointerDown({ target }: PointerEvent) {
      isSendPressed.current = target instanceof Element && target.closest("[type=submit]") !== null;
      const release = () => {
        isSendPressed.current = false;
      };
      for (const type of ["pointerup", "pointercancel"]) {
        window.addEventListener(type, release, { once: true });
      }
    },
    onBlur(event: FocusEvent): FormValues {
      const typed = sync();
      const name = nameOf(event);
      if (name && !check && !isSendPressed.current) checks.check(name, typed);
      return typed;
    },
  };
}

function isTooLong(form: FormDefinition, name: string, typed: FormValues): boolean {
  const spec = askedFields(form).find((one) => one.name === name);
  return textOf(typed, name).length > (spec?.maxLength ?? Number.POSITIVE_INFINITY);
}

/** The errors by field, and which fields have been validated. */
function useChecks(findAll: Check, initial: Record<string, string>) {
  const [problems, setProblems] = useState(initial);
  const checked = useRef(new Set(Object.keys(initial)));

  function recheck(name: string, typed: FormValues) {
    if (!checked.current.has(name)) return;
    const problem = findAll(typed)[name];
    setProblems((known) => {
      if (known[name] === problem) return known;
      const { [name]: _, ...others } = known;
      return problem ? { ...others, [name]: problem } : others;
    });
  }
  return {
    problems,
    setProblems,
    recheck,
    check(name: string, typed: FormValues) {
      checked.current.add(name);
      recheck(name, typed);
    },
    checkAll(names: readonly string[], typed: FormValues): boolean {
      const found = findAll(typed);
      checked.current = new Set(names);
      setProblems(found);
      return Object.keys(found).length === 0;
    },
    clear() {
      checked.current.clear();
      setProblems({});
    },
  };
}

/** The values and errors of a refused form, by field instead of by control name. */
function readPosted(names: readonly string[], posted: PostedForm | undefined, check: Check | undefined) {
  const values: FormValues = {};
  const problems: Record<string, string> = {};
  for (const name of posted ? names : []) {
    const control = controlName(name);
    values[name] = posted?.values[control];
    const problem = posted?.problems[control];
    if (problem) problems[name] = problem;
  }
  if (values.marketing) values.marketing = true;
  // A form with its own rules has its own messages.
  const own = posted && check?.(values);
  return { values, problems: own && Object.keys(own).length > 0 ? own : problems };
}

export type Fields = ReturnType<typeof useFields>;

/** The values in the HTML before hydration; null in the Worker, and for a form made later. */
function readTyped(id: string, names: readonly string[]): FormValues | null {
  if (typeof document === "undefined") return null;
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? readControls(form, names) : null;
}

/** The values of a form's controls by field. */
function readControls(form: HTMLFormElement, fields: readonly string[]): FormValues {
  return Object.fromEntries(
    fields.map((field) => {
      const control = form.elements.namedItem(controlName(field)) as HTMLInputElement | RadioNodeList | null;
      const isCheckbox = control instanceof HTMLInputElement && control.type === "checkbox";
      return [field, isCheckbox ? control.checked : (control?.value ?? "")];
    }),
  );
}

/** Writes values into the controls of a form. */
function writeControls(form: HTMLFormElement, values: FormValues): void {
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(controlName(field)) as HTMLInputElement | RadioNodeList | null;
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = value === true;
    else if (control) control.value = typeof value === "string" ? value : "";
  }
}
