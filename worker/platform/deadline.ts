/** Milliseconds to wait for the database or the bucket before a request gives up. */
export const bindingTimeoutMs = 1200;

/**
 * The result of `work`. Throws `message` after `timeoutMs`; a later result is dropped.
 * `remainingMs` is asked when the time is up, and gives more time when it is above zero.
 */
export async function withDeadline<Result>(
  work: Promise<Result>,
  message: string,
  timeoutMs: number = bindingTimeoutMs,
  remainingMs: () => number = () => 0,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const wait = (ms: number) => {
      timer = setTimeout(() => {
        const more = remainingMs();
        if (more > 0) wait(more);
        else reject(new Error(message));
      }, ms);
    };
    wait(timeoutMs);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
