import Copy from "lucide-react/icons/copy";
import { limits } from "#shared/limits.ts";
import { stationLimits } from "#shared/station-limits.ts";
import { PlainInput } from "#src/editing/fields/plain-input.tsx";
import { Repeater } from "#src/editing/fields/repeater.tsx";
import { useNow } from "#src/lib/use-now.ts";
import { Badge } from "#src/ui/badge.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { agoText, liveStatusLabels } from "../../station-labels.ts";
import { copyEvse, type EvseDraft, emptyEvse } from "../station-draft.ts";
import { fieldId, type StationEditorState } from "../station-model.ts";
import { ConnectorFields } from "./connector-fields.tsx";
import { EvseStatusFields } from "./evse-status-fields.tsx";
import { OperatorValue } from "./operator-value.tsx";
import { SetStatusNow } from "./set-status-now.tsx";
import styles from "./station-fields.module.css";

/** The charging points with their connectors and what staff say of each. */
export function EvseFields({ editor }: { editor: StationEditorState }) {
  const { item, save } = editor;
  const { evses } = item.draft;
  const change = (next: EvseDraft[]) => item.change({ evses: next });
  return (
    <>
      <Repeater
        id={fieldId("evses")}
        title="Charging points"
        noun="charging point"
        limit={stationLimits.evses}
        error={save.issues.find(({ path }) => path.startsWith("evses"))?.message}
        entries={evses}
        makeEntry={() => emptyEvse(evses)}
        onChange={change}
      >
        {(evse, set, number) => (
          <div className={styles.evse}>
            <div className={styles.row}>
              <div className={styles.uid}>
                <span>Id</span>
                <PlainInput
                  strong
                  id={fieldId(`evses.${number - 1}.uid`)}
                  aria-label={`Id of charging point ${number}`}
                  maxLength={limits.code}
                  spellCheck={false}
                  value={evse.uid}
                  onChange={(event) => set({ uid: event.currentTarget.value })}
                />
              </div>
              <LiveStatus editor={editor} uid={evse.uid} />
              <IconButton
                label={`Duplicate charging point ${number}`}
                title="Duplicate"
                disabled={evses.length >= stationLimits.evses}
                onClick={() => change(evses.toSpliced(number, 0, copyEvse(evse, evses)))}
              >
                <Copy aria-hidden="true" />
              </IconButton>
            </div>
            <ConnectorFields
              path={`evses.${number - 1}.connectors`}
              name={`point ${number}`}
              connectors={evse.connectors}
              onChange={(connectors) => set({ connectors })}
            />
            <EvseStatusFields name={`point ${number}`} value={evse} onChange={set} />
            <SetStatusNow editor={editor} evse={evse} />
          </div>
        )}
      </Repeater>
      <OperatorValue editor={editor} field="evses" />
    </>
  );
}

/** What the operator last reported of a point, and when that was confirmed. */
function LiveStatus({ editor, uid }: { editor: StationEditorState; uid: string }) {
  const now = useNow();
  const live = editor.item.stored?.item.evses.find((evse) => evse.uid === uid)?.live;
  if (!live) return null;
  return (
    <span className={styles.live}>
      <Badge dot tone={live.status === "AVAILABLE" ? "live" : "plain"}>
        {liveStatusLabels[live.status]}
      </Badge>
      <small>confirmed {agoText(live.confirmedAt, now)}</small>
    </span>
  );
}
