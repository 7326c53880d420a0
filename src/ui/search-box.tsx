import Search from "lucide-react/icons/search";
import { type Ref, useEffect, useRef, useState } from "react";
import { Kbd } from "./kbd.tsx";
import styles from "./search-box.module.css";

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** What is searched for now, as the address has it. */
  value: string;
  /** Called a moment after the last key, with the words trimmed. */
  onSearch: (words: string) => void;
  maxLength: number;
  ref?: Ref<HTMLInputElement>;
}

/** Milliseconds: fewer than between two words, and the answer is there before anybody waits for it. */
const pause = 150;

/** A search that follows the typing; `/` leads to it where the page says so. */
export function SearchBox({ label, placeholder, value, onSearch, maxLength, ref }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address may change without this box (Back, a saved view, Clear filters).
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(words: string, wait: number) {
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = words.trim();
      onSearch(sent.current);
    }, wait);
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
        onChange={(event) => search(event.currentTarget.value, pause)}
        onKeyDown={(event) => {
          if (event.key === "Enter") search(typed, 0);
          if (event.key === "Escape" && typed === "") event.currentTarget.blur();
        }}
      />
      <Kbd>/</Kbd>
    </label>
  );
}
