import { useRef, useState } from "react";
import type { SubmissionReceipt, SubmissionRequestBody } from "#shared/contract/submission-input.ts";
import { type SendPhase, sendSubmission } from "./send-submission.ts";

interface SenderState {
  /** Null while nothing is being sent. */
  phase: SendPhase | null;
  error?: Error;
}

/** Sends the submissions of one form, one at a time. */
export function useSender(retry: boolean) {
  const [state, setState] = useState<SenderState>({ phase: null });
  const busy = useRef(false);

  /** Returns the receipt, or the error, which is then part of the state too. */
  async function send(submission: SubmissionRequestBody): Promise<SubmissionReceipt | Error> {
    busy.current = true;
    try {
      const receipt = await sendSubmission(submission, { retry, onPhase: (phase) => setState({ phase }) });
      setState({ phase: null });
      return receipt;
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      setState({ phase: null, error: failure });
      return failure;
    } finally {
      busy.current = false;
    }
  }
  return { ...state, isBusy: () => busy.current, send, reset: () => setState({ phase: null }) };
}
