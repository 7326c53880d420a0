/** Milliseconds to wait for the database or the bucket before a request gives up. */
export const bindingTimeoutMs = 1200;

/** The result of `work`. Throws `message` after `timeoutMs`; a later result is dropped. */
export async function withDeadline<Result>(
  work: Promise<Result>,
  message: string,
  timeoutMs: number = bindingTimeoutMs,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), timeoutMs);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
