import Check from "lucide-react/icons/check";
import Share from "lucide-react/icons/share";
import { messages } from "#src/content/messages.ts";
import { Button, type ButtonLook } from "./button.tsx";
import styles from "./share-button.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface ShareButtonProps {
  /** What the shared page is called. */
  title: string;
  label?: string;
  size?: ButtonLook["size"];
  /** The query string is part of what is shared. */
  withQuery?: boolean;
}

/** Shares the page's address by the device, or copies it and says so (`src/document/page-actions.ts`). */
export function ShareButton({ title, label = "Share", size = "small", withQuery }: ShareButtonProps) {
  return (
    <>
      <Button
        variant="outline"
        size={size}
        className={styles.share}
        data-needs-script
        data-action="share"
        data-title={title}
        data-with-query={withQuery ? "" : undefined}
        data-copied={messages.copied}
      >
        <Share aria-hidden="true" />
        <Check aria-hidden="true" />
        <span>{label}</span>
      </Button>
      <VisuallyHidden>
        <span role="status" />
      </VisuallyHidden>
    </>
  );
}
