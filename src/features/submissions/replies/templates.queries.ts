import { type QueryClient, queryOptions } from "@tanstack/react-query";
import {
  type ReplyTemplate,
  type ReplyTemplateInput,
  replyTemplateList,
} from "#shared/contract/reply-templates.ts";
import { api } from "#src/lib/api.ts";

const path = "/api/reply-templates";
const key = ["submissions", "reply-templates"] as const;

/** The templates of replies, by name. */
export function templatesQuery() {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => api<{ templates: ReplyTemplate[] }>(path, { signal, schema: replyTemplateList }),
    select: ({ templates }) => templates,
  });
}

/** Adds a template, or changes `existing`. Fails with 412 when somebody changed that meanwhile. */
export async function saveTemplate(
  client: QueryClient,
  input: ReplyTemplateInput,
  existing: ReplyTemplate | null,
): Promise<void> {
  if (existing) {
    const headers = { "If-Match": `"v${existing.version}"` };
    await api(`${path}/${existing.id}`, { method: "PUT", body: input, headers });
  } else {
    await api(path, { method: "POST", body: input });
  }
  await client.invalidateQueries({ queryKey: key });
}

/** Removes a template, or puts it back. */
export async function removeTemplate(client: QueryClient, id: string, isRemoved: boolean): Promise<void> {
  await (isRemoved
    ? api(`${path}/${id}`, { method: "DELETE" })
    : api(`${path}/${id}/restore`, { method: "POST" }));
  await client.invalidateQueries({ queryKey: key });
}
