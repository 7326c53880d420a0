import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { StationAdminItem } from "#shared/contract/stations-admin.ts";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { invalidateStations, stationsApi } from "../stations-admin.queries.ts";

/** Restores a deleted station. */
export function useRestore() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (station: StationAdminItem) => {
      await stationsApi.restore(station.id);
      return station;
    },
    onSuccess: ({ name }) => {
      showToast({ text: `${name} is back` });
      return invalidateStations(client);
    },
    onError: (error) => showFailure("It was not restored.", error),
  });
  return mutate;
}
