-- The shops of one country share a visitor's basket: an order of one shop may be of a basket that is stored under another.
ALTER TABLE "purchase" ADD COLUMN "basket_shop_id" integer;--> statement-breakpoint
UPDATE "purchase" SET "basket_shop_id" = "shop_id";--> statement-breakpoint
ALTER TABLE "purchase" ALTER COLUMN "basket_shop_id" SET NOT NULL;--> statement-breakpoint
DROP INDEX "purchase_unpaid";--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_unpaid" ON "purchase" ("basket_shop_id","basket_key") WHERE stage in ('open', 'payment_pending');--> statement-breakpoint

CREATE OR REPLACE FUNCTION place_order(of_shop integer, of_key text, at timestamptz, gone_before timestamptz, placed jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  number text := placed ->> 'id';
  attempt text := placed ->> 'attemptKey';
  is_confirmed boolean := placed ->> 'stage' = 'confirmed';
  -- The shop that the basket is stored under.
  basket_shop integer := coalesce((placed ->> 'basketShopId')::integer, of_shop);
  pieces jsonb;
BEGIN
  PERFORM lock_basket(basket_shop, of_key, at, gone_before);
  IF EXISTS (
    SELECT FROM purchase WHERE id = number OR shop_id = of_shop AND attempt_key = attempt
      OR basket_shop_id = basket_shop AND basket_key = of_key AND stage IN ('open', 'payment_pending'))
    OR basket_print(basket_shop, of_key) <> placed -> 'print' THEN RETURN NULL; END IF;
  pieces := take_pieces(placed -> 'print');
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
--> statement-breakpoint

CREATE OR REPLACE FUNCTION read_basket(of_shop integer, of_key text, gone_before timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE held jsonb;
BEGIN
  SELECT taken INTO held FROM purchase
    WHERE basket_shop_id = of_shop AND basket_key = of_key AND stage IN ('open', 'payment_pending');
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
