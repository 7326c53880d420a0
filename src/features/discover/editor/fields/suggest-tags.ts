import { splitTags } from "../drafts/editor-draft.ts";

const maxSuggestions = 6;

/**
 * Suggests known tags that start like the last typed one, or the next ones once that is complete.
 * `append` gives the field's text with a suggestion added.
 */
export function suggestTags(text: string, knownTags: readonly string[]) {
  const lastComma = text.lastIndexOf(",");
  const typed = text
    .slice(lastComma + 1)
    .trim()
    .toLowerCase();
  const used = new Set(splitTags(text).map((tag) => tag.toLowerCase()));
  const isComplete = used.has(typed) && knownTags.some((tag) => tag.toLowerCase() === typed);
  const prefix = isComplete ? "" : typed;
  const previous = splitTags(isComplete ? text : text.slice(0, lastComma + 1));
  return {
    suggestions: knownTags
      .filter((tag) => !used.has(tag.toLowerCase()) && tag.toLowerCase().startsWith(prefix))
      .slice(0, maxSuggestions),
    append: (tag: string) => `${[...previous, tag].join(", ")}, `,
  };
}
