import { sql } from "drizzle-orm";
import { discoverItems, discoverRevisions, discoverSlugs } from "../../db/schema.ts";
import type { RecordTables } from "../records/records.queries.ts";

/** The tables of Discover items with their revisions and slugs. */
export const discoverRecords: RecordTables = {
  records: discoverItems,
  revisions: discoverRevisions,
  owner: discoverRevisions.itemId,
  author: sql.raw("author_id, author_name"),
  content: sql.raw(`json_object(
    'title', title, 'slug', slug, 'description', description, 'contentType', content_type,
    'isPublished', json(iif(is_published, 'true', 'false')),
    'mainImageUrl', main_image_url, 'mainImageAlt', main_image_alt, 'mainVideoUrl', main_video_url,
    'features', json(features), 'sections', json(sections), 'importantNote', important_note,
    'keyHighlights', json(key_highlights), 'faqs', json(faqs), 'tags', json(tags),
    'language', language, 'translationOf', translation_of, 'sourceHash', source_hash,
    'metaTitle', meta_title, 'metaDescription', meta_description)`),
  slugs: discoverSlugs,
  slugOwner: discoverSlugs.itemId,
  wasPublic: sql.raw("published_at IS NOT NULL"),
};
