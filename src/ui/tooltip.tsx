import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import styles from "./tooltip.module.css";

interface TooltipProps {
  text: string;
  className?: string;
  /**
   * What the tooltip explains. It takes `describedBy` as its `aria-describedby`; calling `pin` keeps the tooltip open until the
   * visitor presses elsewhere or Escape, for what is also pressed.
   */
  children: (parts: { describedBy: string; pin: () => void }) => ReactNode;
}

/** A few words about a control, shown by hover and focus; the pointer may rest on the words, and Escape hides them. */
export function Tooltip({ text, className, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const pinned = useRef(false);
  const root = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!open) return;
    function close() {
      pinned.current = false;
      setOpen(false);
    }
    function outside(event: Event) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    }
    function closeByKey(event: KeyboardEvent) {
      if (event.key === "Escape") close();
    }
    document.addEventListener("pointerdown", outside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [open]);

  function leave() {
    // A press may also move the focus elsewhere; what it pinned outlives that.
    if (!pinned.current) setOpen(false);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what acts; this only watches it
    <span
      ref={root}
      className={className ? `${styles.root} ${className}` : styles.root}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={leave}
      onFocus={() => setOpen(true)}
      onBlur={leave}
    >
      {children({
        describedBy: id,
        pin() {
          pinned.current = true;
          setOpen(true);
        },
      })}
      <span role="tooltip" id={id} className={styles.tip} data-open={open || undefined}>
        {text}
      </span>
    </span>
  );
}
