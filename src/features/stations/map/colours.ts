/** The map's colours; each is a token of the page, such as `--map-sea`. */
const names = [
  "sea",
  // India, and the other countries.
  "land",
  "abroad",
  // Built-up land, inland water.
  "urban",
  "water",
  // Main roads, other roads, and the edge of both.
  "highway",
  "road",
  "casing",
  // India's border, and those between states and among the neighbours.
  "border",
  "faint",
  // Labels.
  "city",
  "state",
] as const;

/** Colours in the form that MapLibre reads: `rgb(r, g, b)`. */
export type MapColours = Record<(typeof names)[number], string>;

/** The page's colours at an element, in its light or dark scheme. A canvas converts oklch for MapLibre. */
export function mapColours(element: Element): MapColours {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  // A property's own value is text; as the color of an element it is worked out.
  const probe = element.appendChild(document.createElement("i"));
  probe.hidden = true;
  const paint = (token: string) => {
    if (!brush) return "rgb(0, 0, 0)";
    probe.style.color = `var(${token})`;
    brush.fillStyle = getComputedStyle(probe).color;
    brush.fillRect(0, 0, 1, 1);
    const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const entries = names.map((name) => [name, paint(`--map-${name}`)]);
  probe.remove();
  return Object.fromEntries(entries) as MapColours;
}
