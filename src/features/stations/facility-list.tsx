import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { Station } from "#shared/contract/stations.ts";
import { t } from "#shared/translate.ts";
import styles from "./facility-list.module.css";

interface FacilityListProps {
  facilities: Station["facilities"];
  /** Places its items. */
  className: string | undefined;
}

/** Available and missing facilities of a station. */
export function FacilityList({ facilities, className }: FacilityListProps) {
  return (
    <ul className={`${styles.facilities} ${className}`}>
      {facilities.map(({ name, available }) => (
        <li key={name} data-missing={!available || undefined}>
          {available ? <Check aria-hidden="true" /> : <X aria-label={t("Not available:")} role="img" />}
          {name}
        </li>
      ))}
    </ul>
  );
}
