import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";

interface FormAlertProps {
  id: string;
  className: string | undefined;
  /** `waiting`: nothing went wrong, somebody else has to act first. */
  kind?: "failed" | "waiting";
  /** The sentence; without one the alert is empty. */
  children: ReactNode;
}

/** The alert of a short form, always in the page, so that its text is announced. */
export function FormAlert({ id, className, kind = "failed", children }: FormAlertProps) {
  const Icon = kind === "waiting" ? Clock : CircleAlert;
  return (
    <div role="alert" id={id}>
      {children && (
        <p className={className} data-kind={kind}>
          <Icon aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
