-- The most frequent actions of shoppers are one statement each, which is a transaction of its own.

-- Locks a basket for the rest of the transaction, so that its writers run one after another. Creates the
-- basket if there is none, and empties it if it has expired. The last change is recorded to the hour, so that
-- most changes leave the row as it is.
CREATE FUNCTION lock_basket(of_shop integer, of_key text, at timestamptz, gone_before timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE changed timestamptz;
BEGIN
  LOOP
    SELECT updated_at INTO changed FROM basket WHERE shop_id = of_shop AND key = of_key FOR UPDATE;
    EXIT WHEN FOUND;
    INSERT INTO basket (shop_id, key, created_at, updated_at) VALUES (of_shop, of_key, at, at) ON CONFLICT DO NOTHING;
  END LOOP;
  IF changed < gone_before THEN
    DELETE FROM basket_item WHERE shop_id = of_shop AND basket_key = of_key;
  END IF;
  IF changed < at - interval '1 hour' THEN
    UPDATE basket SET updated_at = at WHERE shop_id = of_shop AND key = of_key;
  END IF;
END $$;
--> statement-breakpoint

CREATE OR REPLACE FUNCTION claim_basket(of_shop integer, of_key text, at timestamptz, gone_before timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_basket(of_shop, of_key, at, gone_before);
  RETURN read_basket(of_shop, of_key, gone_before);
END $$;
--> statement-breakpoint

-- Adds a line and returns all lines if no rule can refuse or reduce the line: there are fewer lines than
-- `most`, none of them of its variant, and the stock covers its quantity. Otherwise returns null and changes
-- no line.
CREATE FUNCTION add_plain_line(of_shop integer, of_key text, at timestamptz, gone_before timestamptz, most integer, line json) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  wanted integer := line ->> 'variantId';
  pieces integer := line ->> 'quantity';
  others integer;
  alike integer;
  place integer;
BEGIN
  PERFORM lock_basket(of_shop, of_key, at, gone_before);
  SELECT count(*), count(*) FILTER (WHERE variant_id = wanted), coalesce(max(position), 0) INTO others, alike, place
    FROM basket_item WHERE shop_id = of_shop AND basket_key = of_key;
  IF alike > 0 OR others >= most OR NOT EXISTS (SELECT FROM stock WHERE variant_id = wanted AND quantity >= pieces) THEN
    RETURN NULL;
  END IF;
  INSERT INTO basket_item (shop_id, basket_key, key, variant_id, quantity, custom_data, display_data, item_group, group_id, promotions, position)
    VALUES (of_shop, of_key, line ->> 'key', wanted, pieces, (line -> 'customData')::jsonb, (line -> 'displayData')::jsonb,
      nullif((line -> 'itemGroup')::jsonb, 'null'), line ->> 'groupId', (line -> 'promotions')::jsonb, place + 1);
  RETURN read_basket(of_shop, of_key, gone_before);
END $$;
--> statement-breakpoint

-- Replaces the promotions of each given line and returns all lines. Returns null and changes nothing if one
-- of the lines does not exist.
CREATE FUNCTION choose_promotions(of_shop integer, of_key text, at timestamptz, gone_before timestamptz, sets json) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_basket(of_shop, of_key, at, gone_before);
  IF EXISTS (
    SELECT FROM json_to_recordset(sets) AS given(key text) WHERE NOT EXISTS (
      SELECT FROM basket_item AS item WHERE item.shop_id = of_shop AND item.basket_key = of_key AND item.key = given.key)) THEN
    RETURN NULL;
  END IF;
  UPDATE basket_item AS item SET promotions = given.promotions
    FROM json_to_recordset(sets) AS given(key text, promotions jsonb)
    WHERE item.shop_id = of_shop AND item.basket_key = of_key AND item.key = given.key;
  RETURN coalesce(read_basket(of_shop, of_key, gone_before), '[]');
END $$;
