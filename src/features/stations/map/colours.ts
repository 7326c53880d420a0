/** The map's colours; each is a token of the page, such as `--map-sea`. */
const names = [
  "sea",
  // India, and the other countries.
  "land",
  "abroad",
  // India's border, and those between states and among the neighbours.
  "border",
  "faint",
  // Labels.
  "city",
  "state",
] as const;

/** Colours in the form that MapLibre reads: `rgb(r, g, b)`. */
export type MapColours = Record<(typeof names)[number], string>;

/** The page's colours at an element. A canvas converts the oklch tokens for MapLibre. */
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
  const entries = names.map((name) => [name, paint(`--map-${name}`)]);
  return Object.fromEntries(entries) as MapColours;
}
