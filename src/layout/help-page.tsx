import ArrowRight from "lucide-react/icons/arrow-right";
import RotateCw from "lucide-react/icons/rotate-cw";
import { isRouteErrorResponse } from "react-router";
import { brand } from "#src/content/brand.ts";
import { homeAnchor, paths } from "#src/lib/paths.ts";
import { pageTitle } from "#src/lib/seo.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Unplugged } from "#src/ui/unplugged.tsx";
import styles from "./help-page.module.css";

const ways = [
  { label: "Find Our Stations", href: homeAnchor("map") },
  { label: "Chargers for homes and businesses", href: paths.products },
  { label: "Articles, news and questions", href: paths.discover },
  { label: "Write to us", href: paths.generalQuery },
];

interface HelpPageProps {
  /** The error; without one the page says "not found". */
  error?: unknown;
}

/** Replaces a page that is missing or failed: what happened, and where to go. */
export function HelpPage({ error }: HelpPageProps) {
  const missing = error === undefined || (isRouteErrorResponse(error) && error.status === 404);
  const offline = !missing && navigator.onLine === false;
  const title = missing ? "Page not found" : offline ? "You are offline" : "Something went wrong";
  return (
    <Unplugged className={styles.text}>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <h1>
        {missing
          ? "This page is not plugged in."
          : offline
            ? "You are offline."
            : "Something went wrong on our side."}
      </h1>
      <p className="lead">
        {missing
          ? "The address may be mistyped, or the page has moved. These pages are there:"
          : offline
            ? "This page opens once the connection is back."
            : "It is not your doing. Please try once more; if it stays, call or write to us, and we look at it."}
      </p>
      {!missing && (
        <div className={styles.actions}>
          {/* An empty URL is the page itself. */}
          <ButtonLink href="">
            <RotateCw aria-hidden="true" />
            Try again
          </ButtonLink>
          <ButtonLink variant="outline" href={brand.phone.href}>
            {brand.phone.display}
          </ButtonLink>
        </div>
      )}
      <ul className={styles.ways}>
        {ways.map(({ label, href }) => (
          <li key={label}>
            <AnchorLink href={href}>
              {label}
              <ArrowRight aria-hidden="true" />
            </AnchorLink>
          </li>
        ))}
      </ul>
    </Unplugged>
  );
}
