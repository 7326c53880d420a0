import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { copyText } from "#src/ui/toasts.ts";
import styles from "./link-button.module.css";
import parts from "./parts.module.css";
import { newLink } from "./privacy.queries.ts";

/** Makes a new link to the sender's own page, for somebody who calls and has none. */
export function LinkButton({ submissionId }: { submissionId: string }) {
  const [open, setOpen] = useState(false);
  const make = useMutation({ mutationFn: newLink });
  function close() {
    setOpen(false);
    make.reset();
  }
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        New link for the person
      </Button>
      <Dialog open={open} onClose={close} title="New link for the person" closeOnBackdrop={false}>
        {make.data ? (
          <NewLink url={make.data} onClose={close} />
        ) : (
          <div className={parts.form}>
            <p>
              The link opens the page of this enquiry, where the person sees, corrects and erases what we
              store. Earlier links end at once. Give it to nobody but the sender.
            </p>
            <p role="alert">{make.error?.message}</p>
            <div className={parts.actions}>
              <Button busy={make.isPending} onClick={() => make.mutate(submissionId)}>
                Make the link
              </Button>
              <Button variant="outline" onClick={close}>
                Cancel
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}

function NewLink({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <div className={parts.form}>
      <p>
        The link works for a year. It <b>is not shown again</b>.
      </p>
      <code className={styles.url}>{url}</code>
      <div className={parts.actions}>
        <Button onClick={() => void copyText(url, "The link is copied")}>Copy the link</Button>
        <Button variant="outline" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
