import type { ContentType } from "#shared/contract/discover-fields.ts";

export const contentTypeLabels: Record<ContentType, string> = { blog: "Blog", news: "News", faq: "FAQ" };
