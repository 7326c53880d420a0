import { useInfiniteQuery } from "@tanstack/react-query";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useState } from "react";
import { Link } from "react-router";
import type { PrivacyRequest } from "#shared/contract/privacy.ts";
import { requestTypeLabels } from "#shared/contract/privacy-fields.ts";
import { formatDay } from "#src/lib/format.ts";
import { privacyRequestPath } from "#src/lib/privacy-paths.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { LoadMore } from "#src/ui/load-more.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { RowList } from "#src/ui/row-list.tsx";
import { SegmentedControl } from "#src/ui/segmented-control.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { termOfRequest } from "../clocks.rules.ts";
import parts from "../parts.module.css";
import { requestsQuery } from "../privacy.queries.ts";
import { statuses } from "./request-status.ts";
import styles from "./requests.module.css";

const stateOptions = [
  { value: "open", label: "Open" },
  { value: "closed", label: "Closed" },
] as const;

/** What people asked for: the open requests with their clocks, or the closed ones. */
export function Requests() {
  const [state, setState] = useState<"open" | "closed">("open");
  const list = useInfiniteQuery(requestsQuery(state === "open"));
  const requests = list.data?.pages.flatMap((page) => page.requests);
  return (
    <section className={parts.section} aria-label="Requests">
      <SegmentedControl label="State" options={stateOptions} value={state} onSelect={setState} />
      {!requests && (
        <QueryPlaceholder query={list} label="Loading requests..." className={parts.skeleton}>
          <Skeleton shape="block" className={styles.skeleton} />
          <Skeleton shape="block" className={styles.skeleton} />
        </QueryPlaceholder>
      )}
      {requests?.length === 0 && (
        <Empty
          icon={<ShieldCheck aria-hidden="true" />}
          title={state === "open" ? "No open requests" : "No closed requests"}
          text="People ask on their own page, whose link they get when they send an enquiry. For somebody who calls or writes, use New request."
        />
      )}
      {requests && requests.length > 0 && (
        <RowList>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </RowList>
      )}
      <LoadMore query={list} />
    </section>
  );
}

function RequestRow({ request }: { request: PrivacyRequest }) {
  const now = useNow();
  const { id, type, status, reference, createdAt, closedAt } = request;
  const term = termOfRequest(request, now);
  const { label, tone } = statuses[status];
  return (
    <li className={parts.row}>
      <div>
        <Link to={privacyRequestPath(id)}>
          {requestTypeLabels[type]}: {reference ?? "an erased enquiry"}
        </Link>
        <small>Asked on {formatDay(createdAt)}</small>
      </div>
      {closedAt ? (
        <span>Closed on {formatDay(closedAt)}</span>
      ) : (
        <span className={parts.term} data-overdue={term.overdue || undefined}>
          {term.text}
        </span>
      )}
      <Badge tone={tone}>{label}</Badge>
    </li>
  );
}
