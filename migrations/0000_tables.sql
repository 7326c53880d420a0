CREATE TABLE `admins` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	CONSTRAINT "admins_status" CHECK("admins"."status" IN ('pending', 'active', 'disabled')),
	CONSTRAINT "admins_email_lower" CHECK("admins"."email" = lower("admins"."email") AND length("admins"."email") BETWEEN 3 AND 254),
	CONSTRAINT "admins_name_length" CHECK(length("admins"."name") BETWEEN 1 AND 120)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `admins_email` ON `admins` (`email`);--> statement-breakpoint
CREATE INDEX `admins_pending` ON `admins` (`created_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE TABLE `audit_log` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`at` integer NOT NULL,
	`admin_id` text,
	`admin_name` text,
	`action` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text,
	`detail` text,
	`request_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_type`,`subject_id`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_log_admin` ON `audit_log` (`admin_id`,`seq`);--> statement-breakpoint
CREATE TABLE `cache_purges` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tags` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `discover_counts` (
	`content_type` text NOT NULL,
	`is_published` integer NOT NULL,
	`items` integer DEFAULT 0 NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`content_type`, `is_published`)
);
--> statement-breakpoint
CREATE TABLE `discover_items` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`content_type` text NOT NULL,
	`is_published` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`published_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`reading_time` integer NOT NULL,
	`author_id` text,
	`author_name` text,
	`title` text NOT NULL,
	`main_image_url` text,
	`main_video_url` text,
	`tags` text DEFAULT '[]' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`meta_title` text,
	`meta_description` text,
	`important_note` text,
	`features` text DEFAULT '[]' NOT NULL,
	`key_highlights` text DEFAULT '[]' NOT NULL,
	`faqs` text DEFAULT '[]' NOT NULL,
	`sections` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "discover_content_type" CHECK("discover_items"."content_type" IN ('blog','news','faq')),
	CONSTRAINT "discover_flags" CHECK("discover_items"."is_published" IN (0,1) AND "discover_items"."is_active" IN (0,1)),
	CONSTRAINT "discover_published_at" CHECK("discover_items"."is_published" = 0 OR "discover_items"."published_at" IS NOT NULL),
	CONSTRAINT "discover_title" CHECK(length("discover_items"."title") BETWEEN 1 AND 200),
	CONSTRAINT "discover_slug_length" CHECK(length("discover_items"."slug") BETWEEN 1 AND 130),
	CONSTRAINT "discover_json" CHECK(json_valid("discover_items"."tags") AND json_valid("discover_items"."features") AND json_valid("discover_items"."key_highlights") AND json_valid("discover_items"."faqs") AND json_valid("discover_items"."sections"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `discover_id` ON `discover_items` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `discover_slug` ON `discover_items` (`slug`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `discover_public` ON `discover_items` (`published_at`,`seq`) WHERE is_active = 1 AND is_published = 1;--> statement-breakpoint
CREATE INDEX `discover_public_type` ON `discover_items` (`content_type`,`published_at`,`seq`) WHERE is_active = 1 AND is_published = 1;--> statement-breakpoint
CREATE INDEX `discover_admin` ON `discover_items` (`created_at`,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `discover_admin_type` ON `discover_items` (`content_type`,`created_at`,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `discover_admin_status` ON `discover_items` (`is_published`,`created_at`,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `discover_admin_type_status` ON `discover_items` (`content_type`,`is_published`,`created_at`,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE TABLE `discover_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `discover_items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `discover_view_marks` (
	`item_seq` integer NOT NULL,
	`visitor` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`item_seq`, `visitor`)
);
--> statement-breakpoint
CREATE INDEX `discover_view_marks_seen` ON `discover_view_marks` (`seen_at`);--> statement-breakpoint
CREATE TABLE `discover_views` (
	`item_seq` integer PRIMARY KEY NOT NULL,
	`views` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `login_failures` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`locked_until` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_failures_updated` ON `login_failures` (`updated_at`);--> statement-breakpoint
CREATE TABLE `media` (
	`key` text PRIMARY KEY NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`width` integer,
	`height` integer,
	`file_name` text,
	`alt` text,
	`uploaded_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`uploaded_by`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "media_size" CHECK("media"."size" > 0),
	CONSTRAINT "media_key" CHECK("media"."key" NOT GLOB '*[^a-z0-9.-]*')
);
--> statement-breakpoint
CREATE INDEX `media_created` ON `media` (`created_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_admin` ON `sessions` (`admin_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `stations` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`pincode` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`rating` real,
	`price_paise` integer NOT NULL,
	`max_capacity_kw` real NOT NULL,
	`timing` text NOT NULL,
	`timing_second` text,
	`store_number` text,
	`customer_care_number` text,
	`amenities` text DEFAULT '[]' NOT NULL,
	`facilities` text DEFAULT '[]' NOT NULL,
	`evses` text DEFAULT '[]' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "stations_place_valid" CHECK("stations"."lat" BETWEEN -90 AND 90 AND "stations"."lng" BETWEEN -180 AND 180),
	CONSTRAINT "stations_json" CHECK(json_valid("stations"."amenities") AND json_valid("stations"."facilities") AND json_valid("stations"."evses"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stations_id` ON `stations` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `stations_slug` ON `stations` (`slug`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `stations_place` ON `stations` (`lat`,`lng`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `stations_name` ON `stations` (`name`) WHERE is_active = 1;--> statement-breakpoint
CREATE TABLE `submission_counts` (
	`spam` integer NOT NULL,
	`form_type` text NOT NULL,
	`status` text NOT NULL,
	`priority` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`spam`, `form_type`, `status`, `priority`)
);
--> statement-breakpoint
CREATE TABLE `submission_history` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`submission_id` text NOT NULL,
	`at` integer NOT NULL,
	`admin_id` text,
	`admin_name` text,
	`field` text NOT NULL,
	`from_value` text,
	`to_value` text,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `submission_history_submission` ON `submission_history` (`submission_id`,`seq`);--> statement-breakpoint
CREATE TABLE `submission_months` (
	`month` text PRIMARY KEY NOT NULL,
	`days` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `submissions` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`client_id` text,
	`reference` text NOT NULL,
	`form_type` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text,
	`email` text NOT NULL,
	`phone` text,
	`status` text DEFAULT 'new' NOT NULL,
	`priority` text DEFAULT 'normal' NOT NULL,
	`spam` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`assignee_id` text,
	`first_responded_at` integer,
	`consent_version` text,
	`consent_at` integer,
	`marketing_consent` integer DEFAULT false NOT NULL,
	`form_data` text NOT NULL,
	`notes` text,
	`spam_reasons` text DEFAULT '[]' NOT NULL,
	`origin` text,
	FOREIGN KEY (`assignee_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "submissions_form_type" CHECK("submissions"."form_type" IN ('general_query','charging_partner','franchisee_partner','land_partnership','discover_query')),
	CONSTRAINT "submissions_status_word" CHECK("submissions"."status" IN ('new','in_progress','completed','archived')),
	CONSTRAINT "submissions_priority_word" CHECK("submissions"."priority" IN ('urgent','high','normal','low')),
	CONSTRAINT "submissions_flags" CHECK("submissions"."spam" IN (0,1) AND "submissions"."is_active" IN (0,1)),
	CONSTRAINT "submissions_first_name" CHECK(length("submissions"."first_name") BETWEEN 1 AND 80),
	CONSTRAINT "submissions_email_length" CHECK(length("submissions"."email") BETWEEN 3 AND 254),
	CONSTRAINT "submissions_phone_e164" CHECK("submissions"."phone" IS NULL OR "submissions"."phone" GLOB '+[1-9][0-9]*'),
	CONSTRAINT "submissions_form_data" CHECK(json_valid("submissions"."form_data") AND length("submissions"."form_data") <= 65536),
	CONSTRAINT "submissions_origin" CHECK("submissions"."origin" IS NULL OR json_valid("submissions"."origin"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_id` ON `submissions` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_client_id` ON `submissions` (`client_id`) WHERE client_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_reference` ON `submissions` (`reference`);--> statement-breakpoint
CREATE INDEX `submissions_created` ON `submissions` (`spam`,`created_at`,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `submissions_updated` ON `submissions` (`spam`,`updated_at`,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `submissions_type` ON `submissions` (`spam`,`form_type`,`created_at`,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `submissions_status` ON `submissions` (`spam`,`status`,`created_at`,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `submissions_priority` ON `submissions` (`spam`,`priority`,`created_at`,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `submissions_type_status` ON `submissions` (`spam`,`form_type`,`status`,`created_at`,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `submissions_type_priority` ON `submissions` (`spam`,`form_type`,`priority`,`created_at`,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `submissions_status_priority` ON `submissions` (`spam`,`status`,`priority`,`created_at`,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `submissions_type_status_priority` ON `submissions` (`spam`,`form_type`,`status`,`priority`,`created_at`,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `submissions_phone` ON `submissions` (`phone`,`created_at`) WHERE phone IS NOT NULL AND is_active = 1;--> statement-breakpoint
CREATE INDEX `submissions_email` ON `submissions` (`email`,`created_at`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `submissions_assignee` ON `submissions` (`assignee_id`,`created_at`) WHERE is_active = 1;