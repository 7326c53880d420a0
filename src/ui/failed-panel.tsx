import { ErrorPanel } from "./error-panel.tsx";

interface FailedPanelProps {
  /** What failed, in a sentence. */
  text: string;
  busy?: boolean;
  onRetry: () => void;
}

/** The portal's error panel for data that could not be loaded. */
export function FailedPanel(props: FailedPanelProps) {
  return <ErrorPanel title="Something went wrong" retryLabel="Try Again" {...props} />;
}
