import { revenueShares, smartLandShare } from "#src/content/contact/land.ts";

/** Days that a month has in an estimate. */
const daysInMonth = 30;

const squareFeetPerSquareMetre = 10.7639;

/** Square feet of an area in square metres. */
export function toSquareFeet(squareMetres: number): number {
  return squareMetres * squareFeetPerSquareMetre;
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
  chargers: number;
  powerKw: number;
  hoursADay: number;
  /** What drivers pay, in rupees a kWh. */
  tariff: number;
  /** What energy costs, in rupees a kWh. */
  energyCost: number;
  /** Other running costs, in percent of revenue. */
  runningCosts: number;
}

/** How much a good and a poor month differ from the entered one. */
const swing = 0.3;

/**
 * A landowner's monthly income in rupees: in a poor, the entered and a good month. Null when the
 * share has to be agreed because the area is so large.
 */
export function landIncome(plan: LandPlan): { low: number; middle: number; high: number } | null {
  const share = landShare(plan.squareFeet);
  const income = (hoursADay: number) => {
    const energy = monthlyEnergy(plan.chargers, plan.powerKw, hoursADay);
    const revenue = energy * plan.tariff;
    if (plan.model === "share") return (revenue * (share ?? 0)) / 100;
    const profit = revenue * (1 - plan.runningCosts / 100) - energy * plan.energyCost;
    return (Math.max(0, profit) * smartLandShare) / 100;
  };
  if (plan.model === "share" && share === null) return null;
  return {
    low: income(plan.hoursADay * (1 - swing)),
    middle: income(plan.hoursADay),
    high: income(plan.hoursADay * (1 + swing)),
  };
}

export interface FranchisePlan {
  chargers: number;
  powerKw: number;
  /** Percent of the day in which a charger delivers its power. */
  utilisation: number;
  tariff: number;
  energyCost: number;
  /** The franchisee's share of revenue, in percent. */
  revenueShare: number;
  /** Rent, staff, upkeep, in rupees a month. */
  monthlyCosts: number;
  /** Rupees for each charger, with its civil and electrical work. */
  investmentPerCharger: number;
}

/** A franchisee's month in rupees; `paybackMonths` is null when nothing is left over. */
export function franchiseResult(plan: FranchisePlan) {
  const energy = monthlyEnergy(plan.chargers, plan.powerKw, (24 * plan.utilisation) / 100);
  const revenue = energy * plan.tariff;
  const left = (revenue * plan.revenueShare) / 100 - energy * plan.energyCost - plan.monthlyCosts;
  const investment = plan.chargers * plan.investmentPerCharger;
  return {
    energy,
    revenue,
    left,
    investment,
    paybackMonths: left > 0 ? Math.ceil(investment / left) : null,
  };
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
