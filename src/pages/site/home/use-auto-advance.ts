import { type RefObject, useEffect, useState } from "react";
import { useInView } from "#src/ui/use-in-view.ts";

/** How long each item stays. In ms. */
const stay = 5000;

const halfSeen = { ratio: 0.25 };

/**
 * The selected one of a few ids, moving on by itself every five seconds, from the last to the first. It rests while the
 * pointer is over what carries `handlers`, while the keyboard is inside it, while the section or the page is not seen,
 * with reduced motion, and when it was stopped for good.
 */
export function useAutoAdvance<Id extends string>(section: RefObject<Element | null>, ids: readonly Id[]) {
  const [selected, setSelected] = useState(ids[0] as Id);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const awake = useAwake();
  const seen = useInView(section, halfSeen);
  const [met, setMet] = useState(false);
  if (seen && !met) setMet(true);
  const running = awake && seen && !hovered && !focused && !stopped;

  useEffect(() => {
    if (!running) return;
    const next = ids[(ids.indexOf(selected) + 1) % ids.length] ?? selected;
    const timer = setTimeout(() => setSelected(next), stay);
    return () => clearTimeout(timer);
  }, [running, selected, ids]);

  return {
    selected,
    select: (id: string) => setSelected(id as Id),
    running,
    /** Whether the section has been on the screen at all. */
    met,
    stopped,
    toggle: () => setStopped(!stopped),
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: { target: Element }) => setFocused(event.target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}

/** Whether the page is in front and the visitor has nothing against motion. */
function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)");
    const look = () => setAwake(!document.hidden && !still.matches);
    look();
    document.addEventListener("visibilitychange", look);
    still.addEventListener("change", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      still.removeEventListener("change", look);
    };
  }, []);
  return awake;
}
