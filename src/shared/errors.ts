/** The codes of the error envelope, each with its HTTP status and default message. */
export const errorCodes = {
  invalid_request: { status: 400, message: "Please check your input and try again." },
  unauthenticated: { status: 401, message: "Please sign in to continue." },
  forbidden: { status: 403, message: "You are not allowed to do this." },
  not_found: { status: 404, message: "We could not find what you asked for." },
  method_not_allowed: { status: 405, message: "This address does not support that method." },
  conflict: { status: 409, message: "This already exists." },
  precondition_failed: { status: 412, message: "Somebody else changed this in the meantime." },
  payload_too_large: { status: 413, message: "What you sent is too large." },
  unsupported_media_type: { status: 415, message: "This kind of content is not accepted here." },
  rate_limited: { status: 429, message: "Too many requests. Please wait a moment and try again." },
  internal: { status: 500, message: "Server error. Please try again later." },
  unavailable: { status: 503, message: "The service is not available right now. Please try again shortly." },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** The body of every error response. `details`: `path: message`, one per invalid field. */
export interface ErrorEnvelope<Data = unknown> {
  message: string;
  details?: string[];
  code: ErrorCode;
  requestId: string;
  /** With `precondition_failed`: the record as it is now. */
  data?: Data;
}

/** Splits an entry of `details` into the field's path and the message. */
export function splitDetail(detail: string): { path: string; message: string } {
  const at = detail.indexOf(": ");
  return at < 0
    ? { path: "", message: detail }
    : { path: detail.slice(0, at), message: detail.slice(at + 2) };
}
