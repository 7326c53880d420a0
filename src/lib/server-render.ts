import { createContext, type ReactNode } from "react";
import type { PostedForm } from "./posted-form.ts";

/** What only the server has while it renders a page. */
interface ServerRender {
  /** Address of the browser's entry, `src/entry.client.ts`. */
  entry: string;
  /** What the entry imports, to be fetched beside it. */
  preloads: readonly string[];
  /** Address of the script that prepares hot reload; in development only. */
  hotReload?: string;
  /** The form that the Worker has just refused, for the page that shows it again. */
  posted: PostedForm | undefined;
  /** React's own, so that `react-dom/server` stays out of the browser's code. */
  renderToString: (node: ReactNode, options: { identifierPrefix: string }) => string;
}

/** Provided by `src/entry.server.tsx`; null in the browser. */
export const ServerRenderContext = createContext<ServerRender | null>(null);
