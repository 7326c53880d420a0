import { v7 as uuidv7 } from "uuid";

/** Source of time and ids; tests pass their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** A new UUID version 7, which sorts by its time. */
  id(): string;
}

export const systemClock: Clock = { now: () => Date.now(), id: () => uuidv7() };
