import MapPin from "lucide-react/icons/map-pin";
import { useState } from "react";
import { coordinatesDoubt } from "#shared/station-place.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { Lazy } from "#src/ui/lazy.tsx";
import { Spinner } from "#src/ui/spinner.tsx";
import { formatCoordinates, parseCoordinates } from "../parse-coordinates.ts";
import { fieldId, type StationEditorState } from "../station-model.ts";
import styles from "./station-fields.module.css";

/** MapLibre and its styles, loaded only when somebody opens the map. */
async function loadPinMap() {
  const [{ PinMap }] = await Promise.all([
    import("../../../map/pin-map.client.tsx"),
    import("maplibre-gl/dist/maplibre-gl.css"),
  ]);
  return { PinMap };
}

/** The pin: pasted as coordinates or as a link, or set on the map. */
export function PinField({ editor }: { editor: StationEditorState }) {
  const { item, save } = editor;
  const { coordinates } = item.draft;
  const [isMapOpen, setIsMapOpen] = useState(false);
  const pin = parseCoordinates(coordinates);
  return (
    <div className={styles.pin}>
      <Field
        label="Coordinates"
        id={fieldId("lat")}
        required
        error={save.issueAt("lat") ?? save.issueAt("lng")}
        hint={(pin && coordinatesDoubt(pin, item.draft.state)) ?? hintFor(coordinates, pin !== null)}
      >
        <TextInput
          required={false}
          aria-required="true"
          autoComplete="off"
          spellCheck={false}
          placeholder="13.0072, 80.2131"
          value={coordinates}
          onChange={(event) => item.change({ coordinates: event.currentTarget.value })}
          onBlur={() => pin && item.change({ coordinates: formatCoordinates(pin) })}
        />
      </Field>
      <Button
        variant="outline"
        size="small"
        aria-expanded={isMapOpen}
        onClick={() => setIsMapOpen(!isMapOpen)}
      >
        <MapPin aria-hidden="true" />
        {isMapOpen ? "Close the map" : "Set it on the map"}
      </Button>
      {isMapOpen && (
        <div className={styles.map}>
          <Lazy load={loadPinMap} fallback={<Spinner />}>
            {({ PinMap }) => (
              <PinMap pin={pin} onPin={(next) => item.change({ coordinates: formatCoordinates(next) })} />
            )}
          </Lazy>
        </div>
      )}
    </div>
  );
}

function hintFor(text: string, isUnderstood: boolean): string {
  if (text.trim() && !isUnderstood) {
    return "No coordinates were found in this. Short links hide them: open the link and copy the address of the map.";
  }
  return "Paste them, or the link of a place in Google Maps.";
}
