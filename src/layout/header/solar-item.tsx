import { useEffect, useRef, useState } from "react";
import { solarNotice } from "#src/content/navigation.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import styles from "./solar-item.module.css";

interface SolarItemProps {
  label: string;
  href: string;
  className?: string;
  linkClassName?: string;
}

/** Solar has no page yet: hover, focus and a press show a notice until the visitor presses elsewhere or Escape. */
export function SolarItem({ label, href, className, linkClassName }: SolarItemProps) {
  const [open, setOpen] = useState(false);
  const pinned = useRef(false);
  const item = useRef<HTMLLIElement>(null);

  function show(next: boolean, pin = false) {
    pinned.current = pin;
    setOpen(next);
  }

  useEffect(() => {
    if (!open) return;
    function outside(event: Event) {
      if (event.target instanceof Node && !item.current?.contains(event.target)) {
        pinned.current = false;
        setOpen(false);
      }
    }
    function closeByKey(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      pinned.current = false;
      setOpen(false);
    }
    document.addEventListener("pointerdown", outside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [open]);

  return (
    <li
      ref={item}
      className={`${styles.item} ${className}`}
      onPointerEnter={() => show(true, pinned.current)}
      onPointerLeave={() => {
        if (!pinned.current) show(false);
      }}
      onFocus={() => show(true, pinned.current)}
      onBlur={() => {
        // A press also moves the focus to the section; the notice outlives that.
        if (!pinned.current) show(false);
      }}
    >
      <span className={linkClassName}>
        <AnchorLink
          href={href}
          className={styles.link}
          aria-describedby="solar-notice"
          onClick={() => show(true, true)}
        >
          {label}
          <small aria-hidden="true">Soon</small>
        </AnchorLink>
      </span>
      <span role="tooltip" id="solar-notice" className={styles.tip} data-open={open || undefined}>
        {solarNotice}
      </span>
    </li>
  );
}
