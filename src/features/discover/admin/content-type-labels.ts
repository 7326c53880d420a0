import type { ContentType } from "#src/shared/contract/discover-fields.ts";

export const contentTypeLabels: Record<ContentType, string> = { blog: "Blog", news: "News", faq: "FAQ" };
