import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import {
  connectorNames,
  connectorStandards,
  powerTypes,
  usualPowerType,
} from "#shared/contract/station-fields.ts";
import { stationLimits } from "#shared/station-limits.ts";
import { Button } from "#src/ui/button.tsx";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { type ConnectorDraft, emptyConnector } from "../station-draft.ts";
import { fieldId } from "../station-model.ts";
import styles from "./station-fields.module.css";

interface ConnectorFieldsProps {
  /** Where they are in the request body: `evses.0.connectors`. */
  path: string;
  /** Of which point: "point 1". */
  name: string;
  connectors: readonly ConnectorDraft[];
  onChange: (connectors: ConnectorDraft[]) => void;
}

const standardOptions = connectorStandards.map((value) => ({ value, label: connectorNames[value] }));

/** The connectors of a point: plug, kind of current, power. */
export function ConnectorFields({ path, name, connectors, onChange }: ConnectorFieldsProps) {
  return (
    <ul className={styles.connectors}>
      {connectors.map((connector, index) => (
        <Connector
          key={connector.key}
          connector={connector}
          label={`connector ${index + 1} of ${name}`}
          powerId={fieldId(`${path}.${index}.maxPowerKw`)}
          onChange={(next) => onChange(connectors.with(index, next))}
          onRemove={connectors.length > 1 ? () => onChange(connectors.toSpliced(index, 1)) : undefined}
        />
      ))}
      {connectors.length < stationLimits.connectors && (
        <li>
          <Button
            id={fieldId(path)}
            variant="quiet"
            size="small"
            aria-label={`Add connector to ${name}`}
            onClick={() => onChange([...connectors, emptyConnector(connectors)])}
          >
            <Plus aria-hidden="true" />
            Connector
          </Button>
        </li>
      )}
    </ul>
  );
}

interface ConnectorProps {
  connector: ConnectorDraft;
  label: string;
  powerId: string;
  onChange: (connector: ConnectorDraft) => void;
  onRemove?: () => void;
}

function Connector({ connector, label, powerId, onChange, onRemove }: ConnectorProps) {
  function setStandard(value: string) {
    const standard = connectorStandards.find((known) => known === value) ?? connector.standard;
    onChange({ ...connector, standard, powerType: usualPowerType(standard) });
  }
  return (
    <li>
      <CompactSelect
        label={`Plug of ${label}`}
        value={connector.standard}
        options={standardOptions}
        onSelect={setStandard}
      />
      <CompactSelect
        label={`Current of ${label}`}
        value={connector.powerType}
        options={powerTypes.map((value) => ({ value, label: value }))}
        onSelect={(value) =>
          onChange({ ...connector, powerType: powerTypes.find((type) => type === value) ?? "DC" })
        }
      />
      <span className={styles.power}>
        <input
          id={powerId}
          aria-label={`Power of ${label} in kW`}
          inputMode="decimal"
          className={styles.time}
          maxLength={6}
          value={connector.maxPowerKw}
          onChange={(event) => onChange({ ...connector, maxPowerKw: event.currentTarget.value })}
        />
        <span aria-hidden="true">kW</span>
      </span>
      {onRemove && (
        <IconButton label={`Remove ${label}`} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
