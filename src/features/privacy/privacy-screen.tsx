import { deskNotice } from "#src/content/privacy/desk.ts";
import { SegmentedControl } from "#src/ui/segmented-control.tsx";
import { Breaches } from "./breaches/breaches.tsx";
import { Erasure } from "./erasure/erasure.tsx";
import styles from "./privacy-screen.module.css";
import { RequestDetail } from "./requests/request-detail.tsx";
import { Requests } from "./requests/requests.tsx";
import { RetentionRules } from "./retention/retention-rules.tsx";
import { usePrivacyUrl } from "./use-privacy-url.ts";

const tabOptions = [
  { value: "requests", label: "Requests" },
  { value: "erasure", label: "Erasure" },
  { value: "retention", label: "Retention" },
  { value: "breaches", label: "Breaches" },
] as const;

/** The privacy desk: what people ask for about their data, how long it is stored, and breaches. */
export function PrivacyScreen() {
  const { tab, requestId, reference, show } = usePrivacyUrl();
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
      {tab === "erasure" && (
        <Erasure
          key={reference}
          reference={reference}
          onFind={(found) => show("erasure", { reference: found })}
        />
      )}
      {tab === "retention" && <RetentionRules />}
      {tab === "breaches" && <Breaches />}
    </div>
  );
}
