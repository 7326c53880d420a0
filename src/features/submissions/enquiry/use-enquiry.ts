import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { privacyNotice } from "#src/content/contact/notice.ts";
import { messages } from "#src/content/messages.ts";
import { ApiError } from "#src/lib/api.ts";
import type { SubmissionRequestBody } from "#src/shared/contract/submission-input.ts";
import { splitDetail } from "#src/shared/errors.ts";
import { limits } from "#src/shared/limits.ts";
import { nextAttempt } from "../attempt.ts";
import { readOrigin } from "../origin.ts";
import { writeOutbox } from "../outbox.ts";
import { keepScenario, readScenario } from "../scenario.ts";
import { sendEnquiryMutation } from "../submissions.queries.ts";
import { type Draft, hasText, keepDraft, openDraft } from "./draft.ts";
import type { EnquiryForm, EnquiryValues } from "./form-types.ts";
import { fieldForPath, textOf, toSubmission } from "./payload.ts";

/** Loads the validation; a page that lost its network sends unchecked, and the Worker's answer says what is wrong. */
async function loadValidation() {
  return import("./validate.ts").catch(() => null);
}

function resolverFor(form: EnquiryForm): Resolver<EnquiryValues> {
  return async (values) => {
    const validation = await loadValidation();
    const problems = Object.entries(validation?.findProblems(form, values) ?? {});
    if (problems.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(problems.map(([name, message]) => [name, { type: "contract", message }])),
    };
  };
}

/** Everything that happens to one enquiry form between the first key and the thank-you. */
export function useEnquiry(form: EnquiryForm) {
  const draftName = form.draft ?? form.formType;
  const draft = useRef<Draft>(null);
  const [ready, setReady] = useState(false);
  const [restored, setRestored] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const fields = useForm<EnquiryValues>({
    resolver: resolverFor(form),
    mode: "onTouched",
    shouldFocusError: false,
  });
  const { reset, getValues, setError, subscribe, handleSubmit } = fields;

  const sending = useMutation({
    ...sendEnquiryMutation(),
    onSuccess() {
      keepDraft(draftName, null);
      writeOutbox(draftName, null);
      if (!form.withoutScenario) keepScenario(form.formType, null);
    },
    onError(error) {
      keep({ pending: false });
      writeOutbox(draftName, null);
      setAttempt((count) => count + 1);
      if (error instanceof ApiError && error.status === 400) {
        for (const { path, message } of error.details.map(splitDetail)) {
          const name = fieldForPath(form, path);
          if (name) setError(name, { type: "server", message });
        }
      }
    },
  });

  function keep(change: Partial<Draft>) {
    if (!draft.current) return;
    draft.current = { ...draft.current, ...change };
    keepDraft(draftName, draft.current);
  }

  function send(values: EnquiryValues) {
    // A second press while the first is on its way changes nothing.
    if (!draft.current || sending.isPending || draft.current.pending) return;
    const enquiry = toSubmission(form, values, form.withoutScenario ? null : readScenario(form.formType));
    keep({ pending: true, values, ...nextAttempt(draft.current, enquiry) });
    const request = {
      ...enquiry,
      clientId: draft.current.clientId,
      consent: { version: privacyNotice.version, marketing: values.marketing === true },
      origin: readOrigin(),
      filledInMs: Math.min(Math.max(0, Date.now() - draft.current.startedAt), limits.filledInMs),
      website: textOf(values, "website"),
    } as SubmissionRequestBody;
    writeOutbox(draftName, request);
    sending.mutate(request);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per form: what follows reads the latest by reference
  useEffect(() => {
    const opened = openDraft(draftName, Date.now());
    const wasPending = opened.pending;
    draft.current = { ...opened, pending: false };
    if (hasText(opened.values)) {
      const typedMeanwhile = Object.entries(getValues()).filter(([, value]) => value);
      reset({ ...opened.values, ...Object.fromEntries(typedMeanwhile) });
      setRestored(true);
    }
    setReady(true);
    if (wasPending) send(opened.values);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keep({ values }),
    });
  }, [draftName]);

  function startAgain() {
    // Without a draft nothing is kept: clearing the fields must not bring the sent one back.
    draft.current = null;
    reset({});
    sending.reset();
    setRestored(false);
    setAttempt(0);
    draft.current = openDraft(draftName, Date.now());
  }

  return {
    fields,
    ready,
    restored,
    attempt,
    receipt: sending.data?.data ?? null,
    busy: sending.isPending,
    offline: sending.isPaused,
    retrying: sending.isPending && !sending.isPaused && sending.failureCount > 0,
    failure: sending.isError ? failureText(sending.error) : null,
    submit: handleSubmit(send, () => setAttempt((count) => count + 1)),
    preload: () => void loadValidation(),
    startAgain,
  };
}

/** What to say about a failure: the server's own sentence when it had one. */
function failureText(error: Error): string {
  const spoke = error instanceof ApiError && (error.status === 0 || error.requestId !== null);
  return spoke ? error.message : messages.enquiry.failed;
}
