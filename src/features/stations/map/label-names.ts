import type { AddProtocolAction } from "maplibre-gl";
import { languageCode, t } from "#shared/translate.ts";

const path = "/map/labels.json";
/** The scheme of a file whose names `translateNames` puts into the language of the page. */
export const namesProtocol = "names";

/** Where the map finds the names of states and towns. */
export function labelsUrl(): string {
  return languageCode() === "en" ? path : `${namesProtocol}:/${path}`;
}

interface Labels {
  features: { properties: { name: string } }[];
}

/** Loads the names in the language of the page. A town without a name in it keeps its Latin one. */
export const translateNames: AddProtocolAction = async (_, { signal }) => {
  const response = await fetch(path, { signal });
  const labels: Labels = await response.json();
  for (const { properties } of labels.features) properties.name = t(properties.name);
  return { data: labels };
};
