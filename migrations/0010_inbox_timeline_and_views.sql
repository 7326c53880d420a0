-- Notes and contacts as a timeline, views shared with the team, who has an enquiry open, and a search that finds any part of
-- a phone number, an e-mail address or a reference. `submissions_waiting` stays for the version before this one.
CREATE TABLE `submission_presence` (
	`submission_id` text NOT NULL,
	`admin_id` text NOT NULL,
	`admin_name` text NOT NULL,
	`editing` integer NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`submission_id`, `admin_id`)
);
--> statement-breakpoint
CREATE INDEX `submission_presence_seen` ON `submission_presence` (`seen_at`);--> statement-breakpoint
CREATE TABLE `submission_views` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`admin_name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `submission_history` ADD `outcome` text;--> statement-breakpoint
CREATE INDEX `submissions_unanswered` ON `submissions` (`created_at`,`priority`) WHERE is_active = 1 AND spam = 0 AND status IN ('new','in_progress') AND first_responded_at IS NULL;--> statement-breakpoint
CREATE INDEX `submissions_deleted` ON `submissions` (`updated_at`) WHERE is_active = 0;
--> statement-breakpoint
DROP TRIGGER submissions_inserted;
--> statement-breakpoint
DROP TRIGGER submissions_text_changed;
--> statement-breakpoint
DROP TABLE submission_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE submission_search USING fts5(
  name, contact, body, scope, parts,
  content='', contentless_delete=1, prefix='2 3',
  tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
CREATE VIEW submission_texts AS
SELECT
  seq,
  first_name || ' ' || coalesce(last_name, '') AS name,
  reference || ' ' || email || ' ' || coalesce(phone || ' ' || substr(phone, 4), '') AS contact,
  (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(form_data)) || ' ' || coalesce(notes, '') AS body,
  (WITH RECURSIVE ends(word) AS (
    SELECT substr(value, 1, 64) FROM json_each(json_array(replace(reference, '-', ''),
      replace(replace(email, '@', ''), '.', ''), coalesce(substr(phone, 2), '')))
    UNION ALL SELECT substr(word, 2) FROM ends WHERE length(word) > 3
  ) SELECT group_concat(word, ' ') FROM ends) AS parts,
  'scope' || replace(form_type, '_', '') || ' scope' || replace(status, '_', '') || ' scope' || priority ||
    CASE spam WHEN 1 THEN ' scopespam' ELSE ' scopegood' END || ' scopeowner'
      || coalesce(replace(assignee_id, '-', ''), 'nobody') AS scope
FROM submissions WHERE is_active = 1;
--> statement-breakpoint
CREATE TRIGGER submissions_inserted AFTER INSERT ON submissions BEGIN
  INSERT INTO submission_counts (spam, form_type, status, priority, count)
    SELECT NEW.spam, f.v, s.v, p.v, 1
    FROM (SELECT NEW.form_type AS v UNION ALL SELECT '') f,
         (SELECT NEW.status AS v UNION ALL SELECT '') s,
         (SELECT NEW.priority AS v UNION ALL SELECT '') p
    WHERE NEW.is_active = 1
    ON CONFLICT DO UPDATE SET count = count + excluded.count;
  INSERT INTO submission_months (month, days)
    SELECT strftime('%Y-%m', NEW.created_at / 1000 + 19800, 'unixepoch'), json_object(strftime('%Y-%m-%d',
        NEW.created_at / 1000 + 19800, 'unixepoch'), 1)
    WHERE NEW.is_active = 1 AND NEW.spam = 0
    ON CONFLICT DO UPDATE SET days = json_set(days, '$."' || strftime('%Y-%m-%d', NEW.created_at / 1000 + 19800, 'unixepoch')
        || '"', coalesce(json_extract(days, '$."' || strftime('%Y-%m-%d', NEW.created_at / 1000 + 19800, 'unixepoch')
        || '"'), 0) + 1);
  INSERT INTO submission_search (rowid, name, contact, body, scope, parts)
    SELECT seq, name, contact, body, scope, parts FROM submission_texts WHERE seq = NEW.seq;
END;
--> statement-breakpoint
CREATE TRIGGER submissions_text_changed AFTER UPDATE OF first_name, last_name, email, phone, form_data, notes,
  form_type, status, priority, spam, is_active, assignee_id ON submissions BEGIN
  DELETE FROM submission_search WHERE rowid = OLD.seq;
  INSERT INTO submission_search (rowid, name, contact, body, scope, parts)
    SELECT seq, name, contact, body, scope, parts FROM submission_texts WHERE seq = NEW.seq;
END;
--> statement-breakpoint
INSERT INTO submission_search (rowid, name, contact, body, scope, parts)
  SELECT seq, name, contact, body, scope, parts FROM submission_texts;
