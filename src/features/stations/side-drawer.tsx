import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useRef } from "react";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./drawer.module.css";
import finderStyles from "./station-finder.module.css";
import { useDismiss } from "./use-dismiss.ts";

interface SideDrawerProps {
  open: boolean;
  onOpen: (open: boolean) => void;
  title: string;
  /** What is searched for: the button that opens the list shows it. */
  search: string;
  children: ReactNode;
}

/** The list on a narrow screen: slides in over the map. */
export function SideDrawer({ open, onOpen, title, search, children }: SideDrawerProps) {
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    // As a popover it is not clipped by the map's frame.
    panel.current?.togglePopover(open);
    if (open) panel.current?.focus({ preventScroll: true });
    else if (wasOpen.current) opener.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);

  useDismiss(panel, open, () => onOpen(false));

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={finderStyles.opener}
        aria-expanded={open}
        onClick={() => onOpen(true)}
      >
        <Search aria-hidden="true" />
        {search ? (
          <span>
            <VisuallyHidden>Search stations</VisuallyHidden> <b>{search}</b>
          </span>
        ) : (
          "Search stations"
        )}
      </button>
      <div className={styles.scrim} data-open={open || undefined} />
      <section
        ref={panel}
        popover="manual"
        className={styles.drawer}
        data-open={open || undefined}
        aria-label={title}
        tabIndex={-1}
        inert={!open}
      >
        <header className={styles.top}>
          <h3>{title}</h3>
          <button type="button" aria-label="Close the list" onClick={() => onOpen(false)}>
            <X className="icon" aria-hidden="true" />
          </button>
        </header>
        {children}
      </section>
    </>
  );
}
