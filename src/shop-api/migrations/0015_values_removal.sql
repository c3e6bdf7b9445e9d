-- Values of an eye leave an order when its customer wants it, or when nobody needs them any more.
ALTER TABLE "purchase" ADD COLUMN "values_removal" text;--> statement-breakpoint
CREATE INDEX "purchase_values" ON "purchase" ("placed_at") WHERE "values_removal" IS DISTINCT FROM 'done';--> statement-breakpoint
CREATE INDEX "purchase_unwanted_values" ON "purchase" ("id") WHERE "values_removal" = 'requested';
