import { ErrorPanel } from "./error-panel.tsx";

interface FailedPanelProps {
  /** What did not work, in a sentence. */
  text: string;
  busy?: boolean;
  onRetry: () => void;
}

/** What every screen of the portal shows when something could not be read. */
export function FailedPanel(props: FailedPanelProps) {
  return <ErrorPanel title="Something went wrong" retryLabel="Try Again" {...props} />;
}
