import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import { useState } from "react";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { FailedPanel } from "#src/ui/failed-panel.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { describeDevice } from "./device.ts";
import styles from "./session-settings.module.css";
import { revokeMutation, sessionsQuery } from "./settings.queries.ts";

/** Where the own account is signed in, and how to end that. */
export function SessionSettings() {
  const client = useQueryClient();
  const now = useNow();
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery());
  const [asking, setAsking] = useState(false);
  const revoke = useMutation(revokeMutation(client));
  function begin(id: string | null, words: string) {
    setAsking(false);
    revoke.mutate(id, {
      onSuccess: () => showToast({ text: words }),
      onError: (failure) => showToast({ kind: "failed", text: `Nothing was signed out. ${failure.message}` }),
    });
  }

  if (!sessions && error) {
    return <FailedPanel text={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!sessions) {
    return (
      <Loading label="Loading devices...">
        <Skeleton shape="block" className={styles.bone} />
      </Loading>
    );
  }
  // The present device first; the others as they come, newest first.
  const ordered = [...sessions.filter((one) => one.current), ...sessions.filter((one) => !one.current)];
  return (
    <div className={styles.sessions}>
      <ul className={styles.list}>
        {ordered.map(({ id, userAgent, createdAt, current }) => {
          const { name, handheld } = describeDevice(userAgent);
          const signedIn = `Signed in ${formatMoment(createdAt, now)}`;
          return (
            <li key={id}>
              {handheld ? <Smartphone aria-hidden="true" /> : <Monitor aria-hidden="true" />}
              <div>
                <b>
                  {name}
                  {current && <Badge>This device</Badge>}
                </b>
                <span>{signedIn}</span>
              </div>
              {!current && (
                <Button
                  variant="outline"
                  size="small"
                  busy={revoke.isPending && revoke.variables === id}
                  aria-label={`Revoke ${name}, ${signedIn}`}
                  onClick={() => begin(id, `${name} was signed out`)}
                >
                  Revoke
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {ordered.length > 1 ? (
        <Button
          variant="outline"
          onClick={() => setAsking(true)}
          busy={revoke.isPending && revoke.variables === null}
        >
          Sign out all other devices
        </Button>
      ) : (
        <p>You are signed in on no other device.</p>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title="Sign out all other devices">
        <div className={styles.ask}>
          <p>Every device but this one is signed out with its next click.</p>
          <div>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button variant="danger" onClick={() => begin(null, "All other devices were signed out")}>
              Sign out
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
