import type { indianStates } from "./contract/station-fields.ts";
import type { Coordinates } from "./geo.ts";

type IndianState = (typeof indianStates)[number];

/** The box around each state or territory in degrees: south, north, west, east; a little too large. */
const boxes: Record<IndianState, readonly [south: number, north: number, west: number, east: number]> = {
  "Andaman and Nicobar Islands": [6.7, 13.8, 92.1, 94.4],
  "Andhra Pradesh": [12.5, 19.3, 76.6, 84.9],
  "Arunachal Pradesh": [26.5, 29.6, 91.4, 97.5],
  Assam: [24, 28.1, 89.6, 96.1],
  Bihar: [24.2, 27.6, 83.2, 88.4],
  Chandigarh: [30.6, 30.9, 76.6, 76.9],
  Chhattisgarh: [17.7, 24.2, 80.2, 84.5],
  "Dadra and Nagar Haveli and Daman and Diu": [20, 20.8, 70.8, 73.3],
  Delhi: [28.3, 29, 76.8, 77.4],
  Goa: [14.8, 15.9, 73.6, 74.4],
  Gujarat: [20, 24.8, 68, 74.6],
  Haryana: [27.6, 31, 74.4, 77.7],
  "Himachal Pradesh": [30.3, 33.3, 75.5, 79.1],
  "Jammu and Kashmir": [32.2, 37.2, 72.4, 77.2],
  Jharkhand: [21.9, 25.4, 83.3, 88],
  Karnataka: [11.5, 18.6, 74, 78.7],
  Kerala: [8.1, 12.9, 74.8, 77.5],
  Ladakh: [32.2, 37.2, 72.4, 80.5],
  Lakshadweep: [8, 12.5, 71.6, 74.1],
  "Madhya Pradesh": [21, 26.9, 74, 82.9],
  Maharashtra: [15.6, 22.2, 72.5, 81],
  Manipur: [23.8, 25.8, 92.9, 94.8],
  Meghalaya: [25, 26.2, 89.8, 92.9],
  Mizoram: [21.9, 24.6, 92.2, 93.5],
  Nagaland: [25.1, 27.1, 93.3, 95.3],
  Odisha: [17.7, 22.7, 81.3, 87.6],
  // With Mahe on the west coast and Yanam in the north.
  Puducherry: [10.7, 16.9, 75.4, 82.4],
  Punjab: [29.5, 32.6, 73.8, 77],
  Rajasthan: [23, 30.3, 69.3, 78.4],
  Sikkim: [27, 28.2, 88, 89],
  "Tamil Nadu": [8, 13.7, 76.1, 80.5],
  Telangana: [15.7, 20, 77.2, 81.9],
  Tripura: [22.9, 24.6, 91.1, 92.4],
  "Uttar Pradesh": [23.8, 30.5, 77, 84.8],
  Uttarakhand: [28.6, 31.6, 77.5, 81.2],
  "West Bengal": [21.4, 27.3, 85.7, 90],
};

/** False when the coordinates are surely not in the state. */
export function mayBeIn(state: IndianState, { lat, lng }: Coordinates): boolean {
  const [south, north, west, east] = boxes[state];
  return lat >= south && lat <= north && lng >= west && lng <= east;
}
