import { type ReactNode, useEffect } from "react";
import type { AdminRole } from "#shared/contract/admins.ts";
import { type Command, closePalette, type PaletteState } from "#src/lib/commands.ts";
import { Kbd } from "#src/ui/kbd.tsx";
import popover from "#src/ui/popover.module.css";
import styles from "./palette.module.css";
import { useMatches } from "./use-matches.ts";

interface CommandListProps extends PaletteState {
  id: string;
  typed: string;
  /** The number of the option that Enter runs; beyond the last one it is the last. */
  active: number;
  /** Whether that option is to run, now or when there is one. */
  isEntered: boolean;
  role: AdminRole;
}

/** The commands that match what is typed. */
export function CommandList({ id, typed, active, isEntered, commands, group, role }: CommandListProps) {
  const shown = useMatches(typed, { commands, group, role });
  const at = Math.min(active, shown.length - 1);
  const entered = isEntered ? shown[at] : undefined;
  useEffect(() => {
    if (entered) runCommand(entered);
  }, [entered]);
  return (
    <>
      <div id={id} role="listbox" aria-label="Commands" className={styles.list}>
        {shown.map((command, index) => (
          <Option
            // biome-ignore lint/suspicious/noArrayIndexKey: two submissions may have the same name
            key={index}
            id={`${id}-${index}`}
            command={command}
            heading={command.group === shown[index - 1]?.group || group ? null : command.group}
            active={index === at}
            onRun={() => runCommand(command)}
          />
        ))}
      </div>
      {shown.length === 0 && <p className={styles.none}>Nothing matches.</p>}
    </>
  );
}

function runCommand(command: Command) {
  closePalette();
  command.run();
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
