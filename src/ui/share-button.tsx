import Check from "lucide-react/icons/check";
import Share from "lucide-react/icons/share";
import { t } from "#shared/translate.ts";
import { messages } from "#src/content/messages.ts";
import { Button, type ButtonLook } from "./button.tsx";
import styles from "./share-button.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface ShareButtonProps {
  /** The name of the shared page. */
  title: string;
  label?: string;
  size?: ButtonLook["size"];
  /** Whether the shared URL has the query string. */
  withQuery?: boolean;
}

/** Shares the page's URL with the device, or copies it (`src/document/page-actions.ts`). */
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
        data-copied={t(messages.copied)}
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
