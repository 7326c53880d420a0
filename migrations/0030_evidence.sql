CREATE TABLE `report_senders` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`digest` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `report_senders_created` ON `report_senders` (`created_at`);--> statement-breakpoint
ALTER TABLE `station_status` ADD `visits` text DEFAULT '{}' NOT NULL;