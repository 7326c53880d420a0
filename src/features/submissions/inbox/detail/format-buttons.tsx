import Bold from "lucide-react/icons/bold";
import Italic from "lucide-react/icons/italic";
import List from "lucide-react/icons/list";
import type { KeyboardEvent } from "react";
import { keyNames } from "#src/lib/key-names.ts";
import { Button } from "#src/ui/button.tsx";

interface FormatButtonsProps {
  /** The field that they change. */
  area: () => HTMLTextAreaElement | null | undefined;
}

/** Bold, italic and list in a text that is written in `src/shared/light-text.ts`. */
export function FormatButtons({ area }: FormatButtonsProps) {
  const change = (apply: (area: HTMLTextAreaElement) => void) => () => {
    const field = area();
    if (field) apply(field);
  };
  return (
    <>
      <Button {...look} aria-label="Bold" title={`Bold  ${keyNames("Ctrl B")}`} onClick={change(makeBold)}>
        <Bold aria-hidden="true" />
      </Button>
      <Button
        {...look}
        aria-label="Italic"
        title={`Italic  ${keyNames("Ctrl I")}`}
        onClick={change(makeItalic)}
      >
        <Italic aria-hidden="true" />
      </Button>
      <Button {...look} aria-label="List" title="List" onClick={change(toggleList)}>
        <List aria-hidden="true" />
      </Button>
    </>
  );
}

const look = { variant: "quiet", size: "small", square: true } as const;

/** Handles the keys of bold and italic. */
export function formatByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  const apply = { b: makeBold, i: makeItalic }[event.key.toLowerCase()];
  if (!apply) return;
  event.preventDefault();
  apply(event.currentTarget);
}

const makeBold = (area: HTMLTextAreaElement) => mark(area, "**");
const makeItalic = (area: HTMLTextAreaElement) => mark(area, "*");

function mark(area: HTMLTextAreaElement, stars: string): void {
  const { selectionStart, selectionEnd, value } = area;
  insert(area, stars + value.slice(selectionStart, selectionEnd) + stars);
  area.setSelectionRange(selectionStart + stars.length, selectionEnd + stars.length);
}

/** Makes the selected lines items of a list, or lines again. */
function toggleList(area: HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd, value } = area;
  const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const next = value.indexOf("\n", selectionEnd);
  area.setSelectionRange(start, next < 0 ? value.length : next);
  const lines = value.slice(start, next < 0 ? value.length : next).split("\n");
  const isList = lines.every((line) => line.startsWith("- "));
  insert(area, lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join("\n"));
}

/** Replaces the selection. By this command the browser's undo knows it, as by no other way. */
function insert(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  document.execCommand("insertText", false, text);
}
