/** What a route module's `handle` tells the shell around its page. */
export interface RouteHandle {
  /** The page is a document: React Router's code does not run in it. */
  document?: boolean;
  /** The page starts with a dark picture that the transparent header overlays. */
  overHero?: boolean;
}
