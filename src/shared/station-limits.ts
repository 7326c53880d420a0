/** How many parts a station may have. Apart from `limits`, which the forms of visitors load. */
export const stationLimits = {
  evses: 60,
  connectors: 8,
  /** Lines of opening hours, and dates that differ. */
  hours: 42,
  facilities: 30,
  pictures: 12,
  tariffs: 12,
  tariffElements: 40,
  tariffPlugs: 20,
} as const;
