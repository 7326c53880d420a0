import type { z } from "zod";

/** What a route's middleware contributes to the API description. */
export interface RouteMetadata {
  /** Schemas that requests are checked against. */
  json?: z.ZodType;
  query?: z.ZodType;
  param?: z.ZodType;
  requiresAdmin?: true;
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
