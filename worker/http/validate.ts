import type { Context, Input, MiddlewareHandler, TypedResponse } from "hono";
import type { z } from "zod";
import { limits } from "#shared/limits.ts";
import type { AppEnv } from "../env.ts";
import { noted } from "./described.ts";
import { HttpError } from "./errors.ts";

type Source = "json" | "query" | "param";

type Validated<Target extends Source, Schema extends z.ZodType> = {
  in: { [K in Target]: z.input<Schema> };
  out: { [K in Target]: z.output<Schema> };
} & Input;

/**
 * Checks a request's body, query or path against a schema of the shared contract, before the handler runs. The handler
 * reads the result with `c.req.valid(target)`. Refuses with `invalid_request` and one sentence per field; a body that is not JSON with
 * `unsupported_media_type`, one over 256 KiB with `payload_too_large`.
 */
export function validate<Target extends Source, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
): MiddlewareHandler<AppEnv, string, Validated<Target, Schema>, Response & TypedResponse> {
  const check: MiddlewareHandler<
    AppEnv,
    string,
    Validated<Target, Schema>,
    Response & TypedResponse
  > = async (c, next) => {
    const input = target === "json" ? await readJson(c) : target === "query" ? readQuery(c) : c.req.param();
    const result = await schema.safeParseAsync(input);
    if (!result.success) throw invalid(result.error);
    c.req.addValidatedData(target, result.data as object);
    await next();
  };
  return noted(check, { [target]: schema });
}

/** The failure for a schema's error: each field once, with its path. */
export function invalid(error: z.ZodError): HttpError {
  const seen = new Map<string, string>();
  for (const issue of error.issues) {
    const path = issue.path.join(".");
    if (!seen.has(path)) seen.set(path, path ? `${path}: ${issue.message}` : issue.message);
  }
  const details = [...seen.values()];
  const [first] = error.issues;
  return new HttpError("invalid_request", {
    details,
    // With a single fault its own sentence says more than the general one.
    message: details.length === 1 && first ? first.message : undefined,
  });
}

async function readJson(c: Context<AppEnv>): Promise<unknown> {
  const type = c.req.header("Content-Type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new HttpError("unsupported_media_type", { message: "Send the body as application/json." });
  }
  const text = await readText(c.req.raw, limits.jsonBody);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError("invalid_request", { message: "The body is not valid JSON." });
  }
}

/** Reads a body as UTF-8 and stops at the limit, whatever `Content-Length` says. */
async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => new HttpError("payload_too_large");
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw tooLarge();
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  let bytes = 0;
  let text = "";
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge();
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError("invalid_request", { message: "The body could not be read as UTF-8 text." });
  }
}

/** The query string as an object; a parameter that comes twice is refused, because readers would differ on which one counts. */
function readQuery(c: Context<AppEnv>): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (values.length > 1) {
      throw new HttpError("invalid_request", { details: [`${name}: Send this parameter once`] });
    }
    query[name] = values[0] ?? "";
  }
  return query;
}
