-- The public search has an index of its own that holds what is published and nothing else: ranking counts how often each word of the
-- query occurs in the whole index, so "published" as one more word would cost a look at every article.
DROP TRIGGER discover_inserted;
--> statement-breakpoint
DROP TRIGGER discover_text_changed;
--> statement-breakpoint
DROP TRIGGER discover_removed;
--> statement-breakpoint
DROP TABLE discover_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE discover_search USING fts5(
  title, description, tags, body, scope,
  content='', contentless_delete=1, prefix='2 3',
  tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE discover_draft_search USING fts5(
  title, description, tags, body, scope,
  content='', contentless_delete=1, prefix='2 3',
  tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
-- What a live item can be found by. `scope` holds its type as a word.
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
    (SELECT coalesce(group_concat(coalesce(json_extract(value, '$.title'), '') || ' ' || coalesce(json_extract(value, '$.paragraph'), ''), ' '), '') FROM json_each(sections)) || ' ' ||
    (SELECT coalesce(group_concat(coalesce(json_extract(value, '$.question'), '') || ' ' || coalesce(json_extract(value, '$.answer'), ''), ' '), '') FROM json_each(faqs)) AS body,
  'scope' || content_type AS scope
FROM discover_items WHERE is_active = 1;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER discover_text_changed AFTER UPDATE OF title, description, tags, important_note, features, key_highlights,
  sections, faqs, content_type, is_published, is_active ON discover_items BEGIN
  DELETE FROM discover_search WHERE rowid = OLD.seq;
  DELETE FROM discover_draft_search WHERE rowid = OLD.seq;
  INSERT INTO discover_search (rowid, title, description, tags, body, scope)
    SELECT seq, title, description, tags, body, scope FROM discover_texts WHERE seq = NEW.seq AND is_published = 1;
  INSERT INTO discover_draft_search (rowid, title, description, tags, body, scope)
    SELECT seq, title, description, tags, body, scope FROM discover_texts WHERE seq = NEW.seq AND is_published = 0;
END;
--> statement-breakpoint
CREATE TRIGGER discover_removed AFTER DELETE ON discover_items BEGIN
  INSERT INTO discover_counts (content_type, is_published, items, views)
    SELECT OLD.content_type, OLD.is_published, -1, -coalesce((SELECT views FROM discover_views WHERE item_seq = OLD.seq), 0)
    WHERE OLD.is_active = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items, views = views + excluded.views;
  DELETE FROM discover_views WHERE item_seq = OLD.seq;
  DELETE FROM discover_search WHERE rowid = OLD.seq;
  DELETE FROM discover_draft_search WHERE rowid = OLD.seq;
END;
--> statement-breakpoint
INSERT INTO discover_search (rowid, title, description, tags, body, scope)
SELECT seq, title, description, tags, body, scope FROM discover_texts WHERE is_published = 1;
--> statement-breakpoint
INSERT INTO discover_draft_search (rowid, title, description, tags, body, scope)
SELECT seq, title, description, tags, body, scope FROM discover_texts WHERE is_published = 0;
