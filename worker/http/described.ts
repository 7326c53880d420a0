import type { z } from "zod";

/** What a route's middleware says about it, for its description. */
export interface RouteNotes {
  /** Schemas that a request is checked against. */
  json?: z.ZodType;
  query?: z.ZodType;
  param?: z.ZodType;
  /** Only a signed-in member of staff comes past it. */
  staff?: true;
}

// Beside the handlers, not on them: what runs stays a plain function.
const notes = new WeakMap<object, RouteNotes>();

/** Notes something about a middleware, which is returned. */
export function noted<Handler extends object>(handler: Handler, note: RouteNotes): Handler {
  notes.set(handler, note);
  return handler;
}

/** What is noted about a handler; nothing for most. */
export function notesOf(handler: object): RouteNotes {
  return notes.get(handler) ?? {};
}
