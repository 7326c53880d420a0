import ChevronLeft from "lucide-react/icons/chevron-left";
import type { ReactNode } from "react";
import { Button } from "#src/ui/button.tsx";
import styles from "./editor-screen.module.css";

interface EditorHeaderProps {
  /** What the page does: "Edit Content". */
  heading: string;
  /** What is edited. */
  title: string;
  onBack: () => void;
  /** What can be opened above the editor; the text of a button is hidden on a phone. */
  children: ReactNode;
}

/** The way back, the title, and what can be opened above the editor. */
export function EditorHeader({ heading, title, onBack, children }: EditorHeaderProps) {
  return (
    <header className={styles.top}>
      <Button variant="quiet" size="small" onClick={onBack}>
        <ChevronLeft aria-hidden="true" />
        Back
      </Button>
      <h1>{heading}</h1>
      <p>{title}</p>
      {children}
    </header>
  );
}
