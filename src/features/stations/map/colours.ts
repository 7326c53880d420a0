/** The map's colours in the form that MapLibre reads: `rgb(r, g, b)`. */
export interface MapColours {
  sea: string;
  /** India. */
  land: string;
  /** The other countries. */
  abroad: string;
  border: string;
  /** Borders between states, and among the neighbours. */
  faint: string;
  city: string;
  state: string;
}

const tokens: Record<keyof MapColours, string> = {
  sea: "--map-sea",
  land: "--map-land",
  abroad: "--map-abroad",
  border: "--map-border",
  faint: "--map-faint",
  city: "--map-city",
  state: "--map-state",
};

/**
 * The page's colours at an element. A canvas converts the oklch tokens, which MapLibre cannot
 * read.
 */
export function mapColours(element: Element): MapColours {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  const styles = getComputedStyle(element);
  const paint = (token: string) => {
    if (!brush) return "rgb(0, 0, 0)";
    brush.fillStyle = styles.getPropertyValue(token);
    brush.fillRect(0, 0, 1, 1);
    const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const entries = Object.entries(tokens).map(([name, token]) => [name, paint(token)]);
  return Object.fromEntries(entries) as MapColours;
}
