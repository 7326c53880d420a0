import { env } from "cloudflare:workers";

interface Watched {
  /** The sum of `rows_read`, which D1 bills. */
  rows: number;
  /** The plan of each statement, by EXPLAIN QUERY PLAN. */
  plans: string[];
}

/** Runs `work` with a database that counts the rows read. */
export async function countRows(work: (db: D1Database) => Promise<unknown>): Promise<number> {
  return (await watchQueries(work)).rows;
}

/**
 * Runs `work` with a database that counts the rows read and records the plan of each statement.
 */
export async function watchQueries(work: (db: D1Database) => Promise<unknown>): Promise<Watched> {
  let rows = 0;
  const ran: { text: string; values: unknown[] }[] = [];
  const counted = <Result extends { meta: { rows_read?: number } }>(result: Result): Result => {
    rows += result.meta.rows_read ?? 0;
    return result;
  };
  const statements = new WeakMap<
    object,
    { statement: D1PreparedStatement; text: string; values: unknown[] }
  >();
  const wrap = (statement: D1PreparedStatement, text: string, values: unknown[]): D1PreparedStatement => {
    const all = async () => {
      ran.push({ text, values });
      return counted(await statement.all());
    };
    const wrapped = {
      bind: (...bound: unknown[]) => wrap(statement.bind(...bound), text, bound),
      all,
      run: all,
      // `raw` and `first` return no figures; `all` runs the same query.
      raw: async () => (await all()).results.map((row) => Object.values(row as object)),
      first: async () => (await all()).results[0] ?? null,
    };
    statements.set(wrapped, { statement, text, values });
    return wrapped as unknown as D1PreparedStatement;
  };
  const db = {
    withSession: () => db,
    prepare: (text: string) => wrap(env.DB.prepare(text), text, []),
    batch: async (batch: D1PreparedStatement[]) => {
      const known = batch.flatMap((one) => statements.get(one) ?? []);
      ran.push(...known);
      return (await env.DB.batch(known.map(({ statement }) => statement))).map(counted);
    },
  };
  await work(db as unknown as D1Database);
  const plans: string[] = [];
  for (const { text, values } of ran) {
    const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...values)
      .all<{ detail: string }>();
    plans.push(...plan.results.map(({ detail }) => detail));
  }
  return { rows, plans };
}
