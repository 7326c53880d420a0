export interface Availability {
  label: "Available" | "Limited" | "Busy";
  tone: "live" | "limited" | "fail";
}

/** The label of a number of free chargers: over five Available, over two Limited, else Busy. */
export function availabilityOf(free: number): Availability {
  if (free > 5) return { label: "Available", tone: "live" };
  if (free > 2) return { label: "Limited", tone: "limited" };
  return { label: "Busy", tone: "fail" };
}

/** One of each, in order, for a legend. */
export const availabilities = [availabilityOf(6), availabilityOf(3), availabilityOf(0)];
