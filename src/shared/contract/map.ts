import { z } from "zod";

/** `GET /api/map`: the source of the station finder's map. */
export const mapSettings = z.discriminatedUnion("style", [
  /** The map files of this site. */
  z.object({ style: z.literal("embedded") }),
  /** An archive of vector tiles in R2, served by the Worker. */
  z.object({
    style: z.literal("r2"),
    /** URL of a tile, with `{z}`, `{x}` and `{y}`. */
    tiles: z.string(),
    minZoom: z.number().int(),
    maxZoom: z.number().int(),
    /** The same for the tiles that correct India's boundary at high zoom. */
    corrections: z.string().optional(),
  }),
  /** The style of a map provider. */
  z.object({ style: z.literal("url"), url: z.string(), corrections: z.string().optional() }),
]);
export type MapSettings = z.infer<typeof mapSettings>;
