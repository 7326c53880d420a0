import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminListItem, Decision } from "#src/shared/contract/admins.ts";
import { showToast } from "#src/ui/toast.tsx";
import { AuditLog } from "./audit-log.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { decide, type PendingDecision, refreshTeam } from "./team.queries.ts";
import { TeamList } from "./team-list.tsx";
import styles from "./team-screen.module.css";

const successText: Record<Decision, string> = {
  approve: "can sign in now",
  reject: "was rejected",
  disable: "was disabled and signed out",
  enable: "can sign in again",
};

/** The admins, those who wait for approval, and the audit log. `ownId` is the signed-in admin. */
export function TeamScreen({ ownId }: { ownId: string }) {
  const client = useQueryClient();
  const [unconfirmed, setUnconfirmed] = useState<PendingDecision | null>(null);
  const decision = useMutation({
    mutationFn: decide,
    onSuccess: ({ name }, decided) => showToast({ text: `${name} ${successText[decided.decision]}` }),
    onError: (error, { admin }) =>
      showToast({ kind: "failed", text: `Nothing was changed for ${admin.name}. ${error.message}` }),
    onSettled: () => refreshTeam(client),
  });
  const list = {
    ownId,
    busyId: decision.isPending ? decision.variables.admin.id : null,
    onDecide(admin: AdminListItem, choice: Decision) {
      const pending = { admin, decision: choice };
      if (choice === "reject" || choice === "disable") setUnconfirmed(pending);
      else decision.mutate(pending);
    },
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Team</h1>
        <p>Everybody in the team may do the same. New accounts wait here until somebody approves them.</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.people}>
          <TeamList {...list} status="pending" title="Waiting for approval" />
          <TeamList {...list} status="active" title="Members" />
          <TeamList {...list} status="disabled" title="Disabled" />
        </div>
        <AuditLog />
      </div>
      <DecisionDialog
        pending={unconfirmed}
        onClose={() => setUnconfirmed(null)}
        onConfirm={(confirmed) => {
          setUnconfirmed(null);
          decision.mutate(confirmed);
        }}
      />
    </div>
  );
}
