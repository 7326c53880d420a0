import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { stationSlugs, stations } from "../../db/schema.ts";
import { isPublic } from "./station-conditions.queries.ts";

/** The slug of the public station that had this one earlier, or null. */
export async function movedSlug(db: Db, slug: string): Promise<string | null> {
  const [moved] = await db
    .select({ slug: stations.slug })
    .from(stationSlugs)
    .innerJoin(stations, eq(stations.id, stationSlugs.stationId))
    .where(and(eq(stationSlugs.slug, slug), isPublic))
    .limit(1);
  return moved?.slug ?? null;
}
