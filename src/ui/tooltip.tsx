import { cloneElement, type ReactElement, useId, useState } from "react";
import styles from "./tooltip.module.css";

interface TooltipProps {
  text: string;
  place?: "top" | "bottom";
  /** One control; the words become its description. */
  children: ReactElement<{ "aria-describedby"?: string }>;
}

/** Words that appear on hover and focus, stay while they are pointed at, and go with Escape. */
export function Tooltip({ text, place = "bottom", children }: TooltipProps) {
  const id = useId();
  const [closed, setClosed] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only follow the control inside
    <span
      className={styles.holder}
      data-closed={closed || undefined}
      onKeyDown={(event) => {
        if (event.key === "Escape") setClosed(true);
      }}
      onPointerLeave={() => setClosed(false)}
      onBlur={() => setClosed(false)}
    >
      {cloneElement(children, { "aria-describedby": id })}
      <span role="tooltip" id={id} className={styles.tip} data-place={place}>
        {text}
      </span>
    </span>
  );
}
