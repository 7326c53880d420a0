import { z } from "zod";

/** One saved revision of a record. */
export const revision = z.object({
  version: z.int(),
  at: z.string(),
  /** Null when the admin no longer exists. */
  author: z.string().nullable(),
  autosaved: z.boolean(),
});
export type Revision = z.infer<typeof revision>;

/** `GET /api/<record>/admin/:id/revisions` */
export const revisionList = z.object({
  revisions: z.array(
    revision.extend({
      /** The fields that differ from the version before; null when that one is not stored. */
      changed: z.array(z.string()).nullable(),
    }),
  ),
});
export type ListedRevision = z.infer<typeof revisionList>["revisions"][number];

/** `GET /api/<record>/admin/:id/revisions/:version`: with its content, as a request body. */
export type RevisionContent<Body> = Revision & { content: Body };
