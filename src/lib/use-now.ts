import { useEffect, useState } from "react";

/** The time, again every minute, for words such as "Yesterday". For pages that are rendered in the browser only. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
