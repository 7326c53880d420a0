/** What the narrowest card, a row of a phone, has room for on a line, in characters; the dot before a tag takes as much as three. */
const room = 28;
const dot = 3;
const most = 3;

/** The first tags, as many as stand on one line of a card uncut; always one. */
export function tagsOfOneLine(tags: readonly string[]): readonly string[] {
  let taken = 0;
  const first = tags.slice(0, most).findIndex((tag) => {
    taken += tag.length + dot;
    return taken > room;
  });
  return tags.slice(0, first < 0 ? most : Math.max(1, first));
}
