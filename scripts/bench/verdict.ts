import type { Measure, Sustained } from "./measure.ts";
import { mostPageProcessor, pageProcessorCause, wanted } from "./rows.ts";

/** Results by number of articles and name of the row. */
export type Measures = Map<number, Map<string, Measure>>;

export interface Verdict {
  what: string;
  found: string;
  limit: string;
  met: boolean;
  /** Why it is missed, where that is known. */
  cause?: string | undefined;
}

/** How much workerd's memory may grow from the first to the second half of a sustained load. */
const mostGrowth = 1.15;

/** MiB that an isolate may hold; Cloudflare ends one that holds 128 MB. */
const mostHeap = 61;

/** Compares results with their targets; rows without a result are left out. */
export function judge(measures: Measures, sustained: Sustained | null): Verdict[] {
  const verdicts: Verdict[] = [];
  const perSecond = (articles: number, row: string) => measures.get(articles)?.get(row)?.perSecond;
  for (const { row, atLeast, of, between, cause } of wanted) {
    const share = (what: string, part: number | undefined, whole: number | undefined) => {
      if (part === undefined || whole === undefined) return;
      const found = part / whole;
      const met = found >= atLeast;
      verdicts.push({ what, found: found.toFixed(2), limit: `at least ${atLeast}`, met, cause });
    };
    if (between) {
      const [large, small] = between;
      const what = `${row}: at ${large} articles as a share of itself at ${small}`;
      share(what, perSecond(large, row), perSecond(small, row));
    } else {
      for (const articles of measures.keys()) {
        const what = `${row}, at ${articles} articles: share of ${of}`;
        share(what, perSecond(articles, row), perSecond(articles, of ?? ""));
      }
    }
  }
  for (const [articles, found] of measures) {
    const page = found.get("article page, uncached")?.processor;
    if (page !== undefined) {
      verdicts.push({
        what: `making an article page, at ${articles} articles`,
        found: `${page.toFixed(1)} ms`,
        limit: `at most ${mostPageProcessor} ms of processor time`,
        met: page <= mostPageProcessor,
        cause: pageProcessorCause,
      });
    }
    for (const [row, { failed }] of found) {
      if (failed > 0)
        verdicts.push({ what: `${row}: answers that failed`, found: `${failed}`, limit: "0", met: false });
    }
  }
  if (sustained) verdicts.push(...judgeSustained(sustained));
  return verdicts;
}

function judgeSustained({ seconds, requests, failed, memory, heap }: Sustained): Verdict[] {
  const half = memory.length >> 1;
  const [first, second] = [mean(memory.slice(0, half)), mean(memory.slice(half))];
  return [
    {
      what: `${requests} mixed requests in ${seconds} s: answers that failed`,
      found: `${failed}`,
      limit: "0",
      met: failed === 0,
    },
    {
      what: "memory of workerd, second half of that time as a share of the first",
      found: `${(second / first).toFixed(2)} (${first.toFixed(0)} to ${second.toFixed(0)} MiB)`,
      limit: `at most ${mostGrowth}`,
      met: second <= first * mostGrowth,
    },
    {
      what: "what the Worker's isolate holds afterwards (128 MB end it)",
      found: `${heap.toFixed(1)} MiB`,
      limit: `at most ${mostHeap} MiB (64 MB)`,
      met: heap <= mostHeap,
    },
  ];
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
