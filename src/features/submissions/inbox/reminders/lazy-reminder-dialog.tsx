import { Lazy } from "#src/ui/lazy.tsx";
import type { ReminderDialogProps } from "./reminder-dialog.tsx";

const load = () => import("./reminder-dialog.tsx");

/** The dialog that asks when to call, whose code is loaded when it is first opened. */
export function LazyReminderDialog(props: ReminderDialogProps) {
  return (
    <Lazy load={load} dialog={{ title: "Call later", onClose: props.onClose }}>
      {({ ReminderDialog }) => <ReminderDialog {...props} />}
    </Lazy>
  );
}
