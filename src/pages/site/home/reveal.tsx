import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./reveal.module.css";

/**
 * Lets the descendants marked `data-reveal` enter one after another when they are scrolled to. Without script, without
 * motion and for what is already on the screen, everything is simply there.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"plain" | "waiting" | "shown">("plain");

  useEffect(() => {
    const element = box.current;
    if (!element || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const entered = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setState("shown");
        entered.disconnect();
      },
      { rootMargin: "0px 0px -12% 0px" },
    );
    // Hidden only just before they come to the screen: a capture of the whole page, or a search in it, finds them in their place.
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        if (entry.boundingClientRect.top < window.innerHeight) return;
        setState("waiting");
        entered.observe(element);
      },
      { rootMargin: "0px 0px 40% 0px" },
    );
    near.observe(element);
    return () => {
      near.disconnect();
      entered.disconnect();
    };
  }, []);

  return (
    <div ref={box} className={styles.box} data-state={state}>
      {children}
    </div>
  );
}
