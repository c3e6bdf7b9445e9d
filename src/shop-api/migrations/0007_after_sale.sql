ALTER TABLE "catalogue" ADD COLUMN "stock_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TABLE "stock_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" bigint
);
--> statement-breakpoint
CREATE INDEX "stock_change_version" ON "stock_change" USING btree ("version");--> statement-breakpoint

-- No refund exceeds the amount of the payment.
ALTER TABLE "payment" ADD CONSTRAINT "payment_refund_within" CHECK ("refund_due" BETWEEN 0 AND "amount" AND "refunded" BETWEEN 0 AND "amount") NOT VALID;--> statement-breakpoint

CREATE FUNCTION note_stock_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_change (product_id) SELECT product_id FROM variant WHERE id = NEW.variant_id;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- The variant sells out, or is available again.
CREATE TRIGGER stock_sells AFTER UPDATE OF quantity, is_sellable_without_stock ON stock FOR EACH ROW
  WHEN ((OLD.quantity > 0 OR OLD.is_sellable_without_stock) IS DISTINCT FROM (NEW.quantity > 0 OR NEW.is_sellable_without_stock))
  EXECUTE FUNCTION note_stock_change();
