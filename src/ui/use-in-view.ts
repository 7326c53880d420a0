import { type RefObject, useEffect, useState } from "react";

interface InViewOptions {
  /** The visible share, 0 to 1, from which the element is in view. */
  ratio?: number;
  /** As IntersectionObserver's rootMargin. */
  margin?: string;
  /** The result before the first observation. */
  initial?: boolean;
}

/** Whether at least this share of an element is on the screen. */
export function useInView(
  ref: RefObject<Element | null>,
  { ratio = 0, margin = "0px", initial = false }: InViewOptions = {},
): boolean {
  const [inView, setInView] = useState(initial);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setInView(entry.isIntersecting && entry.intersectionRatio >= ratio);
      },
      { rootMargin: margin, threshold: [0, ratio] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, ratio, margin]);
  return inView;
}
