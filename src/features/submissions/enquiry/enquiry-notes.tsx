import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type ReactNode, useEffect, useRef } from "react";
import { messages } from "#src/content/messages.ts";
import styles from "./enquiry-form.module.css";

/** Says that sending failed, and takes the focus with every failed attempt. */
export function FailureNote({ text, attempt }: { text: string; attempt: number }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) note.current?.focus();
  }, [attempt]);
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was made to show this failure
    <div ref={note} role="alert" tabIndex={-1} autoFocus={attempt === 0} className={styles.failure}>
      <TriangleAlert aria-hidden="true" />
      <div>
        <b>{messages.enquiry.failedTitle}</b>
        <p>
          {text} {messages.enquiry.kept}
        </p>
      </div>
    </div>
  );
}

/** Something worth knowing that is no failure. */
export function QuietNote({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div role="status" className={styles.note}>
      {title && <b>{title}</b>}
      <p>{children}</p>
    </div>
  );
}
