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
 * The text for a failed request: the server's or the network's sentence, `fallback` for a
 * response without one, or `unexpected` for what was no API error; then how long to wait, if the
 * server said so.
 */
export function failureMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.code === "foreign") return signInMessages.unexpected;
  const hasSentence = error.status === 0 || error.requestId !== null;
  return [hasSentence ? error.message : fallback, waitMessage(error)].filter(Boolean).join(" ");
}

function waitMessage({ retryAfter }: ApiError): string | null {
  if (retryAfter === null) return null;
  if (retryAfter < 90) return `You can try again in ${retryAfter} seconds.`;
  return `You can try again in ${Math.ceil(retryAfter / 60)} minutes.`;
}
