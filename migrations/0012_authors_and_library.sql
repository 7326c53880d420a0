ALTER TABLE `media` ADD `removed_at` integer;--> statement-breakpoint
CREATE INDEX `discover_admin_title` ON `discover_items` (title COLLATE NOCASE,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `discover_admin_author` ON `discover_items` (`author_name`,`created_at`,`seq`,`content_type`,`is_published`) WHERE is_active = 1;