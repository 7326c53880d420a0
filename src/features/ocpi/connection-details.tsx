import Copy from "lucide-react/icons/copy";
import type { OcpiOperatorCreated } from "#shared/contract/ocpi.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { copyText } from "#src/ui/toasts.ts";
import styles from "./connection-details.module.css";

interface ConnectionDetailsProps {
  created: OcpiOperatorCreated | null;
  versionsUrl: string;
  onClose: () => void;
}

/** What an operator needs to register, shown once; or that both sides have new tokens. */
export function ConnectionDetails({ created, versionsUrl, onClose }: ConnectionDetailsProps) {
  const name = created?.data.name ?? "";
  return (
    <Dialog
      open={created !== null}
      onClose={onClose}
      title={created?.tokenA ? `Connect ${name}` : `${name} is connected`}
      closeOnBackdrop={false}
    >
      <div className={styles.details}>
        {created?.tokenA ? (
          <>
            <p>
              Give {name} these two, in a safe way. The token works until it has registered, and{" "}
              <b>is not shown again</b>.
            </p>
            <Value label="Address of our versions" value={versionsUrl} />
            <Value label="Token A" value={created.tokenA} />
          </>
        ) : (
          <p>Both sides have new tokens. Its stations are read with the next run, within five minutes.</p>
        )}
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.value}>
      <span>{label}</span>
      <code>{value}</code>
      <Button
        variant="outline"
        size="small"
        aria-label={`Copy: ${label}`}
        onClick={() => void copyText(value, `${label} copied`)}
      >
        <Copy aria-hidden="true" /> Copy
      </Button>
    </div>
  );
}
