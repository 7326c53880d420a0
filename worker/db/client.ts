import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { bindingTimeoutMs, withDeadline } from "../platform/deadline.ts";

export type Db = DrizzleD1Database;

/** Milliseconds that a call may wait behind others that the database does respond to. */
const longestQueueMs = 5000;

/** When each database last responded, in milliseconds since 1970. */
const lastResponses = new WeakMap<D1Database, number>();

/**
 * The database of one request. A call fails when the database has not responded to anything for
 * `timeoutMs`, so that a visitor is told to try again rather than left waiting; a write may still
 * go through after that. While others are responded to, a call is only waiting for its turn: it
 * fails after `longestQueueMs`.
 */
export function openDb(binding: D1Database, timeoutMs: number = bindingTimeoutMs): Db {
  return drizzle(boundedDatabase(binding, { binding, timeoutMs }));
}

/**
 * The same for public reads: a copy of the database near the visitor may answer them, which can
 * be some moments behind. Without read replication it is the database itself.
 */
export function openReplica(binding: D1Database): Db {
  const session = binding.withSession("first-unconstrained");
  return drizzle(boundedDatabase(session, { binding, timeoutMs: bindingTimeoutMs }));
}

/** The parts of D1 that drizzle uses, each call with a deadline. */
function boundedDatabase(
  database: D1Database | D1DatabaseSession,
  { binding, timeoutMs }: { binding: D1Database; timeoutMs: number },
): D1Database {
  const bounded = async <Result>(work: Promise<Result>) => {
    const started = Date.now();
    const remainingMs = () => {
      const lastSign = Math.max(started, lastResponses.get(binding) ?? 0);
      return Math.min(lastSign + timeoutMs, started + Math.max(timeoutMs, longestQueueMs)) - Date.now();
    };
    const message = "D1_ERROR: The database does not respond";
    const result = await withDeadline(work, message, timeoutMs, remainingMs);
    lastResponses.set(binding, Date.now());
    return result;
  };
  // A batch takes the database's own statements.
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => bounded(statement.all()),
      run: () => bounded(statement.run()),
      raw: () => bounded(statement.raw()),
    } as D1PreparedStatement;
    originals.set(wrapped, statement);
    return wrapped;
  };
  return {
    prepare: (text: string) => wrap(database.prepare(text)),
    batch: (statements: D1PreparedStatement[]) =>
      bounded(database.batch(statements.map((statement) => originals.get(statement) ?? statement))),
  } as D1Database;
}
