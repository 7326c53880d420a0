import { useEffect, useState } from "react";
import { minuteMs } from "#shared/time.ts";

/** The current time, updated every minute. Only for pages that are rendered in the browser. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
