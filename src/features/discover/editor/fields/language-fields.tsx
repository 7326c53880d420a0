import { contentLanguageOf, contentLanguages, languageOfText } from "#shared/content-languages.ts";
import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import styles from "#src/editing/fields/editor-fields.module.css";
import { adminContentPath } from "#src/lib/admin-paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, Select } from "#src/ui/field.tsx";
import { RouteLink } from "#src/ui/route-link.tsx";
import type { DiscoverEditor } from "../discover-model.ts";
import { fieldId } from "./field-id.ts";
import notice from "./language-fields.module.css";
import { OriginalField } from "./original-field.tsx";

/** The language of an item, and the item that it translates. */
export function LanguageFields({ editor: { item, save } }: { editor: DiscoverEditor }) {
  const { draft, stored, change } = item;
  const language = draft.language ?? languageOfText(draft.title);
  const original = stored?.item.translationOf === draft.translationOf ? stored?.item.original : null;
  return (
    <section className={styles.group}>
      <h2>Language</h2>
      <div className={styles.two}>
        <Field label="Written in" id={fieldId("language")} error={save.issueAt("language")}>
          <Select
            options={contentLanguages.map(({ code, name }) => ({ value: code, label: name }))}
            value={language}
            onChange={(event) => {
              const chosen = contentLanguages.find(({ code }) => code === event.currentTarget.value);
              if (chosen) change({ language: chosen.code });
            }}
          />
        </Field>
        <OriginalField
          language={language}
          itemId={item.id}
          original={
            original && draft.translationOf ? { id: draft.translationOf, title: original.title } : null
          }
          chosenId={draft.translationOf}
          error={save.issueAt("translationOf")}
          onChoose={(translationOf) => change({ translationOf, sourceHash: null })}
        />
      </div>
      {stored?.item.isOutOfDate && original && (
        <OutOfDate
          item={stored.item}
          original={original}
          isMarked={draft.sourceHash === original.textHash}
          onMark={() => change({ sourceHash: original.textHash })}
        />
      )}
    </section>
  );
}

interface OutOfDateProps {
  item: DiscoverAdminItem;
  original: NonNullable<DiscoverAdminItem["original"]>;
  /** It was said to be up to date, and that is not saved yet. */
  isMarked: boolean;
  onMark: () => void;
}

/** The original was changed after it was translated. Publishing does not wait for that. */
function OutOfDate({ item: { language, translationOf }, original, isMarked, onMark }: OutOfDateProps) {
  return (
    <div className={notice.notice} role="status">
      {isMarked ? (
        <p>The {contentLanguageOf(language).name} text counts as up to date once this is saved.</p>
      ) : (
        <>
          <p>
            <b>Translation out of date.</b>{" "}
            <RouteLink to={adminContentPath(translationOf ?? "")}>{original.title}</RouteLink> was changed
            after it was translated.
          </p>
          <Button variant="outline" size="small" onClick={onMark}>
            Translation is up to date
          </Button>
        </>
      )}
    </div>
  );
}
