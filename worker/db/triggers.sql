-- The current definitions of all triggers, views and full-text tables, grouped by what they keep
-- true.
-- This file documents: the database is made by the migrations, and a test compares the two.
-- To change one, write a migration that drops and creates it, then change it here.

-- ==============================================================================
-- Discover: full-text search, and how many items there are by type and state
-- Published items and drafts have an index each, so that a search of one reads nothing of the
-- other. `scope` holds the content type as a word. The indexes store no text (contentless): a
-- change deletes and inserts.
-- ==============================================================================

CREATE VIRTUAL TABLE discover_search USING fts5(
  title, description, tags, body, scope,
  content='', contentless_delete=1, prefix='2 3',
  tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);

CREATE VIRTUAL TABLE discover_draft_search USING fts5(
  title, description, tags, body, scope,
  content='', contentless_delete=1, prefix='2 3',
  tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);

-- The words of published items, for the correction of typing errors.
CREATE VIRTUAL TABLE discover_vocabulary USING fts5vocab(discover_search, 'row');

-- The searchable texts of live items.
CREATE VIEW discover_texts AS
SELECT
  seq,
  is_published,
  title,
  description,
  (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(tags)) AS tags,
  coalesce(important_note, '') || ' ' ||
    (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(features)) || ' ' ||
    (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(key_highlights)) || ' ' ||
    (SELECT coalesce(group_concat(coalesce(json_extract(value, '$.title'), '') || ' '
        || coalesce(json_extract(value, '$.paragraph'), ''), ' '), '') FROM json_each(sections)) || ' ' ||
    (SELECT coalesce(group_concat(coalesce(json_extract(value, '$.question'), '') || ' '
        || coalesce(json_extract(value, '$.answer'), ''), ' '), '') FROM json_each(faqs)) AS body,
  'scope' || content_type AS scope
FROM discover_items WHERE is_active = 1;

CREATE TRIGGER discover_inserted AFTER INSERT ON discover_items BEGIN
  INSERT OR IGNORE INTO discover_views (item_seq, views) VALUES (NEW.seq, 0);
  INSERT INTO discover_counts (content_type, is_published, items, views)
    SELECT NEW.content_type, NEW.is_published, 1, coalesce((SELECT views FROM discover_views WHERE item_seq = NEW.seq), 0)
    WHERE NEW.is_active = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items, views = views + excluded.views;
  INSERT INTO discover_search (rowid, title, description, tags, body, scope)
    SELECT seq, title, description, tags, body, scope FROM discover_texts WHERE seq = NEW.seq AND is_published = 1;
  INSERT INTO discover_draft_search (rowid, title, description, tags, body, scope)
    SELECT seq, title, description, tags, body, scope FROM discover_texts WHERE seq = NEW.seq AND is_published = 0;
END;

CREATE TRIGGER discover_text_changed AFTER UPDATE OF title, description, tags, important_note, features, key_highlights,
  sections, faqs, content_type, is_published, is_active ON discover_items BEGIN
  DELETE FROM discover_search WHERE rowid = OLD.seq;
  DELETE FROM discover_draft_search WHERE rowid = OLD.seq;
  INSERT INTO discover_search (rowid, title, description, tags, body, scope)
    SELECT seq, title, description, tags, body, scope FROM discover_texts WHERE seq = NEW.seq AND is_published = 1;
  INSERT INTO discover_draft_search (rowid, title, description, tags, body, scope)
    SELECT seq, title, description, tags, body, scope FROM discover_texts WHERE seq = NEW.seq AND is_published = 0;
END;

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

-- Views are counted in `discover_views`; the sums follow.
CREATE TRIGGER discover_viewed AFTER UPDATE OF views ON discover_views BEGIN
  UPDATE discover_counts SET views = views + NEW.views - OLD.views
  WHERE (content_type, is_published) =
    (SELECT content_type, is_published FROM discover_items WHERE seq = NEW.item_seq AND is_active = 1);
END;

CREATE TRIGGER discover_removed AFTER DELETE ON discover_items BEGIN
  INSERT INTO discover_counts (content_type, is_published, items, views)
    SELECT OLD.content_type, OLD.is_published, -1, -coalesce((SELECT views FROM discover_views WHERE item_seq = OLD.seq), 0)
    WHERE OLD.is_active = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items, views = views + excluded.views;
  DELETE FROM discover_views WHERE item_seq = OLD.seq;
  DELETE FROM discover_search WHERE rowid = OLD.seq;
  DELETE FROM discover_draft_search WHERE rowid = OLD.seq;
END;

-- ==============================================================================
-- Discover: the timeline
-- `discover_timeline` counts published items in buckets of 2^shift milliseconds, for each type,
-- each language, both together ("hi blog") and ('') for all, so that a deep page finds its start
-- without reading every item before it.
-- ==============================================================================

CREATE TRIGGER discover_timeline_inserted AFTER INSERT ON discover_items WHEN NEW.is_active = 1 AND NEW.is_published = 1 BEGIN
  INSERT INTO discover_timeline (content_type, shift, bucket, items)
    SELECT t.v, s.v, NEW.published_at >> s.v, 1
    FROM (SELECT '' AS v UNION ALL SELECT NEW.content_type UNION ALL SELECT NEW.language UNION ALL SELECT NEW.language || ' ' || NEW.content_type) t,
      (SELECT 35 AS v UNION ALL SELECT 29 UNION ALL SELECT 23 UNION ALL SELECT 17) s
    WHERE NEW.is_active = 1 AND NEW.is_published = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items;
END;

CREATE TRIGGER discover_timeline_changed AFTER UPDATE OF content_type, language, is_published, is_active, published_at ON discover_items
WHEN OLD.content_type <> NEW.content_type OR OLD.language <> NEW.language OR OLD.is_published <> NEW.is_published
  OR OLD.is_active <> NEW.is_active OR OLD.published_at IS NOT NEW.published_at BEGIN
  INSERT INTO discover_timeline (content_type, shift, bucket, items)
    SELECT t.v, s.v, OLD.published_at >> s.v, -1
    FROM (SELECT '' AS v UNION ALL SELECT OLD.content_type UNION ALL SELECT OLD.language UNION ALL SELECT OLD.language || ' ' || OLD.content_type) t,
      (SELECT 35 AS v UNION ALL SELECT 29 UNION ALL SELECT 23 UNION ALL SELECT 17) s
    WHERE OLD.is_active = 1 AND OLD.is_published = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items;
  INSERT INTO discover_timeline (content_type, shift, bucket, items)
    SELECT t.v, s.v, NEW.published_at >> s.v, 1
    FROM (SELECT '' AS v UNION ALL SELECT NEW.content_type UNION ALL SELECT NEW.language UNION ALL SELECT NEW.language || ' ' || NEW.content_type) t,
      (SELECT 35 AS v UNION ALL SELECT 29 UNION ALL SELECT 23 UNION ALL SELECT 17) s
    WHERE NEW.is_active = 1 AND NEW.is_published = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items;
END;

CREATE TRIGGER discover_timeline_removed AFTER DELETE ON discover_items WHEN OLD.is_active = 1 AND OLD.is_published = 1 BEGIN
  INSERT INTO discover_timeline (content_type, shift, bucket, items)
    SELECT t.v, s.v, OLD.published_at >> s.v, -1
    FROM (SELECT '' AS v UNION ALL SELECT OLD.content_type UNION ALL SELECT OLD.language UNION ALL SELECT OLD.language || ' ' || OLD.content_type) t,
      (SELECT 35 AS v UNION ALL SELECT 29 UNION ALL SELECT 23 UNION ALL SELECT 17) s
    WHERE OLD.is_active = 1 AND OLD.is_published = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items;
END;

-- ==============================================================================
-- Discover: tags of published items, and how many items each has
-- ==============================================================================

CREATE TRIGGER discover_tags_inserted AFTER INSERT ON discover_items WHEN NEW.is_active = 1 AND NEW.is_published = 1 BEGIN
  INSERT INTO discover_tags (tag, published_at, item_seq, label)
    SELECT lower(value), NEW.published_at, NEW.seq, min(value) FROM json_each(NEW.tags) GROUP BY lower(value);
END;

CREATE TRIGGER discover_tags_changed AFTER UPDATE OF tags, is_published, is_active, published_at ON discover_items
WHEN OLD.tags <> NEW.tags OR OLD.is_published <> NEW.is_published OR OLD.is_active <> NEW.is_active
  OR OLD.published_at IS NOT NEW.published_at BEGIN
  DELETE FROM discover_tags WHERE item_seq = OLD.seq;
  INSERT INTO discover_tags (tag, published_at, item_seq, label)
    SELECT lower(value), NEW.published_at, NEW.seq, min(value) FROM json_each(NEW.tags)
    WHERE NEW.is_active = 1 AND NEW.is_published = 1 GROUP BY lower(value);
END;

CREATE TRIGGER discover_tags_removed AFTER DELETE ON discover_items BEGIN
  DELETE FROM discover_tags WHERE item_seq = OLD.seq;
END;

CREATE TRIGGER discover_tags_counted AFTER INSERT ON discover_tags BEGIN
  INSERT INTO discover_tag_counts (tag, items) VALUES (NEW.tag, 1) ON CONFLICT DO UPDATE SET items = items + 1;
END;

CREATE TRIGGER discover_tags_uncounted AFTER DELETE ON discover_tags BEGIN
  UPDATE discover_tag_counts SET items = items - 1 WHERE tag = OLD.tag;
  DELETE FROM discover_tag_counts WHERE tag = OLD.tag AND items <= 0;
END;

-- ==============================================================================
-- Media: which items, stations and revisions use which files
-- A file without a use is an orphan and is swept.
-- ==============================================================================

CREATE TRIGGER media_uses_inserted AFTER INSERT ON discover_items BEGIN
  INSERT OR IGNORE INTO media_uses (key, item_seq)
    SELECT substr(url, 8), NEW.seq FROM (SELECT NEW.main_image_url AS url UNION ALL SELECT NEW.main_video_url
      UNION ALL SELECT json_extract(value, '$.imageUrl') FROM json_each(NEW.sections)
      UNION ALL SELECT json_extract(value, '$.videoUrl') FROM json_each(NEW.sections))
    WHERE substr(url, 1, 7) = '/media/';
END;

CREATE TRIGGER media_uses_changed AFTER UPDATE OF main_image_url, main_video_url, sections ON discover_items BEGIN
  DELETE FROM media_uses WHERE item_seq = OLD.seq;
  INSERT OR IGNORE INTO media_uses (key, item_seq)
    SELECT substr(url, 8), NEW.seq FROM (SELECT NEW.main_image_url AS url UNION ALL SELECT NEW.main_video_url
      UNION ALL SELECT json_extract(value, '$.imageUrl') FROM json_each(NEW.sections)
      UNION ALL SELECT json_extract(value, '$.videoUrl') FROM json_each(NEW.sections))
    WHERE substr(url, 1, 7) = '/media/';
END;

CREATE TRIGGER media_uses_removed AFTER DELETE ON discover_items BEGIN
  DELETE FROM media_uses WHERE item_seq = OLD.seq;
END;

CREATE TRIGGER media_version_uses_inserted AFTER INSERT ON discover_versions BEGIN
  INSERT OR IGNORE INTO media_version_uses (key, item_id, version)
    SELECT substr(url, 8), NEW.item_id, NEW.version FROM (
      SELECT json_extract(NEW.content, '$.mainImageUrl') AS url UNION ALL SELECT json_extract(NEW.content, '$.mainVideoUrl')
      UNION ALL SELECT json_extract(value, '$.imageUrl') FROM json_each(NEW.content, '$.sections')
      UNION ALL SELECT json_extract(value, '$.videoUrl') FROM json_each(NEW.content, '$.sections'))
    WHERE substr(url, 1, 7) = '/media/';
END;

CREATE TRIGGER media_version_uses_removed AFTER DELETE ON discover_versions BEGIN
  DELETE FROM media_version_uses WHERE item_id = OLD.item_id AND version = OLD.version;
END;

CREATE TRIGGER station_media_uses_inserted AFTER INSERT ON stations WHEN NEW.pictures <> '[]' BEGIN
  INSERT OR IGNORE INTO station_media_uses (key, station_seq)
    SELECT substr(value, 8), NEW.seq FROM json_each(NEW.pictures) WHERE substr(value, 1, 7) = '/media/';
END;

CREATE TRIGGER station_media_uses_changed AFTER UPDATE OF pictures ON stations WHEN OLD.pictures <> NEW.pictures BEGIN
  DELETE FROM station_media_uses WHERE station_seq = OLD.seq;
  INSERT OR IGNORE INTO station_media_uses (key, station_seq)
    SELECT substr(value, 8), NEW.seq FROM json_each(NEW.pictures) WHERE substr(value, 1, 7) = '/media/';
END;

CREATE TRIGGER station_media_uses_removed AFTER DELETE ON stations BEGIN
  DELETE FROM station_media_uses WHERE station_seq = OLD.seq;
END;

CREATE TRIGGER station_pictures_inserted AFTER INSERT ON stations WHEN instr(NEW.pictures, 'https://') BEGIN
  INSERT OR IGNORE INTO station_pictures (station_seq, url)
    SELECT NEW.seq, value FROM json_each(NEW.pictures) WHERE substr(value, 1, 8) = 'https://';
END;

CREATE TRIGGER station_pictures_changed AFTER UPDATE OF pictures ON stations
WHEN OLD.pictures <> NEW.pictures AND instr(OLD.pictures || NEW.pictures, 'https://') BEGIN
  DELETE FROM station_pictures
    WHERE station_seq = OLD.seq AND url NOT IN (SELECT value FROM json_each(NEW.pictures));
  INSERT OR IGNORE INTO station_pictures (station_seq, url)
    SELECT NEW.seq, value FROM json_each(NEW.pictures) WHERE substr(value, 1, 8) = 'https://';
END;

CREATE TRIGGER station_pictures_removed AFTER DELETE ON stations BEGIN
  DELETE FROM station_pictures WHERE station_seq = OLD.seq;
END;

CREATE TRIGGER station_pictures_copied AFTER UPDATE OF key ON station_pictures WHEN NEW.key IS NOT NULL BEGIN
  UPDATE stations SET picture_copies = (
    SELECT json_group_object(url, key) FROM station_pictures
    WHERE station_seq = NEW.station_seq AND key IS NOT NULL
  ) WHERE seq = NEW.station_seq;
END;

CREATE TRIGGER station_revision_uses_inserted AFTER INSERT ON station_revisions BEGIN
  INSERT OR IGNORE INTO media_version_uses (key, item_id, version)
    SELECT substr(value, 8), NEW.station_id, NEW.version FROM json_each(NEW.content, '$.pictures')
    WHERE substr(value, 1, 7) = '/media/';
END;

CREATE TRIGGER station_revision_uses_removed AFTER DELETE ON station_revisions BEGIN
  DELETE FROM media_version_uses WHERE item_id = OLD.station_id AND version = OLD.version;
END;

-- ==============================================================================
-- Submissions: full-text search, counts for each filter, and counts for each Indian day
-- Each combination of form type, status and priority has a row in `submission_counts`; ''
-- means any. 19800 seconds are India's offset from UTC.
-- ==============================================================================

CREATE VIRTUAL TABLE submission_search USING fts5(
  name, contact, body, scope, parts,
  content='', contentless_delete=1, prefix='2 3',
  tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);

-- The searchable texts of live submissions. `parts` holds every end of the reference, the email
-- address and the phone number, so that a prefix of one finds any part of them.
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

CREATE TRIGGER submissions_text_changed AFTER UPDATE OF first_name, last_name, email, phone, form_data, notes,
  form_type, status, priority, spam, is_active, assignee_id ON submissions BEGIN
  DELETE FROM submission_search WHERE rowid = OLD.seq;
  INSERT INTO submission_search (rowid, name, contact, body, scope, parts)
    SELECT seq, name, contact, body, scope, parts FROM submission_texts WHERE seq = NEW.seq;
END;

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

CREATE TRIGGER submissions_day_changed AFTER UPDATE OF spam, is_active ON submissions
WHEN OLD.spam <> NEW.spam OR OLD.is_active <> NEW.is_active BEGIN
  INSERT INTO submission_months (month, days)
    SELECT strftime('%Y-%m', OLD.created_at / 1000 + 19800, 'unixepoch'), json_object(strftime('%Y-%m-%d',
        OLD.created_at / 1000 + 19800, 'unixepoch'), -1)
    WHERE OLD.is_active = 1 AND OLD.spam = 0
    ON CONFLICT DO UPDATE SET days = json_set(days, '$."' || strftime('%Y-%m-%d', OLD.created_at / 1000 + 19800, 'unixepoch')
        || '"', coalesce(json_extract(days, '$."' || strftime('%Y-%m-%d', OLD.created_at / 1000 + 19800, 'unixepoch')
        || '"'), 0) - 1);
  INSERT INTO submission_months (month, days)
    SELECT strftime('%Y-%m', NEW.created_at / 1000 + 19800, 'unixepoch'), json_object(strftime('%Y-%m-%d',
        NEW.created_at / 1000 + 19800, 'unixepoch'), 1)
    WHERE NEW.is_active = 1 AND NEW.spam = 0
    ON CONFLICT DO UPDATE SET days = json_set(days, '$."' || strftime('%Y-%m-%d', NEW.created_at / 1000 + 19800, 'unixepoch')
        || '"', coalesce(json_extract(days, '$."' || strftime('%Y-%m-%d', NEW.created_at / 1000 + 19800, 'unixepoch')
        || '"'), 0) + 1);
END;

CREATE TRIGGER submissions_removed AFTER DELETE ON submissions BEGIN
  INSERT INTO submission_counts (spam, form_type, status, priority, count)
    SELECT OLD.spam, f.v, s.v, p.v, -1
    FROM (SELECT OLD.form_type AS v UNION ALL SELECT '') f,
         (SELECT OLD.status AS v UNION ALL SELECT '') s,
         (SELECT OLD.priority AS v UNION ALL SELECT '') p
    WHERE OLD.is_active = 1
    ON CONFLICT DO UPDATE SET count = count + excluded.count;
  INSERT INTO submission_months (month, days)
    SELECT strftime('%Y-%m', OLD.created_at / 1000 + 19800, 'unixepoch'), json_object(strftime('%Y-%m-%d',
        OLD.created_at / 1000 + 19800, 'unixepoch'), -1)
    WHERE OLD.is_active = 1 AND OLD.spam = 0
    ON CONFLICT DO UPDATE SET days = json_set(days, '$."' || strftime('%Y-%m-%d', OLD.created_at / 1000 + 19800, 'unixepoch')
        || '"', coalesce(json_extract(days, '$."' || strftime('%Y-%m-%d', OLD.created_at / 1000 + 19800, 'unixepoch')
        || '"'), 0) - 1);
  DELETE FROM submission_search WHERE rowid = OLD.seq;
END;

-- ==============================================================================
-- Submissions: the same counts for each assignee
-- Assignee '' means nobody.
-- ==============================================================================

CREATE TRIGGER submissions_assignee_inserted AFTER INSERT ON submissions BEGIN
  INSERT INTO submission_assignee_counts (assignee, spam, form_type, status, priority, count)
    SELECT coalesce(NEW.assignee_id, ''), NEW.spam, f.v, s.v, p.v, 1
    FROM (SELECT NEW.form_type AS v UNION ALL SELECT '') f,
         (SELECT NEW.status AS v UNION ALL SELECT '') s,
         (SELECT NEW.priority AS v UNION ALL SELECT '') p
    WHERE NEW.is_active = 1
    ON CONFLICT DO UPDATE SET count = count + excluded.count;
END;

CREATE TRIGGER submissions_assignee_changed AFTER UPDATE OF assignee_id, form_type, status, priority, spam,
    is_active ON submissions
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

CREATE TRIGGER submissions_assignee_removed AFTER DELETE ON submissions BEGIN
  INSERT INTO submission_assignee_counts (assignee, spam, form_type, status, priority, count)
    SELECT coalesce(OLD.assignee_id, ''), OLD.spam, f.v, s.v, p.v, -1
    FROM (SELECT OLD.form_type AS v UNION ALL SELECT '') f,
         (SELECT OLD.status AS v UNION ALL SELECT '') s,
         (SELECT OLD.priority AS v UNION ALL SELECT '') p
    WHERE OLD.is_active = 1
    ON CONFLICT DO UPDATE SET count = count + excluded.count;
END;

-- ==============================================================================
-- Submissions: first responses for each Indian day
-- `minutes` maps working minutes to how many responses took that long.
-- ==============================================================================

CREATE TRIGGER submissions_responded_inserted AFTER INSERT ON submissions WHEN NEW.first_response_minutes IS NOT NULL BEGIN
  INSERT INTO submission_responses (day, minutes)
    VALUES (strftime('%Y-%m-%d', NEW.first_responded_at / 1000 + 19800, 'unixepoch'),
        json_object(CAST(NEW.first_response_minutes AS TEXT), 1))
    ON CONFLICT DO UPDATE SET minutes = json_set(minutes, '$."' || NEW.first_response_minutes
        || '"', coalesce(json_extract(minutes, '$."' || NEW.first_response_minutes || '"'), 0) + 1);
END;

CREATE TRIGGER submissions_responded AFTER UPDATE OF first_response_minutes ON submissions
WHEN OLD.first_response_minutes IS NOT NEW.first_response_minutes BEGIN
  UPDATE submission_responses
    SET minutes = json_set(minutes, '$."' || OLD.first_response_minutes || '"', coalesce(json_extract(minutes, '$."'
        || OLD.first_response_minutes || '"'), 0) - 1)
    WHERE OLD.first_response_minutes IS NOT NULL
        AND day = strftime('%Y-%m-%d', OLD.first_responded_at / 1000 + 19800, 'unixepoch');
  INSERT INTO submission_responses (day, minutes)
    SELECT strftime('%Y-%m-%d', NEW.first_responded_at / 1000 + 19800, 'unixepoch'),
        json_object(CAST(NEW.first_response_minutes AS TEXT), 1)
    WHERE NEW.first_response_minutes IS NOT NULL
    ON CONFLICT DO UPDATE SET minutes = json_set(minutes, '$."' || NEW.first_response_minutes
        || '"', coalesce(json_extract(minutes, '$."' || NEW.first_response_minutes || '"'), 0) + 1);
END;

CREATE TRIGGER submissions_responded_removed AFTER DELETE ON submissions WHEN OLD.first_response_minutes IS NOT NULL BEGIN
  UPDATE submission_responses
    SET minutes = json_set(minutes, '$."' || OLD.first_response_minutes || '"', coalesce(json_extract(minutes, '$."'
        || OLD.first_response_minutes || '"'), 0) - 1)
    WHERE day = strftime('%Y-%m-%d', OLD.first_responded_at / 1000 + 19800, 'unixepoch');
END;

-- ==============================================================================
-- Submissions: the Discover item that each came from, and how many each item brought
-- ==============================================================================

-- Finds the item by its slug, or by one that it had before.
CREATE TRIGGER submissions_sourced AFTER INSERT ON submissions
WHEN NEW.article_seq IS NULL AND json_extract(NEW.origin, '$.article') IS NOT NULL BEGIN
  UPDATE submissions SET article_seq = coalesce(
    (SELECT seq FROM discover_items WHERE slug = json_extract(NEW.origin, '$.article') AND is_active = 1),
    (SELECT item.seq FROM discover_slugs old JOIN discover_items item ON item.id = old.item_id
        WHERE old.slug = json_extract(NEW.origin, '$.article'))
  ) WHERE seq = NEW.seq;
END;

CREATE TRIGGER submissions_source_inserted AFTER INSERT ON submissions
WHEN NEW.article_seq IS NOT NULL AND NEW.spam = 0 AND NEW.is_active = 1 BEGIN
  INSERT INTO article_enquiries (item_seq, enquiries) VALUES (NEW.article_seq, 1)
    ON CONFLICT DO UPDATE SET enquiries = enquiries + 1;
END;

CREATE TRIGGER submissions_source_counted AFTER UPDATE OF article_seq, spam, is_active ON submissions
WHEN OLD.article_seq IS NOT NEW.article_seq OR OLD.spam <> NEW.spam OR OLD.is_active <> NEW.is_active BEGIN
  UPDATE article_enquiries SET enquiries = enquiries - 1
    WHERE item_seq = OLD.article_seq AND OLD.spam = 0 AND OLD.is_active = 1;
  INSERT INTO article_enquiries (item_seq, enquiries)
    SELECT NEW.article_seq, 1 WHERE NEW.article_seq IS NOT NULL AND NEW.spam = 0 AND NEW.is_active = 1
    ON CONFLICT DO UPDATE SET enquiries = enquiries + 1;
END;

CREATE TRIGGER submissions_source_removed AFTER DELETE ON submissions WHEN OLD.article_seq IS NOT NULL BEGIN
  UPDATE article_enquiries SET enquiries = enquiries - 1
    WHERE item_seq = OLD.article_seq AND OLD.spam = 0 AND OLD.is_active = 1;
END;

-- ==============================================================================
-- Stations: search by any part of a word
-- Every word has two spaces before it, so that trigrams find its first one or two letters too.
-- ==============================================================================

CREATE VIRTUAL TABLE station_search USING fts5(words, content='', contentless_delete=1, detail=full, tokenize='trigram remove_diacritics 1');

-- The searchable text of live stations: words with single spaces, and each power as "kw60".
CREATE VIEW station_texts AS
SELECT
  seq,
  trim(replace(replace(replace(replace(replace(replace(
    name || ' ' || address || ' ' || city || ' ' || state || ' ' || pincode || coalesce((
      SELECT group_concat(DISTINCT ' ' || replace(replace(json_extract(connector.value, '$.standard'), 'TYPE2', 'TYPE2 Type 2'), 'BHARAT_', 'Bharat ')
        || ' kw' || CAST(json_extract(connector.value, '$.maxPowerKw') AS INTEGER))
      FROM json_each(evses) AS evse, json_each(evse.value, '$.connectors') AS connector), ''),
    ', ', ' '), ',', ' '), '. ', ' '), '.', ' '), '-', ' '), '/', ' ')) AS words
FROM stations WHERE is_active = 1;

-- Whole words, for the correction of typing errors.
CREATE VIRTUAL TABLE station_words USING fts5(
  words, content='', contentless_delete=1, detail=none,
  tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);

CREATE VIRTUAL TABLE station_vocabulary USING fts5vocab(station_words, 'row');

-- A station's text is made once for both indexes.
CREATE TRIGGER station_texts_indexed INSTEAD OF INSERT ON station_texts BEGIN
  INSERT INTO station_search (rowid, words) VALUES (NEW.seq, '  ' || replace(NEW.words, ' ', '  ') || '  ');
  INSERT INTO station_words (rowid, words) VALUES (NEW.seq, NEW.words);
END;

CREATE TRIGGER stations_inserted AFTER INSERT ON stations WHEN NEW.is_active = 1 BEGIN
  INSERT INTO station_texts SELECT seq, words FROM station_texts WHERE seq = NEW.seq;
END;

CREATE TRIGGER stations_changed AFTER UPDATE OF name, address, city, state, pincode, evses, is_active ON stations BEGIN
  DELETE FROM station_search WHERE rowid = OLD.seq;
  DELETE FROM station_words WHERE rowid = OLD.seq;
  INSERT INTO station_texts SELECT seq, words FROM station_texts WHERE seq = NEW.seq;
END;

CREATE TRIGGER stations_removed AFTER DELETE ON stations BEGIN
  DELETE FROM station_search WHERE rowid = OLD.seq;
  DELETE FROM station_words WHERE rowid = OLD.seq;
END;

-- What staff say of a charging point reaches visitors with the live status.
CREATE TRIGGER station_status_of_staff AFTER UPDATE OF evses ON stations WHEN OLD.evses <> NEW.evses BEGIN
  UPDATE station_status SET version = (SELECT max(version) + 1 FROM station_status) WHERE station_id = NEW.id;
END;

-- ==============================================================================
-- Discover: search by sound
-- Keys of words are made in JavaScript (src/shared/search/phonetic.ts): a published item with a new
-- text waits in `phonetic_queue` for the scheduled job.
-- ==============================================================================

CREATE TRIGGER discover_words_inserted AFTER INSERT ON discover_items WHEN NEW.is_published = 1 AND NEW.is_active = 1 BEGIN
  INSERT INTO phonetic_queue (item_seq) VALUES (NEW.seq);
END;

CREATE TRIGGER discover_words_changed AFTER UPDATE OF title, description, tags, important_note, features, key_highlights,
  sections, faqs, is_published, is_active ON discover_items WHEN NEW.is_published = 1 AND NEW.is_active = 1 BEGIN
  INSERT INTO phonetic_queue (item_seq) VALUES (NEW.seq);
END;

-- ==============================================================================
-- Idempotency keys: one write each
-- ==============================================================================

CREATE TRIGGER idempotency_keys_applied_once BEFORE UPDATE OF applied_by ON idempotency_keys WHEN OLD.applied_by <> NEW.applied_by BEGIN
  SELECT raise(ABORT, 'this idempotency key was used');
END;

-- ==============================================================================
-- Conversations
-- ==============================================================================

-- A message of a conversation follows its email in the outbox: sent, or failed for good.
CREATE TRIGGER outbox_message_sent AFTER UPDATE OF sent_at ON outbox WHEN NEW.sent_at IS NOT NULL AND NEW.about LIKE 'message:%' BEGIN
  UPDATE messages SET state = 'sent', message_id = NEW.message_id, error = NULL, at = NEW.sent_at
    WHERE id = substr(NEW.about, length('message:') + 1) AND state IN ('queued', 'failed');
END;

CREATE TRIGGER outbox_message_failed AFTER UPDATE OF last_error ON outbox WHEN NEW.last_error IS NOT NULL AND NEW.about LIKE 'message:%' BEGIN
  UPDATE messages SET error = NEW.last_error, state = CASE WHEN NEW.next_attempt_at >= 8640000000000000 THEN 'failed' ELSE state END
    WHERE id = substr(NEW.about, length('message:') + 1) AND state = 'queued';
END;

-- ==============================================================================
-- Audit log: append-only
-- ==============================================================================

CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log BEGIN
  SELECT raise(ABORT, 'the audit log is append-only');
END;

CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log BEGIN
  SELECT raise(ABORT, 'the audit log is append-only');
END;
