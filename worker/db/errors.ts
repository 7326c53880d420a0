/** True when the database refused a write because a column that must have a value got none. */
export function isMissingValue(error: unknown): boolean {
  return isRefused(error, /NOT NULL constraint failed/i);
}

/** True when the database refused a write because a unique value is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return isRefused(error, /UNIQUE constraint failed/i);
}

function isRefused(error: unknown, reason: RegExp): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (reason.test(current.message)) return true;
  }
  return false;
}
