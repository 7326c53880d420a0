import { useEffect, useEffectEvent, useState } from "react";

const maxDelaySeconds = 30;

/** Seconds to wait after the nth failure in a row: 1, 2, 4 … 30. */
export function retryDelay(failures: number): number {
  return Math.min(2 ** (failures - 1), maxDelaySeconds);
}

/**
 * Tries again after each of `failures` in a row (0: nothing has failed), and at once when the
 * network is back. Returns the seconds until then, or null.
 */
export function useRetry(failures: number, retry: () => void): number | null {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const onDue = useEffectEvent(retry);
  useEffect(() => {
    if (failures === 0) return;
    let left = retryDelay(failures);
    setSecondsLeft(left);
    const tick = () => {
      left -= 1;
      if (left > 0) setSecondsLeft(left);
      else tryNow();
    };
    const timer = setInterval(tick, 1000);
    const stop = () => {
      clearInterval(timer);
      window.removeEventListener("online", tryNow);
      setSecondsLeft(null);
    };
    const tryNow = () => {
      stop();
      onDue();
    };
    window.addEventListener("online", tryNow);
    return stop;
  }, [failures]);
  return secondsLeft;
}
