import { article as afternoonPriceTrial } from "./discover/afternoon-price-trial.ts";
import { article as apartmentEvChargingHowToAsk } from "./discover/apartment-ev-charging-how-to-ask.ts";
import { article as articlesInHindiAndTamil } from "./discover/articles-in-hindi-and-tamil.ts";
import { article as batteryStorageAtAChargingSite } from "./discover/battery-storage-at-a-charging-site.ts";
import { article as chargingAtMallsAndHotels } from "./discover/charging-at-malls-and-hotels.ts";
import { article as chargingInTheMonsoon } from "./discover/charging-in-the-monsoon.ts";
import { article as costPerKmElectricVsPetrol } from "./discover/cost-per-km-electric-vs-petrol.ts";
import { article as dc320MaxdriveJoinsTheCatalogue } from "./discover/dc-320-maxdrive-joins-the-catalogue.ts";
import { article as evChargingTariffsExplained } from "./discover/ev-charging-tariffs-explained.ts";
import { article as evConnectorsInIndia } from "./discover/ev-connectors-in-india.ts";
import { article as faqChargingSafety } from "./discover/faq-charging-safety.ts";
import { article as faqChargingTime } from "./discover/faq-charging-time.ts";
import { article as faqConnectorsAndCompatibility } from "./discover/faq-connectors-and-compatibility.ts";
import { article as faqInstallation } from "./discover/faq-installation.ts";
import { article as faqPayments } from "./discover/faq-payments.ts";
import { article as faqWarrantyAndMaintenance } from "./discover/faq-warranty-and-maintenance.ts";
import { article as fleetChargingEconomics } from "./discover/fleet-charging-economics.ts";
import { article as franchiseStationEconomics } from "./discover/franchise-station-economics.ts";
import { article as garmiAurEvBattery } from "./discover/garmi-aur-ev-battery.ts";
import { article as gharParChargingSawal } from "./discover/ghar-par-charging-sawal.ts";
import { article as highwayTripPlanning } from "./discover/highway-trip-planning.ts";
import { article as homeEvChargingSinglePhase } from "./discover/home-ev-charging-single-phase.ts";
import { article as iruSakkaraVaaganaCharging } from "./discover/iru-sakkara-vaagana-charging.ts";
import { article as krishnagiriStationOpens } from "./discover/krishnagiri-station-opens.ts";
import { article as landPartnershipExplained } from "./discover/land-partnership-explained.ts";
import { article as loadBalancingManyCarsOneConnection } from "./discover/load-balancing-many-cars-one-connection.ts";
import { article as maintenanceCalendarPublished } from "./discover/maintenance-calendar-published.ts";
import { article as mapParHarGun } from "./discover/map-par-har-gun.ts";
import { article as mapShowsEveryGun } from "./discover/map-shows-every-gun.ts";
import { article as ocppExplainedForSiteOwners } from "./discover/ocpp-explained-for-site-owners.ts";
import { article as readingAChargingCurve } from "./discover/reading-a-charging-curve.ts";
import { article as solarAndEvCharging } from "./discover/solar-and-ev-charging.ts";
import { article as solarCanopyTrialGuindy } from "./discover/solar-canopy-trial-guindy.ts";
import type { SampleArticle } from "./types.ts";

/** Every sample article: blogs, news and questions, three of them drafts. */
export const articles: SampleArticle[] = [
  afternoonPriceTrial,
  apartmentEvChargingHowToAsk,
  articlesInHindiAndTamil,
  batteryStorageAtAChargingSite,
  chargingAtMallsAndHotels,
  chargingInTheMonsoon,
  costPerKmElectricVsPetrol,
  dc320MaxdriveJoinsTheCatalogue,
  evChargingTariffsExplained,
  evConnectorsInIndia,
  faqChargingSafety,
  faqChargingTime,
  faqConnectorsAndCompatibility,
  faqInstallation,
  faqPayments,
  faqWarrantyAndMaintenance,
  fleetChargingEconomics,
  franchiseStationEconomics,
  garmiAurEvBattery,
  gharParChargingSawal,
  highwayTripPlanning,
  homeEvChargingSinglePhase,
  iruSakkaraVaaganaCharging,
  krishnagiriStationOpens,
  landPartnershipExplained,
  loadBalancingManyCarsOneConnection,
  maintenanceCalendarPublished,
  mapParHarGun,
  mapShowsEveryGun,
  ocppExplainedForSiteOwners,
  readingAChargingCurve,
  solarAndEvCharging,
  solarCanopyTrialGuindy,
];
