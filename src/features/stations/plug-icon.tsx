import { connectorNames, type connectorStandards } from "#shared/contract/station-fields.ts";

type Standard = (typeof connectorStandards)[number];

/** The face of a plug as a driver sees it: outline, and the contacts by place and size. */
const faces: Record<Standard, { outline: string; contacts: [x: number, y: number, radius: number][] }> = {
  TYPE2: {
    outline: "M5 7.5h14a9 9 0 1 1-14 0Z",
    contacts: [
      [9, 10.5, 1],
      [15, 10.5, 1],
      [7, 14, 1.3],
      [12, 14, 1.3],
      [17, 14, 1.3],
      [9.5, 18, 1.3],
      [14.5, 18, 1.3],
    ],
  },
  CCS2: {
    outline: "M6.5 1.5h11a6.6 6.6 0 0 1 1 9.5V13a5 5 0 0 1 0 9.5h-13a5 5 0 0 1 0-9.5v-2a6.6 6.6 0 0 1 1-9.5Z",
    contacts: [
      [9.5, 4.5, 0.8],
      [14.5, 4.5, 0.8],
      [8, 7.5, 1],
      [12, 7.5, 1],
      [16, 7.5, 1],
      [7.5, 17.7, 2.2],
      [16.5, 17.7, 2.2],
    ],
  },
  CHADEMO: {
    outline: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z",
    contacts: [
      [7.2, 12, 2.6],
      [16.8, 12, 2.6],
      [12, 6.5, 1.7],
      [12, 17.5, 1.7],
    ],
  },
  BHARAT_AC001: {
    outline: "M10 21.3a9.5 9.5 0 1 1 4 0V22.5h-4Z",
    contacts: [
      [12, 7.5, 1.9],
      [8, 14.5, 1.6],
      [16, 14.5, 1.6],
    ],
  },
  BHARAT_DC001: {
    outline: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z",
    contacts: [
      [8, 8, 1],
      [16, 8, 1],
      [7, 12.5, 2.1],
      [17, 12.5, 2.1],
      [12, 10, 1.3],
      [9, 17.5, 1],
      [12, 17.5, 1],
      [15, 17.5, 1],
    ],
  },
};

/** A connector, drawn; its name is beside it. */
export function PlugIcon({ standard }: { standard: Standard }) {
  const { outline, contacts } = faces[standard];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d={outline} />
      {contacts.map(([cx, cy, r]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} fill="currentColor" stroke="none" />
      ))}
    </svg>
  );
}

interface PlugListProps {
  connectors: readonly { standard: Standard; maxPowerKw: number; count?: number }[];
  className: string | undefined;
}

/** The kinds of connector with their power, the strongest first: "2 × CCS2 60 kW". */
export function PlugList({ connectors, className }: PlugListProps) {
  return (
    <ul className={className} aria-label="Connectors">
      {connectors.map(({ standard, maxPowerKw, count }) => (
        <li key={`${standard} ${maxPowerKw}`}>
          {count !== undefined && <span data-count>{`${count} × `}</span>}
          <PlugIcon standard={standard} />
          <span>{connectorNames[standard]}</span> <span>{`${maxPowerKw} kW`}</span>
        </li>
      ))}
    </ul>
  );
}
