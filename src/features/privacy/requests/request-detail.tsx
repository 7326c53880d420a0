import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { PrivacyEvent, PrivacyRequest } from "#shared/contract/privacy.ts";
import { requestTypeLabels } from "#shared/contract/privacy-fields.ts";
import { formatDay, formatDayAndClock } from "#src/lib/format.ts";
import { paths } from "#src/lib/paths.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { termOfRequest } from "../clocks.rules.ts";
import { Facts } from "../facts.tsx";
import { LinkButton } from "../link-button.tsx";
import parts from "../parts.module.css";
import { refreshPrivacy, requestQuery, updateRequest } from "../privacy.queries.ts";
import { AnswerForm } from "./answer-form.tsx";
import styles from "./request-detail.module.css";
import { eventTexts, statuses } from "./request-status.ts";

/** One request: its terms, what the person wrote, the answer, and who did what. */
export function RequestDetail({ id }: { id: string }) {
  const query = useQuery(requestQuery(id));
  const { data } = query;
  return (
    <article className={styles.detail}>
      <Link to="?tab=requests" className={parts.link}>
        All requests
      </Link>
      {data ? (
        <>
          <RequestHead request={data.data} />
          {data.data.message && (
            <section className={parts.section}>
              <h3>
                {data.data.enteredBy ? `What ${data.data.enteredBy} wrote down` : "What the person wrote"}
              </h3>
              <blockquote className={parts.quote}>{data.data.message}</blockquote>
            </section>
          )}
          {data.data.answer && (
            <section className={parts.section}>
              <h3>What we answered</h3>
              <blockquote className={parts.quote}>{data.data.answer}</blockquote>
            </section>
          )}
          {!data.data.closedAt && <AnswerForm request={data.data} />}
          <Events events={data.events} />
        </>
      ) : (
        <QueryPlaceholder query={query} label="Loading the request..." className={parts.skeleton}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </QueryPlaceholder>
      )}
    </article>
  );
}

function RequestHead({ request }: { request: PrivacyRequest }) {
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { type, status, reference, submissionId, restrictedAt, purgeAt } = request;
  const term = termOfRequest(request, now);
  const { label, tone } = statuses[status];
  return (
    <header className={parts.section}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {requestTypeLabels[type]}: {reference ?? "an erased enquiry"} <Badge tone={tone}>{label}</Badge>
      </h2>
      {!request.closedAt && (
        <p className={parts.term} data-overdue={term.overdue || undefined}>
          {term.text}.
        </p>
      )}
      <Terms request={request} now={now} />
      {reference && (
        <div className={parts.actions}>
          <Acknowledge request={request} />
          <LinkButton submissionId={submissionId} />
          {!restrictedAt && (
            <Link to={`${paths.admin}?open=${submissionId}`} className={parts.link}>
              Open the enquiry
            </Link>
          )}
        </div>
      )}
      {purgeAt && (
        <p className={parts.soft}>
          The enquiry is restricted: it is in no list, search, export or mail. On {formatDay(purgeAt)} it is
          erased for good.
        </p>
      )}
    </header>
  );
}

function Terms({ request, now }: { request: PrivacyRequest; now: Date }) {
  const { createdAt, enteredBy, acknowledgeBy, acknowledgedAt, answerBy, closedAt, restrictedAt } = request;
  const moment = (iso: string) => formatDayAndClock(iso, now);
  const facts: [string, string][] = [
    [
      "Asked",
      `${moment(createdAt)}, ${enteredBy ? `entered by ${enteredBy}` : "by the person on their page"}`,
    ],
    ["Acknowledge by", `${moment(acknowledgeBy)}${acknowledgedAt ? `; done ${moment(acknowledgedAt)}` : ""}`],
    ["Answer by", `${moment(answerBy)}${closedAt ? `; closed ${moment(closedAt)}` : ""}`],
    ...(restrictedAt ? ([["Restricted since", moment(restrictedAt)]] as [string, string][]) : []),
  ];
  return <Facts facts={facts} />;
}

/** Tells the sender that the request arrived; nothing once that is done. */
function Acknowledge({ request }: { request: PrivacyRequest }) {
  const client = useQueryClient();
  const acknowledge = useMutation({
    mutationFn: updateRequest,
    onSuccess: (changed) => {
      // Before it is fetched again: an answer needs its version.
      client.setQueryData(requestQuery(request.id).queryKey, changed);
      showToast({ text: "The request is acknowledged" });
    },
    onError: (error) => showToast({ kind: "failed", text: error.message }),
    onSettled: () => refreshPrivacy(client),
  });
  if (request.status !== "new") return null;
  return (
    <Button
      busy={acknowledge.isPending}
      onClick={() => acknowledge.mutate({ request, update: { status: "acknowledged" } })}
    >
      Acknowledge
    </Button>
  );
}

function Events({ events }: { events: PrivacyEvent[] }) {
  const now = useNow();
  return (
    <section className={parts.section}>
      <h3>Who did what</h3>
      {events.length === 0 && <p className={parts.soft}>Nothing was done yet.</p>}
      <ul className={styles.events}>
        {events.map(({ id, at, person, action }) => (
          <li key={id}>
            <time dateTime={at}>{formatDayAndClock(at, now)}</time>
            <span>
              <b>{person ?? "The portal"}</b>{" "}
              {eventTexts[action] ?? action.replace(/^.*\./, "").replaceAll("_", " ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
