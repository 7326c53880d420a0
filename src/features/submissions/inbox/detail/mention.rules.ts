interface Colleague {
  id: string;
  name: string;
}

/** What was typed behind an `@` at the end of a text; null when nobody is being mentioned. */
export function openMention(text: string): string | null {
  return /(?:^|\s)@([^\s@][^@\n]{0,39})?$/u.exec(text)?.[0].trimStart().slice(1) ?? null;
}

/** The text with the name in the place of the mention at its end. */
export function completeMention(text: string, name: string): string {
  return `${text.slice(0, text.lastIndexOf("@"))}@${name} `;
}

/** Pieces of a text in their order; those that mention somebody have their id. */
export function mentionsIn(text: string, colleagues: readonly Colleague[]): { text: string; id?: string }[] {
  const longestFirst = [...colleagues].sort((one, other) => other.name.length - one.name.length);
  const pieces: { text: string; id?: string }[] = [];
  let rest = 0;
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    const isWordBefore = at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? "");
    const named = longestFirst.find(
      ({ name }) => text.startsWith(name, at + 1) && !/^[\p{L}\p{N}]/u.test(text.slice(at + 1 + name.length)),
    );
    if (isWordBefore || !named || at < rest) continue;
    if (at > rest) pieces.push({ text: text.slice(rest, at) });
    rest = at + 1 + named.name.length;
    pieces.push({ text: text.slice(at, rest), id: named.id });
  }
  if (rest < text.length) pieces.push({ text: text.slice(rest) });
  return pieces;
}
