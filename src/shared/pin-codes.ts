/** The first two digits of each state's PIN codes, or three where states share the two. */
const digitsOf: Record<string, string> = {
  Delhi: "11",
  Haryana: "12 13",
  Punjab: "14 15 16",
  Chandigarh: "160",
  "Himachal Pradesh": "17",
  "Jammu and Kashmir": "18 19",
  Ladakh: "194",
  "Uttar Pradesh": "20 21 22 23 25 27 28",
  Uttarakhand: "248 263",
  "Uttar Pradesh or Uttarakhand": "24 26",
  Rajasthan: "30 31 32 33 34",
  Gujarat: "36 37 38 39",
  Goa: "403",
  Maharashtra: "40 41 42 43 44",
  "Madhya Pradesh": "45 46 47 48",
  Chhattisgarh: "49",
  Telangana: "50",
  "Andhra Pradesh": "51 52 53",
  Karnataka: "56 57 58 59",
  "Puducherry or Tamil Nadu": "605",
  "Tamil Nadu": "60 61 62 63 64",
  Kerala: "67 68 69",
  Sikkim: "737",
  "the Andaman and Nicobar Islands": "744",
  "West Bengal": "70 71 72 73 74",
  Odisha: "75 76 77",
  Assam: "78",
  "the North East": "79",
  Bihar: "80 84 85",
  "Bihar or Jharkhand": "81 82",
  Jharkhand: "83",
};

const regions = new Map(
  Object.entries(digitsOf).flatMap(([region, digits]) => digits.split(" ").map((start) => [start, region])),
);

/** The last PIN code in a text and its region; null when there is none that India Post uses. */
export function findPin(text: string): { pin: string; region: string } | null {
  const found = [...text.matchAll(/(?<!\d)([1-8]\d{2})[ -]?(\d{3})(?!\d)/g)].at(-1);
  if (!found) return null;
  const pin = `${found[1]}${found[2]}`;
  const region = regions.get(pin.slice(0, 3)) ?? regions.get(pin.slice(0, 2));
  return region ? { pin, region } : null;
}
