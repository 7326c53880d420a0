import type { Station } from "#shared/contract/stations.ts";

/** The one or two lines of a station's opening hours. */
export function Timings({ station }: { station: Pick<Station, "timing" | "timingSecond"> }) {
  return (
    <>
      {station.timing}
      {station.timingSecond && (
        <>
          <br />
          {station.timingSecond}
        </>
      )}
    </>
  );
}
