import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { z } from "zod";
import { limits } from "#shared/limits.ts";
import { HttpError } from "./errors.ts";
import { describeRoute } from "./route-metadata.ts";

/**
 * Middleware that checks a request's JSON body, query or path against a schema of the contract.
 * Handlers read the result with `c.req.valid(target)`. Fails with `invalid_request` and one
 * sentence per field; a body also with `unsupported_media_type` or `payload_too_large`.
 */
export function validate<Target extends "json" | "query" | "param", Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  const check = zValidator(target, schema, (result) => {
    if (!result.success) throw invalidRequest(result.error.issues);
  });
  const middleware: typeof check = async (c, next) => {
    if (target === "json") await checkJsonBody(c);
    if (target === "query") refuseRepeatedParameters(c);
    return check(c, next);
  };
  return describeRoute(middleware, { [target]: schema });
}

/** The error for a schema's issues: one sentence for each field, after its path. */
function invalidRequest(issues: readonly z.core.$ZodIssue[]): HttpError {
  const sentences = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join(".");
    if (!sentences.has(field)) sentences.set(field, field ? `${field}: ${message}` : message);
  }
  const details = [...sentences.values()];
  // A single error's own sentence says more than the general one.
  const message = details.length === 1 ? issues[0]?.message : undefined;
  return new HttpError("invalid_request", { details, message });
}

/** Refuses a body larger than any form or JSON call needs. */
export const limitBody = bodyLimit({
  maxSize: limits.jsonBody,
  onError: () => {
    throw new HttpError("payload_too_large");
  },
});

/** Reads the body, which `c.req.json()` then parses. Hono alone would replace invalid UTF-8. */
async function checkJsonBody(c: Context): Promise<void> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header("Content-Type") ?? "")) {
    throw new HttpError("unsupported_media_type", { message: "Send the body as application/json." });
  }
  try {
    await limitBody(c, async () => {});
    new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(await c.req.arrayBuffer());
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError("invalid_request", { message: "The body could not be read as UTF-8 text." });
  }
}

/** Refuses a query parameter sent twice: caches and servers differ on which one counts. */
function refuseRepeatedParameters(c: Context): void {
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (values.length > 1) {
      throw new HttpError("invalid_request", { details: [`${name}: Send this parameter once`] });
    }
  }
}
