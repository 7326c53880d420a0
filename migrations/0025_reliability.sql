CREATE TABLE `evse_status_changes` (
	`station_id` text NOT NULL,
	`uid` text NOT NULL,
	`at` integer NOT NULL,
	`status` text NOT NULL,
	PRIMARY KEY(`station_id`, `uid`, `at`),
	FOREIGN KEY (`station_id`) REFERENCES `stations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `station_days` (
	`station_id` text NOT NULL,
	`day` text NOT NULL,
	`operator` text NOT NULL,
	`state` text NOT NULL,
	`city` text NOT NULL,
	`evses` text NOT NULL,
	`open` text,
	`working` integer NOT NULL,
	`unknown` integer NOT NULL,
	`blocked` integer NOT NULL,
	`broken` integer NOT NULL,
	PRIMARY KEY(`station_id`, `day`),
	FOREIGN KEY (`station_id`) REFERENCES `stations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `station_days_figures` ON `station_days` (`day`,`operator`,`state`,`city`,`station_id`,`working`,`unknown`,`blocked`,`broken`);