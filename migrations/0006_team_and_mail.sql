CREATE INDEX `admins_by_status` ON `admins` (`status`,`id`);
--> statement-breakpoint
CREATE INDEX `admins_mailed` ON `admins` (`id`) WHERE status = 'active' AND notifications IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `audit_log_kind` ON `audit_log` (`subject_type`,`seq`);
--> statement-breakpoint
CREATE INDEX `audit_log_admin_kind` ON `audit_log` (`admin_id`,`subject_type`,`seq`);
