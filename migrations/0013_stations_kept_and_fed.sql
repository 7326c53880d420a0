-- Stations that exist stay published.
CREATE TABLE `ocpi_locations` (
	`party_id` text NOT NULL,
	`location_key` text NOT NULL,
	`station_id` text,
	`body` text NOT NULL,
	`last_updated` integer NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`party_id`, `location_key`),
	FOREIGN KEY (`party_id`) REFERENCES `ocpi_parties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ocpi_locations_seen` ON `ocpi_locations` (`party_id`,`seen_at`);--> statement-breakpoint
CREATE INDEX `ocpi_locations_station` ON `ocpi_locations` (`station_id`);--> statement-breakpoint
CREATE TABLE `ocpi_parties` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`country_code` text NOT NULL,
	`party_id` text NOT NULL,
	`versions_url` text,
	`status` text NOT NULL,
	`token_a_hash` text,
	`token_c_hash` text,
	`token_b` text,
	`endpoints` text,
	`pull` text,
	`last_push_at` integer,
	`last_pull_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ocpi_parties_party` ON `ocpi_parties` (`country_code`,`party_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ocpi_parties_token_a` ON `ocpi_parties` (`token_a_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `ocpi_parties_token_c` ON `ocpi_parties` (`token_c_hash`);--> statement-breakpoint
CREATE TABLE `ocpi_tariffs` (
	`party_id` text NOT NULL,
	`tariff_key` text NOT NULL,
	`body` text NOT NULL,
	`last_updated` integer NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`party_id`, `tariff_key`),
	FOREIGN KEY (`party_id`) REFERENCES `ocpi_parties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `station_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`admin_id` text,
	`admin_name` text,
	`undone_at` integer,
	`changes` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `station_revisions` (
	`station_id` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	`admin_id` text,
	`admin_name` text,
	`content` text NOT NULL,
	`autosaved` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`station_id`, `version`),
	FOREIGN KEY (`station_id`) REFERENCES `stations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `station_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`station_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`station_id`) REFERENCES `stations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `station_status` (
	`station_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`evses` text NOT NULL,
	FOREIGN KEY (`station_id`) REFERENCES `stations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `station_status_version` ON `station_status` (`version`);--> statement-breakpoint
ALTER TABLE `stations` ADD `is_published` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `stations` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `stations` ADD `created_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `stations` ADD `hours` text;--> statement-breakpoint
ALTER TABLE `stations` ADD `exceptions` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `stations` ADD `price` text;--> statement-breakpoint
ALTER TABLE `stations` ADD `pictures` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `stations` ADD `party_id` text REFERENCES ocpi_parties(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `stations` ADD `location_id` text;--> statement-breakpoint
ALTER TABLE `stations` ADD `overrides` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `stations` ADD `hidden_reason` text;--> statement-breakpoint
CREATE UNIQUE INDEX `stations_location` ON `stations` (`party_id`,`location_id`) WHERE party_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stations_changed` ON `stations` (`updated_at`,`seq`);--> statement-breakpoint
CREATE INDEX `stations_state_city` ON `stations` (`state`,`city`) WHERE is_active = 1;--> statement-breakpoint
CREATE TABLE `station_media_uses` (
	`key` text NOT NULL,
	`station_seq` integer NOT NULL,
	PRIMARY KEY(`key`, `station_seq`)
);
--> statement-breakpoint
CREATE INDEX `station_media_uses_station` ON `station_media_uses` (`station_seq`);--> statement-breakpoint
-- Hours and prices of the stations that exist, as far as their texts are in the usual form.
UPDATE stations SET created_at = updated_at, price = json_object('energyPerKwh', price_paise / 100.0, 'gstIncluded', json('false')),
  hours = (
    SELECT json_group_array(json_object('weekday', day.value, 'from', opens, 'to', iif(closes = '23:59', '00:00', closes)))
    FROM json_each('[1,2,3,4,5,6,7]') day, (
      SELECT
        printf('%02d', substr(line, 1, 2) % 12 + iif(line LIKE '______PM%', 12, 0)) || substr(line, 3, 3) AS opens,
        printf('%02d', substr(line, -8, 2) % 12 + iif(line LIKE '%PM', 12, 0)) || substr(line, -6, 3) AS closes
      FROM (SELECT timing AS line UNION ALL SELECT timing_second) WHERE line IS NOT NULL))
  WHERE timing LIKE '__:__ _M%__:__ _M' AND coalesce(timing_second, timing) LIKE '__:__ _M%__:__ _M';
--> statement-breakpoint
CREATE TRIGGER station_media_uses_inserted AFTER INSERT ON stations WHEN NEW.pictures <> '[]' BEGIN
  INSERT OR IGNORE INTO station_media_uses (key, station_seq)
    SELECT substr(value, 8), NEW.seq FROM json_each(NEW.pictures) WHERE substr(value, 1, 7) = '/media/';
END;
--> statement-breakpoint
CREATE TRIGGER station_media_uses_changed AFTER UPDATE OF pictures ON stations WHEN OLD.pictures <> NEW.pictures BEGIN
  DELETE FROM station_media_uses WHERE station_seq = OLD.seq;
  INSERT OR IGNORE INTO station_media_uses (key, station_seq)
    SELECT substr(value, 8), NEW.seq FROM json_each(NEW.pictures) WHERE substr(value, 1, 7) = '/media/';
END;
--> statement-breakpoint
CREATE TRIGGER station_media_uses_removed AFTER DELETE ON stations BEGIN
  DELETE FROM station_media_uses WHERE station_seq = OLD.seq;
END;
--> statement-breakpoint
CREATE TRIGGER station_revision_uses_inserted AFTER INSERT ON station_revisions BEGIN
  INSERT OR IGNORE INTO media_version_uses (key, item_id, version)
    SELECT substr(value, 8), NEW.station_id, NEW.version FROM json_each(NEW.content, '$.pictures')
    WHERE substr(value, 1, 7) = '/media/';
END;
--> statement-breakpoint
CREATE TRIGGER station_revision_uses_removed AFTER DELETE ON station_revisions BEGIN
  DELETE FROM media_version_uses WHERE item_id = OLD.station_id AND version = OLD.version;
END;
--> statement-breakpoint
-- What staff say of a charging point reaches visitors with the live status.
CREATE TRIGGER station_status_of_staff AFTER UPDATE OF evses ON stations WHEN OLD.evses <> NEW.evses BEGIN
  UPDATE station_status SET version = (SELECT max(version) + 1 FROM station_status) WHERE station_id = NEW.id;
END;
--> statement-breakpoint
-- The search finds connectors too, and letters without their accents.
DROP TRIGGER stations_inserted;
--> statement-breakpoint
DROP TRIGGER stations_changed;
--> statement-breakpoint
DROP TRIGGER stations_removed;
--> statement-breakpoint
DROP TABLE station_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE station_search USING fts5(words, content='', contentless_delete=1, detail=full, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE TRIGGER stations_inserted AFTER INSERT ON stations WHEN NEW.is_active = 1 BEGIN
  INSERT INTO station_search (rowid, words) VALUES (NEW.seq, '  ' || replace(NEW.name || ' ' || NEW.address || ' ' || NEW.city || ' ' || NEW.state || ' ' || NEW.pincode || coalesce((
    SELECT group_concat(DISTINCT ' ' || replace(replace(json_extract(connector.value, '$.standard'), 'TYPE2', 'TYPE2 Type 2'), 'BHARAT_', 'Bharat '))
    FROM json_each(NEW.evses) AS evse, json_each(evse.value, '$.connectors') AS connector), ''), ' ', '  '));
END;
--> statement-breakpoint
CREATE TRIGGER stations_changed AFTER UPDATE OF name, address, city, state, pincode, evses, is_active ON stations BEGIN
  DELETE FROM station_search WHERE rowid = OLD.seq;
  INSERT INTO station_search (rowid, words) SELECT NEW.seq, '  ' || replace(NEW.name || ' ' || NEW.address || ' ' || NEW.city || ' ' || NEW.state || ' ' || NEW.pincode || coalesce((
    SELECT group_concat(DISTINCT ' ' || replace(replace(json_extract(connector.value, '$.standard'), 'TYPE2', 'TYPE2 Type 2'), 'BHARAT_', 'Bharat '))
    FROM json_each(NEW.evses) AS evse, json_each(evse.value, '$.connectors') AS connector), ''), ' ', '  ') WHERE NEW.is_active = 1;
END;
--> statement-breakpoint
CREATE TRIGGER stations_removed AFTER DELETE ON stations BEGIN
  DELETE FROM station_search WHERE rowid = OLD.seq;
END;
--> statement-breakpoint
INSERT INTO station_search (rowid, words) SELECT seq, '  ' || replace(stations.name || ' ' || stations.address || ' ' || stations.city || ' ' || stations.state || ' ' || stations.pincode || coalesce((
    SELECT group_concat(DISTINCT ' ' || replace(replace(json_extract(connector.value, '$.standard'), 'TYPE2', 'TYPE2 Type 2'), 'BHARAT_', 'Bharat '))
    FROM json_each(stations.evses) AS evse, json_each(evse.value, '$.connectors') AS connector), ''), ' ', '  ') FROM stations WHERE is_active = 1;
