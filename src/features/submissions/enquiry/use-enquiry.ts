import { type FormEvent, useEffect, useState } from "react";
import { messages } from "#src/content/messages.ts";
import { ApiError } from "#src/lib/api.ts";
import type { PostedForm } from "#src/lib/posted-form.ts";
import type { SubmissionRequestBody } from "#src/shared/contract/submission-input.ts";
import { splitDetail } from "#src/shared/errors.ts";
import { nextAttempt } from "../attempt.ts";
import { writeOutbox } from "../outbox.ts";
import { keepScenario, readScenario } from "../scenario.ts";
import { useSender } from "../use-sender.ts";
import { keepDraft } from "./draft.ts";
import type { EnquiryForm, EnquiryValues } from "./form-types.ts";
import { fieldForPath, toSubmission } from "./payload.ts";
import { toRequest } from "./request.ts";
import { useDraft } from "./use-draft.ts";
import { useFields } from "./use-fields.ts";

interface EnquiryOptions {
  /** The id of the `<form>`, unique on the page. */
  id: string;
  posted: PostedForm | undefined;
  /** False where somebody waits before an open dialog: a failure is shown at once. */
  patient?: boolean;
  onSent?: () => void;
  onFailed?: (error: Error) => void;
}

/** Everything that happens to one enquiry form between the first key and the thank-you. */
export function useEnquiry(form: EnquiryForm, options: EnquiryOptions) {
  const { posted, patient = true } = options;
  const draftName = form.draft ?? form.formType;
  const { draft, restored, keep, open, renew } = useDraft(draftName);
  const [attempt, setAttempt] = useState(0);
  const fields = useFields(form, options.id, posted);
  const sender = useSender(patient);

  async function send(values: EnquiryValues) {
    // A second press while the first is on its way changes nothing.
    if (!draft.current || sender.isBusy()) return;
    const typed = toSubmission(form, values, form.withoutScenario ? null : readScenario(form.formType));
    keep({ pending: true, values, ...nextAttempt(draft.current, typed) });
    const request = toRequest(typed, values, draft.current);
    const result = await sendFromOutbox(draftName, request, sender);
    if (result instanceof Error) {
      keep({ pending: false });
      setAttempt((count) => count + 1);
      fields.setProblems(problemsIn(result, form));
      return options.onFailed?.(result);
    }
    forget(form, draftName);
    options.onSent?.();
  }

  /** Takes over what was typed before the code came, and the draft of this tab. */
  function restore() {
    const opened = open(fields);
    if (opened.pending && patient) void send(opened.values);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = fields.follow();
    if (fields.check(typed)) void send(typed);
    else setAttempt((count) => count + 1);
  }
  function startAgain() {
    fields.clear();
    sender.reset();
    setAttempt(0);
    renew();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per form: it reads the latest by reference
  useEffect(restore, [draftName]);

  return {
    fields,
    restored,
    attempt,
    sender,
    restore,
    failure: sender.error ? failureText(sender.error) : posted?.failure,
    changed: (event: FormEvent) => keep({ values: fields.changed(event) }),
    left: (event: React.FocusEvent) => keep({ values: fields.left(event) }),
    submit,
    startAgain,
  };
}

/** Keeps the request in the outbox while it is on its way: it goes out from another page if this one is left. */
async function sendFromOutbox(
  draftName: string,
  request: SubmissionRequestBody,
  { send }: ReturnType<typeof useSender>,
) {
  writeOutbox(draftName, request);
  const result = await send(request);
  writeOutbox(draftName, null);
  return result;
}

/** Deletes what this tab has stored for a form that was sent. */
function forget(form: EnquiryForm, draftName: string): void {
  keepDraft(draftName, null);
  if (!form.withoutScenario) keepScenario(form.formType, null);
}

/** The fields that the server refused, each with its sentence. */
function problemsIn(error: Error, form: EnquiryForm): Record<string, string> {
  const details = error instanceof ApiError && error.status === 400 ? error.details : [];
  return Object.fromEntries(
    details.map(splitDetail).flatMap(({ path, message }) => {
      const name = fieldForPath(form, path);
      return name ? [[name, message]] : [];
    }),
  );
}

/** What to say about a failure: the server's own sentence when it had one. */
function failureText(error: Error): string {
  const spoke = error instanceof ApiError && (error.status === 0 || error.requestId !== null);
  return spoke ? error.message : messages.enquiry.failed;
}
