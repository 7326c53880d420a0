import Ellipsis from "lucide-react/icons/ellipsis";
import type { OcpiOperator } from "#shared/contract/ocpi.ts";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Menu } from "#src/ui/menu.tsx";
import styles from "./operator-row.module.css";

interface OperatorRowProps {
  operator: OcpiOperator;
  /** Its list is being read because somebody asked for it. */
  busy: boolean;
  onPull: () => void;
  onRotate: () => void;
  onRevoke: () => void;
  onProblems: () => void;
  onParties: () => void;
}

const states = {
  pending: { tone: "limited", label: "Waiting" },
  connected: { tone: "live", label: "Connected" },
  revoked: { tone: "plain", label: "Revoked" },
} as const;

/** One operator: its state, when it was heard of, what went wrong, and what can be done. */
export function OperatorRow({
  operator,
  busy,
  onPull,
  onRotate,
  onRevoke,
  onProblems,
  onParties,
}: OperatorRowProps) {
  const now = useNow();
  const { name, countryCode, partyId, status, lastError, errorSince, parties } = operator;
  const problems = operator.refused + operator.repaired;
  const { tone, label } = states[status];
  const isConnected = status === "connected";
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <b>
          {name} <Badge tone={tone}>{label}</Badge>
        </b>
        <span>
          {countryCode}*{partyId} · {operator.stations === 1 ? "1 station" : `${operator.stations} stations`}
        </span>
        <History operator={operator} />
        {lastError && (
          <p className={styles.error}>
            {lastError}
            {errorSince && ` Since ${formatMoment(errorSince, now)}.`}
          </p>
        )}
        {parties.length > 0 && status === "connected" && (
          <button type="button" className={styles.problems} onClick={onParties}>
            {operator.isHub ? "Hub: " : ""}
            {parties.filter(({ isShown }) => isShown).length} of {parties.length}{" "}
            {operator.isHub ? "parties shown" : "further parties shown"}
          </button>
        )}
        {problems > 0 && (
          <button type="button" className={styles.problems} onClick={onProblems}>
            {problemsText(operator)}
          </button>
        )}
      </div>
      <span className={styles.actions}>
        {operator.canPull && (
          <Button
            variant="outline"
            size="small"
            busy={busy}
            aria-label={`Read now: the list of ${name}`}
            onClick={onPull}
          >
            Read now
          </Button>
        )}
        <Menu
          trigger={<Ellipsis aria-hidden="true" />}
          label={`More about ${name}`}
          square
          actions={[
            { label: isConnected ? "Replace the tokens" : "New token to connect", onSelect: onRotate },
            ...(status === "revoked" ? [] : [{ label: "Revoke", danger: true, onSelect: onRevoke }]),
          ]}
        />
      </span>
    </li>
  );
}

function problemsText({ refused, repaired }: OcpiOperator): string {
  const parts = [
    ...(refused > 0 ? [`${refused} not used`] : []),
    ...(repaired > 0 ? [`${repaired} repaired`] : []),
  ];
  return `Objects with problems: ${parts.join(", ")}`;
}

function History({ operator }: { operator: OcpiOperator }) {
  const now = useNow();
  const { status, lastPushAt, lastPullAt, isPulling } = operator;
  if (status === "pending") return <small>It has not registered yet.</small>;
  const parts = [
    lastPushAt ? `Last push ${formatMoment(lastPushAt, now)}` : "No push yet",
    isPulling
      ? "list being read"
      : lastPullAt
        ? `list read ${formatMoment(lastPullAt, now)}`
        : "list not read yet",
  ];
  return <small>{parts.join(", ")}</small>;
}
