import { type ReactNode, useState } from "react";
import { limits } from "#src/shared/limits.ts";
import { Field, TextArea } from "#src/ui/field.tsx";
import { type EditorDraft, newKey } from "../drafts/editor-draft.ts";
import { MediaField } from "../media/media-field.tsx";
import type { MediaUploads } from "../media/use-media-uploads.ts";
import styles from "./editor-fields.module.css";
import { PlainInput } from "./plain-input.tsx";
import { Repeater } from "./repeater.tsx";

interface SectionFieldsProps {
  draft: EditorDraft;
  media: MediaUploads;
  errorOf: (path: string) => string | undefined;
  onRetry: (place: string) => void;
  onChange: (part: Partial<EditorDraft>) => void;
}

/** The chapters of an article, each with a text, a picture and a video. */
export function SectionFields({ draft, media, errorOf, onRetry, onChange }: SectionFieldsProps) {
  return (
    <Repeater
      id="content-sections"
      title="Sections"
      noun="section"
      limit={limits.sections}
      error={errorOf("sections")}
      entries={draft.sections}
      makeEntry={() => ({
        key: newKey(),
        id: null,
        title: "",
        paragraph: "",
        imageUrl: "",
        imageAlt: "",
        videoUrl: "",
      })}
      onChange={(sections) => {
        const kept = new Set(sections.map(({ key }) => key));
        for (const { key } of draft.sections.filter((section) => !kept.has(section.key))) {
          media.remove(`${key}:imageUrl`);
          media.remove(`${key}:videoUrl`);
        }
        onChange({ sections });
      }}
    >
      {(entry, set, number) => (
        <>
          <PlainInput
            strong
            aria-label={`Section title ${number}`}
            placeholder="Section title"
            maxLength={limits.title}
            value={entry.title}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <Field label={`Paragraph ${number}`} hideLabel markOptional={false}>
            <TextArea
              rows={4}
              placeholder="Paragraph"
              maxLength={limits.paragraph}
              value={entry.paragraph}
              onChange={(event) => set({ paragraph: event.currentTarget.value })}
            />
          </Field>
          <MediaBlock startsOpen={hasMedia(entry, media)}>
            <div className={styles.two}>
              <MediaField
                place={`${entry.key}:imageUrl`}
                kind="image"
                label={`Section ${number} image`}
                url={entry.imageUrl}
                error={errorOf(`sections.${number - 1}.imageUrl`)}
                media={media}
                onUrl={(imageUrl, imageAlt = entry.imageAlt) => set({ imageUrl, imageAlt })}
                onRetry={onRetry}
                alt={entry.imageAlt}
                onAlt={(imageAlt) => set({ imageAlt })}
              />
              <MediaField
                place={`${entry.key}:videoUrl`}
                kind="video"
                label={`Section ${number} video`}
                url={entry.videoUrl}
                error={errorOf(`sections.${number - 1}.videoUrl`)}
                media={media}
                onUrl={(videoUrl) => set({ videoUrl })}
                onRetry={onRetry}
              />
            </div>
          </MediaBlock>
        </>
      )}
    </Repeater>
  );
}

/** Open where there is something to see; from then on as the person leaves it, also when the last address is emptied. */
function MediaBlock({ startsOpen, children }: { startsOpen: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <details className={styles.plainArea} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.more}>Picture and video</summary>
      {children}
    </details>
  );
}

function hasMedia(
  { key, imageUrl, videoUrl }: EditorDraft["sections"][number],
  { pending }: MediaUploads,
): boolean {
  return Boolean(imageUrl || videoUrl || pending[`${key}:imageUrl`] || pending[`${key}:videoUrl`]);
}
