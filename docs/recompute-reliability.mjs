// Computes the figures of /reliability again from the open log of statuses, and compares them.
// It needs Node 20 and nothing else:
//
//   node recompute-reliability.mjs https://the-site.example

const working = ["AVAILABLE", "CHARGING", "RESERVED"];
const broken = ["INOPERATIVE", "OUTOFORDER"];
/** These are not in service: such time is in no figure. */
const uncounted = ["PLANNED", "REMOVED"];

/** The seconds of one line of the log, by what the statuses in them say. */
function secondsOf(line) {
  const sums = { working: 0, unknown: 0, blocked: 0, broken: 0 };
  for (const changes of Object.values(line.evses)) {
    for (const [index, [from, status]] of changes.entries()) {
      if (uncounted.includes(status)) continue;
      const to = changes[index + 1]?.[0] ?? 86_400;
      const kind = working.includes(status)
        ? "working"
        : broken.includes(status)
          ? "broken"
          : status === "BLOCKED"
            ? "blocked"
            : "unknown";
      for (const [opens, closes] of line.open ?? [[0, 86_400]])
        sums[kind] += Math.max(0, Math.min(to, closes) - Math.max(from, opens));
    }
  }
  return sums;
}

function shares(sums) {
  const total = sums.working + sums.unknown + sums.blocked + sums.broken;
  const percent = (seconds) => (100 * seconds) / total;
  return {
    working: percent(sums.working),
    unknown: percent(sums.unknown),
    blocked: percent(sums.blocked),
    broken: percent(sums.broken),
    // The UK's figure: all time but that in which the point was known not to work.
    reliable: percent(total - sums.broken),
  };
}

/** Every published figure beside the one that the log gives: `{ name, kind, published, computed }`. */
export async function recompute(origin, get = fetch) {
  const published = await (await get(`${origin}/api/reliability`)).json();
  const groups = new Map();
  for (const month of published.months) {
    if (month < published.from.slice(0, 7)) continue;
    const text = await (await get(`${origin}/api/reliability/log/${month}.ndjson`)).text();
    for (const row of text.split("\n").filter(Boolean)) {
      const line = JSON.parse(row);
      if (line.day < published.from || line.day > published.to) continue;
      const seconds = secondsOf(line);
      for (const name of ["all", `operator ${line.operator}`, `city ${line.city}, ${line.state}`]) {
        const sums = groups.get(name) ?? { working: 0, unknown: 0, blocked: 0, broken: 0 };
        for (const kind of Object.keys(sums)) sums[kind] += seconds[kind];
        groups.set(name, sums);
      }
    }
  }
  const rows = [
    ...(published.all ? [["all", published.all]] : []),
    ...published.operators.map((row) => [`operator ${row.operator}`, row]),
    ...published.cities.map((row) => [`city ${row.city}, ${row.state}`, row]),
  ];
  return rows.flatMap(([name, row]) =>
    Object.entries(shares(groups.get(name) ?? {})).map(([kind, computed]) => ({
      ...{ name, kind, computed, published: row[kind] },
    })),
  );
}

if (globalThis.process?.argv[1]?.endsWith("recompute-reliability.mjs")) {
  const figures = await recompute(process.argv[2].replace(/\/$/, ""));
  const different = figures.filter(({ published, computed }) => !(Math.abs(published - computed) <= 0.01));
  for (const { name, kind, published, computed } of different)
    console.log(`${name}, ${kind}: published ${published}, computed ${computed.toFixed(3)}`);
  console.log(`${figures.length} figures, ${different.length} differ by more than 0.01 points`);
  process.exitCode = different.length > 0 || figures.length === 0 ? 1 : 0;
}
