import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { AdminRole } from "#shared/contract/admins.ts";
import { type Command, closePalette, type PaletteState } from "#src/lib/commands.ts";
import { Kbd } from "#src/ui/kbd.tsx";
import popover from "#src/ui/popover.module.css";
import styles from "./palette.module.css";
import { useMatches } from "./use-matches.ts";

/** The field of the palette and the commands that match it. */
export function CommandList({ commands, group, role }: PaletteState & { role: AdminRole }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const shown = useMatches(typed, { commands, group, role });
  const at = Math.min(active, shown.length - 1);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function run(command: Command | undefined) {
    if (!command) return;
    closePalette();
    command.run();
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((at + step + shown.length) % shown.length);
    else if (event.key === "Enter") run(shown[at]);
    else return;
    event.preventDefault();
  }
  return (
    <div className={styles.palette}>
      <input
        ref={field}
        role="combobox"
        aria-label="Find a command"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={shown[at] && `${id}-${at}`}
        placeholder={group ? "Type to choose" : "Type a command, a name, a number or a title"}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label="Commands" className={styles.list}>
        {shown.map((command, index) => (
          <Option
            // biome-ignore lint/suspicious/noArrayIndexKey: two submissions may have the same name
            key={index}
            id={`${id}-${index}`}
            command={command}
            heading={command.group === shown[index - 1]?.group || group ? null : command.group}
            active={index === at}
            onRun={() => run(command)}
          />
        ))}
      </div>
      {shown.length === 0 && <p className={styles.none}>Nothing matches.</p>}
    </div>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  /** The name of its group, above the group's first command. */
  heading: ReactNode;
  active: boolean;
  onRun: () => void;
}

function Option({ id, command: { label, icon, shortcut }, heading, active, onRun }: OptionProps) {
  return (
    <>
      {heading && (
        <p className={styles.group} role="presentation">
          {heading}
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field runs the active option */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={active}
        ref={(element) => {
          if (active) element?.scrollIntoView({ block: "nearest" });
        }}
        className={`${popover.option} ${styles.option}`}
        onClick={onRun}
      >
        {icon}
        <span className={styles.label}>{label}</span>
        {shortcut && <Kbd>{shortcut}</Kbd>}
      </div>
    </>
  );
}
