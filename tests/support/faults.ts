import { env } from "cloudflare:workers";

/** How a binding fails: before the call, after it, or by never responding. */
export const faultKinds = ["before", "after", "hang"] as const;
export type FaultKind = (typeof faultKinds)[number];

interface Fault {
  when: FaultKind;
  /** Which call fails, counted from 1; by default every call. */
  nth?: number;
}

/** Bindings with these faults, otherwise the real ones. */
export function broken(faults: { DB?: Fault; MEDIA?: Fault }): { DB: D1Database; MEDIA: R2Bucket } {
  return {
    DB: faults.DB ? guardedDatabase(guardFor(faults.DB, "D1_ERROR: Network connection lost.")) : env.DB,
    MEDIA: faults.MEDIA ? brokenBucket(faults.MEDIA) : env.MEDIA,
  };
}

/** A database that takes calls one at a time, `pauseMs` each; the one numbered `stuck` hangs. */
export function queueingDatabase(pauseMs: number, stuck?: number): D1Database {
  let queue: Promise<unknown> = Promise.resolve();
  let calls = 0;
  return guardedDatabase((work) => {
    if (++calls === stuck) return new Promise<never>(() => {});
    const turn = queue.then(() => scheduler.wait(pauseMs)).then(work);
    queue = turn.catch(() => {});
    return turn;
  });
}

type Guard = <Result>(work: () => Promise<Result>) => Promise<Result>;

function guardFor({ when, nth }: Fault, message: string): Guard {
  let calls = 0;
  return async (work) => {
    calls++;
    const fails = nth === undefined || calls === nth;
    if (fails && when === "hang") return new Promise<never>(() => {});
    if (fails && when === "before") throw new Error(message);
    const result = await work();
    if (fails) throw new Error(message);
    return result;
  };
}

/** The database, with each of its calls guarded. */
function guardedDatabase(guard: Guard): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => guard(() => statement.all()),
      run: () => guard(() => statement.run()),
      raw: () => guard(() => statement.raw()),
      first: () => guard(() => statement.first()),
    };
    originals.set(wrapped, statement);
    return wrapped as unknown as D1PreparedStatement;
  };
  const database = {
    withSession: () => database,
    prepare: (text: string) => wrap(env.DB.prepare(text)),
    batch: (statements: D1PreparedStatement[]) =>
      guard(() => env.DB.batch(statements.map((one) => originals.get(one) ?? one))),
  } as unknown as D1Database;
  return database;
}

/** The bucket, or a multipart upload to it, with each of its calls guarded. */
function brokenBucket(fault: Fault): R2Bucket {
  const guard = guardFor(fault, "get: We encountered an internal error. Please try again. (10001)");
  const around = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(real, name) {
        const value: unknown = Reflect.get(real, name);
        if (typeof value !== "function") return value;
        return (...values: unknown[]) =>
          guard(async () => {
            const result: unknown = await value.apply(real, values);
            return name === "createMultipartUpload" ? around(result as object) : result;
          });
      },
    });
  return around(env.MEDIA);
}
