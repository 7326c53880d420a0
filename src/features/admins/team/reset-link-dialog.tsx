import type { AdminListItem } from "#shared/contract/admins.ts";
import type { ResetLink } from "#shared/contract/sign-in.ts";
import dialogStyles from "#src/editing/dialogs/dialog.module.css";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import { CopyTextButton } from "#src/ui/copy-text-button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";

interface ResetLinkDialogProps {
  /** The link that was made, and for whom; null closes the dialog. */
  made: { admin: AdminListItem; link: ResetLink } | null;
  onClose: () => void;
}

/** Shows the link that sets a colleague's password, once. */
export function ResetLinkDialog({ made, onClose }: ResetLinkDialogProps) {
  const now = useNow();
  return (
    <Dialog
      open={made !== null}
      onClose={onClose}
      title={`Link for ${made?.admin.name}`}
      closeOnBackdrop={false}
    >
      {made && (
        <div className={dialogStyles.ask}>
          <p>
            Give this to {made.admin.name} ({made.admin.email}) yourself, and to nobody else: whoever opens it
            sets the password of this account. It is not shown again.
          </p>
          <Field
            label="Link"
            hint={`It works once, until ${formatMoment(made.link.expiresAt, now)}. A second step stays as it is.`}
          >
            <TextInput readOnly value={made.link.url} onFocus={(event) => event.currentTarget.select()} />
          </Field>
          <div className={dialogStyles.actions}>
            <CopyTextButton text={made.link.url} />
            <Button variant="outline" onClick={onClose}>
              Done
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
