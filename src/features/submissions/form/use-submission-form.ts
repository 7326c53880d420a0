import { type FormEvent, useLayoutEffect, useState } from "react";
import type { SubmissionRequestBody } from "#shared/contract/submission-input.ts";
import { splitDetail } from "#shared/errors.ts";
import { estimateField, type FormDefinition, type FormValues } from "#shared/forms/define-form.ts";
import { fieldForPath, textOf, toSubmissionInput } from "#shared/forms/submission-values.ts";
import { messages } from "#src/content/messages.ts";
import { ApiError } from "#src/lib/api.ts";
import type { PostedForm } from "#src/lib/posted-form.ts";
import { nextAttempt } from "../attempt.ts";
import { readEstimate, saveEstimate } from "../estimate.ts";
import { useSender } from "../use-sender.ts";
import { writeWaiting } from "../waiting-submissions.ts";
import { hasText, readSent, type Sent, saveDraft, saveSent } from "./draft.ts";
import { toRequest } from "./request.ts";
import { useDraft } from "./use-draft.ts";
import { useFields } from "./use-fields.ts";

interface SubmissionOptions {
  /** The id of the `<form>`, unique on the page. */
  id: string;
  posted: PostedForm | undefined;
  /** The values of `formData` that the page sets. */
  given?: Record<string, string>;
  /** The name of its draft; by default the form's. */
  draft?: string;
  /** Rules of its own instead of the definition's. Returns errors by field. */
  check?: (values: FormValues) => Record<string, string>;
  /** False shows a failure at once, for a form in a dialog that somebody waits for. */
  retry?: boolean;
  /** Returns false when the form must not show the receipt, because it was opened for another message. */
  onSent?: () => boolean;
  onFailed?: (error: Error) => void;
}

/** The state of one submission form: fields, draft and sending. */
export function useSubmissionForm(form: FormDefinition, options: SubmissionOptions) {
  const { posted, given, retry = true } = options;
  const draftName = options.draft ?? form.draft ?? form.type;
  const { draft, restored, save, open, startNew } = useDraft(draftName);
  const [attempt, setAttempt] = useState(0);
  const fields = useFields(form, options);
  const sender = useSender(retry);
  const [sent, setSent] = useState<Sent>();
  const placeOf = () => `${window.location.pathname}#${options.id}`;

  async function send(values: FormValues) {
    // A second click while it is being sent does nothing.
    if (!draft.current || sender.isBusy()) return;
    const estimate = form.takesEstimate ? readEstimate(form.type) : null;
    const typed = toSubmissionInput(form, { ...values, ...given, [estimateField.name]: estimate });
    save({ pending: true, values, ...nextAttempt(draft.current, typed) });
    const request = toRequest(typed, values, draft.current);
    const result = await sendWithOutbox(draftName, request, sender);
    if (result instanceof Error) {
      save({ pending: false });
      setAttempt((count) => count + 1);
      fields.setProblems(problemsIn(result, form));
      return options.onFailed?.(result);
    }
    deleteStored(form, draftName);
    const { reference, link } = result.data;
    const receipt = { place: placeOf(), reference, link, phone: textOf(values, "phone") };
    saveSent(draftName, receipt);
    if (options.onSent?.() ?? true) setSent(receipt);
  }

  /** Restores this tab's draft and what was typed before hydration. */
  function restore() {
    const receipt = readSent(draftName, placeOf());
    setSent(receipt);
    const opened = open(fields);
    // Where the form is folded in, what was typed or sent would not be seen.
    if (receipt || hasText(opened.values))
      document.getElementById(options.id)?.closest("details")?.setAttribute("open", "");
    if (opened.pending && retry) void send(opened.values);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = fields.sync();
    if (fields.check(typed)) void send(typed);
    else setAttempt((count) => count + 1);
  }
  function startAgain() {
    fields.clear();
    sender.reset();
    setSent(undefined);
    saveSent(draftName, null);
    setAttempt(0);
    startNew();
  }

  // Nothing is sent without a draft, and a browser may handle a press before it runs other effects.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per form
  useLayoutEffect(restore, [draftName]);

  return {
    draftName,
    fields,
    restored,
    attempt,
    sender,
    sent,
    restore,
    failure: sender.error ? failureText(sender.error) : posted?.failure,
    onInput: (event: FormEvent) => save({ values: fields.onInput(event) }),
    onPointerDown: fields.onPointerDown,
    onBlur: (event: React.FocusEvent) => save({ values: fields.onBlur(event) }),
    submit,
    startAgain,
  };
}

/** Sends a request that is stored as waiting, from where another page resends it if this one is left. */
async function sendWithOutbox(
  draftName: string,
  request: SubmissionRequestBody,
  { send }: ReturnType<typeof useSender>,
) {
  writeWaiting(draftName, request);
  const result = await send(request);
  writeWaiting(draftName, null);
  return result;
}

/** Deletes the stored data of a form that was sent. */
function deleteStored(form: FormDefinition, draftName: string): void {
  saveDraft(draftName, null);
  if (form.takesEstimate) saveEstimate(form.type, null);
}

/** The server's errors by field. */
function problemsIn(error: Error, form: FormDefinition): Record<string, string> {
  const details = error instanceof ApiError && error.status === 400 ? error.details : [];
  return Object.fromEntries(
    details.map(splitDetail).flatMap(({ path, message }) => {
      const name = fieldForPath(form, path);
      return name ? [[name, message]] : [];
    }),
  );
}

/** The message of a failure: the server's own when it sent one. */
function failureText(error: Error): string {
  const hasMessage = error instanceof ApiError && (error.status === 0 || error.requestId !== null);
  return hasMessage ? error.message : messages.submission.failed;
}
