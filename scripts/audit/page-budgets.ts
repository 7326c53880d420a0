/** What a page may cost, as Lighthouse measures it; times in milliseconds, sizes in bytes as transferred. */
export interface PageBudget {
  performance: number;
  accessibility: number;
  "best-practices": number;
  /** Not asked of pages that search engines are told to leave out. */
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  script: number;
  total: number;
}

const ordinary: PageBudget = {
  performance: 98,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  lcp: 1800,
  tbt: 100,
  cls: 0.01,
  // All that a visit loads, also what comes after the first paint; tests/build holds what comes first to 140 kB.
  script: 220_000,
  total: 900_000,
};

/** Reading pages carry less than others and are held to more. */
const reading: Partial<PageBudget> = { performance: 99, lcp: 1500 };

/** The budget of the page at `path`, on a phone and on a desk alike. */
export function budgetOf(path: string): PageBudget {
  return path.startsWith("/discover") ? { ...ordinary, ...reading } : ordinary;
}

/** How much later than the same page without scripts the home page may show its largest part. */
export const floorFactor = 1.15;
