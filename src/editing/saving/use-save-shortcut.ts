import { useEffect, useEffectEvent } from "react";

/** Ctrl+S or Cmd+S saves, wherever the focus is; with null the browser has the key. */
export function useSaveShortcut(save: (() => void) | null): void {
  const isActive = save !== null;
  const onSave = useEffectEvent(() => save?.());
  useEffect(() => {
    if (!isActive) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onSave();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isActive]);
}
