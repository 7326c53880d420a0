import { type ReactNode, useRef, useState } from "react";
import { staffLimits } from "#shared/staff-limits.ts";
import styles from "#src/editing/fields/editor-fields.module.css";
import { EntryProblem } from "#src/editing/fields/entry-problem.tsx";
import { PlainInput } from "#src/editing/fields/plain-input.tsx";
import { Repeater } from "#src/editing/fields/repeater.tsx";
import { MediaField } from "#src/editing/media/media-field.tsx";
import type { MediaUploads } from "#src/editing/media/use-media-uploads.ts";
import { Field } from "#src/ui/field.tsx";
import { sectionId } from "../../article/chapters.ts";
import type { DiscoverEditor } from "../discover-model.ts";
import { isStoredSection, sectionProblem } from "../drafts/draft-mapping.ts";
import { emptySection, type SectionDraft } from "../drafts/editor-draft.ts";
import { fieldId } from "./field-id.ts";
import { mediaPath } from "./media-path.ts";
import { RichTextArea } from "./rich-text-area.tsx";

/** The sections of an article, each with a title, a text, a picture and a video. */
export function SectionFields({ editor }: { editor: DiscoverEditor }) {
  const { item, save } = editor;
  const { sections } = item.draft;
  const change = useSectionChange(editor);
  const titled = sections.filter(isStoredSection);
  return (
    <Repeater
      id={fieldId("sections")}
      title="Sections"
      noun="section"
      limit={staffLimits.sections}
      error={save.issueAt("sections")}
      entries={sections}
      makeEntry={emptySection}
      previewId={({ key }) => sectionId(titled.findIndex((section) => section.key === key))}
      onChange={change}
      watched={[editor.uploads.pending, save.issues]}
    >
      {(section, set, number) => (
        <>
          <PlainInput
            strong
            aria-label={`Section title ${number}`}
            placeholder="Section title"
            maxLength={staffLimits.title}
            value={section.title}
            aria-describedby={`${section.key}-problem`}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <EntryProblem id={`${section.key}-problem`} problem={sectionProblem(section)} />
          <Field label={`Paragraph ${number}`} hideLabel>
            <RichTextArea
              rows={4}
              placeholder="Paragraph"
              maxLength={staffLimits.paragraph}
              value={section.paragraph}
              onChange={(event) => set({ paragraph: event.currentTarget.value })}
            />
          </Field>
          <SectionMedia editor={editor} section={section} set={set} number={number} />
        </>
      )}
    </Repeater>
  );
}

/** Changes the sections together with the files that wait for the save. */
function useSectionChange({ item, uploads }: DiscoverEditor) {
  const removedFiles = useRef(new Map<string, File>());
  return (next: SectionDraft[]) => {
    const remaining = new Set(next.map(({ key }) => key));
    for (const { key } of item.draft.sections.filter((section) => !remaining.has(section.key))) {
      for (const path of pathsOf(key)) {
        const file = uploads.pending[path]?.file;
        if (file) removedFiles.current.set(path, file);
        uploads.remove(path);
      }
    }
    // Undo brings a section back together with its files.
    for (const path of next.flatMap(({ key }) => pathsOf(key))) {
      const file = removedFiles.current.get(path);
      if (file) uploads.add(path, file);
      removedFiles.current.delete(path);
    }
    item.change({ sections: next });
  };
}

function pathsOf(key: string) {
  return [mediaPath(key, "imageUrl"), mediaPath(key, "videoUrl")];
}

interface SectionMediaProps {
  editor: DiscoverEditor;
  section: SectionDraft;
  set: (part: Partial<SectionDraft>) => void;
  number: number;
}

function SectionMedia({ editor, section, set, number }: SectionMediaProps) {
  const { issueAt } = editor.save;
  return (
    <Disclosure startsOpen={hasMedia(section, editor.uploads)}>
      <div className={styles.two}>
        <MediaField
          editor={editor}
          path={mediaPath(section.key, "imageUrl")}
          mediaType="image"
          label={`Section ${number} image`}
          url={section.imageUrl}
          error={issueAt(`sections.${number - 1}.imageUrl`)}
          onUrl={(imageUrl, imageAlt = section.imageAlt) => set({ imageUrl, imageAlt })}
          alt={section.imageAlt}
          onAlt={(imageAlt) => set({ imageAlt })}
        />
        <MediaField
          editor={editor}
          path={mediaPath(section.key, "videoUrl")}
          mediaType="video"
          label={`Section ${number} video`}
          url={section.videoUrl}
          error={issueAt(`sections.${number - 1}.videoUrl`)}
          onUrl={(videoUrl) => set({ videoUrl })}
        />
      </div>
    </Disclosure>
  );
}

/** Only its first state follows the content: emptying the last URL must not close it. */
function Disclosure({ startsOpen, children }: { startsOpen: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <details className={styles.plainArea} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.more}>Picture and video</summary>
      {children}
    </details>
  );
}

function hasMedia({ key, imageUrl, videoUrl }: SectionDraft, { pending }: MediaUploads): boolean {
  const isPending = mediaPath(key, "imageUrl") in pending || mediaPath(key, "videoUrl") in pending;
  return isPending || imageUrl !== "" || videoUrl !== "";
}
