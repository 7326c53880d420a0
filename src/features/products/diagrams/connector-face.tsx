import { t } from "#shared/translate.ts";
import type { Connector, ContactRole } from "#src/content/connectors.ts";
import styles from "./diagrams.module.css";

const roles: Record<ContactRole, string> = {
  dc: "Direct current",
  ac: "Alternating current",
  earth: "Earth",
  signal: "Signals",
};

/** A plug's face, seen from the front, with what its contacts carry. */
export function ConnectorFace({ connector }: { connector: Connector }) {
  const { name, contacts, outline, face } = connector;
  const used = (Object.keys(roles) as ContactRole[]).filter((role) =>
    face.some((contact) => contact[3] === role),
  );
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
      <ul aria-hidden="true" className={styles.legend}>
        {used.map((role) => (
          <li key={role} data-role={role}>
            {roles[role]}
          </li>
        ))}
      </ul>
    </figure>
  );
}
