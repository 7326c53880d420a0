type Level = "info" | "warn" | "error";

/** Writes one structured line. Personal data, tokens and bodies never go in. */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  console[level === "info" ? "log" : level](
    JSON.stringify({ level, event, at: new Date().toISOString(), ...fields }),
  );
}
