/** What the narrowest card has room for on a line, in characters; the dot before a tag takes as much as three. */
const room = 36;
const dot = 3;
const most = 3;
/** What is said of the tags that are not shown; it may begin where the others end. */
const rest = 2;

/** The first tags, as many as stand on one line of a card uncut; always one. */
export function tagsOfOneLine(tags: readonly string[]): readonly string[] {
  const all = tags.slice(0, most);
  if (all.length === tags.length && fitting(all, room) === all.length) return all;
  return all.slice(0, Math.max(1, fitting(all, room - rest)));
}

/** How many of the first tags fit. */
function fitting(tags: readonly string[], width: number): number {
  let taken = 0;
  const first = tags.findIndex((tag) => {
    taken += tag.length + dot;
    return taken > width;
  });
  return first < 0 ? tags.length : first;
}
