import { ApiError } from "#src/lib/api.ts";

export const signInMessages = {
  fillIn: "Please fill in all fields",
  mismatch: "Passwords do not match",
  loginFailed: "Login failed",
  registrationFailed: "Registration failed",
  registered: "Registration successful! You can now login.",
  unexpected: "An unexpected error occurred",
} as const;

/**
 * The sentence for a sign-in or registration that failed: the server's own, the network's, `fallback` for an answer
 * without words, and one for what was never an answer at all.
 */
export function failureMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return signInMessages.unexpected;
  const answeredInWords = error.status === 0 || error.requestId !== null;
  return answeredInWords ? error.message : fallback;
}

/** How long to wait after too many attempts, in words; null when the answer did not say. */
export function waitMessage(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.retryAfter === null) return null;
  if (error.retryAfter < 90) return `You can try again in ${error.retryAfter} seconds.`;
  return `You can try again in ${Math.ceil(error.retryAfter / 60)} minutes.`;
}
