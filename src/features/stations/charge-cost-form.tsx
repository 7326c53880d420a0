import { connectorNames } from "#shared/contract/station-fields.ts";
import type { Station } from "#shared/contract/stations.ts";
import { exampleKwh } from "#shared/example-cars.ts";
import { clockAt } from "#shared/station-hours.ts";
import { t } from "#shared/translate.ts";
import { costCopy } from "#src/content/stations.ts";
import { durationText } from "#src/lib/duration-text.ts";
import { formatPrice } from "#src/lib/format.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { stationPath } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, Select, TextInput } from "#src/ui/field.tsx";
import { type ChargeCost, costFields } from "./charge-cost.ts";
import styles from "./charge-cost-form.module.css";
import { exampleCarFor, knownPrice, plugKey, plugsOf, plugText } from "./prices.ts";

interface ChargeCostFormProps {
  station: Station;
  /** The answer to what was asked. */
  cost: ChargeCost | null;
}

/** What a charge costs here and now: a GET form, which `live-form.ts` applies while it is filled in. */
export function ChargeCostForm({ station, cost }: ChargeCostFormProps) {
  const plugs = plugsOf(station);
  const [strongest] = plugs;
  if (!knownPrice(station) || !strongest) return null;
  return (
    <form
      id="cost"
      action={`${stationPath(station.slug)}#cost`}
      className={styles.form}
      aria-labelledby="prices"
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
            label: plugText(plug),
          }))}
        />
      </Field>
      <Field id="cost-kwh" label={costCopy.kwh}>
        <TextInput
          name={costFields.kwh}
          inputMode="decimal"
          maxLength={6}
          defaultValue={cost?.kwh ?? exampleKwh(exampleCarFor(strongest))}
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
      <Button type="submit" variant="outline" size="small" className={styles.submit}>
        {costCopy.submit}
      </Button>
    </form>
  );
}

/** The answer to what was asked. */
export function CostAnswer({ cost, hasParking }: { cost: ChargeCost; hasParking: boolean }) {
  const { kwh, kw, plug, minutes, rupees, at } = cost;
  const how = costCopy.how({
    kwh,
    plug: connectorNames[plug.standard],
    kw,
    time: durationText(minutes),
    clock: clockAt(at),
  });
  return (
    <CostText
      price={t("About {price}", { price: formatPrice(rupees) })}
      text={how}
      {...(hasParking && { caveat: t(costCopy.parking) })}
    />
  );
}

/** A price in large type, for what it is, and what may change it. */
export function CostText({ price, text, caveat }: { price: string; text: string; caveat?: string }) {
  return (
    <p className={styles.cost}>
      <strong>{price}</strong> <span>{keepTogether(text)}</span>
      {caveat && (
        <>
          {" "}
          <small>{caveat}</small>
        </>
      )}
    </p>
  );
}
