import Zap from "lucide-react/icons/zap";
import { Marker } from "react-map-gl/maplibre";
import type { Coordinates } from "#shared/geo.ts";
import { t } from "#shared/translate.ts";
import type { FinderStation } from "../finder-station.ts";
import { stateText, stateTone } from "../station-state.tsx";
import type { ClusterContent } from "./clusters.ts";
import styles from "./map.module.css";

interface ClusterMarkerProps extends Coordinates {
  count: number;
  city: string;
  content: ClusterContent;
  onOpen: (content: ClusterContent) => void;
}

/** Several stations that are too close together to be shown apart; a click zooms in. */
export function ClusterMarker({ count, city, content, lat, lng, onOpen }: ClusterMarkerProps) {
  const size = count < 10 ? "small" : count < 100 ? "medium" : "large";
  const { live, limited } = content;
  const values = { count, city, live, limited };
  return (
    <Marker longitude={lng} latitude={lat}>
      <button
        type="button"
        className={`num ${styles.cluster}`}
        data-size={size}
        aria-label={
          live + limited > 0
            ? t("{count} stations around {city}, {live} available, {limited} limited, zoom in", values)
            : t("{count} stations around {city}, zoom in", values)
        }
        onClick={() => onOpen(content)}
      >
        <Ring content={content} count={count} />
        {count}
      </button>
    </Marker>
  );
}

/** The shares of the states in a cluster, as a ring of their colours. */
function Ring({ content, count }: Pick<ClusterMarkerProps, "content" | "count">) {
  let start = 0;
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      {(["live", "limited", "fail", "plain"] as const).map((tone) => {
        const share = (content[tone] / count) * 100;
        const offset = -start;
        start += share;
        return (
          share > 0 && (
            <circle
              key={tone}
              data-tone={tone}
              cx="20"
              cy="20"
              r="17.5"
              pathLength="100"
              strokeDasharray={`${share} ${100 - share}`}
              strokeDashoffset={offset}
            />
          )
        );
      })}
    </svg>
  );
}

interface StationMarkerProps {
  station: FinderStation;
  selected: boolean;
  now: number;
  onSelect: (station: FinderStation) => void;
}

/** One station; a click shows its details. */
export function StationMarker({ station, selected, now, onSelect }: StationMarkerProps) {
  const { slug, name, city, lat, lng } = station;
  return (
    <Marker longitude={lng} latitude={lat} className={selected ? styles.above : undefined}>
      <button
        type="button"
        className={styles.station}
        data-tone={stateTone(station, now)}
        aria-label={`${name}, ${t(city)}: ${stateText(station, now)}`}
        aria-pressed={selected}
        data-station={slug}
        onClick={() => onSelect(station)}
      >
        <Zap aria-hidden="true" />
      </button>
    </Marker>
  );
}

/** Where the visitor is. */
export function PositionMarker({ lat, lng }: Coordinates) {
  return (
    <Marker longitude={lng} latitude={lat}>
      <span className={styles.here} role="img" aria-label="You are here" />
    </Marker>
  );
}
