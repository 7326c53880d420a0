-- A station's text is made once for both indexes.
CREATE TRIGGER station_texts_indexed INSTEAD OF INSERT ON station_texts BEGIN
  INSERT INTO station_search (rowid, words) VALUES (NEW.seq, '  ' || replace(NEW.words, ' ', '  ') || '  ');
  INSERT INTO station_words (rowid, words) VALUES (NEW.seq, NEW.words);
END;
--> statement-breakpoint
DROP TRIGGER stations_inserted;
--> statement-breakpoint
CREATE TRIGGER stations_inserted AFTER INSERT ON stations WHEN NEW.is_active = 1 BEGIN
  INSERT INTO station_texts SELECT seq, words FROM station_texts WHERE seq = NEW.seq;
END;
--> statement-breakpoint
DROP TRIGGER stations_changed;
--> statement-breakpoint
CREATE TRIGGER stations_changed AFTER UPDATE OF name, address, city, state, pincode, evses, is_active ON stations BEGIN
  DELETE FROM station_search WHERE rowid = OLD.seq;
  DELETE FROM station_words WHERE rowid = OLD.seq;
  INSERT INTO station_texts SELECT seq, words FROM station_texts WHERE seq = NEW.seq;
END;
