CREATE TABLE `discover_versions` (
	`item_id` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	`admin_id` text,
	`admin_name` text,
	`content` text NOT NULL,
	PRIMARY KEY(`item_id`, `version`),
	FOREIGN KEY (`item_id`) REFERENCES `discover_items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`about` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`sent_at` integer,
	`last_error` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_about` ON `outbox` (`recipient`,`about`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`) WHERE sent_at IS NULL;--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`created_at`);--> statement-breakpoint
ALTER TABLE `admins` ADD `notifications` text;--> statement-breakpoint
ALTER TABLE `discover_items` ADD `scheduled_at` integer;--> statement-breakpoint
CREATE INDEX `discover_scheduled` ON `discover_items` (`scheduled_at`) WHERE scheduled_at IS NOT NULL AND is_active = 1;