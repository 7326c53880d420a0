import { staffLimits } from "#shared/staff-limits.ts";
import styles from "#src/editing/fields/editor-fields.module.css";
import { WatchedFields } from "#src/editing/fields/watched-fields.tsx";
import { Field, TextArea, TextInput } from "#src/ui/field.tsx";
import { fixedChapters } from "../../article/chapters.ts";
import type { DiscoverEditor } from "../discover-model.ts";
import { FaqFields } from "./faq-fields.tsx";
import { fieldId } from "./field-id.ts";
import { LanguageFields } from "./language-fields.tsx";
import { MainMediaFields } from "./main-media-fields.tsx";
import { RichTextArea } from "./rich-text-area.tsx";
import { SectionFields } from "./section-fields.tsx";
import { TagField } from "./tag-field.tsx";
import { TextListFields } from "./text-list-fields.tsx";
import { TitleFields } from "./title-fields.tsx";

interface EditorFieldsProps {
  editor: DiscoverEditor;
}

/**
 * Every field of an item. The type faq hides some fields; their values stay. Each part says what
 * it shows, because an article has many and all would render at every key.
 */
export function EditorFields({ editor }: EditorFieldsProps) {
  const { draft, stored, change } = editor.item;
  const { issues, issueAt } = editor.save;
  const isFaq = draft.contentType === "faq";
  return (
    <>
      <WatchedFields watched={[draft.title, draft.slug, draft.contentType, stored, issues]}>
        {() => <TitleFields editor={editor} />}
      </WatchedFields>
      {!isFaq && <ArticleFields editor={editor} />}
      <WatchedFields watched={[draft.faqs, issues]}>
        {() => <FaqFields id={fieldId("faqs")} faqs={draft.faqs} error={issueAt("faqs")} onChange={change} />}
      </WatchedFields>
      {!isFaq && (
        <WatchedFields watched={[draft.importantNote, issues]}>
          {() => <NoteField editor={editor} />}
        </WatchedFields>
      )}
      <WatchedFields watched={[draft.tags, issues]}>
        {() => (
          <TagField
            id={fieldId("tags")}
            tags={draft.tags}
            error={issueAt("tags")}
            onTags={(tags) => change({ tags })}
          />
        )}
      </WatchedFields>
      <WatchedFields
        watched={[draft.language, draft.title, draft.translationOf, draft.sourceHash, stored, issues]}
      >
        {() => <LanguageFields editor={editor} />}
      </WatchedFields>
      <WatchedFields watched={[draft.metaTitle, draft.metaDescription, issues]}>
        {() => <MetaFields editor={editor} />}
      </WatchedFields>
    </>
  );
}

/** What blog and news have and an FAQ has not. */
function ArticleFields({ editor }: EditorFieldsProps) {
  const { draft } = editor.item;
  const { issues } = editor.save;
  const { pending } = editor.uploads;
  const { mainImageUrl, mainImageAlt, mainVideoUrl } = draft;
  return (
    <>
      <WatchedFields watched={[draft.description, issues]}>
        {() => <DescriptionField editor={editor} />}
      </WatchedFields>
      <WatchedFields watched={[mainImageUrl, mainImageAlt, mainVideoUrl, pending, issues]}>
        {() => <MainMediaFields editor={editor} />}
      </WatchedFields>
      <WatchedFields watched={[draft.sections, pending, issues]}>
        {() => <SectionFields editor={editor} />}
      </WatchedFields>
      <WatchedFields watched={[draft.keyHighlights, draft.features]}>
        {() => <PointFields editor={editor} />}
      </WatchedFields>
    </>
  );
}

function DescriptionField({ editor }: EditorFieldsProps) {
  const { draft, change } = editor.item;
  return (
    <Field
      label="Description"
      id={fieldId("description")}
      required
      error={editor.save.issueAt("description")}
    >
      <RichTextArea
        rows={3}
        required={false}
        aria-required="true"
        limit={staffLimits.description}
        length={draft.description.length}
        value={draft.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
    </Field>
  );
}

/** Key highlights and features. */
function PointFields({ editor }: EditorFieldsProps) {
  const { draft, change } = editor.item;
  return (
    <>
      <TextListFields
        id={fieldId("keyHighlights")}
        title="Key highlights"
        noun="highlight"
        previewId={fixedChapters.highlights.id}
        limit={staffLimits.keyHighlights}
        entries={draft.keyHighlights}
        onChange={(keyHighlights) => change({ keyHighlights })}
      />
      <TextListFields
        id={fieldId("features")}
        title="Features"
        noun="feature"
        previewId={fixedChapters.features.id}
        limit={staffLimits.features}
        entries={draft.features}
        onChange={(features) => change({ features })}
      />
    </>
  );
}

function NoteField({ editor }: EditorFieldsProps) {
  const { draft, change } = editor.item;
  return (
    <Field
      label="Important note"
      id={fieldId("importantNote")}
      optional
      error={editor.save.issueAt("importantNote")}
    >
      <RichTextArea
        rows={2}
        maxLength={staffLimits.importantNote}
        value={draft.importantNote}
        onChange={(event) => change({ importantNote: event.currentTarget.value })}
      />
    </Field>
  );
}

function MetaFields({ editor }: EditorFieldsProps) {
  const { draft, change } = editor.item;
  const { issueAt } = editor.save;
  return (
    <section className={styles.group}>
      <h2>Search and sharing</h2>
      <Field label="Meta title" id={fieldId("metaTitle")} optional error={issueAt("metaTitle")}>
        <TextInput
          maxLength={staffLimits.metaTitle}
          value={draft.metaTitle}
          onChange={(event) => change({ metaTitle: event.currentTarget.value })}
        />
      </Field>
      <Field
        label="Meta description"
        id={fieldId("metaDescription")}
        optional
        error={issueAt("metaDescription")}
      >
        <TextArea
          rows={2}
          maxLength={staffLimits.metaDescription}
          value={draft.metaDescription}
          onChange={(event) => change({ metaDescription: event.currentTarget.value })}
        />
      </Field>
    </section>
  );
}
