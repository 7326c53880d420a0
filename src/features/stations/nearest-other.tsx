import ArrowRight from "lucide-react/icons/arrow-right";
import { t } from "#shared/translate.ts";
import { stationsCopy } from "#src/content/stations.ts";
import { stationPath } from "#src/lib/paths.ts";
import { nameInList } from "./area-text.ts";
import { roundedKm } from "./distance.ts";
import { DocumentState } from "./document-state.tsx";
import styles from "./nearest-other.module.css";
import type { StationWithStatus } from "./station-state.tsx";

/** One that a driver could go to instead; `km` away. */
export interface OtherStation extends StationWithStatus {
  slug: string;
  name: string;
  city: string;
  km: number;
}

/**
 * In the head of a station: the nearest other one, and while this one is closed the nearest that is open. The
 * script "station-states" marks those that are closed, and the style sheet chooses; a card of one size in either case,
 * so that nothing moves. Stations whose hours nobody knows are left out.
 */
export function NearestOther({ others, now }: { others: readonly OtherStation[]; now: number }) {
  const known = others.filter(({ times }) => times.hours.length > 0);
  if (known.length === 0) return null;
  const { nearest, nearestOpen } = stationsCopy.nearestOther;
  return (
    <ul className={styles.other}>
      {known.map((other) => (
        <li key={other.slug}>
          <a href={stationPath(other.slug)}>
            <span>{nearest}</span> <span>{nearestOpen}</span>{" "}
            <strong>
              {nameInList(other.name)}, {t(other.city)}{" "}
              <small>{t("{km} km", { km: roundedKm(other.km) })}</small>
            </strong>
            <DocumentState station={other} slug={other.slug} now={now} />
            <ArrowRight aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
