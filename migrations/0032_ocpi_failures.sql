CREATE TABLE `ocpi_failures` (
	`operator_id` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer NOT NULL,
	`message` text NOT NULL,
	PRIMARY KEY(`operator_id`, `since`),
	FOREIGN KEY (`operator_id`) REFERENCES `ocpi_parties`(`id`) ON UPDATE no action ON DELETE cascade
);
