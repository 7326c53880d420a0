ALTER TABLE `discover_items` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `discover_items` ADD `translation_of` text;--> statement-breakpoint
ALTER TABLE `discover_items` ADD `text_hash` text;--> statement-breakpoint
ALTER TABLE `discover_items` ADD `source_hash` text;--> statement-breakpoint
CREATE INDEX `discover_public_language` ON `discover_items` (`language`,`published_at`,`seq`) WHERE is_active = 1 AND is_published = 1;--> statement-breakpoint
CREATE INDEX `discover_public_type_language` ON `discover_items` (`content_type`,`language`,`published_at`,`seq`) WHERE is_active = 1 AND is_published = 1;--> statement-breakpoint
CREATE INDEX `discover_translations` ON `discover_items` (`translation_of`) WHERE translation_of IS NOT NULL;
--> statement-breakpoint
DROP TRIGGER discover_timeline_inserted;
--> statement-breakpoint
DROP TRIGGER discover_timeline_changed;
--> statement-breakpoint
DROP TRIGGER discover_timeline_removed;
--> statement-breakpoint
-- The script that most of a title is in says the language of an item.
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
UPDATE discover_items SET language = 'hi' WHERE title GLOB '*[ऀ-ॿ]*'
  AND (SELECT count(*) FROM n WHERE substr(title, i, 1) GLOB '[ऀ-ॿ]') > (SELECT count(*) FROM n WHERE substr(title, i, 1) GLOB '[A-Za-z]');
--> statement-breakpoint
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
UPDATE discover_items SET language = 'ta' WHERE title GLOB '*[஀-௿]*'
  AND (SELECT count(*) FROM n WHERE substr(title, i, 1) GLOB '[஀-௿]') > (SELECT count(*) FROM n WHERE substr(title, i, 1) GLOB '[A-Za-z]');
--> statement-breakpoint
CREATE TRIGGER discover_timeline_inserted AFTER INSERT ON discover_items WHEN NEW.is_active = 1 AND NEW.is_published = 1 BEGIN
  INSERT INTO discover_timeline (content_type, shift, bucket, items)
    SELECT t.v, s.v, NEW.published_at >> s.v, 1
    FROM (SELECT '' AS v UNION ALL SELECT NEW.content_type UNION ALL SELECT NEW.language UNION ALL SELECT NEW.language || ' ' || NEW.content_type) t,
      (SELECT 35 AS v UNION ALL SELECT 29 UNION ALL SELECT 23 UNION ALL SELECT 17) s
    WHERE NEW.is_active = 1 AND NEW.is_published = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items;
END;
--> statement-breakpoint
CREATE TRIGGER discover_timeline_changed AFTER UPDATE OF content_type, language, is_published, is_active, published_at ON discover_items
WHEN OLD.content_type <> NEW.content_type OR OLD.language <> NEW.language OR OLD.is_published <> NEW.is_published
  OR OLD.is_active <> NEW.is_active OR OLD.published_at IS NOT NEW.published_at BEGIN
  INSERT INTO discover_timeline (content_type, shift, bucket, items)
    SELECT t.v, s.v, OLD.published_at >> s.v, -1
    FROM (SELECT '' AS v UNION ALL SELECT OLD.content_type UNION ALL SELECT OLD.language UNION ALL SELECT OLD.language || ' ' || OLD.content_type) t,
      (SELECT 35 AS v UNION ALL SELECT 29 UNION ALL SELECT 23 UNION ALL SELECT 17) s
    WHERE OLD.is_active = 1 AND OLD.is_published = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items;
  INSERT INTO discover_timeline (content_type, shift, bucket, items)
    SELECT t.v, s.v, NEW.published_at >> s.v, 1
    FROM (SELECT '' AS v UNION ALL SELECT NEW.content_type UNION ALL SELECT NEW.language UNION ALL SELECT NEW.language || ' ' || NEW.content_type) t,
      (SELECT 35 AS v UNION ALL SELECT 29 UNION ALL SELECT 23 UNION ALL SELECT 17) s
    WHERE NEW.is_active = 1 AND NEW.is_published = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items;
END;
--> statement-breakpoint
CREATE TRIGGER discover_timeline_removed AFTER DELETE ON discover_items WHEN OLD.is_active = 1 AND OLD.is_published = 1 BEGIN
  INSERT INTO discover_timeline (content_type, shift, bucket, items)
    SELECT t.v, s.v, OLD.published_at >> s.v, -1
    FROM (SELECT '' AS v UNION ALL SELECT OLD.content_type UNION ALL SELECT OLD.language UNION ALL SELECT OLD.language || ' ' || OLD.content_type) t,
      (SELECT 35 AS v UNION ALL SELECT 29 UNION ALL SELECT 23 UNION ALL SELECT 17) s
    WHERE OLD.is_active = 1 AND OLD.is_published = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items;
END;
--> statement-breakpoint
INSERT INTO discover_timeline (content_type, shift, bucket, items)
SELECT t.v, s.v, published_at >> s.v, count(*)
FROM (SELECT published_at, language AS v FROM discover_items WHERE is_active = 1 AND is_published = 1
    UNION ALL SELECT published_at, language || ' ' || content_type FROM discover_items WHERE is_active = 1 AND is_published = 1) t,
  (SELECT 35 AS v UNION ALL SELECT 29 UNION ALL SELECT 23 UNION ALL SELECT 17) s
GROUP BY 1, 2, 3;
