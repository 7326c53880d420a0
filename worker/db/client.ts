import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { bindingTimeoutMs, withDeadline } from "../platform/deadline.ts";

export type Db = DrizzleD1Database;

/**
 * The database of one request. A call fails after `timeoutMs`, so that a visitor is told to try
 * again rather than left waiting; a write may still go through after that.
 */
export function openDb(binding: D1Database, timeoutMs: number = bindingTimeoutMs): Db {
  return drizzle(boundedDatabase(binding, timeoutMs));
}

/** The parts of D1 that drizzle uses, each call with a deadline. */
function boundedDatabase(binding: D1Database, timeoutMs: number): D1Database {
  const bounded = <Result>(work: Promise<Result>) =>
    withDeadline(work, "D1_ERROR: The database does not respond", timeoutMs);
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
    prepare: (text: string) => wrap(binding.prepare(text)),
    batch: (statements: D1PreparedStatement[]) =>
      bounded(binding.batch(statements.map((statement) => originals.get(statement) ?? statement))),
  } as D1Database;
}
