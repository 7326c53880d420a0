import { connectorNames } from "../contract/station-fields.ts";
import { searchKey } from "./word-forms.ts";

/** What a search for stations looks at. `standards` are those of its connectors. */
export interface SearchedStation {
  name: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  standards: readonly (keyof typeof connectorNames)[];
}

/** The text of a station that searches are compared with. */
export function stationText({ name, address, city, state, pincode, standards }: SearchedStation): string {
  const connectors = standards.map((standard) => `${standard} ${connectorNames[standard]}`);
  return searchKey([name, address, city, state, pincode, ...connectors].join(" "));
}
