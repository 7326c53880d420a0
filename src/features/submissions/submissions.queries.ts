import { mutationOptions } from "@tanstack/react-query";
import { ApiError, api } from "#src/lib/api.ts";
import type { SubmissionReceipt, SubmissionRequestBody } from "#src/shared/contract/submission-input.ts";

/** A token of Cloudflare's challenge when this site asks for one, and when one could be had. */
async function takeChallenge(): Promise<string | undefined> {
  const key = document.querySelector<HTMLMetaElement>('meta[name="challenge-key"]')?.content;
  if (!key) return undefined;
  const challenge = await import("./challenge/challenge.client.tsx").catch(() => null);
  return challenge?.solveChallenge(key);
}

const retries = 3;
const longestWait = 15_000;

/**
 * Sends one enquiry. A lost connection and an unavailable service are tried again, later each time; while the browser is
 * offline it waits (`isPaused`). The same `clientId` never makes a second enquiry, so trying again is safe.
 */
export function sendEnquiryMutation() {
  return mutationOptions({
    mutationKey: ["submissions", "send"],
    mutationFn: async (enquiry: SubmissionRequestBody) => {
      // A token is good for one request: every attempt asks for its own.
      const turnstileToken = await takeChallenge();
      return api<SubmissionReceipt>("/api/form-submissions", {
        method: "POST",
        body: { ...enquiry, turnstileToken },
      });
    },
    retry: (failures, error) => failures < retries && passes(error),
    retryDelay,
    networkMode: "online",
  });
}

/** True for a failure that time may heal: no answer, or an answer that asks to come back. */
function passes(error: Error): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status);
}

/** Milliseconds before the next attempt: 1, 2, 4 seconds, or what the server asks for. */
function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.min(Math.max(1000 * 2 ** failures, asked), longestWait);
}
