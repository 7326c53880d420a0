/** A list entry whose `key` stays the same when it is moved or saved. */
export type Keyed<Entry> = Entry & { key: string };

/** A key that is unique across visits too, because local drafts keep theirs. */
export function newKey(): string {
  return crypto.randomUUID();
}
