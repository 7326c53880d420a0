export interface Availability {
  label: "Available" | "Limited" | "Busy";
  tone: "live" | "limited" | "fail";
}

/** What to say about a number of free chargers: more than five Available, more than two Limited, else Busy. */
export function availabilityOf(free: number): Availability {
  if (free > 5) return { label: "Available", tone: "live" };
  if (free > 2) return { label: "Limited", tone: "limited" };
  return { label: "Busy", tone: "fail" };
}

/** One of each, in order, for a legend. */
export const availabilities = [availabilityOf(6), availabilityOf(3), availabilityOf(0)];
