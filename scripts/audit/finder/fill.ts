// Fills an empty local database with the sample content and as many stations as wanted: copies of the sample's around their places.
//   --state DIR --stations N
import { openLocal } from "../../operate/backup/bindings.ts";
import { loadSampleContent } from "../../sample/load.ts";
import { stationStatements } from "../../sample/station-rows.ts";
import { stations as samples } from "../../sample/stations.ts";
import { parseCommand } from "../../setup/arguments.ts";

const { values } = parseCommand("node scripts/audit/finder/fill.ts", {
  state: { type: "string", default: ".wrangler/audit-finder" },
  stations: { type: "string", default: "5000" },
});
const total = Number(values.stations);
const { db, bucket, close } = await openLocal(values.state);
await loadSampleContent({ DB: db, MEDIA: bucket });
const now = Date.now();
for (let index = samples.length; index < total; index += samples.length) {
  const copies = samples.slice(0, total - index).map((station, place) => {
    const [round, angle] = [index / samples.length, index + place];
    return {
      ...station,
      slug: `${station.slug}-${round}`,
      name: `${station.name} ${round}`,
      lat: station.lat + Math.sin(angle) * 0.01 * round,
      lng: station.lng + Math.cos(angle) * 0.01 * round,
    };
  });
  const options = { now, urls: new Map() };
  await db.batch(
    copies.flatMap((copy, place) => stationStatements(db, copy, { ...options, index: index + place })),
  );
}
await close();
