import { type StaffStatus, staffEvseStatuses } from "#shared/contract/station-fields.ts";
import { limits } from "#shared/limits.ts";
import { Field, TextInput } from "#src/ui/field.tsx";
import { SegmentedControl } from "#src/ui/segmented-control.tsx";
import { staffStatusLabels } from "../../station-labels.ts";
import styles from "./station-fields.module.css";

export interface StatusDraft {
  status: StaffStatus;
  reason: string;
  until: string;
}

interface EvseStatusFieldsProps {
  /** Of which point: "point 1". */
  name: string;
  value: StatusDraft;
  onChange: (part: Partial<StatusDraft>) => void;
}

const options = staffEvseStatuses.map((value) => ({ value, label: staffStatusLabels[value] }));

/** What staff say of a point; out of order with a reason, and until when. */
export function EvseStatusFields({ name, value, onChange }: EvseStatusFieldsProps) {
  const { status, reason, until } = value;
  return (
    <div className={styles.status}>
      <SegmentedControl
        label={`Status of ${name}`}
        options={options}
        value={status}
        onSelect={(next) => onChange({ status: next })}
      />
      {status !== "AVAILABLE" && (
        <div className={styles.statusFields}>
          {status === "OUTOFORDER" && (
            <Field label="Reason, for visitors">
              <TextInput
                aria-label={`Reason for ${name}`}
                placeholder="A part is on its way"
                maxLength={limits.shortText}
                value={reason}
                onChange={(event) => onChange({ reason: event.currentTarget.value })}
              />
            </Field>
          )}
          <Field label={status === "PLANNED" ? "Opens on" : "Works again on"}>
            <TextInput
              type="date"
              aria-label={`Day for ${name}`}
              value={until}
              onChange={(event) => onChange({ until: event.currentTarget.value })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}

/** True when both say the same of a point. */
export function isSameStatus(one: StatusDraft, other: StatusDraft): boolean {
  return JSON.stringify(statusInput(one)) === JSON.stringify(statusInput(other));
}

/** The fields as the API takes them. */
export function statusInput({ status, reason, until }: StatusDraft) {
  const isWorking = status === "AVAILABLE";
  return {
    status,
    reason: isWorking ? null : reason.trim() || null,
    until: isWorking ? null : until || null,
  };
}
