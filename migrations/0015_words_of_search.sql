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
--> statement-breakpoint
CREATE VIRTUAL TABLE station_words USING fts5(
  words, content='', contentless_delete=1, detail=none,
  tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE station_vocabulary USING fts5vocab(station_words, 'row');
--> statement-breakpoint
CREATE VIRTUAL TABLE discover_vocabulary USING fts5vocab(discover_search, 'row');
--> statement-breakpoint
DROP TRIGGER stations_inserted;
--> statement-breakpoint
CREATE TRIGGER stations_inserted AFTER INSERT ON stations WHEN NEW.is_active = 1 BEGIN
  INSERT INTO station_search (rowid, words)
    SELECT seq, '  ' || replace(words, ' ', '  ') || '  ' FROM station_texts WHERE seq = NEW.seq;
  INSERT INTO station_words (rowid, words) SELECT seq, words FROM station_texts WHERE seq = NEW.seq;
END;
--> statement-breakpoint
DROP TRIGGER stations_changed;
--> statement-breakpoint
CREATE TRIGGER stations_changed AFTER UPDATE OF name, address, city, state, pincode, evses, is_active ON stations BEGIN
  DELETE FROM station_search WHERE rowid = OLD.seq;
  DELETE FROM station_words WHERE rowid = OLD.seq;
  INSERT INTO station_search (rowid, words)
    SELECT seq, '  ' || replace(words, ' ', '  ') || '  ' FROM station_texts WHERE seq = NEW.seq;
  INSERT INTO station_words (rowid, words) SELECT seq, words FROM station_texts WHERE seq = NEW.seq;
END;
--> statement-breakpoint
DROP TRIGGER stations_removed;
--> statement-breakpoint
CREATE TRIGGER stations_removed AFTER DELETE ON stations BEGIN
  DELETE FROM station_search WHERE rowid = OLD.seq;
  DELETE FROM station_words WHERE rowid = OLD.seq;
END;
--> statement-breakpoint
DELETE FROM station_search;
--> statement-breakpoint
INSERT INTO station_search (rowid, words) SELECT seq, '  ' || replace(words, ' ', '  ') || '  ' FROM station_texts;
--> statement-breakpoint
INSERT INTO station_words (rowid, words) SELECT seq, words FROM station_texts;
