CREATE TABLE `breaches` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`measures` text,
	`discovered_at` integer NOT NULL,
	`form_types` text NOT NULL,
	`received_from` integer NOT NULL,
	`received_to` integer NOT NULL,
	`board_informed_at` integer,
	`people_informed_at` integer,
	`board_reported_at` integer,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `breaches_discovered` ON `breaches` (`discovered_at`);--> statement-breakpoint
CREATE TABLE `enquiry_codes` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `enquiry_codes_expiry` ON `enquiry_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `privacy_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`reference` text,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`message` text,
	`answer` text,
	`entered_by` text,
	`created_at` integer NOT NULL,
	`acknowledge_by` integer NOT NULL,
	`answer_by` integer NOT NULL,
	`acknowledged_at` integer,
	`closed_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "privacy_requests_type" CHECK("privacy_requests"."type" IN ('access','correction','erasure','withdrawal','grievance')),
	CONSTRAINT "privacy_requests_status" CHECK("privacy_requests"."status" IN ('new','acknowledged','answered','refused','taken_back'))
);
--> statement-breakpoint
CREATE INDEX `privacy_requests_open` ON `privacy_requests` (`answer_by`) WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX `privacy_requests_created` ON `privacy_requests` (`created_at`);--> statement-breakpoint
CREATE INDEX `privacy_requests_submission` ON `privacy_requests` (`submission_id`);--> statement-breakpoint
CREATE TABLE `purges` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`form_type` text NOT NULL,
	`cause` text NOT NULL,
	`purged_at` integer NOT NULL,
	`search_merged` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `purges_at` ON `purges` (`purged_at`);--> statement-breakpoint
CREATE INDEX `purges_unmerged` ON `purges` (`search_merged`) WHERE search_merged = 0;--> statement-breakpoint
CREATE TABLE `retention_rules` (
	`form_type` text PRIMARY KEY NOT NULL,
	`days` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `retention_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`planned_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`planned` text NOT NULL,
	`purged` integer DEFAULT 0 NOT NULL,
	`finished_at` integer,
	`cancelled_at` integer
);
--> statement-breakpoint
CREATE INDEX `retention_runs_planned` ON `retention_runs` (`planned_at`);--> statement-breakpoint
ALTER TABLE `submissions` ADD `consent_language` text;--> statement-breakpoint
ALTER TABLE `submissions` ADD `restricted_at` integer;--> statement-breakpoint
ALTER TABLE `submissions` ADD `link_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `submissions_restricted` ON `submissions` (`restricted_at`) WHERE restricted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `submissions_inactive_email` ON `submissions` (`email`) WHERE is_active = 0;--> statement-breakpoint
CREATE INDEX `submissions_retention` ON `submissions` (`form_type`,`updated_at`) WHERE restricted_at IS NULL;--> statement-breakpoint
CREATE INDEX `audit_log_views` ON `audit_log` (`subject_id`,`admin_id`,`at`) WHERE action = 'submission.view';--> statement-breakpoint
-- Numbers of first responses stay equal to what can be counted in the rows.
CREATE TRIGGER submissions_responded_removed AFTER DELETE ON submissions WHEN OLD.first_response_minutes IS NOT NULL BEGIN
  UPDATE submission_responses
    SET minutes = json_set(minutes, '$."' || OLD.first_response_minutes || '"', coalesce(json_extract(minutes, '$."'
        || OLD.first_response_minutes || '"'), 0) - 1)
    WHERE day = strftime('%Y-%m-%d', OLD.first_responded_at / 1000 + 19800, 'unixepoch');
END;
