// First, because tokens.css declares the cascade layers, whose order is that of their first
// mention.
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import { useContext } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import { languageCode, spoken } from "#shared/translate.ts";
import { HelpPage } from "./layout/help-page.tsx";
import type { RouteHandle } from "./lib/route-handle.ts";
import { type ServerRender, ServerRenderContext } from "./lib/server-render.ts";
import { FreshForm } from "./ui/fresh-form.tsx";
import { ScriptFonts } from "./ui/script-fonts.tsx";

export const links: LinksFunction = () => [
  {
    rel: "preload",
    href: "/fonts/plus-jakarta-sans.woff2",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  // Not as SVG: for that a browser makes another page, a long task on a phone.
  { rel: "icon", href: "/icons/icon-192.png", type: "image/png", sizes: "192x192" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-180.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/**
 * The public key of Cloudflare Turnstile, if the build has one; the forms read it from the page.
 */
const challengeKey: string | undefined = import.meta.env.TURNSTILE_SITE_KEY;

export function Layout({ children }: { children: React.ReactNode }) {
  const server = useContext(ServerRenderContext);
  // In a browser this runs in the portal only.
  const isHidden = server?.isHidden ?? true;
  const isDocument = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.document);
  return (
    <html lang={spoken()?.tag ?? "en-IN"} data-private={server?.isPrivate || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {isHidden && <meta name="robots" content="noindex" />}
        <Links />
        <ScriptFonts language={languageCode()} />
        {challengeKey && <meta name="challenge-key" content={challengeKey} />}
        {isDocument && server && <DocumentScripts {...server} />}
      </head>
      <body>
        {children}
        {isDocument && <FreshForm />}
        {!isDocument && <RouterScripts />}
      </body>
    </html>
  );
}

/**
 * Has a page that is reloaded or returned to laid out whole from the start: the browser restores a
 * scroll position of the whole page (src/styles/base.css). Inline, because later is too late.
 */
const layOutReturned =
  '/^(rel|bac)/.test(performance.getEntriesByType("navigation")[0]?.type)&&(document.documentElement.dataset.whole="")';

/** The whole script of a public page: a small entry, which loads an island when it wakes. */
function DocumentScripts({ hotReload, preloads, entry }: ServerRender) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script dangerouslySetInnerHTML={{ __html: layOutReturned }} />
      {hotReload && <script type="module" src={hotReload} />}
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={entry} />
    </>
  );
}

/** The portal, which also runs React Router in the browser. */
function RouterScripts() {
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

export default Outlet;

/** The error page when no layout catches an error. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <HelpPage error={error} />;
}
