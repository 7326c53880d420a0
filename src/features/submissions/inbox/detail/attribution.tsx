import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { languageLabels } from "#shared/contract/submission-fields.ts";
import type { Submission } from "#shared/contract/submissions.ts";
import { formatDayAndClock } from "#src/lib/format.ts";
import { articlePath } from "#src/lib/paths.ts";
import { articleTitleQuery } from "../inbox.queries.ts";
import styles from "./section.module.css";

const attributionLabels = {
  page: "Sent from",
  landingPage: "First page of the visit",
  referrer: "Came from",
  product: "Product",
  article: "Article",
  station: "Station",
} as const;

/**
 * How the sender came to the form, and what they agreed to. Nothing for a submission without
 * either.
 */
export function Attribution({
  submission: { origin: attribution, consent },
  now,
}: {
  submission: Submission;
  now: Date;
}) {
  const slug = typeof attribution?.article === "string" ? attribution.article : null;
  const article = useQuery(articleTitleQuery(slug));
  const campaign = Object.entries(attribution?.utm ?? {}).map(([name, value]) => `${name}: ${value}`);
  const all: [label: string, text: unknown][] = [
    ...Object.entries(attributionLabels).map(([name, label]): [string, unknown] => [
      label,
      attribution?.[name],
    ]),
    ["Campaign", campaign.join("\n")],
    [
      "Privacy notice",
      consent &&
        `Version ${consent.version}, in ${languageLabels[consent.language] ?? consent.language}, ${formatDayAndClock(consent.at, now)}`,
    ],
    ["News and offers", consent && (consent.marketing ? "May be sent" : "Not agreed to")],
  ];
  const facts = all.flatMap(([label, text]) => (typeof text === "string" && text ? [{ label, text }] : []));
  if (facts.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>Where it came from</h3>
      <dl className={styles.facts}>
        {facts.map(({ label, text }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              {label === attributionLabels.article && article.data ? (
                <a href={articlePath(text)} target="_blank" rel="noreferrer">
                  {article.data}
                </a>
              ) : (
                text
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
