/** What a contact of a plug carries. */
export type ContactRole = "signal" | "earth" | "ac" | "dc";

/** One contact of a plug's face: middle and radius in mm, from the front, y downwards. */
export type Contact = readonly [x: number, y: number, radius: number, role: ContactRole];

export interface Connector {
  id: "ccs2" | "type2" | "ac001" | "dc001" | "chademo";
  name: string;
  /** Who has it. */
  use: string;
  /** No charger of ours has it, but stations on the map do. */
  elsewhere?: boolean;
  /** The contacts in words, for those who do not see the drawing. */
  contacts: string;
  /** The outline, as an SVG path around (0, 0) in mm. */
  outline: string;
  face: readonly Contact[];
}

/** A round shell with a flat top, as Type 2 has it. */
const flatTop = "M-18 -25H18A31 31 0 1 1 -18 -25Z";

const type2Face: readonly Contact[] = [
  [-8, -13, 2.6, "signal"],
  [8, -13, 2.6, "signal"],
  [-17, 2, 4, "ac"],
  [0, 2, 4, "earth"],
  [17, 2, 4, "ac"],
  [-9, 17, 4, "ac"],
  [9, 17, 4, "ac"],
];

/** One 16 A outlet of IEC 60309. */
function industrialSocket(x: number, y: number): Contact[] {
  return [
    [x, y + 8, 3.4, "earth"],
    [x - 7, y - 4, 2.8, "ac"],
    [x + 7, y - 4, 2.8, "ac"],
  ];
}

export const connectors: readonly [Connector, ...Connector[]] = [
  {
    id: "ccs2",
    name: "CCS2",
    use: "Fast charging of today’s cars, vans and buses.",
    contacts: "Two for direct current, one for earth, two for signals",
    outline:
      "M-18 -48H18A31 31 0 0 1 27 -7Q24 0 30 2A19 19 0 0 1 30 40H-30A19 19 0 0 1 -30 2Q-24 0 -27 -7A31 31 0 0 1 -18 -48Z",
    face: [
      [-8, -36, 2.6, "signal"],
      [8, -36, 2.6, "signal"],
      [0, -21, 4, "earth"],
      [-21, 21, 8, "dc"],
      [21, 21, 8, "dc"],
    ],
  },
  {
    id: "type2",
    name: "Type 2",
    use: "Charging at home, at the office and in malls.",
    contacts: "Three phases and neutral, one for earth, two for signals",
    outline: flatTop,
    face: type2Face,
  },
  {
    id: "ac001",
    name: "Bharat AC001",
    use: "Three 16 A outlets for three-wheelers, scooters and older cars.",
    elsewhere: true,
    contacts: "Three sockets, each with phase, neutral and earth",
    outline: "M-56 -22H56A8 8 0 0 1 64 -14V14A8 8 0 0 1 56 22H-56A8 8 0 0 1 -64 14V-14A8 8 0 0 1 -56 -22Z",
    face: [...industrialSocket(-42, 0), ...industrialSocket(0, 0), ...industrialSocket(42, 0)],
  },
  {
    id: "dc001",
    name: "Bharat DC001",
    use: "Low-voltage fast charging of older fleet cars.",
    elsewhere: true,
    contacts: "Two for direct current, one for earth, two for the car’s 12 V supply, four for signals",
    outline: "M0 -33A33 33 0 1 1 0 33A33 33 0 1 1 0 -33Z",
    face: [
      [-19, -16, 2.6, "signal"],
      [-7, -21, 2.6, "signal"],
      [7, -21, 2.6, "signal"],
      [19, -16, 2.6, "signal"],
      [-15, 1, 7, "dc"],
      [15, 1, 7, "dc"],
      [0, 20, 4.4, "earth"],
      [-15, 19, 3, "signal"],
      [15, 19, 3, "signal"],
    ],
  },
  {
    id: "chademo",
    name: "CHAdeMO",
    use: "Fast charging of a few imported cars.",
    contacts: "Two for direct current, one for earth, seven for signals",
    outline: "M0 -35A35 35 0 1 1 0 35A35 35 0 1 1 0 -35Z",
    face: [
      [-18, 0, 8, "dc"],
      [18, 0, 8, "dc"],
      [0, -25, 2.6, "earth"],
      [-7, -18, 2.4, "signal"],
      [7, -18, 2.4, "signal"],
      [0, -12, 2.4, "signal"],
      [-8, 19, 2.4, "signal"],
      [8, 19, 2.4, "signal"],
      [0, 14, 2.4, "signal"],
      [0, 25, 2.4, "signal"],
    ],
  },
];
