import { Fragment } from "react";
import styles from "./hours-text.module.css";

/** The hours of a day; a line breaks between two spans of hours, not before "PM". */
export function HoursText({ text }: { text: string }) {
  return text
    .replace(/ (?=[AP]M)/g, "\u00a0")
    .split(", ")
    .map((span, index) => (
      <Fragment key={span}>
        {index > 0 && ", "}
        <span className={styles.span}>{span}</span>
      </Fragment>
    ));
}
