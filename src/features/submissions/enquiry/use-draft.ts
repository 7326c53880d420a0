import { useRef, useState } from "react";
import { type Draft, hasText, keepDraft, openDraft } from "./draft.ts";
import type { Fields } from "./use-fields.ts";

/** The draft of one form in this tab. It is null until it is opened, and stored at every change. */
export function useDraft(draftName: string) {
  const draft = useRef<Draft>(null);
  const [restored, setRestored] = useState(false);

  function keep(change: Partial<Draft>) {
    if (!draft.current) return;
    draft.current = { ...draft.current, ...change };
    keepDraft(draftName, draft.current);
  }

  /** Brings the stored draft and what was typed before the code came together. Returns it as it was stored. */
  function open(fields: Fields): Draft {
    const opened = openDraft(draftName, Date.now());
    draft.current = { ...opened, pending: false };
    const typed = fields.follow();
    if (hasText(opened.values)) {
      const typedMeanwhile = Object.entries(typed).filter(([, value]) => value);
      fields.write({ ...opened.values, ...Object.fromEntries(typedMeanwhile) });
      setRestored(true);
    } else if (hasText(typed)) keep({ values: typed });
    return opened;
  }

  /** A new draft, for the next enquiry. */
  function renew() {
    setRestored(false);
    draft.current = openDraft(draftName, Date.now());
  }

  return { draft, restored, keep, open, renew };
}
