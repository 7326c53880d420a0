import { useQuery } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import styles from "#src/editing/dialogs/dialog.module.css";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { createPreviewLink } from "../../admin/discover-admin.queries.ts";

/** A link that shows the saved draft without signing in. */
export function PreviewLinkDialog({
  id,
  hasChanges,
  onClose,
}: {
  id: string;
  hasChanges: boolean;
  onClose: () => void;
}) {
  const now = useNow();
  const [copied, setCopied] = useState(false);
  const { data, error } = useQuery({
    queryKey: ["discover", "preview-link", id],
    queryFn: () => createPreviewLink(id),
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
          {hasChanges && " Your latest changes are not saved yet."}
        </p>
        <Field
          label="Address"
          markOptional={false}
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
        </div>
      </div>
    </Dialog>
  );
}
