import { useSearchParams } from "react-router";

const privacyTabs = ["requests", "new", "retention", "breaches"] as const;
type PrivacyTab = (typeof privacyTabs)[number];

/** What the URL says: the open tab, and in it the open request or what is looked for. */
export function usePrivacyUrl() {
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
