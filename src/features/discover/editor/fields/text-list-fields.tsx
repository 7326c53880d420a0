import { staffLimits } from "#shared/staff-limits.ts";
import { capitalise } from "#shared/text.ts";
import { PlainInput } from "#src/editing/fields/plain-input.tsx";
import { Repeater } from "#src/editing/fields/repeater.tsx";
import { newKey } from "#src/editing/keyed.ts";
import type { TextDraft } from "../drafts/editor-draft.ts";

interface TextListFieldsProps {
  id: string;
  title: string;
  noun: string;
  limit: number;
  previewId: string;
  entries: TextDraft[];
  onChange: (entries: TextDraft[]) => void;
}

/** A list of one-line texts. */
export function TextListFields({ noun, previewId, ...props }: TextListFieldsProps) {
  return (
    <Repeater
      {...props}
      noun={noun}
      watched={[]}
      makeEntry={() => ({ key: newKey(), text: "" })}
      previewId={() => previewId}
    >
      {(entry, set, number) => (
        <PlainInput
          aria-label={`${capitalise(noun)} ${number}`}
          maxLength={staffLimits.listItem}
          value={entry.text}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
      )}
    </Repeater>
  );
}
