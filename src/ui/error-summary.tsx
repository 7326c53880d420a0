import { type MouseEvent, useEffect, useRef } from "react";
import styles from "./error-summary.module.css";

interface ErrorSummaryProps {
  title?: string;
  /** The control's id and its message, in form order; nothing is shown when empty. */
  errors: readonly { id: string; message: string }[];
  /** Changes with every failed attempt, to take the focus again. 0: the HTML has the errors. */
  attempt: number;
}

/** The errors of a form, above it; it takes the focus, and each line links to its field. */
export function ErrorSummary({ title = "Please check these answers", errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  useEffect(() => {
    if (any && attempt > 0) box.current?.focus();
  }, [any, attempt]);
  if (!any) return null;

  function go(event: MouseEvent, id: string) {
    const control = document.getElementById(id);
    if (!control) return;
    event.preventDefault();
    control.focus();
    control.scrollIntoView({ block: "center" });
  }
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was rendered to show these errors
    <div ref={box} role="alert" tabIndex={-1} autoFocus={attempt === 0} className={styles.summary}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => go(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
