import { useRef, useState } from "react";
import { type Draft, hasText, openDraft, saveDraft } from "./draft.ts";
import type { Fields } from "./use-fields.ts";

/** The draft of a form in this tab: null until it is opened, stored at every change. */
export function useDraft(draftName: string) {
  const draft = useRef<Draft>(null);
  const [restored, setRestored] = useState(false);

  function save(change: Partial<Draft>) {
    if (!draft.current) return;
    draft.current = { ...draft.current, ...change };
    saveDraft(draftName, draft.current);
  }

  /** Merges the stored draft with what was typed before hydration. Returns the stored one. */
  function open(fields: Fields): Draft {
    // People may type before the form wakes.
    const pageShownAt = Math.round(Date.now() - performance.now());
    const opened = openDraft(draftName, pageShownAt);
    draft.current = { ...opened, pending: false };
    const typed = fields.sync();
    if (hasText(opened.values)) {
      const filled = Object.entries(typed).filter(([, value]) => value);
      fields.write({ ...opened.values, ...Object.fromEntries(filled) });
      setRestored(true);
    } else if (hasText(typed)) save({ values: typed });
    return opened;
  }

  /** A new draft, for the next submission. */
  function startNew() {
    setRestored(false);
    draft.current = openDraft(draftName, Date.now());
  }

  return { draft, restored, save, open, startNew };
}
