import { useId, useSyncExternalStore } from "react";
import type { FieldErrors, FieldPath, FieldValues } from "react-hook-form";
import { type MutationFormOptions, useMutationForm } from "#src/editing/use-mutation-form.ts";
import { failureMessage } from "./messages.ts";

interface AlertFormOptions<Input extends FieldValues, Output, Variables, Result>
  extends Omit<MutationFormOptions<Input, Output, Variables, Result>, "warnsBeforeLeaving"> {
  /** The message for a failed request without a sentence of its own. */
  failed: string;
}

/**
 * A form with passwords or codes and one alert: the first message is in the element with `alertId`,
 * and every field with that message refers to it.
 */
export function useAlertForm<Input extends FieldValues, Output, Variables = Output, Result = unknown>({
  failed,
  ...options
}: AlertFormOptions<Input, Output, Variables, Result>) {
  const alertId = useId();
  const form = useMutationForm({ ...options, warnsBeforeLeaving: false });
  const { errors } = form.formState;
  const problem = firstMessage(errors);
  return {
    ...form,
    alertId,
    /**
     * False until hydration: the browser would submit the form as a GET, with the password in the
     * URL.
     */
    isReady: useIsHydrated(),
    /** The sentence about what was typed, or about the failed request; or null. */
    message: problem ?? (form.request.error && failureMessage(form.request.error, failed)),
    /** The props of the input with this name. */
    field(name: FieldPath<Input>) {
      const hasProblem = problem !== null && errors[name]?.message === problem;
      return {
        ...form.register(name),
        ...(hasProblem ? { "aria-invalid": true as const, "aria-describedby": alertId } : {}),
      };
    },
  };
}

function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

function firstMessage(errors: FieldErrors): string | null {
  const message = Object.values(errors)[0]?.message;
  return typeof message === "string" ? message : null;
}
