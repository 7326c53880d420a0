import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminListItem, Decision } from "#src/shared/contract/admins.ts";
import { showToast } from "#src/ui/toast.tsx";
import { AccountList } from "./admin-list.tsx";
import { AuditLog } from "./audit-log.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { decideAccount, refreshTeam } from "./team.queries.ts";
import styles from "./team-screen.module.css";

const done: Record<Decision, string> = {
  approve: "can sign in now",
  reject: "was rejected",
  disable: "was disabled and signed out",
  enable: "can sign in again",
};

export interface AskedDecision {
  account: AdminListItem;
  decision: Decision;
}

/** Who may use the portal, who asks to, and what everybody did. `ownId` is the account that is signed in. */
export function TeamScreen({ ownId }: { ownId: string }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const decide = useMutation({
    mutationFn: decideAccount,
    onSuccess: ({ name }, { decision }) => showToast({ text: `${name} ${done[decision]}` }),
    onError: (error, { account }) =>
      showToast({ kind: "failed", text: `Nothing was changed for ${account.name}. ${error.message}` }),
    onSettled: () => refreshTeam(client),
  });
  function begin(choice: AskedDecision) {
    // What opens a door is done at once; what shuts one is asked about.
    if (choice.decision === "reject" || choice.decision === "disable") setAsked(choice);
    else decide.mutate(choice);
  }
  const list = {
    ownId,
    busyId: decide.isPending ? decide.variables.account.id : null,
    onDecide: (account: AdminListItem, decision: Decision) => begin({ account, decision }),
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Team</h1>
        <p>Everybody in the team may do the same. New accounts wait here until somebody approves them.</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.people}>
          <AccountList {...list} status="pending" title="Waiting for approval" />
          <AccountList {...list} status="active" title="Members" />
          <AccountList {...list} status="disabled" title="Disabled" />
        </div>
        <AuditLog />
      </div>
      <DecisionDialog
        asked={asked}
        onClose={() => setAsked(null)}
        onDecide={(choice) => {
          setAsked(null);
          decide.mutate(choice);
        }}
      />
    </div>
  );
}
