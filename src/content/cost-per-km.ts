/** Rupees per kilometre: petrol at ₹103 a litre and 15 km, or 0.1575 kWh at ₹18 and a sixth of one at ₹8. */
export const rupeesPerKm = { petrol: 6.87, fastCharger: 2.84, home: 1.33 } as const;
