import { connectorNames } from "#shared/contract/station-fields.ts";
import type { Station } from "#shared/contract/stations.ts";
import { t } from "#shared/translate.ts";
import { costCopy } from "#src/content/stations.ts";
import { formatClock, formatPrice } from "#src/lib/format.ts";
import { stationPath } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, Select, TextInput } from "#src/ui/field.tsx";
import { type ChargeCost, costFields } from "./charge-cost.ts";
import styles from "./charge-cost-form.module.css";
import { durationText } from "./duration-text.ts";
import { knownPrice, plugKey, plugsOf } from "./prices.ts";

interface ChargeCostFormProps {
  station: Station;
  /** The answer to what was asked. */
  cost: ChargeCost | null;
}

/** What a charge costs here and now: a GET form, which `live-form.ts` applies while it is filled in. */
export function ChargeCostForm({ station, cost }: ChargeCostFormProps) {
  const price = knownPrice(station);
  const plugs = plugsOf(station);
  if (!price || plugs.length === 0) return null;
  return (
    <section id="cost" className={styles.root} aria-labelledby="cost-title">
      <h3 id="cost-title">{costCopy.title}</h3>
      <form
        action={`${stationPath(station.slug)}#cost`}
        className={styles.form}
        autoComplete="off"
        data-script="live-form"
        data-wake="interaction"
      >
        <Field id="cost-plug" label={costCopy.plug}>
          <Select
            name={costFields.plug}
            {...(cost && { defaultValue: plugKey(cost.plug) })}
            options={plugs.map((plug) => ({
              value: plugKey(plug),
              label: `${connectorNames[plug.standard]} ${plug.maxPowerKw} kW`,
            }))}
          />
        </Field>
        <Field id="cost-kwh" label={costCopy.kwh}>
          <TextInput
            name={costFields.kwh}
            inputMode="decimal"
            maxLength={6}
            defaultValue={cost?.kwh ?? costCopy.usualKwh}
          />
        </Field>
        <Field id="cost-kw" label={costCopy.kw}>
          <TextInput
            name={costFields.kw}
            inputMode="decimal"
            maxLength={6}
            placeholder={costCopy.anyKw}
            defaultValue={cost?.kw}
          />
        </Field>
        <Button type="submit" variant="outline" size="small">
          {costCopy.submit}
        </Button>
      </form>
      <p
        id="cost-answer"
        className={`num ${styles.answer}`}
        role="status"
        data-live
        data-failed={t(costCopy.failed)}
      >
        {cost && <Answer cost={cost} hasParking={price.parkingPerHour !== undefined} />}
      </p>
    </section>
  );
}

function Answer({ cost, hasParking }: { cost: ChargeCost; hasParking: boolean }) {
  const { kwh, kw, plug, minutes, rupees, at } = cost;
  return (
    <>
      <strong>{costCopy.answer(formatPrice(rupees), kwh)}</strong>{" "}
      {costCopy.how({
        plug: connectorNames[plug.standard],
        kw,
        time: durationText(minutes),
        clock: formatClock(new Date(at).toISOString()),
      })}
      {hasParking && ` ${t(costCopy.parking)}`}
    </>
  );
}
