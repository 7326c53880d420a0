/** The first digits of each city's PIN codes, for the franchise form and searches. The longest match wins. */
const pinsOf: Record<string, readonly string[]> = {
  Agra: ["282"],
  Ahmedabad: ["380"],
  Amritsar: ["143"],
  Aurangabad: ["43100"],
  Bengaluru: ["560"],
  Bhopal: ["462"],
  Bhubaneswar: ["751"],
  Chandigarh: ["160"],
  Chennai: ["600"],
  Coimbatore: ["641"],
  Dehradun: ["248"],
  Delhi: ["110"],
  Erode: ["638"],
  Faridabad: ["1210"],
  Ghaziabad: ["2010"],
  Gurugram: ["122"],
  Guwahati: ["781"],
  Hubballi: ["58002", "58003"],
  Hyderabad: ["500"],
  Indore: ["452"],
  Jaipur: ["302"],
  Jodhpur: ["342"],
  Kanpur: ["208"],
  Kochi: ["682"],
  Kolkata: ["700"],
  Kozhikode: ["673"],
  Lucknow: ["226"],
  Ludhiana: ["141"],
  Madurai: ["6250"],
  Mangaluru: ["575"],
  Mumbai: ["4000", "4001"],
  Mysuru: ["570"],
  Nagpur: ["440"],
  Nashik: ["422"],
  "Navi Mumbai": ["4007", "400614"],
  Noida: ["2013"],
  Patna: ["800"],
  Puducherry: ["60500", "60501"],
  Pune: ["411"],
  Raipur: ["492"],
  Rajkot: ["3600"],
  Ranchi: ["8340"],
  Salem: ["6360"],
  Surat: ["395"],
  Thane: ["4006"],
  Thiruvananthapuram: ["695"],
  Tiruchirappalli: ["620"],
  Tirunelveli: ["627"],
  Tiruppur: ["6416"],
  Udaipur: ["313"],
  Vadodara: ["390"],
  Varanasi: ["2210"],
  Vellore: ["632"],
  Vijayawada: ["520"],
  Visakhapatnam: ["530"],
};

/** Cities that the franchise form suggests; any other is accepted too. */
export const cities = Object.keys(pinsOf);

const cityOf = new Map(
  Object.entries(pinsOf).flatMap(([city, starts]) => starts.map((start) => [start, city] as const)),
);

/** The city of a PIN code of six digits, or null for one in a smaller place. */
export function cityOfPin(pin: string): string | null {
  for (let digits = pin.length; digits >= 3; digits--) {
    const city = cityOf.get(pin.slice(0, digits));
    if (city) return city;
  }
  return null;
}
