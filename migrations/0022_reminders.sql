ALTER TABLE `submissions` ADD `reminder_at` integer;--> statement-breakpoint
ALTER TABLE `submissions` ADD `reminder_note` text;--> statement-breakpoint
ALTER TABLE `submissions` ADD `reminder_admin_id` text;--> statement-breakpoint
CREATE INDEX `submissions_reminder` ON `submissions` (`reminder_at`) WHERE is_active = 1 AND spam = 0 AND reminder_at IS NOT NULL;