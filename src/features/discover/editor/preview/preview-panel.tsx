import { memo, useState } from "react";
import type { DiscoverItem } from "#shared/contract/discover.ts";
import { localStore } from "#src/lib/browser-storage.ts";
import { useMediaQuery } from "#src/lib/use-media-query.ts";
import { Lazy } from "#src/ui/lazy.tsx";
import { SegmentedControl } from "#src/ui/segmented-control.tsx";
import styles from "./preview-panel.module.css";

const loadPreview = () => import("./live-preview.tsx");

/** Wide enough for the form and the preview side by side. */
const wideScreen = "(width >= 1280px)";
const choices = [
  { value: "desktop", label: "Desktop" },
  { value: "phone", label: "Phone" },
  { value: "off", label: "Off" },
] as const;
type Choice = (typeof choices)[number]["value"];
const storageKey = "discover_live_preview";

interface PreviewPanelProps {
  item: DiscoverItem;
  /** The id of the heading that is being edited. */
  focus: string | null;
}

/**
 * The live preview beside the form, on wide screens; the choice of its screen is stored. Not with
 * every key: `item` changes after a pause.
 */
export const PreviewPanel = memo(function PreviewPanel(props: PreviewPanelProps) {
  const isWide = useMediaQuery(wideScreen);
  const [choice, setChoice] = useState<Choice>(readChoice);
  if (!isWide) return null;
  return (
    <section className={styles.panel}>
      <header>
        <h2>Live preview</h2>
        <SegmentedControl
          label="Screen of the live preview"
          options={choices}
          value={choice}
          onSelect={(value) => {
            setChoice(value);
            localStore.set(storageKey, value);
          }}
        />
      </header>
      {choice !== "off" && (
        <Lazy load={loadPreview} fallback={<div className={styles.room} />}>
          {({ LivePreview }) => <LivePreview {...props} screen={choice} />}
        </Lazy>
      )}
    </section>
  );
});

function readChoice(): Choice {
  const stored = localStore.get(storageKey);
  return choices.find(({ value }) => value === stored)?.value ?? "desktop";
}
