import { submissionPriorities, submissionStatuses } from "#shared/contract/submission-fields.ts";
import type { SubmissionUpdate } from "#shared/contract/submissions.ts";
import { type Command, useCommands } from "#src/lib/commands.ts";
import { Initials, unassign, useAssignees } from "./assignee.tsx";
import { priorityLabels, statusLabels } from "./labels.ts";
import { PriorityIcon, StatusIcon } from "./submission-icons.tsx";
import type { InboxState } from "./use-inbox.ts";

export const commandGroups = { status: "Status", priority: "Priority", assign: "Assign to" } as const;

/** The inbox's commands in the palette, for the selection or else for the current submission. */
export function useInboxCommands(inbox: InboxState) {
  const { assignees } = useAssignees();
  useCommands(() => {
    const ids = inbox.targets();
    const general: Command[] = [
      { group: "Enquiries", label: "Select all that match the filter", run: inbox.selectAll },
    ];
    if (ids.length === 0 || inbox.filter.deleted) return general;
    const change = (values: SubmissionUpdate, description: string) =>
      void inbox.changeAll(ids, values, description);
    return [
      ...submissionStatuses.map((status) => ({
        group: commandGroups.status,
        label: statusLabels[status],
        icon: <StatusIcon status={status} decorative />,
        run: () => change({ status }, `set to ${statusLabels[status]}`),
      })),
      ...submissionPriorities.map((priority) => ({
        group: commandGroups.priority,
        label: priorityLabels[priority],
        icon: <PriorityIcon priority={priority} decorative />,
        run: () => change({ priority }, `set to ${priorityLabels[priority]}`),
      })),
      ...[...assignees, { ...unassign, name: null }].map(({ name, change: values, description }) => ({
        group: commandGroups.assign,
        label: name ?? "Nobody",
        icon: <Initials name={name} decorative />,
        run: () => change(values, description),
      })),
      {
        group: "Enquiries",
        label: "Plan a call",
        shortcut: "H",
        run: () => inbox.setRemindedId(ids[0] ?? null),
      },
      {
        group: "Enquiries",
        label: "Archive",
        shortcut: "Y",
        run: () => change({ status: "archived" }, "archived"),
      },
      {
        group: "Enquiries",
        label: "Move to spam",
        shortcut: "!",
        run: () => change({ spam: true }, "moved to spam"),
      },
      { group: "Enquiries", label: "Delete", shortcut: "#", run: () => inbox.deletion.ask(ids) },
      ...general,
    ];
  });
}
