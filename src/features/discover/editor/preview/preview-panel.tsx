import { lazy, Suspense, useId, useState } from "react";
import { localStore } from "#src/lib/browser-storage.ts";
import { useMedia } from "#src/lib/use-media.ts";
import type { EditorDraft } from "../drafts/editor-draft.ts";
import fields from "../fields/editor-fields.module.css";
import type { MediaUploads } from "../media/use-media-uploads.ts";
import styles from "./preview-panel.module.css";

const LivePreview = lazy(async () => ({ default: (await import("./live-preview.tsx")).LivePreview }));

/** Wide enough for the form and the preview side by side. */
const wideScreen = "(width >= 1280px)";
const choices = { desktop: "Desktop", phone: "Phone", off: "Off" } as const;
type Choice = keyof typeof choices;
const storageKey = "discover_live_preview";

interface PreviewPanelProps {
  draft: EditorDraft;
  uploads: MediaUploads;
  authorName: string;
}

/** The live preview beside the form, on wide screens; the choice of its screen is stored. */
export function PreviewPanel(props: PreviewPanelProps) {
  const group = useId();
  const isWide = useMedia(wideScreen);
  const [choice, setChoice] = useState<Choice>(readChoice);
  if (!isWide) return null;
  return (
    <section className={styles.panel}>
      <header>
        <h2>Live preview</h2>
        <fieldset className={fields.types} aria-label="Screen of the live preview">
          {(Object.keys(choices) as Choice[]).map((name) => (
            <label key={name}>
              <input
                type="radio"
                name={group}
                checked={choice === name}
                onChange={() => {
                  setChoice(name);
                  localStore.set(storageKey, name);
                }}
              />
              {choices[name]}
            </label>
          ))}
        </fieldset>
      </header>
      {choice !== "off" && (
        <Suspense fallback={<div className={styles.room} />}>
          <LivePreview {...props} screen={choice} />
        </Suspense>
      )}
    </section>
  );
}

function readChoice(): Choice {
  const stored = localStore.get(storageKey);
  return stored !== null && stored in choices ? (stored as Choice) : "desktop";
}
