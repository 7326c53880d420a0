import { revenueShares, smartLandShare } from "#src/content/contact/land.ts";

/** Days that a month has in an estimate. */
const daysInMonth = 30;

const squareFeetPerSquareMetre = 10.7639;

/** Whole square feet of an area in square metres. */
export function toSquareFeet(squareMetres: number): number {
  return Math.round(squareMetres * squareFeetPerSquareMetre);
}

/** Square metres, to a hundredth, of an area in square feet: enough to get the same feet back. */
export function toSquareMetres(squareFeet: number): number {
  return Math.round((squareFeet / squareFeetPerSquareMetre) * 100) / 100;
}

/** Square feet of the first bay with the way in, and of every further one with its part of the way. */
const firstBay = 1_125;
const furtherBay = 375;

/** How many charging points a plot has room for: two on 1,500 square feet, six on 3,000. */
export function pointsByArea(squareFeet: number): number {
  return Math.max(1, 1 + Math.floor((squareFeet - firstBay) / furtherBay));
}

/** How many points of a power in kW a connection to the grid feeds at the same time. */
export function pointsByGrid(gridKw: number, powerKw: number): number {
  return Math.floor(gridKw / powerKw);
}

/** The largest plot, in square feet, that the published shares cover. */
export const largestShareArea = revenueShares.at(-1)?.upTo ?? 0;

/** The landowner's share of revenue in percent for square feet; null when negotiated. */
export function landShare(squareFeet: number): number | null {
  return revenueShares.find(({ upTo }) => squareFeet <= upTo)?.percent ?? null;
}

/** Energy in kWh that chargers of a power in kW sell in a month at some hours a day. */
export function monthlyEnergy(chargers: number, powerKw: number, hoursADay: number): number {
  return chargers * powerKw * hoursADay * daysInMonth;
}

export interface LandPlan {
  squareFeet: number;
  model: "share" | "smartland";
  /** Wanted; the plot and the connection may allow fewer. */
  chargers: number;
  powerKw: number;
  /** Power of the connection to the grid. */
  gridKw: number;
  hoursADay: number;
  /** What cars take on average, in percent of a point's power. */
  load: number;
  /** What drivers pay, in rupees a kWh. */
  tariff: number;
  /** What energy costs, in rupees a kWh. */
  energyCost: number;
  /** Other running costs, in percent of revenue. */
  runningCosts: number;
}

/** How much a good and a poor month differ from the entered one; the caution beside the figures says it too. */
const swing = 0.4;

/** What decides the number of points. */
export type PointsLimit = "wanted" | "area" | "grid";

/** How many of the wanted points can be built, and what limits them. */
export function landPoints(plan: LandPlan): { points: number; limit: PointsLimit } {
  const area = pointsByArea(plan.squareFeet);
  const grid = pointsByGrid(plan.gridKw, plan.powerKw);
  if (plan.chargers <= Math.min(area, grid)) return { points: plan.chargers, limit: "wanted" };
  return grid < area ? { points: grid, limit: "grid" } : { points: area, limit: "area" };
}

/**
 * A landowner's month: energy sold in kWh, and income in rupees in a poor, the entered and a good
 * month. Income is null when the share has to be agreed because the area is so large.
 */
export function landMonth(plan: LandPlan) {
  const { points } = landPoints(plan);
  const energy = (monthlyEnergy(points, plan.powerKw, plan.hoursADay) * plan.load) / 100;
  const share = landShare(plan.squareFeet);
  const incomeFrom = (sold: number) => {
    const revenue = sold * plan.tariff;
    if (plan.model === "share") return (revenue * (share ?? 0)) / 100;
    const profit = revenue * (1 - plan.runningCosts / 100) - sold * plan.energyCost;
    return (Math.max(0, profit) * smartLandShare) / 100;
  };
  const income =
    plan.model === "share" && share === null
      ? null
      : {
          low: incomeFrom(energy * (1 - swing)),
          middle: incomeFrom(energy),
          high: incomeFrom(energy * (1 + swing)),
        };
  return { energy, income };
}

export interface StationPlan {
  chargers: number;
  powerKw: number;
  /** Percent of the day in which a charger delivers its power. */
  utilisation: number;
  tariff: number;
  energyCost: number;
  /** The share of revenue that its owner keeps, in percent. */
  revenueShare: number;
  /** Rent, staff, upkeep, in rupees a month. */
  monthlyCosts: number;
  /** Rupees for each charger, with its civil and electrical work. */
  investmentPerCharger: number;
}

/** The month of a station's owner in rupees, with our `share`; `paybackMonths` is null when nothing is left over. */
export function stationResult(plan: StationPlan) {
  const energy = monthlyEnergy(plan.chargers, plan.powerKw, (24 * plan.utilisation) / 100);
  const revenue = energy * plan.tariff;
  const share = (revenue * (100 - plan.revenueShare)) / 100;
  const electricity = energy * plan.energyCost;
  const left = revenue - share - electricity - plan.monthlyCosts;
  const investment = plan.chargers * plan.investmentPerCharger;
  return {
    energy,
    revenue,
    share,
    electricity,
    left,
    investment,
    paybackMonths: left > 0 ? Math.ceil(investment / left) : null,
  };
}

/** Energy of one charge in an estimate, in kWh; the caution beside the figures says it too. */
const chargeKwh = 20;

/** How many cars charge each day where a month sells this energy, in kWh. */
export function chargesADay(monthlyKwh: number): number {
  return Math.round(monthlyKwh / daysInMonth / chargeKwh);
}

export interface HomePlan {
  /** Units (kWh) that the car takes in a month. */
  units: number;
  /** Rupees a unit at home. */
  tariff: number;
  /** Kilometres on one unit. */
  kmPerUnit: number;
  /** Rupees for a litre of petrol. */
  petrolPrice: number;
  /** Kilometres on a litre. */
  kmPerLitre: number;
}

/** A month of charging at home and of petrol for the same distance; `saved` may be negative. */
export function homeResult({ units, tariff, kmPerUnit, petrolPrice, kmPerLitre }: HomePlan) {
  const cost = units * tariff;
  const distance = units * kmPerUnit;
  const petrol = (distance / kmPerLitre) * petrolPrice;
  return { cost, distance, petrol, saved: petrol - cost, costPerKm: tariff / kmPerUnit };
}
