type Level = "info" | "warn" | "error";

/** Writes one structured line. Personal data, tokens and bodies never go in. */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  console[level === "info" ? "log" : level](
    JSON.stringify({ level, event, at: new Date().toISOString(), ...fields }),
  );
}

/** An error with its causes, for `log`. A failed query is named by its text only: its message also holds the values, which people wrote. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  if ("query" in error && "params" in error) return { name: "FailedQuery", query: error.query, ...cause };
  return { name: error.name, message: error.message, stack: error.stack, ...cause };
}
