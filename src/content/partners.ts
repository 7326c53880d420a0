/** Five example partners, with their logos under public/images/partners. */
export const partners = [
  { name: "Northfield", logo: "/images/partners/northfield.svg", width: 121 },
  { name: "Kaveri Malls", logo: "/images/partners/kaveri-malls.svg", width: 134 },
  { name: "Palmyra", logo: "/images/partners/palmyra.svg", width: 104 },
  { name: "Meridian Fleet", logo: "/images/partners/meridian-fleet.svg", width: 153 },
  { name: "Sundar Homes", logo: "/images/partners/sundar-homes.svg", width: 158 },
] as const;

/** The total number of partners. */
export const partnerCount = "70+";
