import { useEffect, useState } from "react";

/** Whether the address names this anchor, on arrival or later. */
export function useArrivalBy(anchor: string): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const read = () => setHere((before) => before || location.hash === anchor);
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, [anchor]);
  return isHere;
}
