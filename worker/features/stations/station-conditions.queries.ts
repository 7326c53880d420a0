import { sql } from "drizzle-orm";
import { stations } from "../../db/schema.ts";

/** The condition that visitors see a station. */
export const isPublic = sql`${stations.isActive} = 1 AND ${stations.isPublished} = 1 AND ${stations.hiddenReason} IS NULL`;
