/** A car for an example of charging. */
export interface ExampleCar {
  batteryKwh: number;
  /** What it takes at most. */
  maxKw: number;
}

export const compactCar: ExampleCar = { batteryKwh: 40, maxKw: 50 };
export const largeCar: ExampleCar = { batteryKwh: 72, maxKw: 150 };

/** From how full to how full an example charges, and what gets lost. */
export const exampleCharge = { fromPercent: 10, toPercent: 80, lossPercent: 10 };

/** What an example charges, in whole kWh. */
export function exampleKwh({ batteryKwh }: ExampleCar): number {
  const { fromPercent, toPercent, lossPercent } = exampleCharge;
  return Math.round((batteryKwh * (toPercent - fromPercent)) / (100 - lossPercent));
}

/** How long an example takes at a point of so many kW, up to the next five minutes: no car is faster than its power. */
export function exampleMinutes(maxPowerKw: number, car: ExampleCar): number {
  return Math.ceil((exampleKwh(car) * 60) / (Math.min(maxPowerKw, car.maxKw) * 5)) * 5;
}
