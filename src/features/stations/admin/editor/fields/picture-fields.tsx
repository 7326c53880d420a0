import { stationLimits } from "#shared/station-limits.ts";
import { Repeater } from "#src/editing/fields/repeater.tsx";
import { newKey } from "#src/editing/keyed.ts";
import { MediaField } from "#src/editing/media/media-field.tsx";
import type { PictureDraft } from "../station-draft.ts";
import { fieldId, type StationEditorState } from "../station-model.ts";
import { OperatorValue } from "./operator-value.tsx";
import styles from "./station-fields.module.css";

/** Pictures of the station, in the order of its page. */
export function PictureFields({ editor }: { editor: StationEditorState }) {
  const { item, save, uploads } = editor;
  const { pictures } = item.draft;
  function change(next: PictureDraft[]) {
    const remaining = new Set(next.map(({ key }) => key));
    for (const { key } of pictures) if (!remaining.has(key)) uploads.remove(key);
    item.change({ pictures: next });
  }
  return (
    <>
      <Repeater
        id={fieldId("pictures")}
        title="Pictures"
        noun="picture"
        limit={stationLimits.pictures}
        error={save.issues.find(({ path }) => path.startsWith("pictures"))?.message}
        entries={pictures}
        makeEntry={() => ({ key: newKey(), url: "" })}
        onChange={change}
      >
        {(picture, set, number) => (
          <div className={styles.picture}>
            <MediaField
              editor={editor}
              path={picture.key}
              mediaType="image"
              label={`Picture ${number}`}
              url={picture.url}
              onUrl={(url) => set({ url })}
            />
          </div>
        )}
      </Repeater>
      <OperatorValue editor={editor} field="pictures" />
    </>
  );
}
