import { zodResolver } from "@hookform/resolvers/zod";
import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { ApiError } from "#src/lib/api.ts";
import { useUnloadWarning } from "./saving/use-unload-warning.ts";

export interface MutationFormOptions<Input extends FieldValues, Output, Variables, Result> {
  /** What is checked before it is sent: a schema of the contract. */
  schema: z.ZodType<Output, Input>;
  defaultValues?: DefaultValues<Input>;
  mutation: UseMutationOptions<Result, Error, Variables>;
  /** What is sent for valid values; the values themselves when it is missing. Null sends nothing. */
  toVariables?: (values: Output) => Variables | null;
  onSaved?: (result: Result) => void;
  /** False where what is typed is stored elsewhere, or is nothing to keep. */
  warnsBeforeLeaving?: boolean;
}

/**
 * A form of the portal: `schema` checks it, `mutation` sends it once at a time, the fields that the
 * API refuses get its sentences, and the browser asks before typed values are lost.
 */
export function useMutationForm<Input extends FieldValues, Output, Variables = Output, Result = unknown>({
  schema,
  defaultValues,
  mutation,
  toVariables = (values) => values as unknown as Variables,
  onSaved,
  warnsBeforeLeaving = true,
}: MutationFormOptions<Input, Output, Variables, Result>) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    reValidateMode: "onSubmit",
    ...(defaultValues && { defaultValues }),
  });
  const request = useMutation({
    ...mutation,
    // Not with `mutate`: that is dropped when the form is replaced while the lists are fetched again.
    onSuccess(result, ...rest) {
      // What is saved is what later changes are compared with.
      form.reset(form.getValues());
      onSaved?.(result);
      return mutation.onSuccess?.(result, ...rest);
    },
  });
  const { errors, isDirty } = form.formState;
  useUnloadWarning(isDirty && warnsBeforeLeaving);
  const refused = request.error instanceof ApiError ? request.error.byField() : {};
  const submit = form.handleSubmit(
    (values) => {
      const variables = request.isPending ? null : toVariables(values);
      if (variables !== null) request.mutate(variables);
    },
    () => request.reset(),
  );
  return {
    ...form,
    request,
    onSubmit: (event?: FormEvent) => void submit(event),
    /** The sentence beside a field: about what was typed, or from the API. */
    errorOf(name: FieldPath<Input>): string | undefined {
      const problem: FieldError | undefined = get(errors, name);
      return problem?.message ?? refused[name];
    },
    /** The sentence about a failed request that is beside no field. */
    failure: Object.keys(refused).length === 0 ? request.error?.message : undefined,
  };
}
