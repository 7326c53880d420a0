const step = 5000;

/**
 * Writes `articles` published articles of about 3 kB, over three types and 997 distinct words.
 */
export async function fill(db: D1Database, articles: number): Promise<void> {
  for (let from = 0; from < articles; from += step) {
    await db
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < CAST(?2 AS INTEGER))
         INSERT INTO discover_items (id, slug, content_type, is_published, published_at, created_at, updated_at, reading_time,
           author_name, title, description, tags, sections)
         SELECT printf('01890000-0000-7000-8000-%012x', i), 'article-' || i, CASE i % 3 WHEN 0 THEN 'blog' WHEN 1 THEN 'news' ELSE 'faq' END,
           1, 1700000000000 + i * 1000, 1700000000000 + i * 1000, 1700000000000 + i * 1000, 4, 'Asha Raman',
           'Article ' || i || ' about word' || (i % 997), 'How charging works at station ' || i || '.', '["charging","sample"]',
           json_array(json_object('id', 's1', 'title', 'Section ' || (i % 50), 'paragraph', hex(randomblob(1200)), 'imageUrl', NULL, 'videoUrl', NULL))
         FROM n`,
      )
      .bind(from, Math.min(from + step, articles))
      .run();
  }
}
