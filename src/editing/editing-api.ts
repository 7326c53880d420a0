import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import type { PreviewLink } from "#shared/contract/discover.ts";
import type { ListedRevision, RevisionContent } from "#shared/contract/revisions.ts";
import { ApiError, api, hasStatus } from "#src/lib/api.ts";

/** What all items have that are edited in the portal. */
export interface EditedItem {
  id: string;
  version: number;
  isPublished: boolean;
}

/** An item with the ETag that its next write must match. */
export interface ItemRecord<Item> {
  item: Item;
  etag: string | null;
}

interface EditingApiOptions<Item> {
  /** Begins the keys of its queries. */
  noun: string;
  /** Where the API has it, such as `/api/discover/admin`. */
  path: string;
  itemSchema: z.ZodType<Item>;
}

interface SaveOptions {
  etag: string | null;
  autosave?: boolean;
  /** The idempotency key of a new item, so that a repeated request makes no second one. */
  creationKey?: string;
}

export type EditingApi<Item extends EditedItem, Body> = ReturnType<typeof createEditingApi<Item, Body>>;

/** The requests that every noun with an editor has: read, save, delete, restore, revisions. */
export function createEditingApi<Item extends EditedItem, Body>(options: EditingApiOptions<Item>) {
  const { noun, path, itemSchema } = options;
  const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const create = createOnce<Item, Body>(path);
  return {
    /** One whole item; loaded again each time the editor opens. */
    itemQuery: (id: string) =>
      queryOptions({
        queryKey: [noun, "item", id],
        queryFn: async ({ signal }) =>
          toRecord(
            await api.withEtag<{ data: Item }>(pathOf(id), {
              signal,
              schema: z.object({ data: itemSchema }),
            }),
          ),
        staleTime: 0,
        refetchOnWindowFocus: false,
      }),

    /** Creates an item, or updates the one with an id. Fails with 412 on another ETag. */
    async save(
      id: string | null,
      body: Body,
      { etag, autosave, creationKey }: SaveOptions,
    ): Promise<ItemRecord<Item>> {
      const update = async (target: string, match: string | null) =>
        toRecord(
          await api.withEtag<{ data: Item }>(`${pathOf(target)}${autosave ? "?autosave=1" : ""}`, {
            ...{ method: "PUT", body, headers: ifMatch(match) },
          }),
        );
      if (id) return update(id, etag);
      const { record, isCurrent } = await create(body, creationKey);
      return isCurrent ? record : update(record.item.id, record.etag);
    },

    /** Deletes an item. Fails when it has changed since it was listed. */
    async remove(item: Item): Promise<void> {
      try {
        await api(pathOf(item.id), { method: "DELETE", headers: ifUnchanged(item) });
      } catch (error) {
        throw conflictMessage(error);
      }
    },

    /** Restores a deleted item. */
    async restore(id: string): Promise<void> {
      await api(`${pathOf(id)}/restore`, { method: "POST" });
    },

    /** Creates the link that shows a draft without signing in. */
    createPreviewLink: (id: string) => api<PreviewLink>(`${pathOf(id)}/preview-link`, { method: "POST" }),

    /** Withdraws every such link that was made so far. */
    async withdrawPreviewLinks(id: string): Promise<void> {
      await api(`${pathOf(id)}/preview-link`, { method: "DELETE" });
    },

    ...revisionsApi<Item, Body>(noun, (id) => `${pathOf(id)}/revisions`),
  };
}

/**
 * Creates items, one for each key. When a response was lost, the first content is sent again,
 * because the server may have stored that; `isCurrent` is false when `body` is another one.
 */
function createOnce<Item, Body>(path: string) {
  const unanswered = new Map<string, Body>();
  return async (body: Body, key: string = crypto.randomUUID()) => {
    const first = unanswered.get(key) ?? body;
    unanswered.set(key, first);
    try {
      const headers = { "Idempotency-Key": key };
      const response = await api.withEtag<{ data: Item }>(path, { method: "POST", body: first, headers });
      unanswered.delete(key);
      return { record: toRecord(response), isCurrent: first === body };
    } catch (error) {
      // Refused: nothing was stored, and the next content may be right.
      if (!(error instanceof ApiError && error.isTransient)) unanswered.delete(key);
      throw error;
    }
  };
}

function revisionsApi<Item extends EditedItem, Body>(noun: string, pathOf: (id: string) => string) {
  return {
    /** The revisions of an item, newest first: who saved it, when, and what that changed. */
    revisionsQuery: (id: string) =>
      queryOptions({
        queryKey: [noun, "revisions", id],
        queryFn: async ({ signal }) =>
          (await api<{ revisions: ListedRevision[] }>(pathOf(id), { signal })).revisions,
        staleTime: 0,
      }),

    /** One revision with its content, which never changes. */
    revisionQuery: (id: string, version: number) =>
      queryOptions({
        queryKey: [noun, "revisions", id, version],
        queryFn: async ({ signal }) =>
          (await api<{ data: RevisionContent<Body> }>(`${pathOf(id)}/${version}`, { signal })).data,
        staleTime: Number.POSITIVE_INFINITY,
      }),

    /** Saves a revision's content as the newest version. Fails with 412 after another change. */
    async restoreRevision({ item, etag }: ItemRecord<Item>, version: number) {
      return toRecord(
        await api.withEtag<{ data: Item }>(`${pathOf(item.id)}/${version}/restore`, {
          method: "POST",
          headers: ifMatch(etag),
        }),
      );
    },
  };
}

export function toRecord<Item>({ body, etag }: { body: { data: Item }; etag: string | null }) {
  return { item: body.data, etag } satisfies ItemRecord<Item>;
}

/** The `If-Match` header of a write; none for a new item. */
export function ifMatch(etag: string | null): Record<string, string> | undefined {
  return etag ? { "If-Match": etag } : undefined;
}

/** The `If-Match` header for an item of a list, which has no ETag of its own. */
export function ifUnchanged(item: EditedItem) {
  return ifMatch(etagOf(item));
}

/** The ETag of an item, as its own response has it. */
export function etagOf({ version }: Pick<EditedItem, "version">): string {
  return `"v${version}"`;
}

/** In a list nothing is compared, so a conflict is only a sentence there. */
export function conflictMessage(error: unknown): unknown {
  if (!hasStatus(error, 412)) return error;
  return new Error("Somebody else changed it meanwhile. Look at it again first.");
}
