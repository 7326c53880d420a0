type Level = "info" | "warn" | "error";

/** Writes one line of JSON. Personal data, tokens and bodies must never be among the fields. */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  console[level === "info" ? "log" : level](
    JSON.stringify({ level, event, at: new Date().toISOString(), ...fields }),
  );
}

/**
 * An error with its causes, for `log`. Of a failed query only the SQL is included: its message
 * also holds the bound values, which may be personal data.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  if ("query" in error && "params" in error) return { name: "FailedQuery", query: error.query, ...cause };
  return { name: error.name, message: error.message, stack: error.stack, ...cause };
}
