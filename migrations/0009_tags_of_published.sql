-- The tags of what is published, one row for each tag of an item, kept by triggers: a page of one tag reads its own rows only.
CREATE TABLE `discover_tags` (
	`tag` text NOT NULL,
	`published_at` integer NOT NULL,
	`item_seq` integer NOT NULL,
	`label` text NOT NULL,
	PRIMARY KEY(`tag`, `published_at`, `item_seq`)
);
--> statement-breakpoint
CREATE INDEX `discover_tags_item` ON `discover_tags` (`item_seq`);
--> statement-breakpoint
CREATE TABLE `discover_tag_counts` (
	`tag` text PRIMARY KEY NOT NULL,
	`items` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `discover_tag_counts_items` ON `discover_tag_counts` (`items`);
--> statement-breakpoint
CREATE TRIGGER discover_tags_counted AFTER INSERT ON discover_tags BEGIN
  INSERT INTO discover_tag_counts (tag, items) VALUES (NEW.tag, 1) ON CONFLICT DO UPDATE SET items = items + 1;
END;
--> statement-breakpoint
CREATE TRIGGER discover_tags_uncounted AFTER DELETE ON discover_tags BEGIN
  UPDATE discover_tag_counts SET items = items - 1 WHERE tag = OLD.tag;
  DELETE FROM discover_tag_counts WHERE tag = OLD.tag AND items <= 0;
END;
--> statement-breakpoint
CREATE TRIGGER discover_tags_inserted AFTER INSERT ON discover_items WHEN NEW.is_active = 1 AND NEW.is_published = 1 BEGIN
  INSERT INTO discover_tags (tag, published_at, item_seq, label)
    SELECT lower(value), NEW.published_at, NEW.seq, min(value) FROM json_each(NEW.tags) GROUP BY lower(value);
END;
--> statement-breakpoint
CREATE TRIGGER discover_tags_changed AFTER UPDATE OF tags, is_published, is_active, published_at ON discover_items
WHEN OLD.tags <> NEW.tags OR OLD.is_published <> NEW.is_published OR OLD.is_active <> NEW.is_active
  OR OLD.published_at IS NOT NEW.published_at BEGIN
  DELETE FROM discover_tags WHERE item_seq = OLD.seq;
  INSERT INTO discover_tags (tag, published_at, item_seq, label)
    SELECT lower(value), NEW.published_at, NEW.seq, min(value) FROM json_each(NEW.tags)
    WHERE NEW.is_active = 1 AND NEW.is_published = 1 GROUP BY lower(value);
END;
--> statement-breakpoint
CREATE TRIGGER discover_tags_removed AFTER DELETE ON discover_items BEGIN
  DELETE FROM discover_tags WHERE item_seq = OLD.seq;
END;
--> statement-breakpoint
INSERT INTO discover_tags (tag, published_at, item_seq, label)
SELECT lower(value), published_at, seq, min(value) FROM discover_items, json_each(tags)
WHERE is_active = 1 AND is_published = 1 GROUP BY seq, lower(value);
