import autocannon from "autocannon";
import { type Row, rows } from "./rows.ts";
import type { BenchServer } from "./server.ts";

export const connections = 32;

export interface Measure {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds of processor time for one request. */
  processor: number;
  failed: number;
}

/** The number of all requests so far, so that each asks for something else. */
let sent = 0;

/** Sends one kind of request for `seconds`, after an uncounted second. */
export async function measure(
  server: BenchServer,
  row: Row,
  { articles, seconds }: { articles: number; seconds: number },
): Promise<Measure> {
  const run = (duration: number) =>
    autocannon({
      url: server[row.on].href,
      connections,
      duration,
      requests: [{ setupRequest: (previous) => ({ ...previous, ...row.request(sent++, articles) }) }],
    });
  // The first page loads the code of all pages, so it is not measured.
  const { path = "/", headers } = row.request(sent++, articles);
  await (
    await fetch(new URL(path, server[row.on]), { headers: headers as Record<string, string> })
  ).arrayBuffer();
  await run(1);
  const before = server.processorSeconds();
  const result = await run(seconds);
  const done = Math.max(1, result.requests.total);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    processor: ((server.processorSeconds() - before) * 1000) / done,
    failed: result.non2xx + result.errors,
  };
}

export interface Sustained {
  seconds: number;
  requests: number;
  failed: number;
  p99: number;
  /** MiB of workerd's memory in each tenth of the time. */
  memory: number[];
  /** MiB that the Worker's isolate holds afterwards. */
  heap: number;
}

/**
 * Sends all kinds of requests at once for `seconds`: counts failures, and measures the
 * memory of workerd and of the isolate.
 */
export async function sustain(
  server: BenchServer,
  { articles, seconds }: { articles: number; seconds: number },
): Promise<Sustained> {
  const mixed = rows.filter(({ on }) => on === "app");
  const memory: number[] = [];
  const load = (duration: number) =>
    autocannon({
      url: server.app.href,
      connections: 16,
      duration,
      requests: mixed.map((row) => ({
        // Sets everything, because autocannon carries over the previous request's values.
        setupRequest: (previous) => ({
          ...previous,
          method: "GET",
          headers: {},
          body: "",
          ...row.request(sent++, articles),
        }),
      })),
    });
  // Memory is compared with that of a warm workerd.
  await load(Math.max(5, seconds / 6));
  const watch = setInterval(() => memory.push(server.memory()), (seconds * 1000) / 10);
  const result = await load(seconds);
  clearInterval(watch);
  return {
    seconds,
    requests: result.requests.total,
    failed: result.non2xx + result.errors,
    p99: result.latency.p99,
    memory,
    heap: await server.heap(),
  };
}
