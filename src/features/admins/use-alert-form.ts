import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useId, useSyncExternalStore } from "react";
import { type FieldErrors, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import type { z } from "zod";
import { failureMessage } from "./messages.ts";

interface AlertFormOptions {
  /** What the form sends. */
  request: { isPending: boolean; error: Error | null; reset: () => void };
  /** The message for a failed request without a sentence of its own. */
  failed: string;
}

/**
 * A short form with one alert: the first message is in the element with `alertId`, and every
 * field with that message refers to it.
 */
export function useAlertForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  { request, failed }: AlertFormOptions,
) {
  const alertId = useId();
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    reValidateMode: "onSubmit",
  });
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
    message: problem ?? (request.error && failureMessage(request.error, failed)),
    /** Submits with `send` if the values are valid and no request is under way. */
    onSubmit(send: (values: Output) => void) {
      const submit = form.handleSubmit(
        (values) => {
          if (!request.isPending) send(values);
        },
        () => request.reset(),
      );
      return (event: FormEvent) => void submit(event);
    },
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
