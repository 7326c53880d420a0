import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { filePages, type Page, portalPages, signInPages, sitePages } from "./pages.ts";

/** React Router's routes, from the table of pages. The path is the id, because several pages share a module. */
function routeOf({ path, module }: Page): RouteConfigEntry {
  const file = `pages/${module}`;
  return path === "/" ? index(file, { id: path }) : route(path.slice(1), file, { id: path });
}

export default [
  ...filePages.map(routeOf),
  layout("layout/site-shell.tsx", sitePages.map(routeOf)),
  layout("layout/sign-in-shell.tsx", signInPages.map(routeOf)),
  layout("layout/admin-shell.tsx", [layout("layout/portal-page.tsx", portalPages.map(routeOf))]),
] satisfies RouteConfig;
