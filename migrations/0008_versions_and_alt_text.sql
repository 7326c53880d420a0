ALTER TABLE `discover_items` ADD `main_image_alt` text;--> statement-breakpoint
ALTER TABLE `discover_versions` ADD `autosaved` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Files that a kept version names: it can be restored only while they are there.
CREATE TABLE `media_version_uses` (
	`key` text NOT NULL,
	`item_id` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`key`, `item_id`, `version`)
);
--> statement-breakpoint
CREATE INDEX `media_version_uses_version` ON `media_version_uses` (`item_id`,`version`);--> statement-breakpoint
CREATE TRIGGER media_version_uses_inserted AFTER INSERT ON discover_versions BEGIN
  INSERT OR IGNORE INTO media_version_uses (key, item_id, version)
    SELECT substr(url, 8), NEW.item_id, NEW.version FROM (
      SELECT json_extract(NEW.content, '$.mainImageUrl') AS url UNION ALL SELECT json_extract(NEW.content, '$.mainVideoUrl')
      UNION ALL SELECT json_extract(value, '$.imageUrl') FROM json_each(NEW.content, '$.sections')
      UNION ALL SELECT json_extract(value, '$.videoUrl') FROM json_each(NEW.content, '$.sections'))
    WHERE substr(url, 1, 7) = '/media/';
END;
--> statement-breakpoint
CREATE TRIGGER media_version_uses_removed AFTER DELETE ON discover_versions BEGIN
  DELETE FROM media_version_uses WHERE item_id = OLD.item_id AND version = OLD.version;
END;
