import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { inTime, patience } from "../platform/deadline.ts";

export type Db = DrizzleD1Database;

/**
 * The database of one request. A call that has no answer after `milliseconds` fails, so that a visitor is told to come back rather than kept
 * waiting; a write may then still go through.
 */
export function openDb(binding: D1Database, milliseconds: number = patience): Db {
  return drizzle(withDeadline(binding, milliseconds));
}

/** The parts of D1 that drizzle uses, each call with a deadline. */
function withDeadline(binding: D1Database, milliseconds: number): D1Database {
  const bounded = <Result>(work: Promise<Result>) =>
    inTime(work, "D1_ERROR: The database does not answer", milliseconds);
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
