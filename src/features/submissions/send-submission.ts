import type { SubmissionReceipt, SubmissionRequestBody } from "#shared/contract/submission-input.ts";
import { ApiError, api } from "#src/lib/api.ts";

/** The state of sending a submission. */
export type SendPhase = "sending" | "retrying" | "offline";

interface SendOptions {
  /** Waits for a connection and retries transient failures; otherwise fails at once. */
  retry: boolean;
  onPhase?: (phase: SendPhase) => void;
}

const retries = 3;
const longestWaitMs = 15_000;

/** Sends one submission; throws `ApiError`. Repeating it is safe: `clientId` makes it unique. */
export async function sendSubmission(
  submission: SubmissionRequestBody,
  { retry, onPhase }: SendOptions,
): Promise<SubmissionReceipt> {
  for (let failures = 0; ; failures++) {
    if (retry && !navigator.onLine) {
      onPhase?.("offline");
      await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    }
    onPhase?.(failures > 0 ? "retrying" : "sending");
    try {
      // A token is valid for one request, so every attempt needs its own.
      const turnstileToken = await getChallengeToken();
      return await api<SubmissionReceipt>("/api/form-submissions", {
        method: "POST",
        body: { ...submission, turnstileToken },
      });
    } catch (error) {
      if (!(retry && failures < retries && error instanceof ApiError && isTransient(error))) throw error;
      onPhase?.("retrying");
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(failures, error)));
    }
  }
}

/** A token of Cloudflare's challenge, when this site uses it and it could be solved. */
async function getChallengeToken(): Promise<string | undefined> {
  const key = document.querySelector<HTMLMetaElement>('meta[name="challenge-key"]')?.content;
  if (!key) return undefined;
  const challenge = await import("./challenge/challenge.client.tsx").catch(() => null);
  return challenge?.solveChallenge(key);
}

/** True for a failure that a retry may solve: no response, or a gateway error. */
function isTransient({ status }: ApiError): boolean {
  return [0, 502, 503, 504].includes(status);
}

/** 1, 2, 4 seconds, or the longer time that the server asks for. */
function retryDelayMs(failures: number, { retryAfter }: ApiError): number {
  return Math.min(Math.max(1000 * 2 ** failures, (retryAfter ?? 0) * 1000), longestWaitMs);
}
