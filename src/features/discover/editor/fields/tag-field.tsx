import { useQuery } from "@tanstack/react-query";
import { Field, TextInput } from "#src/ui/field.tsx";
import { tagsQuery } from "../../admin/discover-admin.queries.ts";
import { splitTags } from "../drafts/editor-draft.ts";
import styles from "./tag-field.module.css";

interface TagFieldProps {
  id: string;
  /** Separated by commas. */
  tags: string;
  error?: string;
  onTags: (tags: string) => void;
}

const shown = 6;

/** Tags, separated by commas, with those in use that begin like the last one. */
export function TagField({ id, tags, error, onTags }: TagFieldProps) {
  const { data: known = [] } = useQuery(tagsQuery());
  const typed = tags.slice(tags.lastIndexOf(",") + 1).trim();
  const used = new Set(splitTags(tags).map((tag) => tag.toLowerCase()));
  const like = known
    .filter((tag) => !used.has(tag.toLowerCase()) && tag.toLowerCase().startsWith(typed.toLowerCase()))
    .slice(0, shown);
  // A tag that is in use already is complete: what is offered then comes behind it.
  const next =
    used.has(typed.toLowerCase()) && known.some((tag) => tag.toLowerCase() === typed.toLowerCase());
  const offered = next ? known.filter((tag) => !used.has(tag.toLowerCase())).slice(0, shown) : like;
  function add(tag: string) {
    const before = next ? splitTags(tags) : splitTags(tags.slice(0, tags.lastIndexOf(",") + 1));
    onTags(`${[...before, tag].join(", ")}, `);
    document.getElementById(id)?.focus();
  }
  return (
    <div className={styles.field}>
      <Field label="Tags" id={id} error={error} hint="Separate with commas.">
        <TextInput value={tags} autoComplete="off" onChange={(event) => onTags(event.currentTarget.value)} />
      </Field>
      {offered.length > 0 && (
        <ul className={styles.offer} aria-label="Suggestions">
          {offered.map((tag) => (
            <li key={tag}>
              <button type="button" aria-label={`Add tag ${tag}`} onClick={() => add(tag)}>
                {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
