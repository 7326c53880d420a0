CREATE TABLE `phonetic_queue` (
	`id` integer PRIMARY KEY NOT NULL,
	`item_seq` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `phonetic_words` (
	`key` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`key`, `word`)
);
--> statement-breakpoint
CREATE TRIGGER discover_words_inserted AFTER INSERT ON discover_items WHEN NEW.is_published = 1 AND NEW.is_active = 1 BEGIN
  INSERT INTO phonetic_queue (item_seq) VALUES (NEW.seq);
END;
--> statement-breakpoint
CREATE TRIGGER discover_words_changed AFTER UPDATE OF title, description, tags, important_note, features, key_highlights,
  sections, faqs, is_published, is_active ON discover_items WHEN NEW.is_published = 1 AND NEW.is_active = 1 BEGIN
  INSERT INTO phonetic_queue (item_seq) VALUES (NEW.seq);
END;
--> statement-breakpoint
-- Items that are published wait for the job too.
INSERT INTO phonetic_queue (item_seq) SELECT seq FROM discover_items WHERE is_published = 1 AND is_active = 1;
