import type { z } from "zod";
import type { Db } from "../../db/client.ts";
import type { AuditAction, WriteContext } from "../audit/audit.queries.ts";
import type { Find } from "./record.responses.ts";
import type { slugTaken, WriteTarget } from "./record-table.queries.ts";
import type { RevisionTables } from "./revisions.queries.ts";

/** What staff get of a record. */
export interface AdminRecord {
  version: number;
  isPublished: boolean;
}

/** One kind of record: how it is called, checked, cached and written. */
export interface RecordKind<Item extends AdminRecord, Schema extends z.ZodType> {
  /** What people call one, such as "article". */
  name: string;
  /** The tag of cached responses that show one. */
  cacheTag: string;
  /** The sentence once one is deleted. */
  deleted: string;
  /** Where the page of a preview link is, such as `/discover/preview`. */
  previewPath: string;
  withdrawal: AuditAction;
  tables: RevisionTables;
  schema: Schema;
  find: Find<Item>;
  /** Fields that restoring a revision leaves as they are, beside the slug and whether it is published. */
  keptOnRestore?: readonly (keyof z.output<Schema>)[];
  create: (
    db: Db,
    record: { id: string; input: z.output<Schema> },
    context: WriteContext,
  ) => Promise<Item | typeof slugTaken | null>;
  update: (
    db: Db,
    target: WriteTarget,
    change: { input: z.output<Schema>; autosaved?: boolean },
    context: WriteContext,
  ) => Promise<Item | typeof slugTaken | null>;
  remove: (db: Db, target: WriteTarget, context: WriteContext) => Promise<boolean>;
  /** Null: no deleted record has this id. */
  restore: (db: Db, id: string, context: WriteContext) => Promise<Item | null>;
}
