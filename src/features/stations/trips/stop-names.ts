/** The names of one or more stops below the line of a way: where on it, in percent of its length. */
export interface PlacedNames {
  text: string;
  at: number;
  anchor: "start" | "middle" | "end";
}

interface Stop {
  at: number;
  name: string;
}

/** What a letter takes of the line of the narrowest card, and the space between two names, in percent. */
const letter = 2.3;
const space = 4;
/** Longer than this, only the first name of a group is written, and how many there are besides. */
const longest = 40;

/** Names below the dots of a way; those without room for each are joined. */
export function placeNames(stops: readonly Stop[]): PlacedNames[] {
  const groups: Stop[][] = [];
  for (const stop of stops) {
    const last = groups.at(-1);
    if (last && endOf(placed(last)) + space > startOf(placed([stop]))) last.push(stop);
    else groups.push([stop]);
  }
  return groups.map(placed);
}

function placed(group: readonly Stop[]): PlacedNames {
  const names = [...new Set(group.map(({ name }) => name))];
  const whole = names.join(", ");
  const text = whole.length <= longest ? whole : `${names[0]} +${names.length - 1}`;
  const at = group.reduce((sum, stop) => sum + stop.at, 0) / group.length;
  const half = widthOf(text) / 2;
  if (at < half) return { text, at: Math.min(at, 100 - 2 * half), anchor: "start" };
  if (at > 100 - half) return { text, at: Math.max(at, 2 * half), anchor: "end" };
  return { text, at, anchor: "middle" };
}

function widthOf(text: string): number {
  return text.length * letter;
}

function startOf({ text, at, anchor }: PlacedNames): number {
  return at - widthOf(text) * { start: 0, middle: 0.5, end: 1 }[anchor];
}

function endOf(names: PlacedNames): number {
  return startOf(names) + widthOf(names.text);
}
