-- Reminders of values of an eye that follow an order. Of all orders, few are in work.
ALTER TABLE "purchase" ADD COLUMN "values_reminded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "purchase_in_work" ON "purchase" ("confirmed_at") WHERE "stage" = 'confirmed';
