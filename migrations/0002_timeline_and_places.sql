CREATE TABLE `discover_timeline` (
	`content_type` text NOT NULL,
	`shift` integer NOT NULL,
	`bucket` integer NOT NULL,
	`items` integer NOT NULL,
	PRIMARY KEY(`content_type`, `shift`, `bucket`)
);
--> statement-breakpoint
CREATE TABLE `media_uses` (
	`key` text NOT NULL,
	`item_seq` integer NOT NULL,
	PRIMARY KEY(`key`, `item_seq`)
);
--> statement-breakpoint
CREATE INDEX `media_uses_item` ON `media_uses` (`item_seq`);--> statement-breakpoint
CREATE INDEX `stations_strip` ON `stations` (CAST((lat + 90) * 2 AS INTEGER),`lng`) WHERE is_active = 1;