import { useId } from "react";
import { articlePath, paths } from "#src/lib/paths.ts";
import { contentTypes } from "#src/shared/contract/discover-fields.ts";
import { limits } from "#src/shared/limits.ts";
import { Field, TextArea, TextInput } from "#src/ui/field.tsx";
import { contentTypeLabels } from "../../admin/content-type-labels.ts";
import type { EditorDraft } from "../drafts/editor-draft.ts";
import { MediaField } from "../media/media-field.tsx";
import type { MediaUploads } from "../media/use-media-uploads.ts";
import styles from "./editor-fields.module.css";
import { FaqFields } from "./faq-fields.tsx";
import { SectionFields } from "./section-fields.tsx";
import { TagField } from "./tag-field.tsx";
import { TextListFields } from "./text-list-fields.tsx";

interface EditorFieldsProps {
  draft: EditorDraft;
  media: MediaUploads;
  /** The sentence about the field at this path, if there is one. */
  errorOf: (path: string) => string | undefined;
  /** Sends the file of a place again that was not uploaded. */
  onRetry: (place: string) => void;
  onChange: (part: Partial<EditorDraft>) => void;
}

/** The id of the control that a problem's path leads to; entries of a list lead to the list. */
export function fieldId(path: string): string {
  return `content-${path.split(".")[0] || "title"}`;
}

/** Every field of an item. The type faq hides what its page does not show; nothing hidden is lost. */
export function EditorFields({ draft, media, errorOf, onRetry, onChange }: EditorFieldsProps) {
  const isFaq = draft.contentType === "faq";
  return (
    <>
      <div className={styles.head}>
        <TypeChoice draft={draft} onChange={onChange} />
        <textarea
          id={fieldId("title")}
          className={styles.title}
          rows={1}
          aria-label="Title"
          placeholder="Title"
          aria-invalid={errorOf("title") ? true : undefined}
          aria-describedby={errorOf("title") ? `${fieldId("title")}-error` : undefined}
          maxLength={limits.title}
          value={draft.title}
          onChange={(event) => onChange({ title: event.currentTarget.value.replace(/\n/g, " ") })}
        />
        {errorOf("title") && (
          <p id={`${fieldId("title")}-error`} className={styles.error}>
            {errorOf("title")}
          </p>
        )}
        <Field
          label="Address"
          id={fieldId("slug")}
          markOptional={false}
          error={errorOf("slug")}
          hint={
            draft.slug ? articlePath(draft.slug) : `${paths.discover}/, made from the title when left empty`
          }
        >
          <TextInput
            value={draft.slug}
            maxLength={limits.slug}
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => onChange({ slug: event.currentTarget.value })}
          />
        </Field>
      </div>
      {!isFaq && (
        <>
          <Field label="Description" id={fieldId("description")} required error={errorOf("description")}>
            <TextArea
              rows={3}
              required={false}
              aria-required="true"
              limit={limits.description}
              length={draft.description.length}
              value={draft.description}
              onChange={(event) => onChange({ description: event.currentTarget.value })}
            />
          </Field>
          <section className={styles.group}>
            <h2>Media</h2>
            <div className={styles.two}>
              <MediaField
                place="mainImageUrl"
                kind="image"
                label="Image"
                fieldId={fieldId("mainImageUrl")}
                url={draft.mainImageUrl}
                error={errorOf("mainImageUrl")}
                media={media}
                onUrl={(mainImageUrl, mainImageAlt = draft.mainImageAlt) =>
                  onChange({ mainImageUrl, mainImageAlt })
                }
                onRetry={onRetry}
                alt={draft.mainImageAlt}
                onAlt={(mainImageAlt) => onChange({ mainImageAlt })}
              />
              <MediaField
                place="mainVideoUrl"
                kind="video"
                label="Video"
                fieldId={fieldId("mainVideoUrl")}
                url={draft.mainVideoUrl}
                error={errorOf("mainVideoUrl")}
                media={media}
                onUrl={(mainVideoUrl) => onChange({ mainVideoUrl })}
                onRetry={onRetry}
              />
            </div>
          </section>
          <SectionFields
            draft={draft}
            media={media}
            errorOf={errorOf}
            onRetry={onRetry}
            onChange={onChange}
          />
          <TextListFields
            id={fieldId("keyHighlights")}
            title="Key highlights"
            noun="highlight"
            limit={limits.keyHighlights}
            entries={draft.keyHighlights}
            onChange={(keyHighlights) => onChange({ keyHighlights })}
          />
          <TextListFields
            id={fieldId("features")}
            title="Features"
            noun="feature"
            limit={limits.features}
            entries={draft.features}
            onChange={(features) => onChange({ features })}
          />
        </>
      )}
      <FaqFields id={fieldId("faqs")} draft={draft} error={errorOf("faqs")} onChange={onChange} />
      {!isFaq && (
        <Field label="Important note" id={fieldId("importantNote")} error={errorOf("importantNote")}>
          <TextArea
            rows={2}
            maxLength={limits.importantNote}
            value={draft.importantNote}
            onChange={(event) => onChange({ importantNote: event.currentTarget.value })}
          />
        </Field>
      )}
      <TagField
        id={fieldId("tags")}
        tags={draft.tags}
        error={errorOf("tags")}
        onTags={(tags) => onChange({ tags })}
      />
      <section className={styles.group}>
        <h2>Search and sharing</h2>
        <Field label="Meta title" id={fieldId("metaTitle")} error={errorOf("metaTitle")}>
          <TextInput
            maxLength={limits.metaTitle}
            value={draft.metaTitle}
            onChange={(event) => onChange({ metaTitle: event.currentTarget.value })}
          />
        </Field>
        <Field label="Meta description" id={fieldId("metaDescription")} error={errorOf("metaDescription")}>
          <TextArea
            rows={2}
            maxLength={limits.metaDescription}
            value={draft.metaDescription}
            onChange={(event) => onChange({ metaDescription: event.currentTarget.value })}
          />
        </Field>
      </section>
    </>
  );
}

function TypeChoice({ draft, onChange }: Pick<EditorFieldsProps, "draft" | "onChange">) {
  const group = useId();
  return (
    <fieldset className={styles.types} aria-label="Content type">
      {contentTypes.map((contentType) => (
        <label key={contentType}>
          <input
            type="radio"
            name={group}
            checked={draft.contentType === contentType}
            onChange={() => onChange({ contentType })}
          />
          {contentTypeLabels[contentType]}
        </label>
      ))}
    </fieldset>
  );
}
