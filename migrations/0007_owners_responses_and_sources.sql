-- Who looks after an enquiry, how long its first answer took, and which article it came from. Counts of each are kept by
-- triggers, so that no list, sidebar or dashboard counts rows when it is asked.
ALTER TABLE `submissions` ADD `first_response_minutes` integer;--> statement-breakpoint
ALTER TABLE `submissions` ADD `article_seq` integer;--> statement-breakpoint
DROP INDEX `submissions_assignee`;--> statement-breakpoint
CREATE INDEX `submissions_assigned` ON `submissions` (`assignee_id`,`spam`,`created_at`,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `submissions_assigned_status` ON `submissions` (`assignee_id`,`spam`,`status`,`created_at`,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `submissions_assigned_updated` ON `submissions` (`assignee_id`,`spam`,`updated_at`,`seq`) WHERE is_active = 1;--> statement-breakpoint
CREATE INDEX `submissions_waiting` ON `submissions` (`created_at`,`priority`) WHERE is_active = 1 AND spam = 0 AND status = 'new' AND first_responded_at IS NULL;--> statement-breakpoint
CREATE INDEX `discover_views_most` ON `discover_views` (`views`);--> statement-breakpoint
CREATE TABLE `submission_assignee_counts` (
	`assignee` text NOT NULL,
	`spam` integer NOT NULL,
	`form_type` text NOT NULL,
	`status` text NOT NULL,
	`priority` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`assignee`, `spam`, `form_type`, `status`, `priority`)
);
--> statement-breakpoint
CREATE TABLE `submission_responses` (
	`day` text PRIMARY KEY NOT NULL,
	`minutes` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `article_enquiries` (
	`item_seq` integer PRIMARY KEY NOT NULL,
	`enquiries` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `article_enquiries_most` ON `article_enquiries` (`enquiries`);--> statement-breakpoint
INSERT INTO submission_assignee_counts (assignee, spam, form_type, status, priority, count)
SELECT coalesce(assignee_id, ''), spam, CASE f.v WHEN 1 THEN form_type ELSE '' END, CASE s.v WHEN 1 THEN status ELSE '' END,
  CASE p.v WHEN 1 THEN priority ELSE '' END, count(*)
FROM submissions, (SELECT 0 AS v UNION ALL SELECT 1) f, (SELECT 0 AS v UNION ALL SELECT 1) s, (SELECT 0 AS v UNION ALL SELECT 1) p
WHERE is_active = 1
GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
CREATE TRIGGER submissions_assignee_inserted AFTER INSERT ON submissions BEGIN
  INSERT INTO submission_assignee_counts (assignee, spam, form_type, status, priority, count)
    SELECT coalesce(NEW.assignee_id, ''), NEW.spam, f.v, s.v, p.v, 1
    FROM (SELECT NEW.form_type AS v UNION ALL SELECT '') f,
         (SELECT NEW.status AS v UNION ALL SELECT '') s,
         (SELECT NEW.priority AS v UNION ALL SELECT '') p
    WHERE NEW.is_active = 1
    ON CONFLICT DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER submissions_assignee_changed AFTER UPDATE OF assignee_id, form_type, status, priority, spam, is_active ON submissions
WHEN OLD.assignee_id IS NOT NEW.assignee_id OR OLD.form_type <> NEW.form_type OR OLD.status <> NEW.status
  OR OLD.priority <> NEW.priority OR OLD.spam <> NEW.spam OR OLD.is_active <> NEW.is_active BEGIN
  INSERT INTO submission_assignee_counts (assignee, spam, form_type, status, priority, count)
    SELECT coalesce(OLD.assignee_id, ''), OLD.spam, f.v, s.v, p.v, -1
    FROM (SELECT OLD.form_type AS v UNION ALL SELECT '') f,
         (SELECT OLD.status AS v UNION ALL SELECT '') s,
         (SELECT OLD.priority AS v UNION ALL SELECT '') p
    WHERE OLD.is_active = 1
    ON CONFLICT DO UPDATE SET count = count + excluded.count;
  INSERT INTO submission_assignee_counts (assignee, spam, form_type, status, priority, count)
    SELECT coalesce(NEW.assignee_id, ''), NEW.spam, f.v, s.v, p.v, 1
    FROM (SELECT NEW.form_type AS v UNION ALL SELECT '') f,
         (SELECT NEW.status AS v UNION ALL SELECT '') s,
         (SELECT NEW.priority AS v UNION ALL SELECT '') p
    WHERE NEW.is_active = 1
    ON CONFLICT DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER submissions_assignee_removed AFTER DELETE ON submissions BEGIN
  INSERT INTO submission_assignee_counts (assignee, spam, form_type, status, priority, count)
    SELECT coalesce(OLD.assignee_id, ''), OLD.spam, f.v, s.v, p.v, -1
    FROM (SELECT OLD.form_type AS v UNION ALL SELECT '') f,
         (SELECT OLD.status AS v UNION ALL SELECT '') s,
         (SELECT OLD.priority AS v UNION ALL SELECT '') p
    WHERE OLD.is_active = 1
    ON CONFLICT DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER submissions_responded AFTER UPDATE OF first_response_minutes ON submissions
WHEN OLD.first_response_minutes IS NOT NEW.first_response_minutes BEGIN
  UPDATE submission_responses
    SET minutes = json_set(minutes, '$."' || OLD.first_response_minutes || '"', coalesce(json_extract(minutes, '$."' || OLD.first_response_minutes || '"'), 0) - 1)
    WHERE OLD.first_response_minutes IS NOT NULL AND day = strftime('%Y-%m-%d', OLD.first_responded_at / 1000 + 19800, 'unixepoch');
  INSERT INTO submission_responses (day, minutes)
    SELECT strftime('%Y-%m-%d', NEW.first_responded_at / 1000 + 19800, 'unixepoch'), json_object(CAST(NEW.first_response_minutes AS TEXT), 1)
    WHERE NEW.first_response_minutes IS NOT NULL
    ON CONFLICT DO UPDATE SET minutes = json_set(minutes, '$."' || NEW.first_response_minutes || '"', coalesce(json_extract(minutes, '$."' || NEW.first_response_minutes || '"'), 0) + 1);
END;
--> statement-breakpoint
CREATE TRIGGER submissions_responded_inserted AFTER INSERT ON submissions WHEN NEW.first_response_minutes IS NOT NULL BEGIN
  INSERT INTO submission_responses (day, minutes)
    VALUES (strftime('%Y-%m-%d', NEW.first_responded_at / 1000 + 19800, 'unixepoch'), json_object(CAST(NEW.first_response_minutes AS TEXT), 1))
    ON CONFLICT DO UPDATE SET minutes = json_set(minutes, '$."' || NEW.first_response_minutes || '"', coalesce(json_extract(minutes, '$."' || NEW.first_response_minutes || '"'), 0) + 1);
END;
--> statement-breakpoint
CREATE TRIGGER submissions_source_inserted AFTER INSERT ON submissions
WHEN NEW.article_seq IS NOT NULL AND NEW.spam = 0 AND NEW.is_active = 1 BEGIN
  INSERT INTO article_enquiries (item_seq, enquiries) VALUES (NEW.article_seq, 1)
    ON CONFLICT DO UPDATE SET enquiries = enquiries + 1;
END;
--> statement-breakpoint
CREATE TRIGGER submissions_sourced AFTER INSERT ON submissions
WHEN NEW.article_seq IS NULL AND json_extract(NEW.origin, '$.article') IS NOT NULL BEGIN
  UPDATE submissions SET article_seq = coalesce(
    (SELECT seq FROM discover_items WHERE slug = json_extract(NEW.origin, '$.article') AND is_active = 1),
    (SELECT item.seq FROM discover_slugs old JOIN discover_items item ON item.id = old.item_id WHERE old.slug = json_extract(NEW.origin, '$.article'))
  ) WHERE seq = NEW.seq;
END;
--> statement-breakpoint
CREATE TRIGGER submissions_source_counted AFTER UPDATE OF article_seq, spam, is_active ON submissions
WHEN OLD.article_seq IS NOT NEW.article_seq OR OLD.spam <> NEW.spam OR OLD.is_active <> NEW.is_active BEGIN
  UPDATE article_enquiries SET enquiries = enquiries - 1
    WHERE item_seq = OLD.article_seq AND OLD.spam = 0 AND OLD.is_active = 1;
  INSERT INTO article_enquiries (item_seq, enquiries)
    SELECT NEW.article_seq, 1 WHERE NEW.article_seq IS NOT NULL AND NEW.spam = 0 AND NEW.is_active = 1
    ON CONFLICT DO UPDATE SET enquiries = enquiries + 1;
END;
--> statement-breakpoint
CREATE TRIGGER submissions_source_removed AFTER DELETE ON submissions WHEN OLD.article_seq IS NOT NULL BEGIN
  UPDATE article_enquiries SET enquiries = enquiries - 1
    WHERE item_seq = OLD.article_seq AND OLD.spam = 0 AND OLD.is_active = 1;
END;
--> statement-breakpoint
UPDATE submissions SET article_seq = coalesce(
  (SELECT seq FROM discover_items WHERE slug = json_extract(origin, '$.article') AND is_active = 1),
  (SELECT item.seq FROM discover_slugs old JOIN discover_items item ON item.id = old.item_id WHERE old.slug = json_extract(origin, '$.article'))
) WHERE json_extract(origin, '$.article') IS NOT NULL;
--> statement-breakpoint
-- The search's scope now also says whose an enquiry is.
DROP TRIGGER submissions_inserted;
--> statement-breakpoint
DROP TRIGGER submissions_text_changed;
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
    SELECT strftime('%Y-%m', NEW.created_at / 1000 + 19800, 'unixepoch'), json_object(strftime('%Y-%m-%d', NEW.created_at / 1000 + 19800, 'unixepoch'), 1)
    WHERE NEW.is_active = 1 AND NEW.spam = 0
    ON CONFLICT DO UPDATE SET days = json_set(days, '$."' || strftime('%Y-%m-%d', NEW.created_at / 1000 + 19800, 'unixepoch') || '"', coalesce(json_extract(days, '$."' || strftime('%Y-%m-%d', NEW.created_at / 1000 + 19800, 'unixepoch') || '"'), 0) + 1);
  INSERT INTO submission_search (rowid, name, contact, body, scope)
  SELECT
    NEW.seq,
    NEW.first_name || ' ' || coalesce(NEW.last_name, ''),
    NEW.reference || ' ' || NEW.email || ' ' || coalesce(NEW.phone || ' ' || substr(NEW.phone, 4), ''),
    (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(NEW.form_data)) || ' ' || coalesce(NEW.notes, ''),
    'scope' || replace(NEW.form_type, '_', '') || ' scope' || replace(NEW.status, '_', '') || ' scope' || NEW.priority ||
      CASE NEW.spam WHEN 1 THEN ' scopespam' ELSE ' scopegood' END || ' scopeowner' || coalesce(replace(NEW.assignee_id, '-', ''), 'nobody')
  WHERE NEW.is_active = 1;
END;
--> statement-breakpoint
CREATE TRIGGER submissions_text_changed AFTER UPDATE OF first_name, last_name, email, phone, form_data, notes,
  form_type, status, priority, spam, is_active, assignee_id ON submissions BEGIN
  DELETE FROM submission_search WHERE rowid = OLD.seq;
  INSERT INTO submission_search (rowid, name, contact, body, scope)
  SELECT
    NEW.seq,
    NEW.first_name || ' ' || coalesce(NEW.last_name, ''),
    NEW.reference || ' ' || NEW.email || ' ' || coalesce(NEW.phone || ' ' || substr(NEW.phone, 4), ''),
    (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(NEW.form_data)) || ' ' || coalesce(NEW.notes, ''),
    'scope' || replace(NEW.form_type, '_', '') || ' scope' || replace(NEW.status, '_', '') || ' scope' || NEW.priority ||
      CASE NEW.spam WHEN 1 THEN ' scopespam' ELSE ' scopegood' END || ' scopeowner' || coalesce(replace(NEW.assignee_id, '-', ''), 'nobody')
  WHERE NEW.is_active = 1;
END;
--> statement-breakpoint
UPDATE submissions SET notes = notes;
