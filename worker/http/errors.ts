import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ErrorCode, type ErrorEnvelope, errorCodes } from "#shared/errors.ts";
import type { AppEnv } from "../env.ts";
import { isDevelopment } from "../platform/development.ts";
import { describeError, log } from "../platform/log.ts";

interface HttpErrorOptions {
  message?: string;
  details?: string[];
  headers?: Record<string, string>;
  data?: unknown;
}

/** An error of the API contract. Thrown anywhere in a request, it becomes the error response. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly options: HttpErrorOptions;

  constructor(code: ErrorCode, options: HttpErrorOptions = {}) {
    super(options.message ?? errorCodes[code].message);
    this.code = code;
    this.options = options;
  }
}

/** Seconds after which a client may retry when the database or the bucket does not respond. */
const retryAfterSeconds = "5";

/** The response for an error: its status, and the envelope that every error of the API has. */
export function errorResponse(c: Context<AppEnv>, error: HttpError): Response {
  const { code, options } = error;
  const body: ErrorEnvelope = { message: error.message, code, requestId: c.get("requestId") };
  if (options.details) body.details = options.details;
  if (options.data !== undefined) body.data = options.data;
  // Set here as well as in middleware, because the middleware may be what failed.
  const headers: Record<string, string> = {
    "Cache-Control": "no-store",
    "Content-Type": "application/json; charset=utf-8",
    "X-Request-Id": body.requestId,
    ...options.headers,
  };
  if (code === "unauthenticated") headers["WWW-Authenticate"] = "Bearer";
  if (code === "unavailable") headers["Retry-After"] = retryAfterSeconds;
  return c.json(body, errorCodes[code].status as ContentfulStatusCode, headers);
}

/** The response for anything thrown in a request. Unexpected errors are logged, never shown. */
export function handleError(error: unknown, c: Context<AppEnv>): Response {
  // Otherwise Hono copies headers of a finished response, such as its cache headers, to this one.
  c.res = undefined;
  if (error instanceof HttpError) return errorResponse(c, error);
  if (isRefusal(error)) {
    return errorResponse(c, new HttpError("invalid_request", { message: "The body is not valid JSON." }));
  }
  const unavailable = isBindingFailure(error);
  // Vite then shows the error with its source position.
  if (isDevelopment && !unavailable) throw error;
  log("error", unavailable ? "binding_failed" : "unforeseen_error", {
    requestId: c.get("requestId"),
    error: describeError(error),
  });
  return errorResponse(c, new HttpError(unavailable ? "unavailable" : "internal"));
}

/**
 * True for an error that refuses the request before anything was written. Hono's validator throws
 * an `HTTPException` for a body that JSON.parse refuses.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof HttpError || (error instanceof HTTPException && error.status < 500);
}

/** True for errors of D1 and R2, known by their messages; drizzle wraps D1's as the cause. */
export function isBindingFailure(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (
      /^D1_(?!.*constraint)/i.test(current.message) ||
      /\bR2\b|internal error; reference/i.test(current.message)
    ) {
      return !/constraint failed|no such (table|column)|syntax error/i.test(current.message);
    }
  }
  return false;
}
