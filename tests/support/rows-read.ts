import { env } from "cloudflare:workers";

/** Runs `work` with a database that adds up `rows_read`, which is what D1 bills; returns the sum. */
export async function countRows(work: (db: D1Database) => Promise<unknown>): Promise<number> {
  let rows = 0;
  const counted = <Result extends { meta: { rows_read?: number } }>(result: Result): Result => {
    rows += result.meta.rows_read ?? 0;
    return result;
  };
  const statements = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: async () => counted(await statement.all()),
      run: async () => counted(await statement.run()),
      // `raw` and `first` give no figures; `all` runs the same query.
      raw: async () => counted(await statement.all()).results.map((row) => Object.values(row as object)),
      first: async () => counted(await statement.all()).results[0] ?? null,
    };
    statements.set(wrapped, statement);
    return wrapped as unknown as D1PreparedStatement;
  };
  const db = {
    prepare: (text: string) => wrap(env.DB.prepare(text)),
    batch: async (batch: D1PreparedStatement[]) =>
      (await env.DB.batch(batch.map((one) => statements.get(one) ?? one))).map(counted),
  };
  await work(db as unknown as D1Database);
  return rows;
}
