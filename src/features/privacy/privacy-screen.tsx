import { deskNotice } from "#src/content/privacy/desk.ts";
import { SegmentedControl } from "#src/ui/segmented-control.tsx";
import { Breaches } from "./breaches/breaches.tsx";
import { NewRequest } from "./new-request/new-request.tsx";
import { PersonExport } from "./new-request/person-export.tsx";
import styles from "./privacy-screen.module.css";
import { RequestDetail } from "./requests/request-detail.tsx";
import { Requests } from "./requests/requests.tsx";
import { RetentionRules } from "./retention/retention-rules.tsx";
import { usePrivacyUrl } from "./use-privacy-url.ts";

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
