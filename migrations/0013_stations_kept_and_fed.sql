-- Stations that exist stay published; their hours and prices are known as text and paise only.
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
CREATE INDEX `stations_state_city` ON `stations` (`state`,`city`) WHERE is_active = 1;