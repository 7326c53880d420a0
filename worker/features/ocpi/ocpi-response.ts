import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { errorCodes } from "#shared/errors.ts";
import { isoTime } from "#shared/time.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError, isBindingFailure } from "../../http/errors.ts";
import { describeError, log } from "../../platform/log.ts";
import { ownParty } from "../ocpi-objects/ocpi.rules.ts";

/** Status codes of OCPI that we answer with. */
export const ocpiStatus = {
  success: 1000,
  clientError: 2000,
  invalid: 2001,
  notEnough: 2002,
  unknownLocation: 2003,
  serverError: 3000,
  clientUnusable: 3001,
  unsupportedVersion: 3002,
  missingEndpoints: 3003,
} as const;

type OcpiStatus = (typeof ocpiStatus)[keyof typeof ocpiStatus];

/**
 * An error in OCPI's envelope. A request that is understood gets HTTP 200 and the reason in
 * `status_code`; other HTTP statuses are for what never reaches OCPI.
 */
export class OcpiError extends Error {
  readonly code: OcpiStatus;
  readonly httpStatus: ContentfulStatusCode;
  readonly headers: Record<string, string>;

  constructor(
    code: OcpiStatus,
    message: string,
    httpStatus: ContentfulStatusCode = 200,
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.code = code;
    this.httpStatus = httpStatus;
    this.headers = headers;
  }
}

export function unknownObject(what: string): OcpiError {
  return new OcpiError(ocpiStatus.unknownLocation, `${what} is not known here.`, 404);
}

/** The envelope of a success; `data` is left out when there is none. */
export function ocpiSuccess(
  c: Context<AppEnv>,
  { data, created = false, message }: { data?: unknown; created?: boolean; message?: string } = {},
): Response {
  return envelope(c, { code: ocpiStatus.success, data, message, status: created ? 201 : 200 });
}

/** The response for anything thrown below `/ocpi`. */
export function handleOcpiError(error: unknown, c: Context<AppEnv>): Response {
  if (error instanceof OcpiError) {
    const { code, message, httpStatus, headers } = error;
    return envelope(c, { code, message, status: httpStatus, headers });
  }
  const known = asHttpError(error);
  if (!known) log("error", "ocpi_failed", { error: describeError(error) });
  const { code, message, options } = known ?? new HttpError("internal");
  const status = errorCodes[code].status as ContentfulStatusCode;
  const ocpiCode = status >= 500 ? ocpiStatus.serverError : ocpiStatus.clientError;
  return envelope(c, { code: ocpiCode, message, status, headers: options.headers });
}

function asHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  if (!isBindingFailure(error)) return null;
  return new HttpError("unavailable", { headers: { "Retry-After": "5" } });
}

interface Envelope {
  code: OcpiStatus;
  data?: unknown;
  message?: string | undefined;
  status: ContentfulStatusCode;
  headers?: Record<string, string> | undefined;
}

function envelope(c: Context<AppEnv>, { code, data, message, status, headers = {} }: Envelope): Response {
  const body = {
    ...(data !== undefined && { data }),
    status_code: code,
    ...(message !== undefined && { status_message: message }),
    timestamp: isoTime(c.get("now")),
  };
  return c.json(body, status, { ...idHeaders(c), ...headers, "Cache-Control": "no-store" });
}

/** The ids of the request, and the routing headers the other way round. */
function idHeaders(c: Context<AppEnv>): Record<string, string> {
  const sent = (name: string) => /^[\x21-\x7e]{1,128}$/.exec(c.req.header(name) ?? "")?.[0];
  const pairs = [
    ["X-Request-ID", sent("X-Request-ID") ?? c.get("requestId")],
    ["X-Correlation-ID", sent("X-Correlation-ID") ?? c.get("requestId")],
  ];
  const country = sent("OCPI-from-country-code");
  const party = sent("OCPI-from-party-id");
  if (country && party) {
    pairs.push(
      ["OCPI-to-country-code", country],
      ["OCPI-to-party-id", party],
      ["OCPI-from-country-code", sent("OCPI-to-country-code") ?? ownParty.countryCode],
      ["OCPI-from-party-id", sent("OCPI-to-party-id") ?? ownParty.partyId],
    );
  }
  return Object.fromEntries(pairs) as Record<string, string>;
}
