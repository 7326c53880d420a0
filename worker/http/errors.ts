import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ErrorCode, type ErrorEnvelope, errorCodes } from "#shared/errors.ts";
import type { AppEnv } from "../env.ts";
import { describeError, log } from "../platform/log.ts";

interface HttpErrorOptions {
  message?: string;
  details?: string[];
  headers?: Record<string, string>;
  data?: unknown;
}

/** A refusal that is part of the contract; thrown anywhere, answered as the one envelope. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly options: HttpErrorOptions;

  constructor(code: ErrorCode, options: HttpErrorOptions = {}) {
    super(options.message ?? errorCodes[code].message);
    this.code = code;
    this.options = options;
  }
}

/** Seconds after which a client may try again when the database or the bucket does not answer. */
const retryAfter = "5";

/** Answers a failure in the one envelope. */
export function errorResponse(c: Context<AppEnv>, failure: HttpError): Response {
  const { code, options } = failure;
  const body: ErrorEnvelope = { message: failure.message, code, requestId: c.get("requestId") };
  if (options.details) body.details = options.details;
  if (options.data !== undefined) body.data = options.data;
  // All of it here: what failed may be the middleware that would have added it.
  const headers: Record<string, string> = {
    "Cache-Control": "no-store",
    "Content-Type": "application/json; charset=utf-8",
    "X-Request-Id": body.requestId,
    ...options.headers,
  };
  if (code === "unauthenticated") headers["WWW-Authenticate"] = "Bearer";
  if (code === "unavailable") headers["Retry-After"] = retryAfter;
  return c.json(body, errorCodes[code].status as ContentfulStatusCode, headers);
}

/** Turns whatever was thrown into a failure of the contract, and logs what was not foreseen. */
export function handleError(error: unknown, c: Context<AppEnv>): Response {
  // Else Hono gives a failure the headers of an answer that was ready before something failed, also that it may be stored.
  c.res = undefined;
  if (error instanceof HttpError) return errorResponse(c, error);
  if (error instanceof HTTPException && error.status < 500) {
    return errorResponse(c, new HttpError("invalid_request", { message: "The request could not be read." }));
  }
  const unavailable = isBindingFailure(error);
  log("error", unavailable ? "binding_failed" : "unforeseen_error", {
    requestId: c.get("requestId"),
    error: describeError(error),
  });
  return errorResponse(c, new HttpError(unavailable ? "unavailable" : "internal"));
}

/** D1 and R2 name themselves in the messages of their errors; drizzle wraps D1's as the cause. */
function isBindingFailure(error: unknown): boolean {
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
