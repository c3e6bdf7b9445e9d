-- Wakes every process that caches pages. Of several changes in one transaction, Postgres delivers one notification.
CREATE OR REPLACE FUNCTION note_stock_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_change (product_id) SELECT product_id FROM variant WHERE id = NEW.variant_id;
  NOTIFY stock_changed;
  RETURN NULL;
END $$;
