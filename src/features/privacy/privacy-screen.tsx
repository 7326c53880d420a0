import { useSearchParams } from "react-router";
import { deskNotice } from "#src/content/privacy/desk.ts";
import { SegmentedControl } from "#src/ui/segmented-control.tsx";
import { Breaches } from "./breaches/breaches.tsx";
import { NewRequest } from "./new-request/new-request.tsx";
import { PersonExport } from "./new-request/person-export.tsx";
import styles from "./privacy-screen.module.css";
import { RequestDetail } from "./requests/request-detail.tsx";
import { Requests } from "./requests/requests.tsx";
import { RetentionRules } from "./retention/retention-rules.tsx";

const tabOptions = [
  { value: "requests", label: "Requests" },
  { value: "new", label: "New request" },
  { value: "retention", label: "Retention" },
  { value: "breaches", label: "Breaches" },
] as const;

/** The privacy desk: what people ask for about their data, how long it is stored, and breaches. */
export function PrivacyScreen() {
  const { tab, requestId, find, show } = usePrivacyUrl();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Privacy</h1>
        <p>What people ask for about their data, with the terms of the law. {deskNotice}</p>
      </header>
      <SegmentedControl
        label="Part of the privacy desk"
        options={tabOptions}
        value={tab}
        onSelect={(value) => show(value)}
      />
      {tab === "requests" && (requestId ? <RequestDetail key={requestId} id={requestId} /> : <Requests />)}
      {tab === "new" && (
        <>
          <NewRequest key={find} find={find} onFind={(next) => show("new", { find: next })} />
          {!find && <PersonExport />}
        </>
      )}
      {tab === "retention" && <RetentionRules />}
      {tab === "breaches" && <Breaches />}
    </div>
  );
}

const privacyTabs = ["requests", "new", "retention", "breaches"] as const;
type PrivacyTab = (typeof privacyTabs)[number];

/** What the URL says: the open tab, and in it the open request or what is looked for. */
function usePrivacyUrl() {
  const [query, setQuery] = useSearchParams();
  const tab = privacyTabs.find((name) => name === query.get("tab")) ?? "requests";
  return {
    tab,
    requestId: query.get("request"),
    find: query.get("find"),
    /** Shows a tab, and in it what is looked for; a new entry of the history. */
    show: (next: PrivacyTab, inside: { find?: string } = {}) => setQuery({ tab: next, ...inside }),
  };
}
