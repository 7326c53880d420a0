import { evseStatuses } from "#shared/contract/station-fields.ts";
import { oneOf } from "./lenient.rules.ts";

/*
 * OCPI's lists of values, with the spellings and the values of other versions and protocols that
 * operators send. Other names are in capitals without anything between the letters.
 */

export const readStatus = oneOf(evseStatuses, {
  ...named("AVAILABLE", ["FREE", "VACANT"]),
  ...named("CHARGING", ["OCCUPIED", "BUSY", "INUSE", "SUSPENDEDEV", "SUSPENDEDEVSE"]),
  ...named("BLOCKED", ["PREPARING", "FINISHING"]),
  ...named("INOPERATIVE", ["UNAVAILABLE", "OUTOFSERVICE", "MAINTENANCE", "UNDERMAINTENANCE", "DISABLED"]),
  ...named("OUTOFORDER", ["FAULTED", "FAULT", "ERROR", "DEFECTIVE", "BROKEN"]),
  ...named("PLANNED", ["COMINGSOON", "UPCOMING"]),
  ...named("REMOVED", ["DELETED", "DECOMMISSIONED"]),
  ...named("UNKNOWN", ["OFFLINE", "UNDEFINED", "NOTAVAILABLEDATA"]),
});

const domestic = "ABCDEFGHIJKLMNO".split("").map((letter) => `DOMESTIC_${letter}`);
const industrial = ["single_16", "three_16", "three_32", "three_64"].map((size) => `IEC_60309_2_${size}`);
const nema = ["5_20", "6_30", "6_50", "10_30", "10_50", "14_30", "14_50"].map((size) => `NEMA_${size}`);

export const readStandard = oneOf(
  [
    ...["CHADEMO", "CHAOJI", "GBT_AC", "GBT_DC", "TESLA_R", "TESLA_S"],
    ...["IEC_62196_T1", "IEC_62196_T1_COMBO", "IEC_62196_T2", "IEC_62196_T2_COMBO"],
    ...["IEC_62196_T3A", "IEC_62196_T3C", "PANTOGRAPH_BOTTOM_UP", "PANTOGRAPH_TOP_DOWN"],
    ...domestic,
    ...industrial,
    ...nema,
  ],
  {
    ...named("IEC_62196_T2_COMBO", [
      "CCS",
      "CCS2",
      "CCSTYPE2",
      "COMBO2",
      "CCSCOMBO2",
      "COMBOCCS",
      "T2COMBO",
      "TYPE2COMBO",
    ]),
    ...named("IEC_62196_T2", ["TYPE2", "T2", "TYPE2AC", "ACTYPE2", "MENNEKES", "IEC62196TYPE2", "IEC621962"]),
    ...named("IEC_62196_T1", ["TYPE1", "J1772", "SAEJ1772"]),
    ...named("GBT_DC", ["BHARATDC001", "BHARATDC", "DC001", "GBDC"]),
    ...named("IEC_60309_2_single_16", ["BHARATAC001", "BHARATAC", "AC001", "IEC60309", "IEC603092"]),
  },
);

export const readPowerType = oneOf(["AC_1_PHASE", "AC_2_PHASE", "AC_2_PHASE_SPLIT", "AC_3_PHASE", "DC"], {
  ...named("AC_1_PHASE", ["AC", "AC1", "1", "ACSINGLEPHASE", "SINGLEPHASE", "1PHASE"]),
  ...named("AC_3_PHASE", ["AC3", "3", "ACTHREEPHASE", "THREEPHASE", "3PHASE"]),
  ...named("DC", ["DCFAST", "FASTDC", "DCFC"]),
});

export const readFormat = oneOf(["SOCKET", "CABLE"], {
  ...named("CABLE", ["TETHERED", "GUN", "CABLED"]),
  OUTLET: "SOCKET",
});

export const readComponentType = oneOf(["ENERGY", "FLAT", "PARKING_TIME", "TIME"], {
  ...named("ENERGY", ["KWH", "ENERGYCHARGE"]),
  ...named("FLAT", ["FLATFEE", "STARTFEE", "SESSION"]),
  ...named("PARKING_TIME", ["PARKING", "IDLE", "IDLETIME"]),
});

/** From Monday, which is 1 here. */
export const weekdayNames = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

export const readWeekday = oneOf(
  weekdayNames,
  Object.fromEntries(weekdayNames.map((name) => [name.slice(0, 3), name])),
);

export const readCurrency = oneOf(["INR"], named("INR", ["RS", "RUPEE", "RUPEES"]));

function named(value: string, others: readonly string[]): Record<string, string> {
  return Object.fromEntries(others.map((other) => [other, value]));
}
