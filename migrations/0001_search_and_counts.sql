-- Full-text search. Mn and Mc keep the vowel signs of Hindi and Tamil inside their words. `scope` holds the filters
-- as words, so that a filtered search stays inside the index.
CREATE VIRTUAL TABLE discover_search USING fts5(
  title, description, tags, body, scope,
  content='', contentless_delete=1, prefix='2 3',
  tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE submission_search USING fts5(
  name, contact, body, scope,
  content='', contentless_delete=1, prefix='2 3',
  tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
CREATE TRIGGER discover_inserted AFTER INSERT ON discover_items BEGIN
  INSERT OR IGNORE INTO discover_views (item_seq, views) VALUES (NEW.seq, 0);
  INSERT INTO discover_counts (content_type, is_published, items, views)
    SELECT NEW.content_type, NEW.is_published, 1, coalesce((SELECT views FROM discover_views WHERE item_seq = NEW.seq), 0)
    WHERE NEW.is_active = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items, views = views + excluded.views;
  INSERT INTO discover_search (rowid, title, description, tags, body, scope)
  SELECT
    NEW.seq,
    NEW.title,
    NEW.description,
    (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(NEW.tags)),
    coalesce(NEW.important_note, '') || ' ' ||
      (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(NEW.features)) || ' ' ||
      (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(NEW.key_highlights)) || ' ' ||
      (SELECT coalesce(group_concat(coalesce(json_extract(value, '$.title'), '') || ' ' || coalesce(json_extract(value, '$.paragraph'), ''), ' '), '') FROM json_each(NEW.sections)) || ' ' ||
      (SELECT coalesce(group_concat(coalesce(json_extract(value, '$.question'), '') || ' ' || coalesce(json_extract(value, '$.answer'), ''), ' '), '') FROM json_each(NEW.faqs)),
    'scope' || NEW.content_type || CASE NEW.is_published WHEN 1 THEN ' scopepublished' ELSE ' scopedraft' END
  WHERE NEW.is_active = 1;
END;
--> statement-breakpoint
CREATE TRIGGER discover_state_changed AFTER UPDATE OF content_type, is_published, is_active ON discover_items
WHEN OLD.content_type <> NEW.content_type OR OLD.is_published <> NEW.is_published OR OLD.is_active <> NEW.is_active BEGIN
  INSERT INTO discover_counts (content_type, is_published, items, views)
    SELECT OLD.content_type, OLD.is_published, -1, -coalesce((SELECT views FROM discover_views WHERE item_seq = OLD.seq), 0)
    WHERE OLD.is_active = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items, views = views + excluded.views;
  INSERT INTO discover_counts (content_type, is_published, items, views)
    SELECT NEW.content_type, NEW.is_published, 1, coalesce((SELECT views FROM discover_views WHERE item_seq = NEW.seq), 0)
    WHERE NEW.is_active = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items, views = views + excluded.views;
END;
--> statement-breakpoint
CREATE TRIGGER discover_text_changed AFTER UPDATE OF title, description, tags, important_note, features, key_highlights,
  sections, faqs, content_type, is_published, is_active ON discover_items BEGIN
  DELETE FROM discover_search WHERE rowid = OLD.seq;
  INSERT INTO discover_search (rowid, title, description, tags, body, scope)
  SELECT
    NEW.seq,
    NEW.title,
    NEW.description,
    (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(NEW.tags)),
    coalesce(NEW.important_note, '') || ' ' ||
      (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(NEW.features)) || ' ' ||
      (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(NEW.key_highlights)) || ' ' ||
      (SELECT coalesce(group_concat(coalesce(json_extract(value, '$.title'), '') || ' ' || coalesce(json_extract(value, '$.paragraph'), ''), ' '), '') FROM json_each(NEW.sections)) || ' ' ||
      (SELECT coalesce(group_concat(coalesce(json_extract(value, '$.question'), '') || ' ' || coalesce(json_extract(value, '$.answer'), ''), ' '), '') FROM json_each(NEW.faqs)),
    'scope' || NEW.content_type || CASE NEW.is_published WHEN 1 THEN ' scopepublished' ELSE ' scopedraft' END
  WHERE NEW.is_active = 1;
END;
--> statement-breakpoint
CREATE TRIGGER discover_removed AFTER DELETE ON discover_items BEGIN
  INSERT INTO discover_counts (content_type, is_published, items, views)
    SELECT OLD.content_type, OLD.is_published, -1, -coalesce((SELECT views FROM discover_views WHERE item_seq = OLD.seq), 0)
    WHERE OLD.is_active = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items, views = views + excluded.views;
  DELETE FROM discover_views WHERE item_seq = OLD.seq;
  DELETE FROM discover_search WHERE rowid = OLD.seq;
END;
--> statement-breakpoint
CREATE TRIGGER discover_viewed AFTER UPDATE OF views ON discover_views BEGIN
  UPDATE discover_counts SET views = views + NEW.views - OLD.views
  WHERE (content_type, is_published) =
    (SELECT content_type, is_published FROM discover_items WHERE seq = NEW.item_seq AND is_active = 1);
END;
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
      CASE NEW.spam WHEN 1 THEN ' scopespam' ELSE ' scopegood' END
  WHERE NEW.is_active = 1;
END;
--> statement-breakpoint
CREATE TRIGGER submissions_state_changed AFTER UPDATE OF form_type, status, priority, spam, is_active ON submissions
WHEN OLD.form_type <> NEW.form_type OR OLD.status <> NEW.status OR OLD.priority <> NEW.priority
  OR OLD.spam <> NEW.spam OR OLD.is_active <> NEW.is_active BEGIN
  INSERT INTO submission_counts (spam, form_type, status, priority, count)
    SELECT OLD.spam, f.v, s.v, p.v, -1
    FROM (SELECT OLD.form_type AS v UNION ALL SELECT '') f,
         (SELECT OLD.status AS v UNION ALL SELECT '') s,
         (SELECT OLD.priority AS v UNION ALL SELECT '') p
    WHERE OLD.is_active = 1
    ON CONFLICT DO UPDATE SET count = count + excluded.count;
  INSERT INTO submission_counts (spam, form_type, status, priority, count)
    SELECT NEW.spam, f.v, s.v, p.v, 1
    FROM (SELECT NEW.form_type AS v UNION ALL SELECT '') f,
         (SELECT NEW.status AS v UNION ALL SELECT '') s,
         (SELECT NEW.priority AS v UNION ALL SELECT '') p
    WHERE NEW.is_active = 1
    ON CONFLICT DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER submissions_day_changed AFTER UPDATE OF spam, is_active ON submissions
WHEN OLD.spam <> NEW.spam OR OLD.is_active <> NEW.is_active BEGIN
  INSERT INTO submission_months (month, days)
    SELECT strftime('%Y-%m', OLD.created_at / 1000 + 19800, 'unixepoch'), json_object(strftime('%Y-%m-%d', OLD.created_at / 1000 + 19800, 'unixepoch'), -1)
    WHERE OLD.is_active = 1 AND OLD.spam = 0
    ON CONFLICT DO UPDATE SET days = json_set(days, '$."' || strftime('%Y-%m-%d', OLD.created_at / 1000 + 19800, 'unixepoch') || '"', coalesce(json_extract(days, '$."' || strftime('%Y-%m-%d', OLD.created_at / 1000 + 19800, 'unixepoch') || '"'), 0) - 1);
  INSERT INTO submission_months (month, days)
    SELECT strftime('%Y-%m', NEW.created_at / 1000 + 19800, 'unixepoch'), json_object(strftime('%Y-%m-%d', NEW.created_at / 1000 + 19800, 'unixepoch'), 1)
    WHERE NEW.is_active = 1 AND NEW.spam = 0
    ON CONFLICT DO UPDATE SET days = json_set(days, '$."' || strftime('%Y-%m-%d', NEW.created_at / 1000 + 19800, 'unixepoch') || '"', coalesce(json_extract(days, '$."' || strftime('%Y-%m-%d', NEW.created_at / 1000 + 19800, 'unixepoch') || '"'), 0) + 1);
END;
--> statement-breakpoint
CREATE TRIGGER submissions_text_changed AFTER UPDATE OF first_name, last_name, email, phone, form_data, notes,
  form_type, status, priority, spam, is_active ON submissions BEGIN
  DELETE FROM submission_search WHERE rowid = OLD.seq;
  INSERT INTO submission_search (rowid, name, contact, body, scope)
  SELECT
    NEW.seq,
    NEW.first_name || ' ' || coalesce(NEW.last_name, ''),
    NEW.reference || ' ' || NEW.email || ' ' || coalesce(NEW.phone || ' ' || substr(NEW.phone, 4), ''),
    (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(NEW.form_data)) || ' ' || coalesce(NEW.notes, ''),
    'scope' || replace(NEW.form_type, '_', '') || ' scope' || replace(NEW.status, '_', '') || ' scope' || NEW.priority ||
      CASE NEW.spam WHEN 1 THEN ' scopespam' ELSE ' scopegood' END
  WHERE NEW.is_active = 1;
END;
--> statement-breakpoint
CREATE TRIGGER submissions_removed AFTER DELETE ON submissions BEGIN
  INSERT INTO submission_counts (spam, form_type, status, priority, count)
    SELECT OLD.spam, f.v, s.v, p.v, -1
    FROM (SELECT OLD.form_type AS v UNION ALL SELECT '') f,
         (SELECT OLD.status AS v UNION ALL SELECT '') s,
         (SELECT OLD.priority AS v UNION ALL SELECT '') p
    WHERE OLD.is_active = 1
    ON CONFLICT DO UPDATE SET count = count + excluded.count;
  INSERT INTO submission_months (month, days)
    SELECT strftime('%Y-%m', OLD.created_at / 1000 + 19800, 'unixepoch'), json_object(strftime('%Y-%m-%d', OLD.created_at / 1000 + 19800, 'unixepoch'), -1)
    WHERE OLD.is_active = 1 AND OLD.spam = 0
    ON CONFLICT DO UPDATE SET days = json_set(days, '$."' || strftime('%Y-%m-%d', OLD.created_at / 1000 + 19800, 'unixepoch') || '"', coalesce(json_extract(days, '$."' || strftime('%Y-%m-%d', OLD.created_at / 1000 + 19800, 'unixepoch') || '"'), 0) - 1);
  DELETE FROM submission_search WHERE rowid = OLD.seq;
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log BEGIN
  SELECT raise(ABORT, 'the audit log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log BEGIN
  SELECT raise(ABORT, 'the audit log is append-only');
END;
