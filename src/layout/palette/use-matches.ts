import { queryOptions, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useNavigate } from "react-router";
import type { AdminRole } from "#shared/contract/admins.ts";
import type { StationAdminList } from "#shared/contract/stations-admin.ts";
import { mayOpen, palettePages } from "#src/features/admins/sections.ts";
import { adminListQuery } from "#src/features/discover/admin/discover-admin.queries.ts";
import { readItemFilter } from "#src/features/discover/admin/item-filter.ts";
import { inboxPageQuery } from "#src/features/submissions/inbox/inbox.queries.ts";
import { emptyFilter, inboxPath } from "#src/features/submissions/inbox/inbox-filter.ts";
import { fullName } from "#src/features/submissions/inbox/labels.ts";
import { useViews } from "#src/features/submissions/inbox/views/use-views.ts";
import { adminContentPath, adminStationPath } from "#src/lib/admin-paths.ts";
import { api } from "#src/lib/api.ts";
import type { Command, PaletteState } from "#src/lib/commands.ts";
import { paths } from "#src/lib/paths.ts";

const minSearchLength = 2;
const maxFound = 6;

/** Commands, pages and views that match the text, then submissions, articles and stations. */
export function useMatches(
  typed: string,
  { commands, group, role }: PaletteState & { role: AdminRole },
): Command[] {
  const goTo = useGoTo();
  const views = useViews();
  const found = useFound(typed.trim(), group === null, role);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const offered = group
    ? commands.filter((command) => command.group === group)
    : [
        ...commands,
        ...palettePages(role).map(({ name, path }) => goTo("Go to", name, path)),
        ...views.map(({ name, filter }) => goTo("Views", name, inboxPath(filter))),
      ];
  const matching = offered.filter(({ label, group: name }) =>
    words.every((word) => `${name} ${label}`.toLowerCase().includes(word)),
  );
  return [...matching, ...found];
}

/** Submissions and, for the roles that have them, articles and stations that the server finds. */
function useFound(typed: string, enabled: boolean, role: AdminRole): Command[] {
  const goTo = useGoTo();
  const search = useDeferredValue(typed);
  const isSearch = enabled && search.length >= minSearchLength;
  const submissions = useQuery({ ...inboxPageQuery({ ...emptyFilter, search }, 1), enabled: isSearch });
  const articles = useQuery({
    ...adminListQuery(readItemFilter(new URLSearchParams({ search }))),
    enabled: isSearch && mayOpen(role, paths.adminDiscover),
  });
  const stations = useQuery({
    ...stationsQuery(search),
    enabled: isSearch && mayOpen(role, paths.adminStations),
  });
  if (!isSearch) return [];
  return [
    ...(submissions.data?.submissions ?? [])
      .slice(0, maxFound)
      .map((submission) =>
        goTo(
          "Enquiries found",
          `${fullName(submission)}, ${submission.reference}`,
          inboxPath({ ...emptyFilter, search }, submission.id),
        ),
      ),
    ...(articles.data?.discovers ?? [])
      .slice(0, maxFound)
      .map(({ id, title }) => goTo("Articles found", title, adminContentPath(id))),
    ...(stations.data?.stations ?? [])
      .slice(0, maxFound)
      .map(({ id, name, city }) => goTo("Stations found", `${name}, ${city}`, adminStationPath(id))),
  ];
}

/**
 * The stations that match. Not the query of their list: as part of every page it would take modules
 * of the public pages into the portal's code.
 */
function stationsQuery(search: string) {
  return queryOptions({
    queryKey: ["stations", "admin", "found", search],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ search, limit: String(maxFound) });
      return api<StationAdminList>(`/api/stations/admin?${query}`, { signal });
    },
    staleTime: 0,
  });
}

function useGoTo() {
  const navigate = useNavigate();
  return (group: string, label: string, path: string): Command => ({
    group,
    label,
    run: () => void navigate(path),
  });
}
