CREATE TABLE `idempotency_keys` (
	`admin_id` text NOT NULL,
	`key` text NOT NULL,
	`request` text NOT NULL,
	`run_id` text NOT NULL,
	`claimed_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`applied_by` text,
	`status` integer,
	`response` text,
	PRIMARY KEY(`admin_id`, `key`),
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);
--> statement-breakpoint
-- A response may be lost after its write. The request sent again must not write a second time.
CREATE TRIGGER idempotency_keys_applied_once BEFORE UPDATE OF applied_by ON idempotency_keys WHEN OLD.applied_by <> NEW.applied_by BEGIN
  SELECT raise(ABORT, 'this idempotency key was used');
END;
