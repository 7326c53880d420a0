import { useEffect, useRef, useState } from "react";

/** As long as the slide-over takes to leave the screen. */
const slideOutMs = 300;

/**
 * Closes a slide-over after its animation, and everything else at once. `onClosed` runs when it
 * is gone; opening another submission meanwhile cancels the closing.
 */
export function useDelayedClose(openId: string | null, overlay: boolean, onClosed: () => void) {
  const [closing, setClosing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when `openId` changes
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      setClosing(false);
    },
    [openId],
  );
  function close() {
    if (!overlay) onClosed();
    else if (!closing) {
      setClosing(true);
      timer.current = setTimeout(onClosed, slideOutMs);
    }
  }
  return { closing, close };
}
