import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { pageResponse, type Render } from "#worker/cache/page-cache.ts";
import type { AppEnv, Bindings } from "#worker/env.ts";
import { discoverPublicRoutes } from "#worker/features/discover/discover.routes.ts";
import { discoverAdminRoutes } from "#worker/features/discover/discover-admin.routes.ts";
import { discoverPreviewRoutes } from "#worker/features/discover/discover-preview.routes.ts";
import { mediaRoutes } from "#worker/features/media/media.routes.ts";
import { mediaLibraryRoutes } from "#worker/features/media/media-library.routes.ts";
import { mediaUploadRoutes } from "#worker/features/media/media-upload.routes.ts";
import { stationPreviewRoutes } from "#worker/features/stations/station-preview.routes.ts";
import { openDataRoutes, stationPublicRoutes } from "#worker/features/stations/stations.routes.ts";
import { stationAdminRoutes } from "#worker/features/stations/stations-admin.routes.ts";
import { tripRoutes } from "#worker/features/trips/trips.routes.ts";
import { handleError } from "#worker/http/errors.ts";
import { requestContext } from "#worker/http/request-context.ts";
import { mountAdmin } from "#worker/http/require-admin.ts";
import { securityHeaders } from "#worker/http/security-headers.ts";
import { unknownRoute } from "#worker/http/unknown-route.ts";
import { type Clock, systemClock } from "#worker/platform/clock.ts";
import { expectDescribed } from "./described.ts";

export const staffId = "01890000-0000-7000-8000-00000000a001";
const staff = { id: staffId, name: "Meera Iyer", email: "meera@example.com", role: "owner" as const };

const session = { id: "test", verifiedAt: 0, isStrong: true, lastSeenAt: 0 };

interface ContentApp {
  /** Sends a request; a plain object as `body` is sent as JSON. Waits for the background work. */
  (path: string, init?: ContentRequest): Promise<Response>;
  /** The same as a signed-in admin. */
  staff(path: string, init?: ContentRequest): Promise<Response>;
}

interface ContentRequest extends Omit<RequestInit, "body"> {
  body?: BodyInit | object | null;
}

/**
 * The routes of content, media and stations behind the app's middleware, with an admin who needs
 * no password.
 */
export function contentApp({
  clock = systemClock,
  bindings = {},
  render,
}: {
  clock?: Clock;
  bindings?: Partial<Bindings>;
  render?: (api: ContentApp) => Render;
} = {}): ContentApp {
  const app = new Hono<AppEnv>();
  app.use(requestContext(clock));
  app.use(securityHeaders());
  app.onError(handleError);
  app.route("/api/discover", discoverPublicRoutes);
  app.route("/api/discover/preview", discoverPreviewRoutes);
  app.route("/api/stations/preview", stationPreviewRoutes);
  app.route("/api", openDataRoutes);
  app.route("/media", mediaRoutes);
  mountAdmin(
    app,
    "editor",
    {
      "/api/discover/admin/upload": mediaUploadRoutes,
      "/api/discover/admin/media": mediaLibraryRoutes,
      "/api/discover/admin": discoverAdminRoutes,
      "/api/stations/admin": stationAdminRoutes,
    },
    async (_c, token) => (token === "staff" ? { admin: staff, session } : null),
  );
  app.route("/api/stations", stationPublicRoutes);
  app.route("/api/trips", tripRoutes);
  const unknown = unknownRoute(app);
  app.notFound(unknown);
  const all = { ...env, ...bindings } as Bindings;
  const send: ContentApp = Object.assign(
    async (path: string, init: ContentRequest = {}) => {
      const ctx = createExecutionContext();
      const response = await app.request(path, prepared(init), all, ctx);
      await waitOnExecutionContext(ctx);
      expectDescribed(init.method ?? "GET", path, response.status);
      return response;
    },
    {
      staff: (path: string, init: ContentRequest = {}) => {
        const headers = new Headers(init.headers);
        headers.set("Authorization", "Bearer staff");
        return send(path, { ...init, headers });
      },
    },
  );
  if (render) app.all("*", (c) => pageResponse(c, render(send)));
  return send;
}

function prepared({ body, ...init }: ContentRequest): RequestInit {
  const isJson =
    body !== null && typeof body === "object" && Object.getPrototypeOf(body) === Object.prototype;
  if (!isJson) return { ...init, body: body as BodyInit | null | undefined };
  const headers = new Headers(init.headers);
  headers.set("Content-Type", "application/json");
  return { ...init, headers, body: JSON.stringify(body) };
}

/** Adds the admin whom `contentApp` signs in. */
export async function addStaff(): Promise<void> {
  await env.DB.prepare(
    "INSERT OR IGNORE INTO admins (id, name, email, password_hash, status, created_at, updated_at) VALUES (?, ?, ?, 'x', 'active', 0, 0)",
  )
    .bind(staff.id, staff.name, staff.email)
    .run();
}

/** A blog article as the editor sends it. */
export function article(changes: Record<string, unknown> = {}) {
  return {
    title: "Charging at home",
    description: "What a home charger needs.",
    contentType: "blog",
    isPublished: true,
    sections: [{ title: "The socket", paragraph: "A type 2 socket on its own circuit." }],
    tags: ["home", "wiring"],
    ...changes,
  };
}

let made = 0;

/** Creates an article with a unique title; returns the record. */
export async function createArticle(app: ContentApp, changes: Record<string, unknown> = {}) {
  const title = `Article number ${++made} ${crypto.randomUUID().slice(0, 8)}`;
  const response = await app.staff("/api/discover/admin", {
    method: "POST",
    body: article({ title, ...changes }),
  });
  if (response.status !== 201) throw new Error(`Not created: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: import("#shared/contract/discover.ts").DiscoverAdminItem }).data;
}
