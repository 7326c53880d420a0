import Bold from "lucide-react/icons/bold";
import Heading from "lucide-react/icons/heading";
import Italic from "lucide-react/icons/italic";
import Link from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import Table from "lucide-react/icons/table";
import Quote from "lucide-react/icons/text-quote";
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from "react";
import { isSafeLink } from "#shared/safe-links.ts";
import { keyNames } from "#src/lib/key-names.ts";
import { TextArea } from "#src/ui/field.tsx";
import { formatText, type TextFormat } from "./format-text.ts";
import styles from "./rich-text-area.module.css";

const formats: readonly { format: TextFormat; label: string; keys: string; icon: ReactNode }[] = [
  { format: "bold", label: "Bold", keys: "Ctrl B", icon: <Bold aria-hidden="true" /> },
  { format: "italic", label: "Italic", keys: "Ctrl I", icon: <Italic aria-hidden="true" /> },
  { format: "link", label: "Link", keys: "Ctrl K", icon: <Link aria-hidden="true" /> },
  { format: "list", label: "List", keys: "Ctrl Shift 8", icon: <List aria-hidden="true" /> },
  { format: "heading", label: "Heading", keys: "Ctrl Alt 2", icon: <Heading aria-hidden="true" /> },
  { format: "quote", label: "Quote", keys: "Ctrl Shift 9", icon: <Quote aria-hidden="true" /> },
  { format: "table", label: "Table", keys: "Ctrl Alt 3", icon: <Table aria-hidden="true" /> },
];

/** A Markdown text inside a Field, with a bar and keys that format what is selected. */
export function RichTextArea(props: ComponentProps<typeof TextArea>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const first = useRef<HTMLDivElement>(null);

  function apply(format: TextFormat, url?: string) {
    const element = area.current;
    if (!element) return;
    const { value, selectionStart: start, selectionEnd: end } = element;
    const { from, to, insert, select } = formatText(value, { start, end }, format, url);
    element.focus();
    element.setSelectionRange(from, to);
    // Old, but the only way to change a text that the browser's own undo knows of.
    document.execCommand("insertText", false, insert);
    element.setSelectionRange(...select);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!event.ctrlKey && !event.metaKey) return;
    const format = formatOf(event);
    if (!format) return;
    event.preventDefault();
    apply(format);
  }
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const text = event.clipboardData.getData("text/plain").trim();
    if (selectionStart === selectionEnd || !text.startsWith("https:") || !isSafeLink(text)) return;
    event.preventDefault();
    apply("link", text);
  }
  /** One stop of the Tab key; arrows move inside. */
  function moveFocus(event: KeyboardEvent) {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const buttons = [...(first.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (step !== 0) buttons.at((at + step) % buttons.length)?.focus();
  }
  return (
    <div className={styles.area}>
      <div ref={first} role="toolbar" aria-label="Format" className={styles.bar} onKeyDown={moveFocus}>
        {formats.map(({ format, label, keys, icon }, index) => (
          <button
            key={format}
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            aria-label={label}
            title={`${label}  ${keyNames(keys)}`}
            onClick={() => apply(format)}
          >
            {icon}
          </button>
        ))}
      </div>
      <TextArea {...props} ref={area} onKeyDown={onKeyDown} onPaste={onPaste} />
    </div>
  );
}

function formatOf({ code, shiftKey, altKey }: KeyboardEvent): TextFormat | undefined {
  if (altKey) return ({ Digit2: "heading", Digit3: "table" } as const)[code];
  if (shiftKey) return ({ Digit8: "list", Digit9: "quote" } as const)[code];
  return ({ KeyB: "bold", KeyI: "italic", KeyK: "link" } as const)[code];
}
