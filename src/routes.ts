import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** One table of every URL. */
export default [
  route("robots.txt", "pages/machine/robots.ts"),
  route("sitemap.xml", "pages/machine/sitemap.ts"),
  route("feed.xml", "pages/machine/atom-feed.ts"),
  route("feed.json", "pages/machine/json-feed.ts"),
  route("llms.txt", "pages/machine/llms.ts"),
  layout("layout/site-shell.tsx", [
    index("pages/site/home.tsx"),
    route("products", "pages/site/products.tsx"),
    route("products/compare", "pages/site/compare.tsx"),
    route("home-ev-charger-india", "pages/site/catalogue.tsx", { id: "ac-catalogue" }),
    route("home-ev-charger-india/:slug", "pages/site/product-detail.tsx", { id: "ac-product" }),
    route("business-dc-fast-charger-solutions-india", "pages/site/catalogue.tsx", { id: "dc-catalogue" }),
    route("business-dc-fast-charger-solutions-india/:slug", "pages/site/product-detail.tsx", {
      id: "dc-product",
    }),
    route("discover", "pages/site/discover.tsx"),
    route("discover/:slug", "pages/site/article.tsx"),
    route("discover/preview/:token", "pages/site/article-preview.tsx"),
    route("stations", "pages/site/stations.tsx"),
    route("stations/:slug", "pages/site/station.tsx"),
    route("stations/:state/:city", "pages/site/station-city.tsx"),
    route("contact/general-query", "pages/site/contact-general.tsx"),
    route("contact/ev-charging-partner", "pages/site/contact-partner.tsx"),
    route("contact/ev-charging-franchise-partner", "pages/site/contact-franchise.tsx"),
    route("contact/ev-charging-land-partnership", "pages/site/contact-land.tsx"),
    route("enquiries/:form", "pages/site/enquiry-form-page.tsx"),
    route("enquiries/:form/:reference", "pages/site/enquiry-sent.tsx"),
    route("terms-and-conditions", "pages/site/terms.tsx"),
    route("privacy-policy", "pages/site/privacy.tsx"),
    route("*", "pages/site/not-found.tsx"),
  ]),
  layout("layout/sign-in-shell.tsx", [
    route("login", "pages/admin/login.tsx"),
    route("login/forgot", "pages/admin/forgot-password.tsx"),
    route("login/reset", "pages/admin/reset-password.tsx"),
    route("login/join", "pages/admin/join.tsx"),
    route("register", "pages/admin/register.tsx"),
  ]),
  route("admin", "layout/admin-shell.tsx", [
    layout("layout/portal-page.tsx", [
      index("pages/admin/inbox.tsx"),
      route("dashboard", "pages/admin/dashboard.tsx"),
      route("discover", "pages/admin/discover.tsx"),
      route("discover/:id", "pages/admin/discover-edit.tsx"),
      route("team", "pages/admin/team.tsx"),
      route("settings", "pages/admin/settings.tsx"),
      route("*", "pages/admin/not-found.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
