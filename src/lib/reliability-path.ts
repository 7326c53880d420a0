/** The page about how often chargers worked. Apart from `paths`, which the code of forms loads. */
export const reliabilityPath = "/reliability";
