/** How keys are called on a Mac, whose shortcuts use Command. */
const appleNames = new Map([
  ["Ctrl", "⌘"],
  ["Alt", "⌥"],
  ["Shift", "⇧"],
]);

/** Names of keys with spaces between, such as "Ctrl Enter", as they stand on the reader's keyboard. */
export function keyNames(keys: string): string {
  if (!/^(?:Mac|iP)/.test(globalThis.navigator?.platform ?? "")) return keys;
  return keys
    .split(" ")
    .map((key) => appleNames.get(key) ?? key)
    .join(" ");
}
