CREATE TABLE `ocpi_operator_parties` (
	`operator_id` text NOT NULL,
	`country_code` text NOT NULL,
	`party_id` text NOT NULL,
	`name` text,
	`is_shown` integer DEFAULT false NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`operator_id`, `country_code`, `party_id`),
	FOREIGN KEY (`operator_id`) REFERENCES `ocpi_parties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `ocpi_problems` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`operator_id` text NOT NULL,
	`module` text NOT NULL,
	`object` text NOT NULL,
	`refusal` text,
	`repairs` text NOT NULL,
	`count` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`raw` text NOT NULL,
	FOREIGN KEY (`operator_id`) REFERENCES `ocpi_parties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ocpi_problems_object` ON `ocpi_problems` (`operator_id`,`module`,`object`);--> statement-breakpoint
CREATE INDEX `ocpi_problems_last` ON `ocpi_problems` (`last_at`);--> statement-breakpoint
ALTER TABLE `ocpi_parties` ADD `error_since` integer;--> statement-breakpoint
ALTER TABLE `ocpi_parties` ADD `is_hub` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `ocpi_parties` ADD `full_list_at` integer;--> statement-breakpoint
ALTER TABLE `ocpi_parties` ADD `has_deltas` integer;--> statement-breakpoint
ALTER TABLE `ocpi_parties` ADD `retry_at` integer;--> statement-breakpoint
ALTER TABLE `stations` ADD `operator_name` text;