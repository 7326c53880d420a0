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
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    setState("waiting");
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setState("shown");
        observer.disconnect();
      },
      { rootMargin: "0px 0px -12% 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} className={styles.box} data-state={state}>
      {children}
    </div>
  );
}
