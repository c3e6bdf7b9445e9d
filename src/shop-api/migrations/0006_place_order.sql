-- No order can take a piece that is not in stock, whichever code writes it.
ALTER TABLE "stock" ADD CONSTRAINT "stock_not_negative" CHECK ("quantity" >= 0) NOT VALID;--> statement-breakpoint

-- Takes pieces out of the stock: `wanted` is [{key, variantId, quantity}]. Returns the pieces taken, which
-- are fewer if a variant is sold without stock. Returns null and takes nothing if the stock of one variant is
-- too small. Variants are locked in the order of their ids.
CREATE FUNCTION take_pieces(wanted jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  line record;
  have integer;
  taken jsonb := '[]';
BEGIN
  FOR line IN
    SELECT each."variantId" AS variant_id, sum(each.quantity) AS pieces
    FROM jsonb_to_recordset(wanted) AS each("variantId" integer, quantity integer) GROUP BY 1 ORDER BY 1
  LOOP
    PERFORM FROM stock WHERE variant_id = line.variant_id AND (is_sellable_without_stock OR quantity >= line.pieces) FOR UPDATE;
    IF NOT FOUND THEN RETURN NULL; END IF;
  END LOOP;
  FOR line IN
    SELECT each.key, each."variantId" AS variant_id, each.quantity AS pieces
    FROM jsonb_to_recordset(wanted) AS each(key text, "variantId" integer, quantity integer) ORDER BY 2
  LOOP
    SELECT least(quantity, line.pieces) INTO have FROM stock WHERE variant_id = line.variant_id;
    UPDATE stock SET quantity = quantity - have WHERE variant_id = line.variant_id;
    taken := taken || jsonb_build_object('key', line.key, 'variantId', line.variant_id, 'quantity', have);
  END LOOP;
  RETURN taken;
END $$;
--> statement-breakpoint

CREATE FUNCTION give_back_pieces(taken jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE line record;
BEGIN
  FOR line IN
    SELECT each."variantId" AS variant_id, sum(each.quantity) AS pieces
    FROM jsonb_to_recordset(taken) AS each("variantId" integer, quantity integer) GROUP BY 1 ORDER BY 1
  LOOP
    UPDATE stock SET quantity = quantity + line.pieces WHERE variant_id = line.variant_id;
  END LOOP;
END $$;
--> statement-breakpoint

-- The parts of a basket that decide what is bought; compared with the basket that was priced.
CREATE FUNCTION basket_print(of_shop integer, of_key text) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'key', key, 'variantId', variant_id, 'quantity', quantity, 'customData', custom_data, 'itemGroup', item_group,
      'promotions', promotions) ORDER BY position), '[]')
    FROM basket_item WHERE shop_id = of_shop AND basket_key = of_key);
END $$;
--> statement-breakpoint

-- Removes the bought pieces from a basket: `lines` is [{key, quantity}]. Pieces added since then stay.
CREATE FUNCTION take_bought(of_shop integer, of_key text, lines jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM basket_item AS item USING jsonb_to_recordset(lines) AS bought(key text, quantity integer)
    WHERE item.shop_id = of_shop AND item.basket_key = of_key AND item.key = bought.key AND item.quantity <= bought.quantity;
  UPDATE basket_item AS item SET quantity = item.quantity - bought.quantity
    FROM jsonb_to_recordset(lines) AS bought(key text, quantity integer)
    WHERE item.shop_id = of_shop AND item.basket_key = of_key AND item.key = bought.key;
END $$;
--> statement-breakpoint

-- Makes an order of a basket in one transaction, while no other writer has the basket, and returns its
-- number. `placed` holds the new order. Returns null and does nothing if the data is outdated: the attempt or
-- the basket has an order, the basket differs from what was priced, the stock of a variant is too small, or
-- another order has the number.
CREATE FUNCTION place_order(of_shop integer, of_key text, at timestamptz, gone_before timestamptz, placed jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  number text := placed ->> 'id';
  attempt text := placed ->> 'attemptKey';
  is_confirmed boolean := placed ->> 'stage' = 'confirmed';
  pieces jsonb;
BEGIN
  PERFORM lock_basket(of_shop, of_key, at, gone_before);
  IF EXISTS (
    SELECT FROM purchase WHERE id = number OR shop_id = of_shop AND (attempt_key = attempt
      OR basket_key = of_key AND stage IN ('open', 'payment_pending')))
    OR basket_print(of_shop, of_key) <> placed -> 'print' THEN RETURN NULL; END IF;
  pieces := take_pieces(placed -> 'print');
  IF pieces IS NULL THEN RETURN NULL; END IF;

  INSERT INTO purchase (id, shop_id, basket_key, attempt_key, customer_id, stage, placed_at, confirmed_at, expires_at, taken, document)
    VALUES (number, of_shop, of_key, attempt, placed ->> 'customerId', placed ->> 'stage', at, CASE WHEN is_confirmed THEN at END,
      (placed ->> 'expiresAt')::timestamptz, pieces, placed -> 'document');
  INSERT INTO payment (id, order_id, key, amount, currency, state, created_at, checked_at)
    VALUES (placed ->> 'paymentId', number, placed ->> 'paymentKey', (placed ->> 'amount')::integer, placed ->> 'currency',
      CASE WHEN is_confirmed THEN 'authorised' ELSE 'open' END, at, at);
  IF is_confirmed THEN
    PERFORM take_bought(of_shop, of_key, placed -> 'print');
    INSERT INTO order_news (order_id, event, at) VALUES (number, 'confirm', at);
  END IF;
  RETURN number;
END $$;
--> statement-breakpoint

-- The stock of a variant, plus the pieces that an unpaid order of the basket holds: they are available to
-- that basket.
CREATE FUNCTION stock_as_json(stocked stock, held jsonb) RETURNS json
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN stocked.variant_id IS NOT NULL THEN json_build_object(
    'variantId', stocked.variant_id, 'supplierId', stocked.supplier_id, 'warehouseId', stocked.warehouse_id,
    'quantity', stocked.quantity + CASE WHEN held IS NULL THEN 0 ELSE (
      SELECT coalesce(sum(each.quantity), 0) FROM jsonb_to_recordset(held) AS each("variantId" integer, quantity integer)
      WHERE each."variantId" = stocked.variant_id) END,
    'isSellableWithoutStock', stocked.is_sellable_without_stock,
    'expectedAvailabilityAt', stocked.expected_availability_at) END
$$;
--> statement-breakpoint

CREATE OR REPLACE FUNCTION read_basket(of_shop integer, of_key text, gone_before timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE held jsonb;
BEGIN
  SELECT taken INTO held FROM purchase
    WHERE shop_id = of_shop AND basket_key = of_key AND stage IN ('open', 'payment_pending');
  RETURN (
    SELECT json_agg(json_build_object(
      'key', item.key, 'variantId', item.variant_id, 'productId', variant.product_id,
      'isActive', coalesce(product.is_active, false), 'quantity', item.quantity, 'customData', item.custom_data,
      'displayData', item.display_data, 'itemGroup', item.item_group, 'promotions', item.promotions,
      'position', item.position, 'stock', stock_as_json(stock, held)) ORDER BY item.position)
    FROM basket
    JOIN basket_item AS item ON item.shop_id = basket.shop_id AND item.basket_key = basket.key
    LEFT JOIN variant ON variant.id = item.variant_id
    LEFT JOIN product ON product.id = variant.product_id
    LEFT JOIN stock ON stock.variant_id = item.variant_id
    WHERE basket.shop_id = of_shop AND basket.key = of_key AND basket.updated_at >= gone_before);
END $$;
