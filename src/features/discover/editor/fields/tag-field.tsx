import { useQuery } from "@tanstack/react-query";
import { Field, TextInput } from "#src/ui/field.tsx";
import { tagsQuery } from "../../admin/discover-admin.queries.ts";
import { suggestTags } from "./suggest-tags.ts";
import styles from "./tag-field.module.css";

interface TagFieldProps {
  id: string;
  /** Separated by commas. */
  tags: string;
  error?: string;
  onTags: (tags: string) => void;
}

/** Tags, separated by commas; suggests tags in use that start like the last one. */
export function TagField({ id, tags, error, onTags }: TagFieldProps) {
  const { data: knownTags = [] } = useQuery(tagsQuery());
  const { suggestions, append } = suggestTags(tags, knownTags);
  function add(tag: string) {
    onTags(append(tag));
    document.getElementById(id)?.focus();
  }
  return (
    <div className={styles.field}>
      <Field label="Tags" id={id} optional error={error} hint="Separate with commas.">
        <TextInput value={tags} autoComplete="off" onChange={(event) => onTags(event.currentTarget.value)} />
      </Field>
      {suggestions.length > 0 && (
        <ul className={styles.offer} aria-label="Suggestions">
          {suggestions.map((tag) => (
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
