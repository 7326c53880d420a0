import { builtPages, isPublicPath } from "../../src/pages.ts";

const built = builtPages.filter((path) => path.startsWith("/hi") && isPublicPath(path));

/** Pages with parameters, in their states. */
const rendered = [
  "/hi/products?tab=dc",
  "/hi/products/compare",
  "/hi/products/compare?ids=dc-30-pro,dynamiccharge-60,dc-120-ultra",
  "/hi/home-ev-charger-india",
  "/hi/business-dc-fast-charger-solutions-india",
  "/hi/business-dc-fast-charger-solutions-india/no-such-product",
  "/hi/discover",
  "/hi/discover?type=blog&page=2",
  "/hi/discover?type=faq",
  "/hi/discover?search=घर",
  "/hi/discover?search=कखग",
  "/hi/discover/home-ev-charging-single-phase",
  "/hi/discover/garmi-aur-ev-battery",
  "/hi/discover/map-par-har-gun",
  "/hi/discover/no-such-article",
  "/hi/stations",
  "/hi/stations?search=Chennai",
  "/hi/stations?search=कखग",
  "/hi/stations?open=1&power=50",
  "/hi/stations/gujarat",
  "/hi/stations/gujarat/surat",
  "/hi/stations/krishnagiri-bypass",
  "/hi/stations/krishnagiri-bypass?kwh=30",
  "/hi/stations/no-such-station",
  "/hi/trips",
  "/hi/trips?from=कखग&to=पुणे",
  "/hi/trips/mumbai/pune",
  "/hi/reliability",
  "/hi/enquiry",
  "/hi/enquiry/no-such-link",
  "/hi/no-such-page",
];

/** Every page of the Hindi site, and the states that its address brings it into. */
export const hindiPaths: readonly string[] = [...built, ...rendered];
