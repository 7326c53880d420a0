import type { HoursException, StationHours } from "#shared/contract/station-input.ts";
import { shortWeekdays as weekdays } from "#shared/station-hours.ts";
import { CellProblem, readList, writeList } from "./station-cells.rules.ts";

const wrongHours = "Write opening hours like Mon-Fri 09:00-21:00; Sat 10:00-18:00";
const wrongDates = "Write dates like 2026-08-15 closed; 2026-10-20 10:00-14:00";

/** `Mon-Fri 06:00-13:00, 15:00-23:00; Sat 10:00-18:00` */
export function writeHours(hours: readonly StationHours[]): string {
  const days = weekdays.map((_, index) =>
    hours
      .filter(({ weekday }) => weekday === index + 1)
      .map(({ from, to }) => `${from}-${to}`)
      .sort()
      .join(", "),
  );
  const groups: string[] = [];
  for (let first = 0; first < days.length; ) {
    let last = first;
    while (last + 1 < days.length && days[last + 1] === days[first]) last++;
    const name = last > first ? `${weekdays[first]}-${weekdays[last]}` : weekdays[first];
    if (days[first]) groups.push(`${name} ${days[first]}`);
    first = last + 1;
  }
  return groups.join("; ");
}

/** The same, and "Daily 24 hours", three-letter or whole names, and times with AM and PM. */
export function readHours(cell: string): StationHours[] {
  return readList(cell).flatMap((item) => {
    const [, days = "", times = ""] = /^([\p{L}]+(?:\s*[-–—]\s*[\p{L}]+)?)[\s:]+(\S.*)$/u.exec(item) ?? [];
    const parts = readTimes(times, wrongHours);
    return readDays(days).flatMap((weekday) => parts.map((part) => ({ weekday, ...part })));
  });
}

function readDays(text: string): number[] {
  if (/^(daily|everyday|all)$/i.test(text)) return weekdays.map((_, index) => index + 1);
  const [first = 0, last = first] = text.split(/\s*[-–—]\s*/).map(readDay);
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => ((first - 1 + index) % 7) + 1);
}

function readDay(text: string): number {
  const index = weekdays.findIndex((day) => text.slice(0, 3).toLowerCase() === day.toLowerCase());
  if (index < 0) throw new CellProblem(wrongHours);
  return index + 1;
}

function readTimes(text: string, problem: string): { from: string; to: string }[] {
  if (/^24\s*(h|hours|x\s*7)$/i.test(text)) return [{ from: "00:00", to: "00:00" }];
  return text.split(",").map((part) => {
    const [from, to, ...rest] = part.split(/\s*(?:[-–—]|\bto\b)\s*/i);
    if (!from || !to || rest.length > 0) throw new CellProblem(problem);
    return { from: readTime(from, problem), to: readTime(to, problem) };
  });
}

function readTime(text: string, problem: string): string {
  const [, hour = "", minute = "00", half = ""] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)?$/i.exec(text.trim()) ?? [];
  const twelve = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour) % 24;
  if (hour === "" || Number(hour) > (half ? 12 : 24) || Number(minute) > 59) throw new CellProblem(problem);
  return `${String(twelve).padStart(2, "0")}:${minute}`;
}

/** `2026-08-15 closed; 2026-10-20 10:00-14:00` */
export function writeExceptions(exceptions: readonly HoursException[]): string {
  return writeList(
    exceptions.map(({ date, from, to, closed }) => `${date} ${closed ? "closed" : `${from}-${to}`}`),
  );
}

export function readExceptions(cell: string): HoursException[] {
  return readList(cell).map((item) => {
    const [, date, rest = ""] = /^(\d{4}-\d{2}-\d{2})\s+(\S.*)$/.exec(item) ?? [];
    if (!date) throw new CellProblem(wrongDates);
    if (/^closed$/i.test(rest)) return { date, closed: true };
    const [times, more] = readTimes(rest, wrongDates);
    if (!times || more) throw new CellProblem(wrongDates);
    return { date, ...times };
  });
}
