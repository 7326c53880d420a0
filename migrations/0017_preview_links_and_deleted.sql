CREATE TABLE `preview_links` (
	`record_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `discover_deleted` ON `discover_items` (`updated_at`,`seq`) WHERE is_active = 0;