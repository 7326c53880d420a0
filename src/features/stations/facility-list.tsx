import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { Station } from "#shared/contract/stations.ts";
import { t } from "#shared/translate.ts";

interface FacilityListProps {
  facilities: Station["facilities"];
  className: string | undefined;
}

/** Available and missing facilities of a station. */
export function FacilityList({ facilities, className }: FacilityListProps) {
  return (
    <ul className={className}>
      {facilities.map(({ name, available }) => (
        <li key={name} data-missing={!available || undefined}>
          {available ? <Check aria-hidden="true" /> : <X aria-label={t("Not available:")} role="img" />}
          {name}
        </li>
      ))}
    </ul>
  );
}
