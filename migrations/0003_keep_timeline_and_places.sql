CREATE TRIGGER discover_timeline_inserted AFTER INSERT ON discover_items WHEN NEW.is_active = 1 AND NEW.is_published = 1 BEGIN
  INSERT INTO discover_timeline (content_type, shift, bucket, items)
    SELECT t.v, s.v, NEW.published_at >> s.v, 1
    FROM (SELECT '' AS v UNION ALL SELECT NEW.content_type) t, (SELECT 35 AS v UNION ALL SELECT 29 UNION ALL SELECT 23 UNION ALL SELECT 17) s
    WHERE NEW.is_active = 1 AND NEW.is_published = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items;
END;
--> statement-breakpoint
CREATE TRIGGER discover_timeline_changed AFTER UPDATE OF content_type, is_published, is_active, published_at ON discover_items
WHEN OLD.content_type <> NEW.content_type OR OLD.is_published <> NEW.is_published OR OLD.is_active <> NEW.is_active
  OR OLD.published_at IS NOT NEW.published_at BEGIN
  INSERT INTO discover_timeline (content_type, shift, bucket, items)
    SELECT t.v, s.v, OLD.published_at >> s.v, -1
    FROM (SELECT '' AS v UNION ALL SELECT OLD.content_type) t, (SELECT 35 AS v UNION ALL SELECT 29 UNION ALL SELECT 23 UNION ALL SELECT 17) s
    WHERE OLD.is_active = 1 AND OLD.is_published = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items;
  INSERT INTO discover_timeline (content_type, shift, bucket, items)
    SELECT t.v, s.v, NEW.published_at >> s.v, 1
    FROM (SELECT '' AS v UNION ALL SELECT NEW.content_type) t, (SELECT 35 AS v UNION ALL SELECT 29 UNION ALL SELECT 23 UNION ALL SELECT 17) s
    WHERE NEW.is_active = 1 AND NEW.is_published = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items;
END;
--> statement-breakpoint
CREATE TRIGGER discover_timeline_removed AFTER DELETE ON discover_items WHEN OLD.is_active = 1 AND OLD.is_published = 1 BEGIN
  INSERT INTO discover_timeline (content_type, shift, bucket, items)
    SELECT t.v, s.v, OLD.published_at >> s.v, -1
    FROM (SELECT '' AS v UNION ALL SELECT OLD.content_type) t, (SELECT 35 AS v UNION ALL SELECT 29 UNION ALL SELECT 23 UNION ALL SELECT 17) s
    WHERE OLD.is_active = 1 AND OLD.is_published = 1
    ON CONFLICT DO UPDATE SET items = items + excluded.items;
END;
--> statement-breakpoint
CREATE TRIGGER media_uses_inserted AFTER INSERT ON discover_items BEGIN
  INSERT OR IGNORE INTO media_uses (key, item_seq)
    SELECT substr(url, 8), NEW.seq FROM (SELECT NEW.main_image_url AS url UNION ALL SELECT NEW.main_video_url
      UNION ALL SELECT json_extract(value, '$.imageUrl') FROM json_each(NEW.sections)
      UNION ALL SELECT json_extract(value, '$.videoUrl') FROM json_each(NEW.sections))
    WHERE substr(url, 1, 7) = '/media/';
END;
--> statement-breakpoint
CREATE TRIGGER media_uses_changed AFTER UPDATE OF main_image_url, main_video_url, sections ON discover_items BEGIN
  DELETE FROM media_uses WHERE item_seq = OLD.seq;
  INSERT OR IGNORE INTO media_uses (key, item_seq)
    SELECT substr(url, 8), NEW.seq FROM (SELECT NEW.main_image_url AS url UNION ALL SELECT NEW.main_video_url
      UNION ALL SELECT json_extract(value, '$.imageUrl') FROM json_each(NEW.sections)
      UNION ALL SELECT json_extract(value, '$.videoUrl') FROM json_each(NEW.sections))
    WHERE substr(url, 1, 7) = '/media/';
END;
--> statement-breakpoint
CREATE TRIGGER media_uses_removed AFTER DELETE ON discover_items BEGIN
  DELETE FROM media_uses WHERE item_seq = OLD.seq;
END;
--> statement-breakpoint
-- Rows that are there already.
INSERT INTO discover_timeline (content_type, shift, bucket, items)
SELECT t.v, s.v, published_at >> s.v, count(*)
FROM discover_items, (SELECT '' AS v UNION ALL SELECT 'blog' UNION ALL SELECT 'news' UNION ALL SELECT 'faq') t, (SELECT 35 AS v UNION ALL SELECT 29 UNION ALL SELECT 23 UNION ALL SELECT 17) s
WHERE is_active = 1 AND is_published = 1 AND t.v IN ('', content_type)
GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT OR IGNORE INTO media_uses (key, item_seq)
SELECT substr(url, 8), seq FROM (
  SELECT seq, main_image_url AS url FROM discover_items
  UNION ALL SELECT seq, main_video_url FROM discover_items
  UNION ALL SELECT seq, json_extract(value, '$.imageUrl') FROM discover_items, json_each(sections)
  UNION ALL SELECT seq, json_extract(value, '$.videoUrl') FROM discover_items, json_each(sections))
WHERE substr(url, 1, 7) = '/media/';
--> statement-breakpoint
-- Stations are found by any part of their words. Two spaces before each word make its first letter, and its first two, a trigram of their own.
CREATE VIRTUAL TABLE station_search USING fts5(words, content='', contentless_delete=1, detail=full, tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER stations_inserted AFTER INSERT ON stations WHEN NEW.is_active = 1 BEGIN
  INSERT INTO station_search (rowid, words) VALUES (NEW.seq, '  ' || replace(NEW.name || ' ' || NEW.address || ' ' || NEW.city || ' ' || NEW.state || ' ' || NEW.pincode, ' ', '  '));
END;
--> statement-breakpoint
CREATE TRIGGER stations_changed AFTER UPDATE OF name, address, city, state, pincode, is_active ON stations BEGIN
  DELETE FROM station_search WHERE rowid = OLD.seq;
  INSERT INTO station_search (rowid, words) SELECT NEW.seq, '  ' || replace(NEW.name || ' ' || NEW.address || ' ' || NEW.city || ' ' || NEW.state || ' ' || NEW.pincode, ' ', '  ') WHERE NEW.is_active = 1;
END;
--> statement-breakpoint
CREATE TRIGGER stations_removed AFTER DELETE ON stations BEGIN
  DELETE FROM station_search WHERE rowid = OLD.seq;
END;
--> statement-breakpoint
INSERT INTO station_search (rowid, words) SELECT seq, '  ' || replace(stations.name || ' ' || stations.address || ' ' || stations.city || ' ' || stations.state || ' ' || stations.pincode, ' ', '  ') FROM stations WHERE is_active = 1;
--> statement-breakpoint
-- The first station. Its name, place and numbers are examples, to be replaced by the operator.
INSERT INTO stations (id, slug, name, address, city, state, pincode, lat, lng, rating, price_paise, max_capacity_kw, timing, timing_second,
  store_number, customer_care_number, amenities, facilities, evses, updated_at)
VALUES ('01890000-0000-7000-8000-000000000001', 'charge-india-chennai', 'Charge India Chennai', '1 Example Road', 'Chennai', 'Tamil Nadu', '600001',
  13.0878, 80.2785, 4.5, 1500, 60, '12:00 AM to 04:00 PM', '06:00 PM - 09:45 PM',
  'CHN-01', '+914440000000', '["Cafe","Comfort lounge","Free WiFi"]',
  '[{"name":"Fast Charging","available":true},{"name":"Free WiFi","available":true},{"name":"Refreshments","available":true},{"name":"Parking available","available":true},{"name":"Restaurant","available":false},{"name":"Shopping","available":false}]',
  '[{"uid":"CHN01-1","status":"AVAILABLE","connectors":[{"id":"1","standard":"CCS2","powerType":"DC","maxPowerKw":60}]},{"uid":"CHN01-2","status":"AVAILABLE","connectors":[{"id":"1","standard":"CCS2","powerType":"DC","maxPowerKw":60}]}]',
  1767225600000);
