import type { StationRequestBody } from "#shared/contract/station-input.ts";
import type { StationAdminItem } from "#shared/contract/stations-admin.ts";
import type { EditorModel } from "#src/editing/editor-model.ts";
import type { Editor } from "#src/editing/use-editor.ts";
import { invalidateStations, stationsApi } from "../stations-admin.queries.ts";
import { draftFromStation, emptyStation, type StationDraft } from "./station-draft.ts";
import { draftsAfterSave, hasSameContent, issuesOf, stored, toRequestBody } from "./station-mapping.ts";
import { fieldNames, textsOf } from "./station-texts.ts";

export type StationEditorState = Editor<StationAdminItem, StationDraft, StationRequestBody>;

/** What the editor knows of stations. */
export const stationModel: EditorModel<StationAdminItem, StationDraft, StationRequestBody> = {
  api: stationsApi,
  invalidate: invalidateStations,
  noun: "station",
  storageKey: "station",
  titleOf: ({ name }) => name,
  emptyDraft: emptyStation,
  draftFromItem: draftFromStation,
  completeDraft: (draft) => ({ ...emptyStation(), ...draft }),
  toRequestBody,
  toNewBody: toRequestBody,
  issuesOf,
  hasSameContent,
  needsSave: (draft, saved) => !hasSameContent(draft, saved),
  countIncomplete: () => 0,
  draftsAfterSave,
  draftsAfterAutosave: (_station, draft, sent) => ({ saved: stored(sent), draft }),
  draftTypedMeanwhile: (station, now, sent) => ({
    ...now,
    slug: now.slug === sent.slug ? station.slug : now.slug,
  }),
  withMediaUrl: (draft, path, url) => ({
    ...draft,
    pictures: draft.pictures.map((picture) => (picture.key === path ? { ...picture, url } : picture)),
  }),
  entryIds: { evses: ({ uid }) => uid },
  bodyFields: { week: ["hours"], coordinates: ["lat", "lng"] },
  fieldNames,
  textsOf,
  fieldsNotRestored: ["isPublished", "slug"],
};

/** The id of the control for an issue's path; one about a list's entry may lead to the list. */
export function fieldId(path: string): string {
  const [field = ""] = path.split(".");
  if (field === "lng") return "station-lat";
  const isWhole = ["hours", "facilities", "pictures"].includes(field);
  return `station-${isWhole ? field : path || "name"}`;
}
