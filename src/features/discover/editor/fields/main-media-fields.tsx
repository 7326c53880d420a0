import styles from "#src/editing/fields/editor-fields.module.css";
import { MediaField } from "#src/editing/media/media-field.tsx";
import type { DiscoverEditor } from "../discover-model.ts";
import { fieldId } from "./field-id.ts";

/** The item's own picture and video. */
export function MainMediaFields({ editor }: { editor: DiscoverEditor }) {
  const { draft, change } = editor.item;
  const { issueAt } = editor.save;
  return (
    <section className={styles.group}>
      <h2>Media</h2>
      <div className={styles.two}>
        <MediaField
          editor={editor}
          path="mainImageUrl"
          mediaType="image"
          label="Image"
          fieldId={fieldId("mainImageUrl")}
          url={draft.mainImageUrl}
          error={issueAt("mainImageUrl")}
          onUrl={(mainImageUrl, mainImageAlt = draft.mainImageAlt) => change({ mainImageUrl, mainImageAlt })}
          alt={draft.mainImageAlt}
          onAlt={(mainImageAlt) => change({ mainImageAlt })}
        />
        <MediaField
          editor={editor}
          path="mainVideoUrl"
          mediaType="video"
          label="Video"
          fieldId={fieldId("mainVideoUrl")}
          url={draft.mainVideoUrl}
          error={issueAt("mainVideoUrl")}
          onUrl={(mainVideoUrl) => change({ mainVideoUrl })}
        />
      </div>
    </section>
  );
}
