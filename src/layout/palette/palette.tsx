import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { AdminRole } from "#shared/contract/admins.ts";
import { closePalette, openPalette, type PaletteState, usePalette } from "#src/lib/commands.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import { Lazy } from "#src/ui/lazy.tsx";
import styles from "./palette.module.css";

/** It searches every noun, so its code is not part of every first page. */
const loadList = () => import("./command-list.tsx");

/** The command palette: every command, page, view, submission, article and station, found by typing. */
export function Palette({ role }: { role: AdminRole }) {
  const palette = usePalette();
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) openPalette();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <Dialog open={palette !== null} onClose={closePalette} title={palette?.group ?? "Commands"}>
      {palette && <CommandField {...palette} role={role} />}
    </Dialog>
  );
}

/** What is typed, from the first letter on: the list below may still load. */
function CommandField({ commands, group, role }: PaletteState & { role: AdminRole }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  // Enter waits for the list, when that is still loading.
  const [isEntered, setIsEntered] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const count = list.current?.querySelectorAll("[role=option]").length ?? 0;
    if (step) setActive((Math.min(active, count - 1) + step + count) % (count || 1));
    else if (event.key === "Enter") setIsEntered(true);
    else return;
    event.preventDefault();
  }
  return (
    <div className={styles.palette}>
      <input
        // The dialog gives the focus to what has this attribute, which React does not write.
        ref={(input) => input?.setAttribute("autofocus", "")}
        role="combobox"
        aria-label="Find a command"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={`${id}-${active}`}
        placeholder={group ? "Type to choose" : "Type a command, a name, a number or a title"}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
          setIsEntered(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list}>
        <Lazy load={loadList}>
          {({ CommandList }) => <CommandList {...{ id, typed, active, isEntered, commands, group, role }} />}
        </Lazy>
      </div>
    </div>
  );
}
