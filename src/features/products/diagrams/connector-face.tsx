import { t } from "#shared/translate.ts";
import type { Connector, ContactRole } from "#src/content/connectors.ts";
import styles from "./diagrams.module.css";

const roles: Record<ContactRole, string> = {
  dc: "Direct current",
  ac: "Alternating current",
  earth: "Earth",
  signal: "Signals",
};

/** What the colours of contacts mean, for all faces beside it. */
export function ContactLegend() {
  return (
    <ul aria-hidden="true" className={styles.legend}>
      {(Object.keys(roles) as ContactRole[]).map((role) => (
        <li key={role} data-role={role}>
          {roles[role]}
        </li>
      ))}
    </ul>
  );
}

/** A plug's face, seen from the front. */
export function ConnectorFace({ connector }: { connector: Connector }) {
  const { name, contacts, outline, face } = connector;
  return (
    <figure className={styles.face}>
      <svg
        viewBox="-70 -52 140 104"
        role="img"
        aria-label={t("The face of a {name} plug. {contacts}.", { name, contacts })}
      >
        <path d={outline} className={styles.shell} />
        {face.map(([x, y, radius, role]) => (
          <g key={`${x} ${y}`} data-role={role}>
            <circle cx={x} cy={y} r={radius + 2.2} />
            <circle cx={x} cy={y} r={radius} />
          </g>
        ))}
      </svg>
    </figure>
  );
}
