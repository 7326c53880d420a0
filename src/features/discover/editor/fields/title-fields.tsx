import { contentTypes } from "#shared/contract/discover-fields.ts";
import { limits } from "#shared/limits.ts";
import { slugFromTitle } from "#shared/slug.ts";
import { staffLimits } from "#shared/staff-limits.ts";
import { brand } from "#src/content/brand.ts";
import styles from "#src/editing/fields/editor-fields.module.css";
import { paths } from "#src/lib/paths.ts";
import { SegmentedControl } from "#src/ui/segmented-control.tsx";
import { contentTypeLabels } from "../../admin/content-type-labels.ts";
import type { DiscoverDraft, DiscoverEditor } from "../discover-model.ts";
import { withTitle } from "../drafts/editor-draft.ts";
import { fieldId } from "./field-id.ts";

/** Type, title and slug. */
export function TitleFields({ editor: { item, save } }: { editor: DiscoverEditor }) {
  const { draft, change } = item;
  const id = fieldId("title");
  const error = save.issueAt("title");
  return (
    <div className={styles.head} data-preview="">
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
        maxLength={staffLimits.title}
        value={draft.title}
        onChange={(event) =>
          change(withTitle(item.draft, item.stored, event.currentTarget.value.replace(/\n/g, " ")))
        }
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <SlugField item={item} error={save.issueAt("slug")} />
    </div>
  );
}

/** The slug where it will be read, in the address of the article. */
function SlugField({ item: { draft, stored, change }, error }: { item: DiscoverDraft; error?: string }) {
  const id = fieldId("slug");
  const fromTitle = slugFromTitle(draft.title);
  const isOwn = draft.slug !== fromTitle && fromTitle !== "" && !stored?.item.publishedAt;
  return (
    <div className={styles.slug}>
      <span aria-hidden="true">
        {new URL(brand.origin).host}
        {paths.discover}/
      </span>
      <input
        id={id}
        aria-label="Address"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        placeholder="address"
        value={draft.slug}
        maxLength={limits.slug}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => change({ slug: event.currentTarget.value })}
      />
      {isOwn && (
        <button type="button" onClick={() => change({ slug: fromTitle })}>
          Make it from the title
        </button>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
