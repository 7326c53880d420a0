import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { ContentLanguage } from "#shared/content-languages.ts";
import { limits } from "#shared/limits.ts";
import { useSettled } from "#src/lib/use-settled.ts";
import { Field, TextInput } from "#src/ui/field.tsx";
import { adminListQuery } from "../../admin/discover-admin.queries.ts";
import { fieldId } from "./field-id.ts";

interface Original {
  id: string;
  title: string;
}

interface OriginalFieldProps {
  /** Of the item in the editor, whose original is in another one. */
  language: ContentLanguage;
  /** Of the item in the editor; null for a new one. */
  itemId: string | null;
  /** The stored original. */
  original: Original | null;
  chosenId: string | null;
  error?: string;
  onChoose: (id: string | null) => void;
}

const searchDelayMs = 250;
const everything = { type: null, status: null, author: null, order: null, page: 1 };

/** The item that this one translates, found by a part of its title. */
export function OriginalField(props: OriginalFieldProps) {
  const { language, itemId, original, chosenId, error, onChoose } = props;
  const listId = useId();
  const [chosen, setChosen] = useState(original);
  // Only while it is being typed; then it is the title of what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const search = useSettled(typed?.trim() ?? "", searchDelayMs).slice(0, limits.search);
  const found = useQuery({ ...adminListQuery({ ...everything, search }), enabled: search !== "" });
  const offered = (search ? (found.data?.discovers ?? []) : []).filter(
    (item) => item.id !== itemId && item.translationOf === null && item.language !== language,
  );
  const titleOfChosen = [chosen, original].find((item) => item?.id === chosenId)?.title ?? "";

  function type(text: string, isLast = false) {
    const match = offered.find(({ title }) => title === text);
    setTyped(match || isLast ? null : text);
    if (match) setChosen({ id: match.id, title: match.title });
    if (match || text === "") onChoose(match?.id ?? null);
  }
  return (
    <Field
      label="Translation of"
      id={fieldId("translationOf")}
      optional
      error={error}
      hint="Type a part of the title, then choose."
    >
      <TextInput
        type="search"
        list={listId}
        autoComplete="off"
        value={typed ?? titleOfChosen}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => typed !== null && type(typed, true)}
      />
      <datalist id={listId}>
        {offered.map(({ id, title }) => (
          <option key={id} value={title} />
        ))}
      </datalist>
    </Field>
  );
}
