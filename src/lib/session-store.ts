/**
 * Values of this tab, as JSON in `sessionStorage`. A browser that refuses storage remembers nothing, and says nothing:
 * reading gives null.
 */
export function readSession<Value>(key: string): Value | null {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

/** Keeps a value for this tab; null forgets it. */
export function writeSession(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or refused: the page works without it.
  }
}
