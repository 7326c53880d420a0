import Search from "lucide-react/icons/search";
import { type Ref, useEffect, useRef, useState } from "react";
import { Kbd } from "./kbd.tsx";
import styles from "./search-box.module.css";

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The current search, as in the URL. */
  value: string;
  /** Called shortly after the last key, with the trimmed text. */
  onSearch: (search: string) => void;
  maxLength: number;
  /** Called on Enter and ↓, which lead from the box to what was found. */
  onLeave?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Shorter than the pause between two words. */
const debounceMs = 150;

/** A search field that searches while one types. Pages that bind `/` focus it with that key. */
export function SearchBox({ label, placeholder, value, onSearch, maxLength, onLeave, ref }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The URL can change by other means: Back, a saved view, Clear filters.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string, delayMs: number) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = text.trim();
      onSearch(sent.current);
    }, delayMs);
  }
  return (
    <label className={styles.box}>
      <Search aria-hidden="true" />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => search(event.currentTarget.value, debounceMs)}
        onKeyDown={(event) => {
          if (event.key === "Enter" || (event.key === "ArrowDown" && onLeave)) {
            search(typed, 0);
            onLeave?.();
          }
          if (event.key === "Escape" && typed === "") event.currentTarget.blur();
        }}
      />
      <Kbd>/</Kbd>
    </label>
  );
}
