import { z } from "zod";

/** `GET /api/map`: which map the station finder draws. */
export const mapSettings = z.discriminatedUnion("style", [
  /** The three files of our own. */
  z.object({ style: z.literal("embedded") }),
  /** An archive of vector tiles in R2, answered by the Worker. */
  z.object({
    style: z.literal("r2"),
    /** Address of a tile, with `{z}`, `{x}` and `{y}`. */
    tiles: z.string(),
    minZoom: z.number().int(),
    maxZoom: z.number().int(),
    /** The same for the tiles that correct the boundary from near. */
    corrections: z.string().optional(),
  }),
  /** A provider's style sheet. */
  z.object({ style: z.literal("url"), url: z.string(), corrections: z.string().optional() }),
]);
export type MapSettings = z.infer<typeof mapSettings>;
