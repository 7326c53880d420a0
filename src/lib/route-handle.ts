/** What a page may tell the shell around it, as its route module's `handle`. */
export interface RouteHandle {
  /** The page begins with a dark picture that the header lies over, without a ground of its own. */
  overHero?: boolean;
}
