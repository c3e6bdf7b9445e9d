-- Payments on an account of the shop, each recorded once.
CREATE TABLE "transfer_entry" (
	"key" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL REFERENCES "purchase"("id") ON DELETE CASCADE,
	"booked_on" date NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "transfer_entry_order" ON "transfer_entry" ("order_id");--> statement-breakpoint
-- A variable symbol is the end of an order number.
CREATE INDEX "purchase_symbol" ON "purchase" (right("id", 10));--> statement-breakpoint
-- Reminders of unpaid invoices that the buyer has got.
ALTER TABLE "payment" ADD COLUMN "reminded" integer DEFAULT 0 NOT NULL;
