// A line every 15 seconds while a long command works: what it does, how far it is, and how long that still takes.

const everyMs = 15_000;

interface Part {
  what: string;
  /** How many there are to do; 0 when that is not known. */
  total: number;
  done: number;
  /** Milliseconds since 1970. */
  began: number;
}

let part: Part | null = null;
let timer: NodeJS.Timeout | undefined;

/** The progress of this process. Its lines go to the error output, apart from results. */
export const progress = {
  /** Begins the next part of the work, such as `reports` with how many there are. */
  begin(what: string, total = 0): void {
    const begun = { what, total, done: 0, began: Date.now() };
    part = begun;
    clearInterval(timer);
    // The process ends without waiting for it.
    timer = setInterval(() => console.error(progressLine(begun, Date.now())), everyMs).unref();
  },
  /** So many more are done. */
  add(count = 1): void {
    if (part) part.done += count;
  },
  /** What follows tells of itself. */
  end(): void {
    clearInterval(timer);
  },
};

/** `reports: 4,000 of 10,000, 2 min so far, about 3 min left`. */
export function progressLine({ what, total, done, began }: Part, now: number): string {
  const spent = now - began;
  const text = (number: number) => number.toLocaleString("en-IN");
  const count = total > 0 ? [`${text(done)} of ${text(total)}`] : done > 0 ? [text(done)] : [];
  const left = done > 0 && total > done ? [`about ${duration((spent / done) * (total - done))} left`] : [];
  return `... ${what}: ${[...count, `${duration(spent)} so far`, ...left].join(", ")}`;
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} min${rest > 0 ? ` ${rest} s` : ""}`;
}
