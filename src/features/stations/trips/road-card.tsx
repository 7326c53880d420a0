import { renderToStaticMarkup } from "react-dom/server";
import { connectorNames } from "#shared/contract/station-fields.ts";
import type { Station } from "#shared/contract/stations.ts";
import { priceSentence } from "#shared/price-text.ts";
import { clockAt, weekRows } from "#shared/station-hours.ts";
import { datedStatusSentence, statusLabel, statusText } from "#shared/station-status.ts";
import { localeTag, t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import { cardCopy } from "#src/content/trips.ts";
import { formatDay } from "#src/lib/format.ts";
import { absoluteUrl } from "#src/lib/seo.ts";
import { directionsTo } from "../directions.ts";
import { countsOf } from "../finder-station.ts";
import { fullAddress } from "../full-address.ts";
import { cardScript, cardStyle } from "./road-card-style.ts";
import { stopFacts } from "./stop-facts.ts";

/** One station of a card, with what only the trip knows of it. */
export interface CardStop {
  station: Station;
  /** Where it is on the way. */
  where: string | null;
  planB: string | null;
}

interface RoadCardProps {
  title: string;
  summary: string;
  /** The page that is up to date. */
  path: string;
  stops: readonly CardStop[];
  /** When it is made, in ms. */
  now: number;
}

/** A file of its own, with style and script, that a browser opens without a network. */
export function roadCard(props: RoadCardProps, fileName: string): Response {
  const html = `<!doctype html>${renderToStaticMarkup(<RoadCard {...props} />)}`;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}.html"`,
      // It says when it was made, so each is made at its moment.
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

function RoadCard({ title, summary, path, stops, now }: RoadCardProps) {
  const made = new Date(now).toISOString();
  return (
    <html lang={localeTag()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} - ${brand.name}`}</title>
        <style>{cardStyle}</style>
      </head>
      <body>
        <header>
          <p>{brand.name}</p>
          <h1>{title}</h1>
          <p>{summary}</p>
          <p
            id="age"
            data-minutes={t("{count} min old")}
            data-hours={t("{count} hours old")}
            data-days={t("{count} days old")}
            data-old={t(cardCopy.old)}
          >
            {cardCopy.saved} <time dateTime={made}>{`${formatDay(made)}, ${clockAt(now)}`}</time>
            <span />
          </p>
          <p>
            {cardCopy.online} <a href={absoluteUrl(path)}>{cardCopy.newest}</a>
          </p>
        </header>
        <ol>
          {stops.map((stop) => (
            <CardStation key={stop.station.slug} {...stop} now={now} />
          ))}
        </ol>
        <footer>
          <p>
            {cardCopy.help} <a href={brand.phone.href}>{brand.phone.display}</a>
          </p>
        </footer>
        <script>{cardScript}</script>
      </body>
    </html>
  );
}

function CardStation({ station, where, planB, now }: CardStop & { now: number }) {
  const { name, priceDetails, evses, customerCareNumber, lat, lng } = station;
  const { week } = weekRows(station, now);
  const counts = countsOf(station);
  const status =
    station.isLive && statusText(statusLabel(counts, true), datedStatusSentence(counts, true, now));
  const facts = stopFacts(station, now).map((fact) => cardCopy.fact(fact.name, fact.has));
  const rows: [term: string, text: string | false | null][] = [
    [cardCopy.address, `${fullAddress(station)} (${lat.toFixed(4)}, ${lng.toFixed(4)})`],
    [cardCopy.plugs, plugsText(evses)],
    [cardCopy.price, priceDetails ? priceSentence(priceDetails) : station.priceText],
    [
      cardCopy.hours,
      station.hours.length > 0 ? week.map((row) => `${row.name}: ${row.text}`).join("; ") : null,
    ],
    [cardCopy.status, status],
    [cardCopy.facts, facts.join(", ")],
    [cardCopy.phone, customerCareNumber],
    [cardCopy.planB, planB],
  ];
  return (
    <li>
      {where && <p>{where}</p>}
      <h2>{name}</h2>
      <dl>
        {rows.map(([term, text]) =>
          text ? (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p>
        <a href={`geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(name)})`}>{cardCopy.app}</a>{" "}
        <a href={directionsTo(station)}>{cardCopy.maps}</a>
      </p>
    </li>
  );
}

/** "8 points: CCS2 120 kW, Type 2 22 kW". */
function plugsText(evses: Station["evses"]): string {
  const kinds = evses.flatMap(({ connectors }) =>
    connectors.map(({ standard, maxPowerKw }) => `${connectorNames[standard]} ${maxPowerKw} kW`),
  );
  const count = evses.length;
  const points = count === 1 ? t("{count} point", { count }) : t("{count} points", { count });
  return `${points}: ${[...new Set(kinds)].join(", ")}`;
}
