import { useSearchParams } from "react-router";

const privacyTabs = ["requests", "erasure", "retention", "breaches"] as const;
type PrivacyTab = (typeof privacyTabs)[number];

/** What the URL says: the open tab, and in it the open request or the reference looked for. */
export function usePrivacyUrl() {
  const [query, setQuery] = useSearchParams();
  const tab = privacyTabs.find((name) => name === query.get("tab")) ?? "requests";
  return {
    tab,
    requestId: query.get("request"),
    reference: query.get("reference"),
    /** Shows a tab, and in it what was found by a reference; a new entry of the history. */
    show: (next: PrivacyTab, inside: { reference?: string } = {}) => setQuery({ tab: next, ...inside }),
  };
}
