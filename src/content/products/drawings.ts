/** What the tile of a feature draws. Each drawing shows what the feature's sentence says. */
export type Drawing =
  | ArmsDrawing
  | BaysDrawing
  | DayDrawing
  | FaultsDrawing
  | MomentsDrawing
  | ScreensDrawing
  | SidesDrawing;

/** Power, or the charge of a battery, over some hours: areas on top of one another. */
export interface DayDrawing {
  kind: "day";
  /** What is to be seen, in a sentence. */
  label: string;
  /** Texts below the axis: at its start, middle and end; none in the middle where a mark says its own hours. */
  ticks: readonly [string, string, string] | readonly [string, string];
  /** The dashed line; areas above it are shaded as `beyond`. */
  limit: { text: string; value: number; beyond?: PlacedText };
  /** From the bottom up, each with a value for every moment. */
  layers: readonly Layer[];
  /** Hours with a name of their own, in moments; `money` if they are about the price. */
  marks?: readonly { text: string; from: number; to: number; money?: true }[];
}

/** A text at a moment and a value of the plot. */
interface PlacedText {
  text: string;
  at: readonly [moment: number, value: number];
}

export interface Layer extends PlacedText {
  /** `load` is what others take, the shades of `own` are what the product gives. */
  tone: "load" | "own" | "own-2" | "own-3";
  values: readonly number[];
}

/** What a screen shows: one number that is read from afar, and what belongs to it. */
export interface ScreensDrawing {
  kind: "screens";
  label: string;
  screens: readonly Screen[];
  /** The screens are halves of one. */
  joined?: true;
  /** A person at the cabinet beside the screen, with the gun at the height of the elbow. */
  person?: true;
  /** It also shows how a charge is started. */
  starts?: true;
}

export interface Screen {
  title: string;
  price?: string;
  /** Beside the title, where no price is. */
  note?: string;
  figure: string;
  text: string;
  /** Charge of a car in percent. */
  charge?: number;
  lines?: readonly string[];
  cost?: string;
  languages?: readonly string[];
}

/** Moments one below the other. */
export interface MomentsDrawing {
  kind: "moments";
  label: string;
  moments: readonly { time: string; text: string; note: string; live?: true }[];
}

/** What opens the switch between supply and car. */
export type Fault =
  | "cable"
  | "current"
  | "door"
  | "gas"
  | "heat"
  | "insulation"
  | "leakage"
  | "plug-heat"
  | "smoke"
  | "stop";

/** A switch that any of three faults opens. */
export interface FaultsDrawing {
  kind: "faults";
  /** What is on either side of the switch. */
  between: readonly [string, string];
  faults: readonly [Fault, Fault, Fault];
}

/** Two sides with a switch each: one has stopped, the other goes on. */
export interface SidesDrawing {
  kind: "sides";
  label: string;
  /** Why one side has stopped. */
  cause: string;
  /** A limit before both. */
  limit?: string;
  /** The hoses have points that watch the heat. */
  sensors?: true;
  vehicle: "car" | "truck";
}

/** Two bays from above, with the cabinet between them. */
interface BaysDrawing {
  kind: "bays";
}

/** Arms that hold the hoses between two vehicles. */
interface ArmsDrawing {
  kind: "arms";
}
