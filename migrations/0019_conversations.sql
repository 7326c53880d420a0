CREATE TABLE `message_files` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`key` text NOT NULL,
	`file_name` text NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`is_inline` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_files_message` ON `message_files` (`message_id`);--> statement-breakpoint
CREATE INDEX `message_files_submission` ON `message_files` (`submission_id`);--> statement-breakpoint
CREATE TABLE `messages` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`submission_id` text NOT NULL,
	`at` integer NOT NULL,
	`direction` text NOT NULL,
	`channel` text NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`admin_id` text,
	`admin_name` text,
	`subject` text NOT NULL,
	`parts` text NOT NULL,
	`remote_pictures` text DEFAULT '[]' NOT NULL,
	`is_stranger` integer DEFAULT false NOT NULL,
	`automatic` text,
	`state` text,
	`error` text,
	`message_id` text,
	`digest` text,
	`received_mail_id` text,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "messages_direction" CHECK("messages"."direction" IN ('in','out','forward')),
	CONSTRAINT "messages_channel" CHECK("messages"."channel" IN ('mail','page')),
	CONSTRAINT "messages_state" CHECK("messages"."state" IS NULL OR "messages"."state" IN ('queued','sent','failed','bounced')),
	CONSTRAINT "messages_parts" CHECK(json_valid("messages"."parts"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_id` ON `messages` (`id`);--> statement-breakpoint
CREATE INDEX `messages_submission` ON `messages` (`submission_id`,`seq`);--> statement-breakpoint
CREATE INDEX `messages_message_id` ON `messages` (`message_id`) WHERE message_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `messages_digest` ON `messages` (`submission_id`,`digest`) WHERE digest IS NOT NULL;--> statement-breakpoint
CREATE TABLE `conversation_participants` (
	`submission_id` text NOT NULL,
	`address` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`added_at` integer NOT NULL,
	`admin_name` text,
	PRIMARY KEY(`submission_id`, `address`),
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `received_mails` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`received_at` integer NOT NULL,
	`envelope_from` text NOT NULL,
	`envelope_to` text NOT NULL,
	`raw_key` text NOT NULL,
	`size` integer NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`from_address` text,
	`subject` text,
	`suggested_id` text,
	`submission_id` text,
	CONSTRAINT "received_mails_state" CHECK("received_mails"."state" IN ('stored','filed','unmatched','repeat','failed','dismissed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `received_mails_id` ON `received_mails` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `received_mails_raw` ON `received_mails` (`raw_key`);--> statement-breakpoint
CREATE INDEX `received_mails_waiting` ON `received_mails` (`received_at`) WHERE state = 'stored';--> statement-breakpoint
CREATE INDEX `received_mails_open` ON `received_mails` (`seq`) WHERE state IN ('unmatched','failed');--> statement-breakpoint
CREATE INDEX `received_mails_sender` ON `received_mails` (`from_address`,`received_at`);--> statement-breakpoint
CREATE INDEX `received_mails_submission` ON `received_mails` (`submission_id`) WHERE submission_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `reply_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`form_type` text,
	`body` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reply_templates_name` ON `reply_templates` (`name`) WHERE is_active = 1;--> statement-breakpoint
CREATE TABLE `submission_links` (
	`submission_id` text NOT NULL,
	`other_id` text NOT NULL,
	`at` integer NOT NULL,
	`admin_name` text NOT NULL,
	PRIMARY KEY(`submission_id`, `other_id`),
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`other_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "submission_links_order" CHECK("submission_links"."submission_id" < "submission_links"."other_id")
);
--> statement-breakpoint
CREATE INDEX `submission_links_other` ON `submission_links` (`other_id`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `message_id` text;--> statement-breakpoint
-- A message of a conversation follows its email in the outbox: sent, or failed for good.
CREATE TRIGGER outbox_message_sent AFTER UPDATE OF sent_at ON outbox WHEN NEW.sent_at IS NOT NULL AND NEW.about LIKE 'message:%' BEGIN
  UPDATE messages SET state = 'sent', message_id = NEW.message_id, error = NULL, at = NEW.sent_at
    WHERE id = substr(NEW.about, length('message:') + 1) AND state IN ('queued', 'failed');
END;
--> statement-breakpoint
CREATE TRIGGER outbox_message_failed AFTER UPDATE OF last_error ON outbox WHEN NEW.last_error IS NOT NULL AND NEW.about LIKE 'message:%' BEGIN
  UPDATE messages SET error = NEW.last_error, state = CASE WHEN NEW.next_attempt_at >= 8640000000000000 THEN 'failed' ELSE state END
    WHERE id = substr(NEW.about, length('message:') + 1) AND state = 'queued';
END;
