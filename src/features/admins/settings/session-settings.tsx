import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import { useState } from "react";
import type { SessionList } from "#shared/contract/admins.ts";
import { describeDevice } from "#shared/device.ts";
import { ConfirmDialog } from "#src/editing/dialogs/confirm-dialog.tsx";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { RowList } from "#src/ui/row-list.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { groupSessions } from "./group-sessions.ts";
import styles from "./session-settings.module.css";
import { revokeMutation, sessionsQuery } from "./settings.queries.ts";

const countryNames = new Intl.DisplayNames("en", { type: "region" });

type Session = SessionList["sessions"][number];

/** Where you are signed in, and how to end that. */
export function SessionSettings() {
  const query = useQuery(sessionsQuery());
  const { data: sessions } = query;
  const [isAsking, setIsAsking] = useState(false);
  const { busyId, revoke } = useRevoke();
  if (!sessions) {
    return (
      <QueryPlaceholder query={query} label="Loading devices...">
        <Skeleton shape="block" className={styles.skeleton} />
      </QueryPlaceholder>
    );
  }
  const { shown, older } = groupSessions(sessions, ({ userAgent }) => describeDevice(userAgent).name);
  const rows = (some: Session[]) => (
    <RowList>
      {some.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          busy={busyId === session.id}
          onRevoke={(name) => revoke(session.id, `${name} was signed out`)}
        />
      ))}
    </RowList>
  );
  return (
    <div className={styles.sessions}>
      {rows(shown)}
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>
            {older.length === 1 ? "1 older sign-in" : `${older.length} older sign-ins`} on the same devices
          </summary>
          {rows(older)}
        </details>
      )}
      {sessions.length > 1 ? (
        <Button variant="outline" onClick={() => setIsAsking(true)} busy={busyId === null}>
          Sign out all other devices
        </Button>
      ) : (
        <p>You are signed in on no other device.</p>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Sign out all other devices"
          action="Sign out"
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            revoke(null, "All other devices were signed out");
          }}
        >
          <p>Every device but this one is signed out with its next click.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Signs out one session, or with `null` all others. `busyId` is what is being signed out. */
function useRevoke() {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation(revokeMutation(client));
  return {
    busyId: isPending ? variables : undefined,
    revoke: (id: string | null, successText: string) =>
      mutate(id, {
        onSuccess: () => showToast({ text: successText }),
        onError: ({ message }) => showToast({ kind: "failed", text: `Nothing was signed out. ${message}` }),
      }),
  };
}

interface SessionRowProps {
  session: Session;
  busy: boolean;
  onRevoke: (deviceName: string) => void;
}

function SessionRow({ session, busy, onRevoke }: SessionRowProps) {
  const { userAgent, country, createdAt, lastSeenAt, current } = session;
  const now = useNow();
  const { name, handheld } = describeDevice(userAgent);
  const signedIn = `Signed in ${formatMoment(createdAt, now)}`;
  return (
    <li>
      {handheld ? <Smartphone aria-hidden="true" /> : <Monitor aria-hidden="true" />}
      <div>
        <b>
          {name}
          {current && <Badge>This device</Badge>}
        </b>
        <span>
          {[
            signedIn,
            !current && `last seen ${formatMoment(lastSeenAt, now)}`,
            country && countryNames.of(country),
          ]
            .filter(Boolean)
            .join(", ")}
        </span>
      </div>
      {!current && (
        <Button
          variant="outline"
          size="small"
          busy={busy}
          aria-label={`Revoke ${name}, ${signedIn}`}
          onClick={() => onRevoke(name)}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}
