import { useQuery } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import type { PreviewLink } from "#shared/contract/discover.ts";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import styles from "./dialog.module.css";

interface PreviewLinkDialogProps {
  /** The id of the stored item. */
  id: string;
  editor: {
    model: { api: { createPreviewLink: (id: string) => Promise<PreviewLink> } };
    hasChanges: boolean;
  };
  onClose: () => void;
}

/** A link that shows the saved draft without signing in. */
export function PreviewLinkDialog({ id, editor, onClose }: PreviewLinkDialogProps) {
  const now = useNow();
  const [copied, setCopied] = useState(false);
  const { data, error } = useQuery({
    queryKey: ["preview-link", id],
    queryFn: () => editor.model.api.createPreviewLink(id),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  async function copy() {
    if (!data) return;
    await navigator.clipboard.writeText(data.url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  return (
    <Dialog open onClose={onClose} title="Draft link">
      <div className={styles.ask}>
        <p>
          Whoever has this address sees the draft as it was last saved, without signing in.
          {editor.hasChanges && " Your latest changes are not saved yet."}
        </p>
        <Field
          label="Address"
          error={error?.message}
          hint={
            data
              ? `It works until ${formatMoment(data.expiresAt, now)}, or until the draft is deleted.`
              : "One moment..."
          }
        >
          <TextInput readOnly value={data?.url ?? ""} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <div className={styles.actions}>
          <Button disabled={!data} onClick={() => void copy()}>
            {copied && <Check aria-hidden="true" />}
            {copied ? "Copied" : "Copy"}
          </Button>
          {data && (
            <ButtonLink href={data.url} variant="outline" target="_blank">
              Open
            </ButtonLink>
          )}
        </div>
      </div>
    </Dialog>
  );
}
