import type { AdminRole } from "#shared/contract/admins.ts";
import { usePendingCount } from "#src/features/admins/team/use-pending-count.ts";
import { useOpenRequests } from "#src/features/privacy/use-open-requests.ts";
import { paths } from "#src/lib/paths.ts";

/** How many things wait for an admin with this role, by the path of their section. */
export function useWaitingCounts(role: AdminRole): Partial<Record<string, number>> {
  return {
    [paths.adminTeam]: usePendingCount(role),
    [paths.adminPrivacy]: useOpenRequests(role),
  };
}
