import { useEffect } from "react";
import type { AdminRole } from "#shared/contract/admins.ts";
import { closePalette, openPalette, usePalette } from "#src/lib/commands.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import { LatePart } from "#src/ui/late-part.tsx";

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
      {palette && (
        <LatePart load={loadList}>{({ CommandList }) => <CommandList {...palette} role={role} />}</LatePart>
      )}
    </Dialog>
  );
}
