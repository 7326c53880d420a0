import { type RefObject, useEffect, useState } from "react";

const share = 0.8;
const steps = [0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 1];

/**
 * Whether 80% of an element have once been on the screen, or it has filled 80% of a smaller screen.
 */
export function useMostlyVisible(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        const screen = entry.rootBounds?.height ?? window.innerHeight;
        const filled = entry.intersectionRect.height / screen;
        if (entry.intersectionRatio >= share || filled >= share) setSeen(true);
      },
      { threshold: steps },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, seen]);
  return seen;
}
