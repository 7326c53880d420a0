import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** One table of every URL. */
export default [
  layout("layout/site-shell.tsx", [
    index("pages/site/home.tsx"),
    route("discover", "pages/site/discover.tsx"),
    route("*", "pages/site/not-found.tsx"),
  ]),
] satisfies RouteConfig;
