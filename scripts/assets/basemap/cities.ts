import { type Feature, feature, isInside, type Polygon } from "./geometry.ts";
import type { City, Tools } from "./tools.ts";

/** Smaller towns are left out. */
const fewestPeople = 20_000;

/** Names of today, as people in India write them, for those in the source. */
const renamed: Record<string, string> = {
  Allahabad: "Prayagraj",
  Amarnath: "Ambarnath",
  Aurangabad: "Chhatrapati Sambhajinagar",
  Bahraigh: "Bahraich",
  Bali: "Bally",
  Bansbaria: "Bansberia",
  Barakpur: "Barrackpore",
  Belgaum: "Belagavi",
  Bellary: "Ballari",
  Bhubaneshwar: "Bhubaneswar",
  Bhusaval: "Bhusawal",
  Bijapur: "Vijayapura",
  Borivli: "Borivali",
  Chanda: "Chandrapur",
  Chanduasi: "Chandausi",
  Chikmagalur: "Chikkamagaluru",
  Cochin: "Kochi",
  "Dam Dam": "Dum Dum",
  Darjiling: "Darjeeling",
  "Dehra Dun": "Dehradun",
  Dhulia: "Dhule",
  Dinapore: "Danapur",
  Ellore: "Eluru",
  Fyzabad: "Faizabad",
  Gangawati: "Gangavathi",
  "Gonda City": "Gonda",
  Gulbarga: "Kalaburagi",
  "Guntakal Junction": "Guntakal",
  Gurgaon: "Gurugram",
  Haora: "Howrah",
  Hubli: "Hubballi",
  Hugli: "Hooghly",
  Lonavla: "Lonavala",
  Mahbubnagar: "Mahabubnagar",
  "Maler Kotla": "Malerkotla",
  Mangalore: "Mangaluru",
  Mirialguda: "Miryalaguda",
  Monghyr: "Munger",
  Mothihari: "Motihari",
  Murwara: "Katni",
  Mysore: "Mysuru",
  Navadwip: "Nabadwip",
  Nowrangapur: "Nabarangpur",
  Palghat: "Palakkad",
  Pimpri: "Pimpri-Chinchwad",
  "Port Blair": "Sri Vijaya Puram",
  Puruliya: "Purulia",
  "Raj-Nandgaon": "Rajnandgaon",
  Rajapalaiyam: "Rajapalayam",
  Saugor: "Sagar",
  Serilingampalle: "Serilingampally",
  Shahjanpur: "Shahjahanpur",
  Shimoga: "Shivamogga",
  Suriapet: "Suryapet",
  Tanjore: "Thanjavur",
  Tumkur: "Tumakuru",
};

const metros = new Set([
  "Delhi",
  "Mumbai",
  "Bengaluru",
  "Kolkata",
  "Chennai",
  "Hyderabad",
  "Ahmedabad",
  "Pune",
]);
/** Capitals of states and the largest cities after the metros. */
const cities = new Set([
  ...[
    "Agartala",
    "Agra",
    "Aizawl",
    "Amritsar",
    "Bhopal",
    "Bhubaneswar",
    "Chandigarh",
    "Coimbatore",
    "Dehradun",
  ],
  ...[
    "Gandhinagar",
    "Gangtok",
    "Guwahati",
    "Imphal",
    "Indore",
    "Itanagar",
    "Jaipur",
    "Jammu",
    "Jodhpur",
    "Kanpur",
  ],
  ...[
    "Kochi",
    "Kohima",
    "Leh",
    "Lucknow",
    "Madurai",
    "Mysuru",
    "Nagpur",
    "Nashik",
    "Panaji",
    "Patna",
    "Raipur",
  ],
  ...[
    "Rajkot",
    "Ranchi",
    "Shillong",
    "Shimla",
    "Srinagar",
    "Surat",
    "Thiruvananthapuram",
    "Vadodara",
    "Varanasi",
  ],
  ...["Vijayawada", "Visakhapatnam"],
]);

/** The towns' labels, most important first; `rank` is 1 for a metro, 5 for a small town. */
export function cityLabels(tools: Tools, india: Polygon[]): Feature[] {
  const taken = new Set<string>();
  return tools.cities
    .filter((city) => city.population >= fewestPeople && city.featureCode !== "PPLX")
    .filter((city) => isInside(city.loc.coordinates, india))
    .sort((a, b) => b.population - a.population)
    .map((city) => {
      const name = nameOf(city);
      const rank = rankOf(city, name, taken.has(name));
      taken.add(name);
      return feature("Point", city.loc.coordinates, { kind: "city", name, rank });
    });
}

function nameOf({ name }: City): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
  return renamed[plain] ?? plain;
}

/** Several towns can have one name: only the largest is the city that the lists mean. */
function rankOf(city: City, name: string, isTaken: boolean): number {
  if (!isTaken && metros.has(name)) return 1;
  if (!isTaken && cities.has(name)) return 2;
  if (city.country !== "IN") return 5;
  if (city.population > 300_000) return 3;
  return city.population > 100_000 ? 4 : 5;
}
