-- Orders that are collected may take their pieces out of the stock of the branch. Such pieces name the branch: {…, "branchId"}.

-- Takes pieces out of the stock of a branch, as take_pieces does out of that of the warehouse: all or none.
CREATE FUNCTION take_branch_pieces(of_branch integer, wanted jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  line record;
BEGIN
  FOR line IN
    SELECT each."variantId" AS variant_id, sum(each.quantity) AS pieces
    FROM jsonb_to_recordset(wanted) AS each("variantId" integer, quantity integer) GROUP BY 1 ORDER BY 1
  LOOP
    PERFORM FROM branch_stock
      WHERE branch_id = of_branch AND variant_id = line.variant_id AND quantity >= line.pieces FOR UPDATE;
    IF NOT FOUND THEN RETURN NULL; END IF;
  END LOOP;
  UPDATE branch_stock AS stocked SET quantity = stocked.quantity - taken.pieces
    FROM (SELECT each."variantId" AS variant_id, sum(each.quantity) AS pieces
      FROM jsonb_to_recordset(wanted) AS each("variantId" integer, quantity integer) GROUP BY 1) AS taken
    WHERE stocked.branch_id = of_branch AND stocked.variant_id = taken.variant_id;
  RETURN (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'key', each.key, 'variantId', each."variantId", 'quantity', each.quantity, 'branchId', of_branch)), '[]')
    FROM jsonb_to_recordset(wanted) AS each(key text, "variantId" integer, quantity integer));
END $$;
--> statement-breakpoint

CREATE OR REPLACE FUNCTION give_back_pieces(taken jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE line record;
BEGIN
  FOR line IN
    SELECT each."variantId" AS variant_id, each."branchId" AS branch_id, sum(each.quantity) AS pieces
    FROM jsonb_to_recordset(taken) AS each("variantId" integer, quantity integer, "branchId" integer)
    GROUP BY 1, 2 ORDER BY 1, 2
  LOOP
    IF line.branch_id IS NULL THEN
      UPDATE stock SET quantity = quantity + line.pieces WHERE variant_id = line.variant_id;
    ELSE
      INSERT INTO branch_stock (variant_id, branch_id, quantity) VALUES (line.variant_id, line.branch_id, line.pieces)
        ON CONFLICT (variant_id, branch_id) DO UPDATE SET quantity = branch_stock.quantity + excluded.quantity;
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint

-- Pieces of a branch do not add to what the warehouse can send.
CREATE OR REPLACE FUNCTION stock_as_json(stocked stock, held jsonb) RETURNS json
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN stocked.variant_id IS NOT NULL THEN json_build_object(
    'variantId', stocked.variant_id, 'supplierId', stocked.supplier_id, 'warehouseId', stocked.warehouse_id,
    'quantity', stocked.quantity + CASE WHEN held IS NULL THEN 0 ELSE (
      SELECT coalesce(sum(each.quantity), 0)
      FROM jsonb_to_recordset(held) AS each("variantId" integer, quantity integer, "branchId" integer)
      WHERE each."variantId" = stocked.variant_id AND each."branchId" IS NULL) END,
    'isSellableWithoutStock', stocked.is_sellable_without_stock,
    'expectedAvailabilityAt', stocked.expected_availability_at) END
$$;
--> statement-breakpoint

CREATE OR REPLACE FUNCTION place_order(of_shop integer, of_key text, at timestamptz, gone_before timestamptz, placed jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  number text := placed ->> 'id';
  attempt text := placed ->> 'attemptKey';
  is_confirmed boolean := placed ->> 'stage' = 'confirmed';
  -- The shop that the basket is stored under.
  basket_shop integer := coalesce((placed ->> 'basketShopId')::integer, of_shop);
  -- The branch whose stock the pieces come from.
  of_branch integer := (placed ->> 'branchId')::integer;
  pieces jsonb;
BEGIN
  PERFORM lock_basket(basket_shop, of_key, at, gone_before);
  IF EXISTS (
    SELECT FROM purchase WHERE id = number OR shop_id = of_shop AND attempt_key = attempt
      OR basket_shop_id = basket_shop AND basket_key = of_key AND stage IN ('open', 'payment_pending'))
    OR basket_print(basket_shop, of_key) <> placed -> 'print' THEN RETURN NULL; END IF;
  IF of_branch IS NULL THEN
    pieces := take_pieces(placed -> 'print');
  ELSE
    pieces := take_branch_pieces(of_branch, placed -> 'print');
  END IF;
  IF pieces IS NULL THEN RETURN NULL; END IF;

  INSERT INTO purchase (id, shop_id, basket_shop_id, basket_key, attempt_key, customer_id, stage, placed_at, confirmed_at, expires_at, taken, document)
    VALUES (number, of_shop, basket_shop, of_key, attempt, placed ->> 'customerId', placed ->> 'stage', at, CASE WHEN is_confirmed THEN at END,
      (placed ->> 'expiresAt')::timestamptz, pieces, placed -> 'document');
  INSERT INTO payment (id, order_id, key, amount, currency, state, created_at, checked_at)
    VALUES (placed ->> 'paymentId', number, placed ->> 'paymentKey', (placed ->> 'amount')::integer, placed ->> 'currency',
      CASE WHEN is_confirmed THEN 'authorised' ELSE 'open' END, at, at);
  IF is_confirmed THEN
    PERFORM take_bought(basket_shop, of_key, placed -> 'print');
    INSERT INTO order_news (order_id, event, at) VALUES (number, 'confirm', at);
  END IF;
  RETURN number;
END $$;
