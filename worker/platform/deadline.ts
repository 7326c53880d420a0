/** Milliseconds after which a database or a bucket that has said nothing counts as one that does not answer. */
export const patience = 1200;

/** The result of `work`, or (after `milliseconds`) an error that says `message`. What comes later than that is dropped. */
export async function inTime<Result>(
  work: Promise<Result>,
  message: string,
  milliseconds: number = patience,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    if (timer !== undefined) clearTimeout(timer);
  }
}
