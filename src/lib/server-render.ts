import { createContext, type ReactNode } from "react";
import type { PostedForm } from "./posted-form.ts";

/** Values that exist only while the server renders a page. */
export interface ServerRender {
  /** The URL of the browser's entry, `src/entry.client.ts`. */
  entry: string;
  /** The imports of the entry, to preload. */
  preloads: readonly string[];
  /** The URL of the script that prepares hot reload; in development only. */
  hotReload?: string;
  /** Whether search engines must not show the page, and whether its address is a secret. */
  isHidden: boolean;
  isPrivate: boolean;
  /** The form that the Worker refused, for the page that shows it again. */
  posted: PostedForm | undefined;
  /** The path of an island's words in the language of the page; nothing in that of the source. */
  wordsOf: (island: string) => string | undefined;
  /** React's own, so that `react-dom/server` stays out of the browser's code. */
  renderToString: (node: ReactNode, options: { identifierPrefix: string }) => string;
}

/** Provided by `src/entry.server.tsx`; null in the browser. */
export const ServerRenderContext = createContext<ServerRender | null>(null);
