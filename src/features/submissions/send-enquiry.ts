import { ApiError, api } from "#src/lib/api.ts";
import type { SubmissionReceipt, SubmissionRequestBody } from "#src/shared/contract/submission-input.ts";

/** What happens to an enquiry until it is answered. */
export type SendPhase = "sending" | "retrying" | "offline";

interface SendOptions {
  /** Waits for the connection, and repeats what time may heal; otherwise the first failure counts. */
  patient: boolean;
  onPhase?: (phase: SendPhase) => void;
}

const retries = 3;
const longestWaitMs = 15_000;

/**
 * Sends one enquiry; throws `ApiError`. The same `clientId` never makes a second enquiry, so
 * repeating it is safe.
 */
export async function sendEnquiry(
  enquiry: SubmissionRequestBody,
  { patient, onPhase }: SendOptions,
): Promise<SubmissionReceipt> {
  for (let failures = 0; ; failures++) {
    if (patient && !navigator.onLine) {
      onPhase?.("offline");
      await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    }
    onPhase?.(failures > 0 ? "retrying" : "sending");
    try {
      // A token is good for one request: every attempt asks for its own.
      const turnstileToken = await takeChallenge();
      return await api<SubmissionReceipt>("/api/form-submissions", {
        method: "POST",
        body: { ...enquiry, turnstileToken },
      });
    } catch (error) {
      if (!(patient && failures < retries && error instanceof ApiError && isTransient(error))) throw error;
      onPhase?.("retrying");
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(failures, error)));
    }
  }
}

/** A token of Cloudflare's challenge when this site asks for one, and when one could be had. */
async function takeChallenge(): Promise<string | undefined> {
  const key = document.querySelector<HTMLMetaElement>('meta[name="challenge-key"]')?.content;
  if (!key) return undefined;
  const challenge = await import("./challenge/challenge.client.tsx").catch(() => null);
  return challenge?.solveChallenge(key);
}

/** True for a failure that time may heal: no response, or one that asks to come back. */
function isTransient({ status }: ApiError): boolean {
  return [0, 502, 503, 504].includes(status);
}

/** Before the next attempt: 1, 2, 4 seconds, or what the server asks for. */
function retryDelayMs(failures: number, { retryAfter }: ApiError): number {
  return Math.min(Math.max(1000 * 2 ** failures, (retryAfter ?? 0) * 1000), longestWaitMs);
}
