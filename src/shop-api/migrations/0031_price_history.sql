-- Prices that others have replaced: directive 98/6/EC, article 6a, wants the lowest of thirty days beside a reduced one. A price was
-- valid until "replaced_at". Rows stay when a variant is deleted, because they are the proof.
CREATE TABLE "price_history" (
  "variant_id" integer NOT NULL,
  "shop_id" integer NOT NULL,
  "with_tax" integer NOT NULL,
  "replaced_at" timestamp with time zone NOT NULL,
  PRIMARY KEY ("variant_id", "shop_id", "replaced_at", "with_tax")
);--> statement-breakpoint

-- A changed price of a product in one shop. Without a shop, the change is one of the stock, in all shops.
ALTER TABLE "stock_change" ADD COLUMN "shop_id" integer;
