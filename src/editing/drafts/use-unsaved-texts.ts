import { useMemo } from "react";
import { useOutletContext } from "react-router";
import type { Admin } from "#shared/contract/admins.ts";
import { type UnsavedTexts, unsavedTexts } from "#src/lib/unsaved-texts.ts";

/** The unsaved texts of the signed-in admin; for pages of the portal. */
export function useUnsavedTexts(): UnsavedTexts {
  const { id } = useOutletContext<Admin>();
  return useMemo(() => unsavedTexts(id), [id]);
}
