import type { ReactNode } from "react";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** Something that the command palette offers. */
export interface Command {
  /** What it is listed under; keys such as S open the commands of one group only. */
  group: string;
  label: string;
  icon?: ReactNode;
  /** The key that does the same. */
  shortcut?: string;
  run: () => void;
}

/** What the palette shows while it is open: all commands, or those of one group. */
export interface PaletteState {
  commands: Command[];
  group: string | null;
}

const sources = new Set<() => Command[]>();
const listeners = new Set<() => void>();
let state: PaletteState | null = null;

function publish(next: PaletteState | null) {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Offers commands in the palette while the component is mounted. `commands` is called when the
 * palette opens, while the focus is still where it was.
 */
export function useCommands(commands: () => Command[]): void {
  const onOpen = useEffectEvent(commands);
  useEffect(() => {
    const source = () => onOpen();
    sources.add(source);
    return () => void sources.delete(source);
  }, []);
}

/** Opens the palette with all commands, or with those of a group. False when there are none. */
export function openPalette(group: string | null = null): boolean {
  const commands = [...sources].flatMap((source) => source());
  if (group && !commands.some((command) => command.group === group)) return false;
  publish({ commands, group });
  return true;
}

export function closePalette(): void {
  publish(null);
}

/** What the palette shows; null while it is closed. */
export function usePalette(): PaletteState | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => null,
  );
}
