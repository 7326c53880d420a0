import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** One table of every URL. */
export default [
  layout("layout/site-shell.tsx", [
    index("pages/site/home.tsx"),
    route("discover", "pages/site/discover.tsx"),
    route("*", "pages/site/not-found.tsx"),
  ]),
  layout("layout/sign-in-shell.tsx", [
    route("login", "pages/admin/login.tsx"),
    route("register", "pages/admin/register.tsx"),
  ]),
  route("admin", "layout/admin-shell.tsx", [
    index("pages/admin/inbox.tsx"),
    route("discover", "pages/admin/discover.tsx"),
    route("discover/new", "pages/admin/discover-new.tsx"),
    route("discover/:id", "pages/admin/discover-edit.tsx"),
    route("*", "pages/admin/not-found.tsx"),
  ]),
] satisfies RouteConfig;
