import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PreviewLink } from "#shared/contract/discover.ts";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { CopyTextButton } from "#src/ui/copy-text-button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import styles from "./dialog.module.css";

interface PreviewLinkDialogProps {
  /** The id of the stored item. */
  id: string;
  editor: {
    model: {
      api: {
        createPreviewLink: (id: string) => Promise<PreviewLink>;
        withdrawPreviewLinks: (id: string) => Promise<void>;
      };
    };
    hasChanges: boolean;
  };
  onClose: () => void;
}

/** A link that shows the saved draft without signing in, and how to withdraw every such link. */
export function PreviewLinkDialog({ id, editor, onClose }: PreviewLinkDialogProps) {
  const { createPreviewLink, withdrawPreviewLinks } = editor.model.api;
  const now = useNow();
  const { mutate: create, data, error } = useMutation({ mutationFn: createPreviewLink });
  useEffect(() => create(id), [create, id]);
  const withdrawal = useMutation({
    mutationFn: withdrawPreviewLinks,
    onSuccess() {
      showToast({ text: "Every link to this draft was withdrawn" });
      onClose();
    },
    onError: (failure) => showFailure("The links were not withdrawn.", failure),
  });
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
          <Button variant="quiet" busy={withdrawal.isPending} onClick={() => withdrawal.mutate(id)}>
            Withdraw all links
          </Button>
          <CopyTextButton text={data?.url} />
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
