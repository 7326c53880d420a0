import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to an element whenever `choices` rises: a station was chosen in the list. Scrolls no
 * farther than it takes to see `shown`.
 */
export function useFocusOnChoice(
  ref: RefObject<HTMLElement | null>,
  choices: number,
  shown: RefObject<HTMLElement | null> = ref,
): void {
  // Details that appear with the first choice get the focus too.
  const before = useRef(0);
  useEffect(() => {
    if (choices > before.current) {
      ref.current?.focus({ preventScroll: true });
      shown.current?.scrollIntoView({ block: "nearest" });
    }
    before.current = choices;
  }, [ref, choices, shown]);
}
