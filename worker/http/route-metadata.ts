import type { z } from "zod";

/** What a route's middleware contributes to the API description. */
export interface RouteMetadata {
  /** Schemas that requests are checked against. */
  json?: z.ZodType;
  query?: z.ZodType;
  param?: z.ZodType;
  /** The body is a file as `text/csv`. */
  csv?: true;
  /** Only admins may call it: every one, or owners and this role. */
  requires?: "any" | "owner" | "editor" | "agent";
  /** Takes an `Idempotency-Key`. */
  idempotent?: true;
  /** Asks for a fresh proof of identity. */
  stepUp?: true;
}

const metadata = new WeakMap<object, RouteMetadata>();

/** Attaches metadata to a middleware and returns the middleware. */
export function describeRoute<Middleware extends object>(
  middleware: Middleware,
  description: RouteMetadata,
): Middleware {
  metadata.set(middleware, description);
  return middleware;
}

/** The metadata attached to a middleware, empty when there is none. */
export function routeMetadata(middleware: object): RouteMetadata {
  return metadata.get(middleware) ?? {};
}
