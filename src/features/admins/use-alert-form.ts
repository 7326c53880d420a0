import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useSyncExternalStore } from "react";
import { type FieldErrors, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import type { z } from "zod";

/**
 * A short form with one alert: the first message is in the element with `alertId`, and every
 * field with that message refers to it.
 */
export function useAlertForm<Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>) {
  const alertId = useId();
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    reValidateMode: "onSubmit",
  });
  const { errors } = form.formState;
  const message = firstMessage(errors);
  return {
    ...form,
    alertId,
    /**
     * False until hydration: the browser would submit the form as a GET, with the password in the
     * URL.
     */
    isReady: useIsHydrated(),
    /** The sentence to show, or null. */
    message,
    /** The props of the input with this name. */
    field(name: FieldPath<Input>) {
      const hasProblem = message !== null && errors[name]?.message === message;
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
