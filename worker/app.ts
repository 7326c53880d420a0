import { Hono } from "hono";
import { getPath } from "hono/utils/url";
import { pageAt, routePath } from "#src/pages.ts";
import type { AppEnv } from "./env.ts";
import { activeAdminRoutes } from "./features/admins/active-admins.routes.ts";
import { authenticate } from "./features/admins/authenticate.ts";
import { invitationAcceptRoutes, invitationRoutes } from "./features/admins/invitations.routes.ts";
import { passkeyRoutes, passkeySignInRoutes } from "./features/admins/passkeys.routes.ts";
import { passwordResetRoutes } from "./features/admins/password-reset.routes.ts";
import { profileRoutes } from "./features/admins/profile.routes.ts";
import { sessionRoutes } from "./features/admins/sessions.routes.ts";
import { signInRoutes } from "./features/admins/sign-in.routes.ts";
import { stepUpRoutes } from "./features/admins/step-up.routes.ts";
import { teamRoutes } from "./features/admins/team.routes.ts";
import { totpRoutes } from "./features/admins/totp.routes.ts";
import { auditRoutes } from "./features/audit/audit.routes.ts";
import { dashboardRoutes } from "./features/dashboard/dashboard.routes.ts";
import { discoverPublicRoutes } from "./features/discover/discover.routes.ts";
import { discoverAdminRoutes } from "./features/discover/discover-admin.routes.ts";
import { discoverPreviewRoutes } from "./features/discover/discover-preview.routes.ts";
import { docsRoutes } from "./features/docs/docs.routes.ts";
import { healthRoutes } from "./features/health/health.routes.ts";
import {
  acknowledgementRoutes,
  notificationRoutes,
  replyLanguagePublicRoutes,
  replyLanguageRoutes,
} from "./features/mail/notifications.routes.ts";
import { mapRoutes, tileRoutes } from "./features/map/map.routes.ts";
import { mediaRoutes } from "./features/media/media.routes.ts";
import { mediaLibraryRoutes } from "./features/media/media-library.routes.ts";
import { mediaUploadRoutes } from "./features/media/media-upload.routes.ts";
import { conversationRoutes, receivedMailRoutes } from "./features/messages/conversation.routes.ts";
import { replyTemplateRoutes } from "./features/messages/reply-templates.routes.ts";
import { ocpiHandler } from "./features/ocpi/ocpi.routes.ts";
import { ocpiOperatorRoutes } from "./features/ocpi/ocpi-operators.routes.ts";
import { ownSubmissionRoutes } from "./features/own-submission/own-submission.routes.ts";
import { breachRoutes } from "./features/privacy/breaches.routes.ts";
import { personDataRoutes } from "./features/privacy/person-data.routes.ts";
import { privacyRequestRoutes } from "./features/privacy/privacy-requests.routes.ts";
import { reliabilityAdminRoutes, reliabilityRoutes } from "./features/reliability/reliability.routes.ts";
import { stationPreviewRoutes } from "./features/stations/station-preview.routes.ts";
import { openDataRoutes, stationPublicRoutes } from "./features/stations/stations.routes.ts";
import { stationAdminRoutes } from "./features/stations/stations-admin.routes.ts";
import { submissionFormRoutes } from "./features/submissions/submission-forms.routes.ts";
import { submissionLinkRoutes } from "./features/submissions/submission-links.routes.ts";
import { submissionPublicRoutes } from "./features/submissions/submissions.routes.ts";
import { submissionAdminRoutes } from "./features/submissions/submissions-admin.routes.ts";
import { tripRoutes } from "./features/trips/trips.routes.ts";
import { handleError } from "./http/errors.ts";
import { requestContext } from "./http/request-context.ts";
import { mountAdmin, type NeededRole } from "./http/require-admin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { unknownRoute } from "./http/unknown-route.ts";
import { speakLanguageOfPath } from "./language.ts";
import type { PageRenderer } from "./pages.ts";
import type { Clock } from "./platform/clock.ts";

interface AppOptions {
  /** Handles every request outside the API: pages, the sitemap, the not-found page. */
  renderPage: PageRenderer;
  clock?: Clock;
}

/** Builds the application: middleware in request order, then the routes. */
export function createApp({ renderPage, clock }: AppOptions): Hono<AppEnv> {
  // One route serves a page in all languages.
  const app = new Hono<AppEnv>({ getPath: (request) => routePath(getPath(request)) });
  app.use(requestContext(clock));
  app.use(securityHeaders());
  app.use(speakLanguageOfPath);
  app.onError(handleError);

  app.route("/api", docsRoutes(app));
  app.route("/api/health", healthRoutes);
  app.route("/api/form-submissions", submissionPublicRoutes);
  app.route("/api/discover", discoverPublicRoutes);
  app.route("/api/discover/preview", discoverPreviewRoutes);
  app.route("/api/stations/preview", stationPreviewRoutes);
  app.route("/api", openDataRoutes);
  app.route("/api/trips", tripRoutes);
  app.route("/api/reliability", reliabilityRoutes);
  app.route("/api/map", mapRoutes);
  app.route("/api/reply-languages", replyLanguagePublicRoutes);
  app.route("/api/admin", signInRoutes);
  app.route("/api/admin/login/passkey", passkeySignInRoutes);
  app.route("/api/admin/password-reset", passwordResetRoutes);
  app.route("/api/admin/invitations", invitationAcceptRoutes);
  app.route("/enquiries", submissionFormRoutes(app, renderPage));
  app.route("/enquiry", ownSubmissionRoutes(app, renderPage));
  app.route("/media", mediaRoutes);
  app.route("/tiles", tileRoutes);
  const ocpi = ocpiHandler(clock);
  app.all("/ocpi", ocpi);
  app.all("/ocpi/*", ocpi);
  mountStaff(app);
  // After the routes of staff: a station's slug would match "admin" too.
  app.route("/api/stations", stationPublicRoutes);

  const unknown = unknownRoute(app);
  app.notFound(unknown);
  app.all("*", (c) => (pageAt(c.req.path) ? renderPage(c, app) : unknown(c)));
  return app;
}

/** The routes of staff, by the role that they need. */
function mountStaff(app: Hono<AppEnv>): void {
  const admin = (role: NeededRole, routers: Record<string, Hono<AppEnv>>) =>
    mountAdmin(app, role, routers, authenticate);
  admin("any", {
    "/api/admin": profileRoutes,
    "/api/admin/sessions": sessionRoutes,
    "/api/admin/passkeys": passkeyRoutes,
    "/api/admin/totp": totpRoutes,
    "/api/admin/step-up": stepUpRoutes,
  });
  admin("owner", {
    "/api/admin/accounts": teamRoutes,
    "/api/admin/invitations": invitationRoutes,
    "/api/admin/audit": auditRoutes,
    "/api/admin/acknowledgements": acknowledgementRoutes,
    "/api/admin/reply-languages": replyLanguageRoutes,
    "/api/ocpi/admin/parties": ocpiOperatorRoutes,
    "/api/privacy/breaches": breachRoutes,
    "/api/privacy/export": personDataRoutes,
    "/api/privacy": privacyRequestRoutes,
  });
  admin("agent", {
    "/api/admin/colleagues": activeAdminRoutes,
    "/api/admin/notifications": notificationRoutes,
    "/api/admin/dashboard": dashboardRoutes,
    "/api/form-submissions": new Hono<AppEnv>()
      .route("/", submissionAdminRoutes)
      .route("/", submissionLinkRoutes)
      .route("/", conversationRoutes),
    "/api/received-mails": receivedMailRoutes,
    "/api/reply-templates": replyTemplateRoutes,
  });
  admin("editor", {
    "/api/discover/admin/upload": mediaUploadRoutes,
    "/api/discover/admin/media": mediaLibraryRoutes,
    "/api/discover/admin": discoverAdminRoutes,
    "/api/stations/admin": stationAdminRoutes,
    "/api/reliability/admin": reliabilityAdminRoutes,
  });
}
