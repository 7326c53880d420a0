import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { Button } from "./button.tsx";
import styles from "./copy-button.module.css";

interface CopyButtonProps {
  text: string;
  label?: string;
  size?: "small" | "medium";
}

/** Copies a text, and says so for two seconds (`src/document/page-actions.ts`). */
export function CopyButton({ text, label = "Copy", size = "small" }: CopyButtonProps) {
  return (
    <Button
      variant="outline"
      size={size}
      className={styles.copy}
      data-action="copy"
      data-text={text}
      data-needs-script
    >
      <span aria-live="polite">
        <span>
          <Copy aria-hidden="true" />
          {label}
        </span>
        <span>
          <Check aria-hidden="true" />
          Copied
        </span>
      </span>
    </Button>
  );
}
