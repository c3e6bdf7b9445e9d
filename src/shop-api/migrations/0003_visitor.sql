ALTER TABLE "basket" DROP COLUMN "promotion_code";--> statement-breakpoint

-- Baskets and wishlists are read and locked by functions, whose statements are planned once per connection.

CREATE FUNCTION stock_as_json(stocked stock) RETURNS json
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN stocked.variant_id IS NOT NULL THEN json_build_object(
    'variantId', stocked.variant_id, 'supplierId', stocked.supplier_id, 'warehouseId', stocked.warehouse_id,
    'quantity', stocked.quantity, 'isSellableWithoutStock', stocked.is_sellable_without_stock,
    'expectedAvailabilityAt', stocked.expected_availability_at) END
$$;
--> statement-breakpoint

-- The lines in the order in which they were added, with the current stock of their variants; none if the
-- basket has expired.
CREATE FUNCTION read_basket(of_shop integer, of_key text, gone_before timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (
    SELECT json_agg(json_build_object(
      'key', item.key, 'variantId', item.variant_id, 'productId', variant.product_id,
      'isActive', coalesce(product.is_active, false), 'quantity', item.quantity, 'customData', item.custom_data,
      'displayData', item.display_data, 'itemGroup', item.item_group, 'promotions', item.promotions,
      'position', item.position, 'stock', stock_as_json(stock)) ORDER BY item.position)
    FROM basket
    JOIN basket_item AS item ON item.shop_id = basket.shop_id AND item.basket_key = basket.key
    LEFT JOIN variant ON variant.id = item.variant_id
    LEFT JOIN product ON product.id = variant.product_id
    LEFT JOIN stock ON stock.variant_id = item.variant_id
    WHERE basket.shop_id = of_shop AND basket.key = of_key AND basket.updated_at >= gone_before);
END $$;
--> statement-breakpoint

CREATE FUNCTION read_wishlist(of_shop integer, of_key text, gone_before timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (
    SELECT json_agg(json_build_object(
      'key', item.key, 'productId', item.product_id, 'variantId', item.variant_id, 'customData', item.custom_data,
      'itemGroup', item.item_group, 'position', item.position, 'stock', stock_as_json(stock)) ORDER BY item.position)
    FROM wishlist
    JOIN wishlist_item AS item ON item.shop_id = wishlist.shop_id AND item.wishlist_key = wishlist.key
    LEFT JOIN stock ON stock.variant_id = item.variant_id
    WHERE wishlist.shop_id = of_shop AND wishlist.key = of_key AND wishlist.updated_at >= gone_before);
END $$;
--> statement-breakpoint

-- Locks a basket for the rest of the transaction, so that its writers run one after another, and returns its
-- lines. Creates the basket if there is none, and empties it if it has expired. The last change is recorded
-- to the hour, so that most changes leave the row as it is.
CREATE FUNCTION claim_basket(of_shop integer, of_key text, at timestamptz, gone_before timestamptz) RETURNS text
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
  RETURN read_basket(of_shop, of_key, gone_before);
END $$;
--> statement-breakpoint

CREATE FUNCTION claim_wishlist(of_shop integer, of_key text, at timestamptz, gone_before timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE changed timestamptz;
BEGIN
  LOOP
    SELECT updated_at INTO changed FROM wishlist WHERE shop_id = of_shop AND key = of_key FOR UPDATE;
    EXIT WHEN FOUND;
    INSERT INTO wishlist (shop_id, key, created_at, updated_at) VALUES (of_shop, of_key, at, at) ON CONFLICT DO NOTHING;
  END LOOP;
  IF changed < gone_before THEN
    DELETE FROM wishlist_item WHERE shop_id = of_shop AND wishlist_key = of_key;
  END IF;
  IF changed < at - interval '1 hour' THEN
    UPDATE wishlist SET updated_at = at WHERE shop_id = of_shop AND key = of_key;
  END IF;
  RETURN read_wishlist(of_shop, of_key, gone_before);
END $$;
