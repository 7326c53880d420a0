/** The copy of the station pages. */
export const stationsCopy = {
  title: "EV charging stations in India",
  description:
    "Every station of ours by state and city: address, opening hours, connectors, power, price per kWh and what is free now.",
  lead: "Every station by state and city. Open one for its hours, connectors, prices and the way there.",
  none: { title: "No station found", text: "Try the name of a city, a state or an area." },
  notUpdated: "The stations could not be loaded. Check your connection and try again.",
  missing: {
    title: "Station not found",
    text: "There is no station at this address. It may have moved or closed.",
  },
  failed: {
    title: "The station could not be shown",
    text: "Something went wrong on our side. Try again in a moment.",
  },
  report: {
    title: "Report a problem",
    lead: "Something at this station is broken, blocked or wrong on this page? Tell us, and the team on duty looks at it.",
  },
} as const;
