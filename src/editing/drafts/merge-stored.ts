import type { Keyed } from "../keyed.ts";

/**
 * The entries to go on with after a save: those that are `stored`, under the keys that they had in
 * `sent` (and so with their pending uploads and the focus), and the others in their places.
 */
export function mergeStored<Entry extends Keyed<object>>(
  sent: Entry[],
  stored: Entry[],
  isStored: (entry: Entry) => boolean,
): Entry[] {
  const unused = [...stored];
  return sent.flatMap((entry) => {
    if (!isStored(entry)) return [entry];
    const next = unused.shift();
    return next ? [{ ...next, key: entry.key }] : [];
  });
}
