import { articlePath, paths } from "#src/lib/paths.ts";
import { contentTypes } from "#src/shared/contract/discover-fields.ts";
import { limits } from "#src/shared/limits.ts";
import { Field, TextInput } from "#src/ui/field.tsx";
import { SegmentedControl } from "#src/ui/segmented-control.tsx";
import { contentTypeLabels } from "../../admin/content-type-labels.ts";
import type { Editor } from "../use-editor.ts";
import styles from "./editor-fields.module.css";
import { fieldId } from "./field-id.ts";

/** Type, title and slug. */
export function TitleFields({ editor: { item, save } }: { editor: Editor }) {
  const { draft, change } = item;
  const id = fieldId("title");
  const error = save.issueAt("title");
  return (
    <div className={styles.head}>
      <SegmentedControl
        label="Content type"
        options={contentTypes.map((value) => ({ value, label: contentTypeLabels[value] }))}
        value={draft.contentType}
        onSelect={(contentType) => change({ contentType })}
      />
      <textarea
        id={id}
        className={styles.title}
        rows={1}
        aria-label="Title"
        placeholder="Title"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        maxLength={limits.title}
        value={draft.title}
        onChange={(event) => change({ title: event.currentTarget.value.replace(/\n/g, " ") })}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <Field
        label="Address"
        id={fieldId("slug")}
        markOptional={false}
        error={save.issueAt("slug")}
        hint={
          draft.slug ? articlePath(draft.slug) : `${paths.discover}/, made from the title when left empty`
        }
      >
        <TextInput
          value={draft.slug}
          maxLength={limits.slug}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => change({ slug: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}
