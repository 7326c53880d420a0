CREATE TABLE `station_pictures` (
	`station_seq` integer NOT NULL,
	`url` text NOT NULL,
	`key` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`due_at` integer DEFAULT 0,
	PRIMARY KEY(`station_seq`, `url`)
);
--> statement-breakpoint
CREATE INDEX `station_pictures_due` ON `station_pictures` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `station_pictures_url` ON `station_pictures` (`url`);--> statement-breakpoint
CREATE INDEX `station_pictures_key` ON `station_pictures` (`key`) WHERE key IS NOT NULL;--> statement-breakpoint
ALTER TABLE `stations` ADD `picture_copies` text DEFAULT '{}' NOT NULL;
--> statement-breakpoint
CREATE TRIGGER station_pictures_inserted AFTER INSERT ON stations WHEN instr(NEW.pictures, 'https://') BEGIN
  INSERT OR IGNORE INTO station_pictures (station_seq, url)
    SELECT NEW.seq, value FROM json_each(NEW.pictures) WHERE substr(value, 1, 8) = 'https://';
END;
--> statement-breakpoint
CREATE TRIGGER station_pictures_changed AFTER UPDATE OF pictures ON stations
WHEN OLD.pictures <> NEW.pictures AND instr(OLD.pictures || NEW.pictures, 'https://') BEGIN
  DELETE FROM station_pictures
    WHERE station_seq = OLD.seq AND url NOT IN (SELECT value FROM json_each(NEW.pictures));
  INSERT OR IGNORE INTO station_pictures (station_seq, url)
    SELECT NEW.seq, value FROM json_each(NEW.pictures) WHERE substr(value, 1, 8) = 'https://';
END;
--> statement-breakpoint
CREATE TRIGGER station_pictures_removed AFTER DELETE ON stations BEGIN
  DELETE FROM station_pictures WHERE station_seq = OLD.seq;
END;
--> statement-breakpoint
CREATE TRIGGER station_pictures_copied AFTER UPDATE OF key ON station_pictures WHEN NEW.key IS NOT NULL BEGIN
  UPDATE stations SET picture_copies = (
    SELECT json_group_object(url, key) FROM station_pictures
    WHERE station_seq = NEW.station_seq AND key IS NOT NULL
  ) WHERE seq = NEW.station_seq;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO station_pictures (station_seq, url)
  SELECT seq, value FROM stations, json_each(pictures) WHERE substr(value, 1, 8) = 'https://';
