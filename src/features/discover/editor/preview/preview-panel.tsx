import { lazy, Suspense, useId, useState, useSyncExternalStore } from "react";
import { localStore } from "#src/lib/browser-storage.ts";
import type { EditorDraft } from "../drafts/editor-draft.ts";
import fields from "../fields/editor-fields.module.css";
import type { MediaUploads } from "../media/use-media-uploads.ts";
import styles from "./preview-panel.module.css";

const LivePreview = lazy(async () => ({ default: (await import("./live-preview.tsx")).LivePreview }));

/** From here on there is room for the form and the page. */
const wide = "(width >= 1280px)";
const choices = { desktop: "Desktop", phone: "Phone", off: "Off" } as const;
type Choice = keyof typeof choices;
const storageKey = "discover_live_preview";

/** The live preview beside the form, on screens with room for it, for as long as somebody wants it. */
export function PreviewPanel(props: { draft: EditorDraft; media: MediaUploads; authorName: string }) {
  const group = useId();
  const hasRoom = useSyncExternalStore(watchRoom, () => matchMedia(wide).matches);
  const [choice, setChoice] = useState<Choice>(readChoice);
  if (!hasRoom) return null;
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

function watchRoom(listener: () => void) {
  const room = matchMedia(wide);
  room.addEventListener("change", listener);
  return () => room.removeEventListener("change", listener);
}

function readChoice(): Choice {
  const stored = localStore.get(storageKey);
  return stored !== null && stored in choices ? (stored as Choice) : "desktop";
}
