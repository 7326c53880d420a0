/** Characters that turn the text after them, with which a name can look like another one. */
const overrides = /[\u202a-\u202e\u2066-\u2069]/g;

/** A name as it is read: without embeddings, overrides and isolates of direction. */
export function withoutOverrides(name: string): string {
  return name.replace(overrides, "");
}
