import type { Browser, Page } from "playwright";

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds: by the clock, and of the processor. */
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/**
 * The most that one task of a page's main thread took, in ms: of the processor, and by the clock. The two
 * may be of different tasks.
 */
export interface LongestTask {
  processorMs: number;
  clockMs: number;
}

/** Does something with a page and measures the longest task of it. */
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<LongestTask> {
  await browser.startTracing(page, { categories: ["toplevel"] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mainThreads = traceEvents
    .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === "ThreadControllerImpl::RunTask" && mainThreads.includes(`${pid} ${tid}`),
  );
  const longest = (duration: "dur" | "tdur") =>
    Math.round(Math.max(0, ...tasks.map((task) => task[duration] ?? 0)) / 1000);
  return { processorMs: longest("tdur"), clockMs: longest("dur") };
}
