import { Hono } from "hono";
import type { AppEnv } from "./env.ts";
import { adminAdminRoutes } from "./features/admins/admin-routes.ts";
import { authenticate } from "./features/admins/authenticate.ts";
import { colleagueRoutes } from "./features/admins/colleague-routes.ts";
import { adminPublicRoutes } from "./features/admins/public-routes.ts";
import { sessionRoutes } from "./features/admins/session-routes.ts";
import { teamRoutes } from "./features/admins/team-routes.ts";
import { auditRoutes } from "./features/audit/admin-routes.ts";
import { dashboardRoutes } from "./features/dashboard/admin-routes.ts";
import { discoverAdminRoutes } from "./features/discover/admin-routes.ts";
import { discoverPreviewRoutes } from "./features/discover/preview-routes.ts";
import { discoverPublicRoutes } from "./features/discover/public-routes.ts";
import { docsRoutes } from "./features/docs/public-routes.ts";
import { healthRoutes } from "./features/health/public-routes.ts";
import { notificationRoutes } from "./features/mail/admin-routes.ts";
import { mapRoutes, tileRoutes } from "./features/map/public-routes.ts";
import { mediaAdminRoutes } from "./features/media/admin-routes.ts";
import { mediaLibraryRoutes } from "./features/media/library-routes.ts";
import { mediaRoutes } from "./features/media/public-routes.ts";
import { stationPublicRoutes } from "./features/stations/public-routes.ts";
import { submissionAdminRoutes } from "./features/submissions/admin-routes.ts";
import { submissionPublicRoutes } from "./features/submissions/public-routes.ts";
import type { Clock } from "./http/clock.ts";
import { handleError } from "./http/errors.ts";
import { putBehindFrontCache } from "./http/front-cache.ts";
import { requestContext } from "./http/request-context.ts";
import { mountAdmin } from "./http/require-admin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { unknownRoute } from "./http/unknown-route.ts";
import type { PageRenderer } from "./pages.ts";

interface AppParts {
  /** Renders what is not the API: pages, the sitemap, the not-found page. */
  renderPage: PageRenderer;
  clock?: Clock;
}

/** Builds the application: middleware in the order in which a request meets it, then the routes. */
export function createApp({ renderPage, clock }: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  putBehindFrontCache(app, clock);
  app.use(requestContext(clock));
  app.use(securityHeaders());
  app.onError(handleError);

  app.route("/api", docsRoutes(app));
  app.route("/api/health", healthRoutes);
  app.route("/api/form-submissions", submissionPublicRoutes);
  app.route("/api/discover", discoverPublicRoutes);
  app.route("/api/discover/preview", discoverPreviewRoutes);
  app.route("/api/stations", stationPublicRoutes);
  app.route("/api/map", mapRoutes);
  app.route("/api/admin", adminPublicRoutes);
  app.route("/media", mediaRoutes);
  app.route("/tiles", tileRoutes);
  mountAdmin(
    app,
    "/api",
    {
      "/admin/colleagues": colleagueRoutes,
      "/admin/accounts": teamRoutes,
      "/admin/audit": auditRoutes,
      "/admin/sessions": sessionRoutes,
      "/admin/notifications": notificationRoutes,
      "/admin/dashboard": dashboardRoutes,
      "/admin": adminAdminRoutes,
      "/form-submissions": submissionAdminRoutes,
      "/discover/admin/upload": mediaAdminRoutes,
      "/discover/admin/media": mediaLibraryRoutes,
      "/discover/admin": discoverAdminRoutes,
    },
    authenticate,
  );

  const unknown = unknownRoute(app);
  app.notFound(unknown);
  app.all("*", (c) =>
    c.req.path === "/api" ||
    c.req.path.startsWith("/api/") ||
    c.req.path.startsWith("/media/") ||
    c.req.path.startsWith("/tiles/")
      ? unknown(c)
      : renderPage(c, app),
  );
  return app;
}
