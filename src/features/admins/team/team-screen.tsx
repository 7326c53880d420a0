import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminListItem, Decision } from "#shared/contract/admins.ts";
import listPage from "#src/editing/list/list-page.module.css";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { roleLabels } from "../sections.ts";
import { AuditLog } from "./audit-log.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { Invitations } from "./invitations.tsx";
import { ResetLinkDialog } from "./reset-link-dialog.tsx";
import {
  changeRole,
  decide,
  makeResetLink,
  type PendingDecision,
  refreshTeam,
  signOutColleague,
} from "./team.queries.ts";
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
  const [unconfirmed, setUnconfirmed] = useState<PendingDecision | null>(null);
  const { decision, role, signOut, resetLink } = useTeamChanges();
  const list = {
    ownId,
    busyId: decision.isPending ? decision.variables.admin.id : null,
    onRole: role.mutate,
    onSignOut: signOut.mutate,
    onResetLink: resetLink.mutate,
    onDecide(admin: AdminListItem, choice: Decision) {
      const pending = { admin, decision: choice };
      if (choice === "reject" || choice === "disable") setUnconfirmed(pending);
      else decision.mutate(pending);
    },
  };
  return (
    <div className={listPage.page}>
      <header className={styles.head}>
        <h1>Team</h1>
        <p>
          Owners may do everything, editors work on content, pictures and stations, agents on enquiries. New
          accounts wait here until an owner approves them.
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.people}>
          <Invitations />
          <TeamList {...list} status="pending" title="Waiting for approval" />
          <TeamList {...list} status="active" title="Members" />
          <TeamList {...list} status="disabled" title="Disabled" />
        </div>
        <AuditLog />
      </div>
      <ResetLinkDialog made={resetLink.data ?? null} onClose={resetLink.reset} />
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

/** The changes that an owner makes to an admin, each with its toast. */
function useTeamChanges() {
  const client = useQueryClient();
  const common = {
    onError: (error: Error) => showFailure("Nothing was changed.", error),
    onSettled: () => refreshTeam(client),
  };
  return {
    decision: useMutation({
      mutationFn: decide,
      onSuccess: ({ name }, decided) => showToast({ text: `${name} ${successText[decided.decision]}` }),
      ...common,
      onError: (error, { admin }) => showFailure(`Nothing was changed for ${admin.name}.`, error),
    }),
    role: useMutation({
      mutationFn: changeRole,
      onSuccess: ({ name, role }) => showToast({ text: `${name} is ${roleLabels[role]} now` }),
      ...common,
    }),
    resetLink: useMutation({ mutationFn: makeResetLink, ...common }),
    signOut: useMutation({
      mutationFn: signOutColleague,
      onSuccess: (_, { admin }) => showToast({ text: `${admin.name} was signed out everywhere` }),
      ...common,
    }),
  };
}
